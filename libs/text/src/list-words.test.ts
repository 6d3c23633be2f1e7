import { listWords } from './list-words.ts';

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Ben'], 'Ana and Ben'],
  [['Ana', 'Ben', 'Maya'], 'Ana, Ben, and Maya'],
])('the list of %j is %j', (words, expected) => {
  expect(listWords(words)).toBe(expected);
});
