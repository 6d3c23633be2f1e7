/** @any-zone Every zone is named. */
import { daysLater, hoursOf, instantOf, isAllDay, wallAt, weekStart, writingFor, writingLocale } from './wall-time.ts';

const zone = 'America/Chicago';

test.each([
  ['2026-07-01T12:00:00.000Z', '2026-07-01T07:00:00', zone],
  ['2026-11-01T06:30:00.000Z', '2026-11-01T01:30:00', zone],
  ['2026-11-01T08:00:00.000Z', '2026-11-01T02:00:00', zone],
  ['2027-03-14T08:00:00.000Z', '2027-03-14T03:00:00', zone],
  ['2026-12-31T18:15:00.000Z', '2027-01-01T00:00:00', 'Asia/Kathmandu'],
])('at %s clocks show %s in %s', (instant, wall, timeZone) => {
  expect(wallAt(new Date(instant), timeZone)).toBe(wall);
});

test.each([
  ['2026-11-01T00:00:00', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02T00:00:00', '2026-11-02T06:00:00.000Z'],
  ['2027-03-14T00:00:00', '2027-03-14T06:00:00.000Z'],
  ['2027-03-15T00:00:00', '2027-03-15T05:00:00.000Z'],
  ['2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
])('the clocks of the family show %s at %s', (wall, instant) => {
  expect(instantOf(wall, zone).toISOString()).toBe(instant);
});

test('days and weeks are counted by the calendar, over months, years and clock changes', () => {
  expect([daysLater('2026-12-31', 1), daysLater('2028-03-01', -1), daysLater('2026-10-31', 2)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-02',
  ]);
  expect(['2026-11-01', '2026-11-07', '2027-01-01'].map(weekStart)).toEqual(['2026-11-01', '2026-11-01', '2026-12-27']);
});

const spans = {
  day: ['2026-10-08T00:00:00-05:00', '2026-10-09T00:00:00-05:00'],
  early: ['2026-10-08T05:30:00-05:00', '2026-10-08T06:00:00-05:00'],
  late: ['2026-10-08T21:00:00-05:00', '2026-10-08T22:30:00-05:00'],
  untilMidnight: ['2026-10-08T20:00:00-05:00', '2026-10-09T00:00:00-05:00'],
  overnight: ['2026-10-08T20:00:00-05:00', '2026-10-09T08:00:00-05:00'],
} as const;
const eventOf = (name: keyof typeof spans) => ({ start: spans[name][0], end: spans[name][1] });

test('only what begins and ends at midnight, a day or more later, takes whole days', () => {
  expect((Object.keys(spans) as (keyof typeof spans)[]).filter((name) => isAllDay(eventOf(name)))).toEqual(['day']);
});

test.each<[(keyof typeof spans)[], { first: number; last: number }]>([
  [[], { first: 6, last: 22 }],
  [['day'], { first: 6, last: 22 }],
  [['early', 'late'], { first: 5, last: 23 }],
  [['untilMidnight'], { first: 6, last: 24 }],
  [['overnight'], { first: 0, last: 24 }],
])('events %j need the hours %j', (names, hours) => {
  expect(hoursOf(names.map(eventOf))).toEqual(hours);
});

test.each([
  ['en-US', ['4:05 PM', '4 PM', '4:05 – 5:10 PM', 'Thursday, October 8', 'Thu 8']],
  ['en-GB', ['16:05', '16:00', '16:05–17:10', 'Thursday 8 October', 'Thu 8']],
])('in %s a time, an hour, a span and days are %j', (locale, words) => {
  const { time, hour, span, day, shortDay } = writingFor(locale);
  const [start, end] = ['2026-10-08T16:05:00', '2026-10-08T17:10:00'] as const;
  expect([
    time(start),
    hour('2026-10-08T16:00:00'),
    span(start, end),
    day('2026-10-08'),
    shortDay('2026-10-08'),
  ]).toEqual(words);
});

test.each([
  ['en-AU', 'en-AU'],
  ['en', 'en'],
  ['de-DE', 'en-GB'],
  ['es-US', 'en-US'],
  ['ar-EG', 'en-US'],
  ['not a locale', 'en-US'],
  ['', 'en-US'],
])('for readers of %s it is written as in %s', (language, locale) => {
  expect(writingLocale(language)).toBe(locale);
});
