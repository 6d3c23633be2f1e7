import { withMonths } from './mistaken-months.ts';

test.each([
  ['FFBRUARY 2028 Menu', 'FEBRUARY 2028 Menu'],
  ['Octoher 2027', 'October 2027'],
  ['March 2027', 'March 2027'],
  ['Lynch 2027', 'Lynch 2027'],
  ['Marsh Hollow 2027', 'Marsh Hollow 2027'],
  ['Octoher 3', 'Octoher 3'],
])('%s is %s', (seen, meant) => {
  expect(withMonths(seen)).toBe(meant);
});
