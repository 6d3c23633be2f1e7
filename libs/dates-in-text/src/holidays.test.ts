import { findDates } from './find-dates.ts';

const daysIn = (text: string, written = '2026-08-20') =>
  findDates(text, { written }).map(({ date, endDate }) => (endDate === null ? date : `${date} to ${endDate}`));

test.each([
  ['Bring the book before Halloween.', '2026-10-31'],
  ['No class Memorial Day', '2027-05-31'],
  ['Last day is Labor Day, noon to 6.', '2026-09-07'],
  ['I need sizes by Valentine’s, the seamstress waits.', '2027-02-14'],
  ['The office is closed on Thanksgiving and the day after.', '2026-11-26'],
  ['We are closed on Good Friday.', '2027-03-26'],
  ['No practice Easter Sunday.', '2027-03-28'],
  ['Closed on Presidents’ Day.', '2027-02-15'],
])('%s names %s', (text, day) => {
  expect(daysIn(text)).toEqual([day]);
});

test.each([
  'Our Halloween parade goes around the block.',
  'Thanksgiving break was short.',
  'Bring Valentine cards for the class.',
  'The Labor Day weekend was wet.',
])('%s names no day', (text) => {
  expect(daysIn(text)).toEqual([]);
});

test('a holiday next to its date names nothing more', () => {
  expect(daysIn('Good Friday 3/26 we close at 3.')).toEqual(['2027-03-26']);
  expect(daysIn('No school on Labor Day, September 7.')).toEqual(['2026-09-07']);
});

test('ordinals in brackets or behind an article make a stretch, grades none', () => {
  expect(daysIn('No lessons during break (24th–28th).')).toEqual(['2026-08-24 to 2026-08-28']);
  expect(daysIn('The pool is closed from the 24th to the 28th.')).toEqual(['2026-08-24 to 2026-08-28']);
  expect(daysIn('Chess club (6th-8th) meets in the gym.')).toEqual([]);
  expect(daysIn('This is the 31st year of the studio.')).toEqual([]);
});

test('two weekdays with two numbers are one stretch', () => {
  expect(daysIn('We are closed Thursday and Friday, the 27th and 28th.')).toEqual(['2026-08-27 to 2026-08-28']);
  expect(daysIn('games sat + sun (5th and 6th)')).toEqual(['2026-09-05 to 2026-09-06']);
});

test('a stretch takes the hour before its first day and the hour before its last', () => {
  expect(findDates('Closed from 7 a.m. Tues., June 15, to 5 p.m. Wed., June 16.', { written: '2027-05-20' })).toEqual([
    expect.objectContaining({ date: '2027-06-15', time: '07:00', endDate: '2027-06-16', endTime: '17:00' }),
  ]);
});
