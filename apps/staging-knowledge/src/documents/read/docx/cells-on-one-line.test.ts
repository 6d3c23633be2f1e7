import { cellsOnOneLine } from './cells-on-one-line.ts';

test('breaks and paragraphs in the cells of a row do not tear it apart', () => {
  expect(
    cellsOnOneLine('<table><tr><td><p>4</p><p>Fair<br />gym</p></td><td>5</td></tr></table><p>x<br />y</p>'),
  ).toMatch(/<td>\s*4\s+Fair gym\s*<\/td><td>5<\/td>.*<p>x<br \/>y<\/p>/);
});

test('an empty cell below weekdays gets a dash, another table keeps its empty cells', () => {
  const rows = '<tr><td>Pizza</td><td></td><td><p></p></td></tr>';
  expect(cellsOnOneLine(`<table><tr><td>Mon</td><td>Tue</td><td>Wed</td></tr>${rows}</table>`)).toContain(
    '<td>Pizza</td><td>–</td><td>–</td>',
  );
  expect(cellsOnOneLine(`<table><tr><td>Name</td><td>Age</td><td>Room</td></tr>${rows}</table>`)).not.toContain('–');
});

test('an empty cell below hours gets a dash', () => {
  const html =
    '<table><tr><td>Day</td><td>Home, 9:15 a.m.</td><td>11:40 a.m.</td></tr><tr><td>Jan. 16</td><td></td><td>Icicles</td></tr></table>';
  expect(cellsOnOneLine(html)).toContain('<td>Jan. 16</td><td>–</td><td>Icicles</td>');
});
