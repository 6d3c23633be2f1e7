import { joinDateBlocks } from './date-blocks.ts';
import type { TextRun } from './text-run.ts';

const run = (text: string, x: number, y: number, size: number, order: number): TextRun => ({
  text,
  x: x - (text.length * size) / 4,
  y,
  width: (text.length * size) / 2,
  size,
  turn: 0,
  order,
});

test('a month, a day and a weekday above each other are one run in line with the event next to them', () => {
  const event = { ...run('Bike rodeo', 0, 52, 12, 3), x: 80 };
  const joined = joinDateBlocks([run('MAY', 40, 50, 9, 0), run('8', 40, 72, 22, 1), run('SAT', 40, 84, 9, 2), event]);
  expect(joined.map(({ text, y }) => [text, y])).toEqual([
    ['SAT MAY 8', 52],
    ['Bike rodeo', 52],
  ]);
});

test('a number below a month without anything next to it stays as it is', () => {
  const runs = [run('MAY', 40, 50, 9, 0), run('8', 40, 72, 22, 1)];
  expect(joinDateBlocks(runs)).toEqual(runs);
});

test('a month above the head of a table and its first number are no block', () => {
  const heads = ['MON', 'TUE', 'WED'].map((name, index) => run(name, 40 + 80 * index, 84, 9, 1 + index));
  const event = { ...run('Parade', 0, 112, 12, 5), x: 200 };
  const runs = [run('MAY', 40, 60, 30, 0), ...heads, run('2', 40, 104, 12, 4), event];
  expect(joinDateBlocks(runs)).toEqual(runs);
});
