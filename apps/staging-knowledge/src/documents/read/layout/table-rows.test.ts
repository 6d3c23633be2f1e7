import { joinRows, type TextLine } from './table-rows.ts';

const size = 10;
/** Cells of a table: their places in a row, and the distance of each row to the one above. */
const table = (places: readonly number[], rows: readonly (readonly [number, ...string[]])[]): TextLine[] => {
  let y = 100;
  return rows.flatMap(([gap, ...cells]) => {
    y += gap;
    return cells.flatMap((text, column) => {
      const x = places[column] ?? 0;
      return text === '' ? [] : [{ text, x, y, right: x + 5 * text.length, size, order: 0, isRightToLeft: false }];
    });
  });
};
const textOf = (lines: readonly TextLine[]) => joinRows(lines).map(({ text }) => text);

test('rows that fill all columns stay apart, however close they are', () => {
  const rows = table(
    [30, 120, 200],
    [
      [0, 'Day', 'Time', 'Where'],
      [13, 'Sat. 3/6', '9:00', 'Gym A'],
      [13, 'Sat. 3/13', '10:00', 'Gym B'],
      [17, 'Sun. 3/21', '9:00', 'Gym A'],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Day  Time  Where',
    'Sat. 3/6  9:00  Gym A',
    'Sat. 3/13  10:00  Gym B',
    'Sun. 3/21  9:00  Gym A',
  ]);
});

test('the next lines of cells that were wrapped go on in them', () => {
  const rows = table(
    [30, 120],
    [
      [0, 'Mar. 6', 'We walk to the lake and have our'],
      [12, '', 'lunch there.'],
      [18, 'Mar. 13 – The big', 'Club night, and everybody else is our'],
      [12, 'Relay', 'guest.'],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Mar. 6  We walk to the lake and have our lunch there.',
    'Mar. 13 – The big Relay  Club night, and everybody else is our guest.',
  ]);
});

test('a paragraph below a table is no second line of its first column', () => {
  const rows = table(
    [30, 160],
    [
      [0, 'Arrival', '04.07.2027'],
      [18, 'Guests', '2 adults'],
      [12, 'Dear family,', ''],
    ],
  );
  expect(textOf(rows)).toEqual(['Arrival  04.07.2027', 'Guests  2 adults', 'Dear family,']);
});
