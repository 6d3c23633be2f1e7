import { cutBetweenWords, cutToBytes } from './cut-text.ts';

test.each([
  ['a short text stays', 'Field trip', 10, 'Field trip'],
  ['a long one is cut between words', 'Field trip on Friday', 12, 'Field trip'],
  ['a word without end is cut', 'Donaudampfschiff', 5, 'Donau'],
  ['a surrogate pair is never cut', '🎂🎂', 3, '🎂'],
])('cutBetweenWords: %s', (_, text, length, expected) => {
  expect(cutBetweenWords(text, length)).toBe(expected);
});

test.each([
  ['cake', 4, 'cake'],
  ['cakes', 4, 'cake'],
  ['é🎂', 5, 'é'],
  ['é🎂', 6, 'é🎂'],
])('cutToBytes: %j in %d bytes is %j', (text, bytes, expected) => {
  expect(cutToBytes(text, bytes)).toBe(expected);
});
