import { letterLines } from './letter-lines.ts';

test('sentences of a narrow box are joined on a page of wider lines', () => {
  const wide = Array.from(
    { length: 8 },
    (_, week) => `In week ${week + 1} we read together every morning and write about it in the notebooks that we have.`,
  );
  const text = [
    ...wide,
    '',
    'Start and finish are at the engine house',
    'in Depot Street. Numbers are there now.',
    'Thunder means that we run a day later.',
  ].join('\n');
  expect(letterLines(text).at(-1)?.text).toBe(
    'Start and finish are at the engine house in Depot Street. Numbers are there now. Thunder means that we run a day later.',
  );
});
