import { hasTwelveHours, PageTimes } from './page-times.ts';

/** 00:30 on Monday, November 2 in Chicago, a day after the clocks went back. */
const now = new Date('2026-11-02T06:30:00Z');
const times = new PageTimes(now, 'America/Chicago', false);
const twelve = new PageTimes(now, 'America/Chicago', true);

test.each([
  ['2026-11-02T06:03:00Z', 'Today at 00:03', 'Today at 12:03 AM'],
  ['2026-11-01T05:00:00Z', 'Yesterday at 00:00', 'Yesterday at 12:00 AM'],
  ['2026-11-01T04:59:00Z', 'Oct 31 at 23:59', 'Oct 31 at 11:59 PM'],
  ['2026-11-03T18:00:00Z', 'Nov 3 at 12:00', 'Nov 3 at 12:00 PM'],
  ['2025-12-31T18:00:00Z', 'Dec 31, 2025 at 12:00', 'Dec 31, 2025 at 12:00 PM'],
])('%s is said as people do', (instant, expected, onTwelveHours) => {
  expect([times.moment(new Date(instant)), twelve.moment(new Date(instant))]).toEqual([expected, onTwelveHours]);
});

test.each([
  ['2026-11-06T08:45:00-06:00', 'Fri, Nov 6 at 08:45'],
  ['2026-11-06', 'Fri, Nov 6'],
  ['2027-01-06', 'Wed, Jan 6, 2027'],
  ['2026-99-99', '2026-99-99'],
  ['next Friday', 'next Friday'],
])('when it is said as %s', (when, expected) => {
  expect(times.said(when)).toBe(expected);
});

test.each([
  [undefined, false],
  ['', false],
  ['*', false],
  ['de-DE,de;q=0.9', false],
  ['en-US', true],
  ['en-GB,en-US;q=0.8', false],
  ['not a language!', false],
])('clocks for %j', (header, expected) => {
  expect(hasTwelveHours(header)).toBe(expected);
});
