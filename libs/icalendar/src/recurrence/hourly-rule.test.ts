import { hourlyStarts } from './hourly-rule.ts';
import { bindRule, parseRule } from './recurrence-rule.ts';
import { readRuleFields } from './rule-parts.ts';
import { dayMs, formatInstant, hourMs, ianaZone, tableZone, toInstant, utc } from '../zones/time-zones.ts';
import type { Zone } from '../zones/time-zones.ts';

function zone(name: string): Zone {
  return ianaZone(name) ?? utc;
}

/** The starts of a rule within so many hours of DTSTART, as they are written with the zone's offset. */
function startsOf(rule: string, start: string, where: Zone, hours = 12): string[] {
  const wall = Date.parse(`${start}Z`);
  const first = toInstant(where, wall);
  return bindRule(parseRule(rule), { wall, zone: where, allDay: false })
    .between(first, first + hours * hourMs)
    .map(({ instant }) => formatInstant(instant, where));
}

test('the hour that the clocks repeat counts twice', () => {
  expect(startsOf('FREQ=HOURLY;COUNT=4', '2026-11-01T00:30:00', zone('America/Chicago'))).toEqual([
    '2026-11-01T00:30:00-05:00',
    '2026-11-01T01:30:00-05:00',
    '2026-11-01T01:30:00-06:00',
    '2026-11-01T02:30:00-06:00',
  ]);
  expect(
    startsOf('FREQ=HOURLY;BYHOUR=1;BYMINUTE=0,30;COUNT=4', '2026-11-01T01:00:00', zone('America/Chicago')),
  ).toEqual([
    '2026-11-01T01:00:00-05:00',
    '2026-11-01T01:30:00-05:00',
    '2026-11-01T01:00:00-06:00',
    '2026-11-01T01:30:00-06:00',
  ]);
});

test('the hour that the clocks skip does not count', () => {
  expect(startsOf('FREQ=HOURLY;INTERVAL=2;COUNT=3', '2026-03-08T00:00:00', zone('America/Chicago'))).toEqual([
    '2026-03-08T00:00:00-06:00',
    '2026-03-08T03:00:00-05:00',
    '2026-03-08T05:00:00-05:00',
  ]);
});

test('steps are exact hours where clocks change by half an hour, and in a zone that a calendar defines', () => {
  expect(startsOf('FREQ=HOURLY;COUNT=3', '2026-04-05T01:00:00', zone('Australia/Lord_Howe'))).toEqual([
    '2026-04-05T01:00:00+11:00',
    '2026-04-05T01:30:00+10:30',
    '2026-04-05T02:30:00+10:30',
  ]);
  const defined = tableZone('Own', 3 * hourMs, [{ at: Date.UTC(2026, 5, 1), offset: 2 * hourMs }]);
  expect(startsOf('FREQ=HOURLY;COUNT=3', '2026-06-01T02:00:00', defined)).toEqual([
    '2026-06-01T02:00:00+03:00',
    '2026-06-01T02:00:00+02:00',
    '2026-06-01T03:00:00+02:00',
  ]);
});

test('days are those of the local calendar, also after a day that a zone skips', () => {
  const apia = zone('Pacific/Apia');
  expect(startsOf('FREQ=HOURLY;INTERVAL=12;BYMONTHDAY=28,31;COUNT=4', '2011-12-28T00:00:00', apia, 96)).toEqual([
    '2011-12-28T00:00:00-10:00',
    '2011-12-28T12:00:00-10:00',
    '2011-12-31T00:00:00+14:00',
    '2011-12-31T12:00:00+14:00',
  ]);
});

test('BYSETPOS counts within the hour, the one before DTSTART included', () => {
  expect(startsOf('FREQ=HOURLY;BYMINUTE=10,40;BYSETPOS=-1;COUNT=3', '2026-06-01T09:20:00', utc)).toEqual([
    '2026-06-01T09:20:00+00:00',
    '2026-06-01T09:40:00+00:00',
    '2026-06-01T10:40:00+00:00',
  ]);
});

test('a rule without COUNT is entered near the window', () => {
  let asked = 0;
  const counting: Zone = { id: 'counting', iana: false, offsetAt: () => (asked += 1) * 0 };
  const starts = hourlyStarts(readRuleFields('FREQ=HOURLY;INTERVAL=5;BYHOUR=3'), Date.UTC(1990, 0, 1), counting);
  expect([...starts(Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 11))]).toEqual([
    Date.UTC(2026, 0, 5, 3),
    Date.UTC(2026, 0, 10, 3),
  ]);
  expect(asked).toBeLessThan(60);
});

test.each([
  ['hours that its steps never meet', 'FREQ=HOURLY;INTERVAL=6;BYHOUR=2,14,18', 2_000],
  ['an hour that its steps never meet on its weekday', 'FREQ=HOURLY;INTERVAL=24;BYDAY=MO;BYHOUR=7', 5_000],
  ['a day that no month has', 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 1],
])('a rule with %s ends by itself', (_, rule, most) => {
  let asked = 0;
  const counting: Zone = { id: 'counting', iana: false, offsetAt: () => (asked += 1) * 0 };
  expect([...hourlyStarts(readRuleFields(rule), Date.UTC(2026, 0, 5, 4, 45), counting)(0, Infinity)]).toEqual([]);
  expect(asked).toBeLessThanOrEqual(most);
});

test('an hour that is only met while summer time lasts is waited for', () => {
  const berlin = zone('Europe/Berlin');
  const starts = startsOf('FREQ=HOURLY;INTERVAL=24;BYHOUR=10', '2026-11-02T09:00:00', berlin, 250 * 24);
  expect([starts.slice(0, 2), starts.at(-1)]).toEqual([
    ['2026-11-02T09:00:00+01:00', '2027-03-28T10:00:00+02:00'],
    '2027-07-10T10:00:00+02:00',
  ]);
  expect(starts).toHaveLength(106);
});

test('COUNT of a long rule is not walked beyond the window', () => {
  let asked = 0;
  const counting: Zone = { id: 'counting', iana: false, offsetAt: () => (asked += 1) * 0 };
  const bound = bindRule(parseRule('FREQ=HOURLY;BYHOUR=9;COUNT=50000'), {
    wall: Date.UTC(2026, 0, 5, 9),
    zone: counting,
    allDay: false,
  });
  expect(bound.between(Date.UTC(2026, 0, 6), Date.UTC(2026, 0, 6) + 3 * dayMs)).toHaveLength(3);
  expect(asked).toBeLessThan(500);
});
