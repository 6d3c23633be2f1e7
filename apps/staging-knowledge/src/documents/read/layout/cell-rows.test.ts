import { cellRows } from './cell-rows.ts';
import type { DrawnCell } from './drawn-table.ts';
import type { TextRun } from './text-run.ts';

const [width, height, top] = [100, 40, 100];

const at = (column: number, row: number, text: string, line = 0): TextRun => {
  const [x, y] = [column * width + 5, top + row * height + 14 + line * 12];
  return { text, x, y, width: text.length * 5, size: 10, turn: 0, order: y * 1_000 + x };
};

const cells = (columns: number, rows: number): DrawnCell[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [left, upper] = [(index % columns) * width, top + Math.floor(index / columns) * height];
    return { left: left + 1, top: upper + 1, right: left + width - 1, bottom: upper + height - 1 };
  });

const textOf = (runs: readonly TextRun[], drawn: readonly DrawnCell[]) =>
  cellRows(runs, drawn)?.rows.map(({ text }) => text);

test('the lines of a cell stay together, and each row is one line', () => {
  const runs = [
    at(0, 0, 'Date'),
    at(1, 0, 'Against'),
    at(2, 0, 'Time'),
    at(0, 1, 'Jan 9'),
    at(1, 1, 'Moles, at the'),
    at(1, 1, 'old gym', 1),
  ];
  const table = cells(3, 3).toSpliced(7, 1);
  expect(textOf([...runs, at(0, 2, 'Jan 16'), at(1, 2, 'Foxes')], table)).toEqual([
    'Date  Against  Time',
    'Jan 9  Moles, at the old gym',
    'Jan 16  Foxes',
  ]);
});

test('below weekdays, empty cells are told', () => {
  const head = ['Week', 'Monday', 'Tuesday', 'Wednesday'].map((text, column) => at(column, 0, text));
  const runs = [...head, at(0, 1, 'May 3'), at(3, 1, 'Library'), at(0, 2, 'May 10'), at(1, 2, 'Test')];
  expect(textOf(runs, cells(4, 3))).toEqual([
    'Week  Monday  Tuesday  Wednesday',
    'May 3  –  –  Library',
    'May 10  Test  –  –',
  ]);
});

test('forms with two columns and boxes around texts are no table, and a month is none either', () => {
  const text = [0, 1, 2].flatMap((row) => [at(0, row, 'One'), at(1, row, 'Two')]);
  const long = Array.from({ length: 5 }, (_, line) => ({ ...at(0, 0, 'words'), y: top + 6 + line * 7, size: 6 }));
  expect(textOf(text, cells(2, 3))).toBeUndefined();
  const third = [0, 1, 2].map((row) => at(2, row, 'Three'));
  expect(textOf([...text, ...third], cells(3, 3))).toHaveLength(3);
  expect(textOf([...text, ...third, ...long], cells(3, 3))).toBeUndefined();
  const days = Array.from({ length: 14 }, (_, day) => at(day % 7, Math.floor(day / 7), String(day + 1)));
  expect(textOf([...days, ...days.map((run) => ({ ...run, y: run.y + 2 * height }))], cells(7, 4))).toBeUndefined();
});
