import { addDays, calendarDay, daysBetween, firstWeekday, mondayOf, weekdayOf } from './calendar-day.ts';

test('days are added and counted across months, years and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-10-09', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-10-09',
  ]);
  expect([daysBetween('2026-12-31', '2027-01-01'), daysBetween('2028-03-01', '2028-02-28')]).toEqual([1, -2]);
});

test('a day that no calendar has is none', () => {
  expect([
    calendarDay(2028, 2, 29),
    calendarDay(2027, 2, 29),
    calendarDay(2026, 13, 1),
    calendarDay(1899, 1, 1),
  ]).toEqual(['2028-02-29', null, null, null]);
});

test('weekdays count from Sunday, and weeks begin on Monday', () => {
  expect([weekdayOf('2026-10-11'), weekdayOf('2026-10-09')]).toEqual([0, 5]);
  expect([firstWeekday(5, '2026-10-09'), firstWeekday(4, '2026-10-09')]).toEqual(['2026-10-09', '2026-10-15']);
  expect([mondayOf('2026-10-11'), mondayOf('2026-10-12')]).toEqual(['2026-10-05', '2026-10-12']);
});
