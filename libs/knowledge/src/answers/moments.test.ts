import { findDays } from './moments.ts';

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
  expect(findDays(text, reference).map((mention) => mention.days[0])).toEqual(days);
});

test('a weekday may be any of two weeks, and a day of the month only one', () => {
  expect(findDays('next Friday', reference)).toMatchObject([
    { days: ['2026-10-09', '2026-10-02'], weekday: 5, dated: false },
  ]);
  expect(findDays('Friday, October 9', reference)).toMatchObject([
    { days: ['2026-10-09'], weekday: 5, dated: true, yearSaid: false },
  ]);
  expect(findDays('tomorrow', reference)).toMatchObject([{ days: ['2026-10-03'], weekday: null, dated: true }]);
});
