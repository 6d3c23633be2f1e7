import { cellMonth } from './cell-month.ts';
import type { DrawnCell } from './drawn-table.ts';
import type { TextRun } from './text-run.ts';

const [width, height, top] = [80, 60, 100];

function run(text: string, x: number, y: number): TextRun {
  return { text, x, y, width: text.length * 5, size: 10, turn: 0, order: y * 1_000 + x };
}

/** Cells of a week's days, below each other in so many rows. */
function grid(rows: number): DrawnCell[] {
  return Array.from({ length: rows * 7 }, (_, at) => {
    const [left, upper] = [(at % 7) * width, top + Math.floor(at / 7) * height];
    return { left: left + 1, top: upper + 1, right: left + width - 1, bottom: upper + height - 1 };
  });
}

const at = (column: number, row: number, text: string, down = 12) =>
  run(text, column * width + 4, top + row * height + down);

/** March 2027, whose first day is a Monday, with the numbers that were recognised. */
const march = (numbers: readonly number[]) => numbers.map((day) => at(day % 7, Math.floor(day / 7), String(day)));

const heads = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name, column) =>
  run(name, column * width + 30, top - 6),
);

const textOf = (runs: readonly TextRun[], cells = grid(5)) => cellMonth(runs, cells)?.rows.map(({ text }) => text);

test('the numbers that were recognised say which days the others are', () => {
  const runs = [
    run('March 2027', 10, 40),
    ...heads,
    ...march([1, 2, 3, 8, 9, 17, 30]),
    at(3, 1, '1()'),
    at(3, 1, 'Book fair', 26),
    at(5, 2, 'Early release', 26),
    at(3, 4, 'Choir', 26),
  ];
  expect(textOf(runs)).toEqual([
    'Sun  Mon  Tue  Wed  Thu  Fri  Sat',
    '1  2  3  4  5  6',
    '7  8  9  10 Book fair  11  12  13',
    '14  15  16  17  18  19 Early release  20',
    '21  22  23  24  25  26  27',
    '28  29  30  31 Choir',
  ]);
});

test('weekdays that were not recognised follow from the month, and notes in cells of other months stay notes', () => {
  const runs = [
    run('March 2027', 10, 40),
    ...march([1, 2, 3, 8, 9]),
    at(1, 1, 'Fair', 26),
    at(5, 4, 'Bring a hat', 26),
  ];
  const found = cellMonth(runs, grid(5));
  expect(found?.rows[0]?.text).toBe('Sun  Mon  Tue  Wed  Thu  Fri  Sat');
  expect(found?.rest.map(({ text }) => text)).toEqual(['Bring a hat']);
});

test('a cell over several days is about all of them', () => {
  const cells = grid(5).filter((_, index) => index < 23 || index > 25);
  const wide = { left: 2 * width + 1, top: top + 3 * height + 1, right: 5 * width - 1, bottom: top + 4 * height - 1 };
  const runs = [...heads, ...march([1, 2, 3, 8, 9]), run('Spring break', 3 * width, top + 3 * height + 30)];
  expect(textOf(runs, [...cells, wide])?.[4]).toBe('21  22  23  23–25 Spring break  24  25  26  27');
});

test('numbers that do not agree are no month', () => {
  const runs = [...heads, at(0, 0, '9'), at(1, 0, '4'), at(2, 1, '30'), at(3, 1, '2'), at(1, 1, 'Gulls', 26)];
  expect(cellMonth(runs, grid(5))).toBeNull();
});

test('names and a heading that contradict each other need many numbers', () => {
  const wrong = [run('April 2027', 10, 40), ...heads, at(1, 1, 'Gulls', 26)];
  expect(cellMonth([...wrong, ...march([1, 2, 3, 8, 9])], grid(5))).toBeNull();
  expect(cellMonth([...wrong, ...march([1, 2, 3, 8, 9, 10, 15, 16, 17])], grid(5))).not.toBeNull();
});
