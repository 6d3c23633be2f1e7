import { isShortFor } from './short-words.ts';

test.each([
  ['trng', 'training'],
  ['appt', 'appointment'],
  ['wkshp', 'workshop'],
])('%s is short for %s', (short, whole) => {
  expect(isShortFor(short, whole)).toBe(true);
});

test.each([
  ['car', 'cardinal'],
  ['art', 'apartment'],
  ['phx', 'phoenix'],
  ['bstr', 'bookstore'],
])('%s is not short for %s', (short, whole) => {
  expect(isShortFor(short, whole)).toBe(false);
});
