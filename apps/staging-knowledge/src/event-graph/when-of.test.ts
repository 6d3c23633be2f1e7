import { whenOf } from './when-of.ts';

const timeZone = 'America/Chicago';
/** A Friday, 9:00 in Chicago. */
const now = new Date('2026-10-30T14:00:00Z');
const read = (text: string, at = now) => whenOf(text, { now: at, timeZone });
const start = (text: string, at = now) => read(text, at)?.at.toISOString() ?? null;

test.each([
  ['2026-10-09T08:45:00-05:00', '2026-10-09T13:45:00.000Z'],
  ['2026-10-09T08:45Z', '2026-10-09T08:45:00.000Z'],
  ['2026-10-09 08:45:30.25+02', '2026-10-09T06:45:30.250Z'],
  ['2026-10-09T08:45', '2026-10-09T13:45:00.000Z'],
  ['2026-11-09T08:45', '2026-11-09T14:45:00.000Z'],
  ['2026-10-09', '2026-10-09T05:00:00.000Z'],
  ['2026-10-09/2026-10-12', '2026-10-09T05:00:00.000Z'],
  ['2026-10-09T08:45/PT1H', '2026-10-09T13:45:00.000Z'],
])('%s is read as ISO 8601', (text, expected) => {
  expect([start(text), read(text)?.iso]).toEqual([expected, true]);
});

test.each([
  ['tomorrow at 4pm', '2026-10-31T21:00:00.000Z'],
  ['today', '2026-10-30T05:00:00.000Z'],
  ['Friday', '2026-10-30T05:00:00.000Z'],
  ['Friday at 8am', '2026-11-06T14:00:00.000Z'],
  ['next Friday at 16:30', '2026-11-06T22:30:00.000Z'],
  ['Monday', '2026-11-02T06:00:00.000Z'],
  ['every Tuesday', '2026-11-03T06:00:00.000Z'],
  ['October 9', '2027-10-09T05:00:00.000Z'],
  ['Oct 9, 2026, 8:45 AM', '2026-10-09T13:45:00.000Z'],
  ['last Friday', '2026-10-23T05:00:00.000Z'],
  ['3pm', '2026-10-30T20:00:00.000Z'],
  ['8am', '2026-10-31T13:00:00.000Z'],
  ['tomorrow 4pm PST', '2026-11-01T00:00:00.000Z'],
  ['in 2 hours', '2026-10-30T16:00:00.000Z'],
  ['10/31 from 5 to 7pm', '2026-10-31T22:00:00.000Z'],
])('"%s" is read in the zone of the household, from when it was said', (text, expected) => {
  expect(start(text)).toBe(expected);
});

test.each([
  '',
  'soon',
  'whenever you like',
  '2026-13-45',
  '2026-02-30T08:00Z',
  '2026-10-09T25:00',
  'the 14th of never',
  '😀'.repeat(200),
])('"%s" says no time', (text) => {
  expect(read(text)).toBeNull();
});

test('local times follow the change of the clocks', () => {
  const beforeWinter = new Date('2026-10-31T23:00:00Z');
  expect(start('tomorrow at 8:00', beforeWinter)).toBe('2026-11-01T14:00:00.000Z');
  expect(start('tomorrow at 1:30 am', beforeWinter)).toBe('2026-11-01T06:30:00.000Z');
  expect(start('in 24 hours', beforeWinter)).toBe('2026-11-01T23:00:00.000Z');
  const beforeSummer = new Date('2026-03-07T18:00:00Z');
  expect(start('tomorrow', beforeSummer)).toBe('2026-03-08T06:00:00.000Z');
  expect(start('tomorrow at 2:30 am', beforeSummer)).toBe('2026-03-08T08:30:00.000Z');
  expect(start('2026-03-08T02:30', beforeSummer)).toBe('2026-03-08T08:30:00.000Z');
  expect(start('Monday at noon', beforeSummer)).toBe('2026-03-09T17:00:00.000Z');
});

test('the day is the one in the zone of the household, not in UTC', () => {
  const lateEvening = new Date('2026-11-21T05:30:00Z');
  expect(start('tomorrow', lateEvening)).toBe('2026-11-21T06:00:00.000Z');
  expect(start('tonight at 11:45 pm', lateEvening)).toBe('2026-11-21T05:45:00.000Z');
});

test('it is told whether a day and a time of day were said', () => {
  expect(read('next week')).toMatchObject({ exact: false, hasTime: false });
  expect(read('in May')).toMatchObject({ exact: false, hasTime: false });
  expect(read('Friday')).toMatchObject({ exact: true, hasTime: false });
  expect(read('Friday at 5pm')).toMatchObject({ exact: true, hasTime: true });
});
