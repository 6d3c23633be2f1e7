import { isLikeTitle } from './like-title.ts';

test.each([
  ['winter concert', 'winter concert', true],
  ['science museum trip', 'museum trip', true],
  ['return the signed permission slip', 'permission slip', true],
  ['dentist appointment', 'dental appointment', true],
  ['', '', true],
  ['soccer practice', 'soccer game', false],
  ['picture day', 'field day', false],
  ['the', 'concert', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isLikeTitle(one, other)).toBe(expected);
  expect(isLikeTitle(other, one)).toBe(expected);
});
