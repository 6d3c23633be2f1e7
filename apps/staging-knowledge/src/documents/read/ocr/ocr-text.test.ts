import { headline } from '../layout/headline.ts';
import { linesToText } from '../layout/text-lines.ts';
import { ocrTextOf } from './ocr-text.ts';
import { wordsIn } from './ocr-words.ts';

interface Printed {
  text: string;
  x: number;
  y: number;
  block?: number;
  /** Height of a capital letter in pixels. */
  capital?: number;
  confidence?: number;
}

/** Tesseract's table for words of an even width. */
function table(lines: readonly Printed[]): string {
  return lines
    .flatMap(({ text, x, y, block = 1, capital = 22, confidence = 95 }, line) => {
      let left = x;
      return text.split(' ').map((word, index) => {
        const row = [5, 1, block, 1, line, index + 1, left, y, word.length * 16, capital, confidence, word];
        left += word.length * 16 + 9;
        return row.join('\t');
      });
    })
    .join('\n');
}

const textOf = (lines: readonly Printed[]) => linesToText(ocrTextOf(wordsIn(table(lines))).lines);

test('cells that were found in blocks of their own stand side by side, although the page is a little crooked', () => {
  const rows = [
    ['Step', 'Due'],
    ['Name', 'Feb. 4'],
    ['Note cards', 'Feb. 12'],
    ['Poster', 'Feb. 23'],
  ];
  const printed = [0, 1].flatMap((column) =>
    rows.map((row, index) => ({
      text: row[column] ?? '',
      x: 200 + column * 800 + (index % 2) * 3,
      y: 300 + index * 60 + column * 6,
      block: column + 1,
    })),
  );
  expect(textOf(printed)).toBe('Step  Due\nName  Feb. 4\nNote cards  Feb. 12\nPoster  Feb. 23');
});

test('columns of prose are read one after the other, whatever the order in which they were found', () => {
  const left = [
    'The maples on Elm have decided',
    'that summer is over now, and',
    'the truck comes on Monday for',
    'leaves',
  ];
  const right = [
    'Ninety pumpkins lit the lane',
    'last year, so let us make it',
    'a hundred and walk on Friday',
    'evening',
  ];
  const printed = left.flatMap((text, index) => [
    { text, x: 100, y: 300 + index * 40, block: 1 },
    { text: right[index] ?? '', x: 900, y: 300 + index * 40, block: 2 },
  ]);
  expect(textOf(printed.toSorted((a, b) => a.block - b.block))).toBe([...left, '', ...right].join('\n'));
});

test('the line in the largest letters is the headline', () => {
  const printed = [
    { text: 'Room 14', x: 100, y: 100 },
    { text: 'Who was that?', x: 100, y: 180, capital: 60 },
    { text: 'Dear families, your fourth grader', x: 100, y: 300 },
    { text: 'is going to become somebody else', x: 100, y: 340 },
  ];
  expect(headline(ocrTextOf(wordsIn(table(printed))).lines)).toBe('Who was that?');
});

test('words that are hardly clear are dirt, and nothing has no confidence', () => {
  const printed = [
    { text: 'Dear families', x: 100, y: 100 },
    { text: '~;', x: 100, y: 160, confidence: 12 },
  ];
  expect(textOf(printed)).toBe('Dear families');
  expect(ocrTextOf(wordsIn('level\tpage_num\n'))).toEqual({ lines: [], confidence: 0, score: 0, clearWords: 0 });
});

test('a bar is a letter before a small one, otherwise the line next to a cell', () => {
  const printed = [
    { text: 'Whether or not, | need the card', x: 100, y: 100 },
    { text: '|Rockets 2 | Quarry|', x: 100, y: 160 },
  ];
  expect(textOf(printed)).toBe('Whether or not, I need the card\nRockets 2 Quarry');
});
