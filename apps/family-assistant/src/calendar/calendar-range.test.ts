import { type TimeRange, type Zone, formatInstant, hourMs } from '@homeroom/icalendar';
import { chicago, zone } from '../../tests/calendar-fixtures.ts';
import { dayOf, requestedRange, weekOf } from './calendar-range.ts';

const show = ({ start, end }: TimeRange, family: Zone = chicago) => [
  formatInstant(start, family),
  formatInstant(end, family),
  (end - start) / hourMs,
];
const at = (text: string) => Date.parse(text);

test.each([
  ['a plain day', '2026-11-20T12:00:00-06:00', ['2026-11-20T00:00:00-06:00', '2026-11-21T00:00:00-06:00', 24]],
  ['a day of 23 hours', '2026-03-08T23:59:59-05:00', ['2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00', 23]],
  ['a day of 25 hours', '2026-11-01T00:00:00-05:00', ['2026-11-01T00:00:00-05:00', '2026-11-02T00:00:00-06:00', 25]],
  [
    'an evening that is tomorrow in UTC',
    '2026-11-21T02:00:00Z',
    ['2026-11-20T00:00:00-06:00', '2026-11-21T00:00:00-06:00', 24],
  ],
])('today: %s', (_, now, expected) => {
  expect(show(dayOf(at(now), chicago))).toEqual(expected);
});

test('today follows the family zone, not UTC', () => {
  const kiritimati = zone('Pacific/Kiritimati');
  expect(show(dayOf(at('2026-11-20T12:00:00Z'), kiritimati), kiritimati)).toEqual([
    '2026-11-21T00:00:00+14:00',
    '2026-11-22T00:00:00+14:00',
    24,
  ]);
});

test.each([
  [
    'a Sunday begins its week',
    '2026-11-15T00:00:00-06:00',
    0,
    ['2026-11-15T00:00:00-06:00', '2026-11-22T00:00:00-06:00', 168],
  ],
  [
    'a Saturday ends it',
    '2026-11-21T23:59:00-06:00',
    0,
    ['2026-11-15T00:00:00-06:00', '2026-11-22T00:00:00-06:00', 168],
  ],
  ['the week before', '2026-11-18T12:00:00-06:00', -1, ['2026-11-08T00:00:00-06:00', '2026-11-15T00:00:00-06:00', 168]],
  [
    'the week in which the clocks go back',
    '2026-11-18T12:00:00-06:00',
    -2,
    ['2026-11-01T00:00:00-05:00', '2026-11-08T00:00:00-06:00', 169],
  ],
  [
    'the week in which they go forward',
    '2026-03-10T12:00:00-05:00',
    0,
    ['2026-03-08T00:00:00-06:00', '2026-03-15T00:00:00-05:00', 167],
  ],
  ['next year', '2026-12-31T12:00:00-06:00', 1, ['2027-01-03T00:00:00-06:00', '2027-01-10T00:00:00-06:00', 168]],
])('week: %s', (_, now, offset, expected) => {
  expect(show(weekOf(at(now), offset, chicago))).toEqual(expected);
});

test('a requested range takes any offset', () => {
  expect(requestedRange('2026-11-20T00:00:00-06:00', '2026-11-21T06:00:00.000z')).toEqual({
    start: at('2026-11-20T06:00:00Z'),
    end: at('2026-11-21T06:00:00Z'),
  });
});

test('exactly 366 days are possible', () => {
  expect(() => requestedRange('2028-01-01T00:00:00Z', '2029-01-01T00:00:00Z')).not.toThrow();
});

test.each([
  ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z', 'The query parameter `end` must be later than `start`.'],
  ['2026-11-20T00:00:00Z', '2026-11-19T00:00:00Z', 'The query parameter `end` must be later than `start`.'],
  ['2026-01-01T00:00:00Z', '2027-01-02T00:00:01Z', 'The query parameter `end` must be at most 366 days after `start`.'],
  [
    '2026-11-20T00:00:00',
    '2026-11-21T00:00:00Z',
    'The query parameter `start` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339), from year 2 to 9999.',
  ],
  [
    '2026-11-20T00:00:00Z',
    '2026-11-31T00:00:00Z',
    'The query parameter `end` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339), from year 2 to 9999.',
  ],
  [
    '2026-11-20T00:00:00Z',
    '2026-11-21',
    'The query parameter `end` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339), from year 2 to 9999.',
  ],
])('from %s to %s is refused', (start, end, sentence) => {
  expect(() => requestedRange(start, end)).toThrow(sentence);
});

test('every problem of a range is named', () => {
  expect(() => requestedRange('yesterday', 'tomorrow')).toThrow(/`start`.*`end`/);
});
