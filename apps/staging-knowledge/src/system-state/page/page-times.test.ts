import { PageTimes } from './page-times.ts';

/** 00:30 on Monday, November 2 in Chicago, a day after the clocks went back. */
const now = new Date('2026-11-02T06:30:00Z');
const times = new PageTimes(now, 'America/Chicago', 'en-US');
const british = new PageTimes(now, 'America/Chicago', 'en-GB');

test.each([
  ['2026-11-02T06:03:00Z', 'Today at 12:03 AM'],
  ['2026-11-01T05:00:00Z', 'Yesterday at 12:00 AM'],
  ['2026-11-01T04:59:00Z', 'Oct 31 at 11:59 PM'],
  ['2026-11-03T18:00:00Z', 'Nov 3 at 12:00 PM'],
  ['2025-12-31T18:00:00Z', 'Dec 31, 2025 at 12:00 PM'],
])('%s is said as people do', (instant, expected) => {
  expect(times.moment(new Date(instant))).toBe(expected);
});

test('a household elsewhere reads its own clock', () => {
  expect([british.clock(now), british.said('2026-11-06T08:45:00-06:00')]).toEqual(['00:30', 'Fri 6 Nov at 08:45']);
});

test.each([
  ['2026-11-06T08:45:00-06:00', 'Fri, Nov 6 at 8:45 AM'],
  ['2026-11-06', 'Fri, Nov 6'],
  ['2027-01-06', 'Wed, Jan 6, 2027'],
  ['2026-99-99', '2026-99-99'],
  ['next Friday', 'next Friday'],
])('when it is said as %s', (when, expected) => {
  expect(times.said(when)).toBe(expected);
});
