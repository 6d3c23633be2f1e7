import { formatInstant, hourMs, minuteMs } from '@homeroom/icalendar';
import { chicago } from '../../tests/calendar-fixtures.ts';
import { QuietHours } from './quiet-hours.ts';

const quietHours = (start: number, end: number) => new QuietHours({ start: start * 60, end: end * 60 }, chicago);

test.each([
  [22, 7, '2026-11-18T22:00:00-06:00', '2026-11-19T07:00:00-06:00'],
  [0, 7, '2026-11-18T00:00:00-06:00', '2026-11-18T07:00:00-06:00'],
  [13, 15, '2026-11-18T13:00:00-06:00', '2026-11-18T15:00:00-06:00'],
  // The clocks go back and forward in these nights.
  [22, 7, '2026-10-31T22:00:00-05:00', '2026-11-01T07:00:00-06:00'],
  [22, 7, '2027-03-13T22:00:00-06:00', '2027-03-14T07:00:00-05:00'],
])('quiet hours from %i to %i have a begin and an end at any of their moments', (start, end, begin, over) => {
  const quiet = quietHours(start, end);
  for (let at = Date.parse(begin); at < Date.parse(over); at += 13 * minuteMs)
    expect([
      quiet.include(at),
      formatInstant(quiet.before(at), chicago),
      formatInstant(quiet.after(at), chicago),
    ]).toEqual([true, begin, over]);
});

test('outside quiet hours nothing moves', () => {
  const at = Date.parse('2026-11-18T12:00:00-06:00');
  for (const quiet of [quietHours(22, 7), new QuietHours(null, chicago)])
    for (const moment of [at, at + 10 * hourMs - 1, at - 5 * hourMs])
      expect([quiet.include(moment), quiet.before(moment), quiet.after(moment)]).toEqual([false, moment, moment]);
});
