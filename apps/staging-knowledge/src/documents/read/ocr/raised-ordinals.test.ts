import { withOrdinals } from './raised-ordinals.ts';

test.each([
  ['Thursday, March 11", 3:40 pm', 'Thursday, March 11th, 3:40 pm'],
  ['October 31*', 'October 31st'],
  ['Thursday, April 22M both grades', 'Thursday, April 22nd both grades'],
  ['Feb. 41"', 'Feb. 4th'],
  ['Friday, Feb. 121  20/100', 'Friday, Feb. 12th  20/100'],
  ['Feb. 171"', 'Feb. 17th'],
  ['October 4”, 2019', 'October 4th, 2019'],
])('%s is %s', (recognised, text) => {
  expect(withOrdinals(recognised)).toBe(text);
});

test.each(['March 11th', 'March 11, 2027', 'May 2027', 'Room 121', 'Dec. 32', 'April 22 McAllister', 'Sept. 999'])(
  '%s stays as it is',
  (text) => {
    expect(withOrdinals(text)).toBe(text);
  },
);
