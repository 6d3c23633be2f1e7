import { findDays, findTimes } from './moments.ts';
import { withoutLookalikes } from './patterns.ts';

/** A Friday. */
const reference = '2026-10-02';

test.each([
  ['on Friday, October 9', ['2026-10-09']],
  ['Oct. 9 at 3:30 p.m.', ['2026-10-09']],
  ['10/9', ['2026-10-09']],
  ['2026-10-09', ['2026-10-09']],
  ['Jan 4', ['2027-01-04']],
  ['October 9th to 11th', ['2026-10-09', '2026-10-11']],
  ['Oct 9, 16 and 23', ['2026-10-09', '2026-10-16', '2026-10-23']],
  ['by Monday', ['2026-10-05']],
  ['every Tuesday', ['2026-10-06']],
  ['Tuesdays', ['2026-10-06']],
  ['next Friday', ['2026-10-09']],
  ['tomorrow', ['2026-10-03']],
  ['$10.09 for Room 12, grade 3, ages 4-6, 100%', []],
  ['call 555-010-2026 or (555) 010-4477', []],
  ['we may march now, Sun hats on, 4-6 players', []],
])('the days of %j are %j', (text, days) => {
  expect(findDays(withoutLookalikes(text), reference).map((mention) => mention.days[0])).toEqual(days);
});

test.each([
  ['3:30 p.m.', ['15:30']],
  ['15:30', ['15:30']],
  ['6–8 pm', ['6:00?', '20:00']],
  ['from 5:00 to 6:15 pm', ['5:00?', '18:15']],
  ['noon or midnight', ['12:00', '0:00']],
  ['at 9, by 10.', ['9:00?', '10:00?']],
  ['at 9 Main Street with 5 students', []],
  ['$3.30 pm', []],
])('the times of %j are %j', (text, times) => {
  const shown = findTimes(text).map(({ minute, halfOpen }) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}${halfOpen ? '?' : ''}`);
  expect([...new Set(shown)].sort()).toEqual([...times].sort());
});
