import { stem } from './stem.ts';

test.each([
  ['running', 'run'],
  ['families', 'famili'],
  ['x'.repeat(1_001), 'x'.repeat(1_001)],
])('the stem of %j is %j', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
