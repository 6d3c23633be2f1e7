import { isSupported } from './word-support.ts';

test.each([
  [[], true],
  [['trip'], true],
  [['trip', 'museum', 'bus', 'moon', 'mars'], true],
  [['trip', 'museum', 'moon', 'mars', 'venus'], false],
])('%j is supported: %s', (words, expected) => {
  expect(isSupported(words, new Set(['trip', 'museum', 'bus']))).toBe(expected);
});
