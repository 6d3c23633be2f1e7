import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [13, '13th'],
  [22, '22nd'],
  [31, '31st'],
  [113, '113th'],
])('%d is written %s', (number, words) => {
  expect(ordinal(number)).toBe(words);
});
