import { nextOccurrence } from './next-occurrence.ts';

test.each([
  ['a day to come', '2026-12-01', 'FREQ=WEEKLY', '2026-12-01'],
  ['no rule', '2026-09-01', null, '2026-09-01'],
  ['a weekly series that goes on', '2026-09-01', 'FREQ=WEEKLY;UNTIL=20270601T000000Z', '2026-11-24'],
  ['a series that is over', '2026-09-01', 'FREQ=WEEKLY;COUNT=3', '2026-09-15'],
  ['an endless rule of long ago', '1990-01-01', 'FREQ=YEARLY', '2027-01-01'],
  ['a rule by the second', '2026-09-01', 'FREQ=SECONDLY', '2026-09-01'],
  ['no rule that can be read', '2026-09-01', 'FREQ=NEVER', '2026-09-01'],
])('%s', (_what, first, rule, day) => {
  expect(nextOccurrence(first, rule, '2026-11-21')).toBe(day);
});

test('a daily rule is followed for 2,000 days and no further', () => {
  expect(nextOccurrence('1990-01-01', 'FREQ=DAILY', '2026-11-21')).toBe('1995-06-23');
});
