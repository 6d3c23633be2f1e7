import { impossibleDay } from './impossible-day.ts';

test.each([
  ['what do we have on february 30?', 'February 30'],
  ['Anything on the 31st of November', 'November 31'],
  ['is school off jun the 31st', 'June 31'],
  ['Sept. 31 or October 1?', 'September 31'],
  ['30 Feb plans', 'February 30'],
])('“%s” names a day that no month has', (text, day) => {
  expect(impossibleDay(text)).toBe(day);
});

test.each([
  'what is on january 31',
  'the 30th of November',
  'February 29',
  'from November 3 to 31 December',
  'April 31.50 was paid',
  'at 9:30 June comes over',
  'we paid $30 feb and march',
])('“%s” names none', (text) => {
  expect(impossibleDay(text)).toBeNull();
});
