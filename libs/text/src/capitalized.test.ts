import { capitalized } from './capitalized.ts';

test.each([
  ['return the form', 'Return the form'],
  ['école', 'École'],
  ['Already', 'Already'],
  ['9 am', '9 am'],
  ['', ''],
])('“%s” becomes “%s”', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});
