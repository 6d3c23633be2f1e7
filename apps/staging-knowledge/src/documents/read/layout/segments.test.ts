import { segments } from './segments.ts';
import type { TextRun } from './text-run.ts';

const size = 10;
const run = (text: string, x: number, y: number, order: number): TextRun => ({
  text,
  x,
  y,
  width: 5 * text.length,
  size,
  turn: 0,
  order,
});

test('a cell that begins where others begin is apart from a day that nearly reaches it', () => {
  const runs = [
    run('7:15 a.m.', 62, 100, 0),
    run('Wed 2/10', 10, 120, 1),
    run('Safety patrol', 62, 120, 2),
    run('pancakes', 62, 132, 3),
  ];
  expect(segments(runs).map(({ text }) => text)).toEqual(['7:15 a.m.', 'Wed 2/10', 'Safety patrol', 'pancakes']);
});
