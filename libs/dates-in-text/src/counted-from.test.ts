import { findDates } from './find-dates.ts';

const daysIn = (text: string) =>
  findDates(text, { written: '2026-09-14' }).map(({ date, endDate, time, endTime }) =>
    [date, endDate && `..${endDate}`, time && ` ${time}`, endTime && `-${endTime}`].filter(Boolean).join(''),
  );

test.each([
  ['Our parade is the day before Halloween at 1 p.m.', ['2026-10-30 13:00']],
  ['No practice the Wed. before Thanksgiving.', ['2026-11-25']],
  ['School resumes the Monday after Thanksgiving.', ['2026-11-30']],
  ['We set up the night before October 9 at 6.', ['2026-10-08 18:00']],
  ['Due two weeks before October 20.', ['2026-10-06']],
  ['Before October 9', ['2026-10-09']],
])('a day is counted from the one that its words name: %s', (text, expected) => {
  expect(daysIn(text)).toEqual(expected);
});

test.each([
  ['Closed from Friday, October 2 until Monday the 5th.', ['2026-10-02..2026-10-05']],
  ['Closed Friday, December 18 until Monday, the 21st', ['2026-12-18..2026-12-21']],
  ['Friday, October 2 or Monday the 5th', ['2026-10-02', '2026-10-05']],
])('a stretch ends on a weekday with its number: %s', (text, expected) => {
  expect(daysIn(text)).toEqual(expected);
});

test.each([
  [
    'We meet at 6 p.m. on October 8, November 12 and December 10.',
    '2026-10-08 18:00,2026-11-12 18:00,2026-12-10 18:00',
  ],
  ['Tryouts: T 10/13 & Th 10/15, 3:15 pm', '2026-10-13 15:15,2026-10-15 15:15'],
  ['We leave at 8:45 on Tuesday, October 13 and will be back by 2:30.', '2026-10-13 08:45-14:30'],
  ['Friday, October 9 at 6:30, dismissal by 8.', '2026-10-09 18:30-20:00'],
])('a time is that of all days of its list, or its end: %s', (text, expected) => {
  expect(daysIn(text).join()).toBe(expected);
});

test('a stretch that has just ended is one of this year', () => {
  const [first] = findDates('Attendance, January 19 – June 4', { written: '2027-06-04' });
  expect([first?.date, first?.endDate]).toEqual(['2027-01-19', '2027-06-04']);
});
