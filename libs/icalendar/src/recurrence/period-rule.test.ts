import { periodStarts } from './period-rule.ts';
import { bindRule, parseRule } from './recurrence-rule.ts';
import { readRuleFields } from './rule-parts.ts';
import { dayMs, ianaZone, utc } from '../zones/time-zones.ts';

/** The dates that a rule gives from one year to the end of another, the first being DTSTART. */
function datesOf(rule: string, start: string, [from, to]: [number, number]): string[] {
  const bound = bindRule(parseRule(rule), { wall: Date.parse(`${start}Z`), zone: utc, allDay: false });
  return bound
    .between(Date.UTC(from, 0, 1), Date.UTC(to + 1, 0, 1) - 1)
    .map(({ wall }) => new Date(wall).toISOString().slice(0, 10));
}

describe('yearly rules with weekdays', () => {
  test('plain weekdays are next to ordinal ones', () => {
    const dates = datesOf('FREQ=YEARLY;BYDAY=MO,1TU', '2026-01-05T09:00:00', [2026, 2026]);
    expect(dates.slice(0, 3)).toEqual(['2026-01-05', '2026-01-06', '2026-01-12']);
    expect(dates).toHaveLength(53);
  });

  test('COUNT and BYSETPOS count both kinds', () => {
    expect(datesOf('FREQ=YEARLY;BYDAY=MO,1TU;COUNT=3', '2026-01-05T09:00:00', [2026, 2030])).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-12',
    ]);
    expect(datesOf('FREQ=YEARLY;BYDAY=MO,1TU;BYSETPOS=2,-1;COUNT=4', '2026-01-06T09:00:00', [2026, 2030])).toEqual([
      '2026-01-06',
      '2026-12-28',
      '2027-01-05',
      '2027-12-27',
    ]);
  });

  test('a 53rd weekday is only in the years that have it', () => {
    expect(datesOf('FREQ=YEARLY;BYDAY=53TH', '2020-12-31T09:00:00', [2020, 2040])).toEqual([
      '2020-12-31',
      '2026-12-31',
      '2032-12-30',
      '2037-12-31',
    ]);
    expect(datesOf('FREQ=YEARLY;BYDAY=-53TH', '2020-01-02T09:00:00', [2020, 2040])).toEqual([
      '2020-01-02',
      '2026-01-01',
      '2032-01-01',
      '2037-01-01',
    ]);
  });

  test('years are counted from that of DTSTART, and a far one is entered directly', () => {
    expect(datesOf('FREQ=YEARLY;INTERVAL=3;BYDAY=20MO', '2026-05-18T09:00:00', [2026, 2033])).toEqual([
      '2026-05-18',
      '2029-05-14',
      '2032-05-17',
    ]);
    expect(datesOf('FREQ=YEARLY;INTERVAL=3;BYDAY=20MO', '2026-05-18T09:00:00', [8025, 8030])).toEqual([
      '8026-05-18',
      '8029-05-14',
    ]);
  });

  test('a day of the year is limited by weekdays, days of the month and weeks', () => {
    expect(datesOf('FREQ=YEARLY;BYYEARDAY=1,100,200;BYDAY=MO,TH', '2026-01-01T09:00:00', [2026, 2029])).toEqual([
      '2026-01-01',
      '2027-07-19',
      '2029-01-01',
      '2029-07-19',
    ]);
    expect(datesOf('FREQ=YEARLY;BYYEARDAY=1,100,-1;BYMONTHDAY=10', '2026-04-10T09:00:00', [2026, 2029])).toEqual([
      '2026-04-10',
      '2027-04-10',
      '2029-04-10',
    ]);
    expect(datesOf('FREQ=YEARLY;BYWEEKNO=20;BYYEARDAY=131,136;BYDAY=MO', '2026-05-11T09:00:00', [2026, 2029])).toEqual([
      '2026-05-11',
      '2028-05-15',
    ]);
  });

  test('a series from before the year 100 keeps its years', () => {
    const starts = periodStarts(readRuleFields('FREQ=YEARLY;BYDAY=1MO'), Date.parse('0050-01-03T00:00:00Z'));
    expect([...(starts?.(Date.parse('0051-01-01T00:00:00Z'), Date.parse('0051-12-31T00:00:00Z')) ?? [])]).toEqual([
      Date.parse('0051-01-02T00:00:00Z'),
    ]);
  });

  test('other yearly rules and monthly ones are left to the general expansion', () => {
    for (const rule of [
      'FREQ=YEARLY',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=1MO',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      'FREQ=YEARLY;BYMONTHDAY=3;BYDAY=MO',
      'FREQ=MONTHLY;BYDAY=1MO',
    ])
      expect(periodStarts(readRuleFields(rule), 0)).toBeNull();
  });
});

describe('daily and weekly rules', () => {
  test('a week number limits a weekly rule, from either end of the year', () => {
    expect(datesOf('FREQ=WEEKLY;BYWEEKNO=1,-1;BYDAY=MO', '2025-12-22T09:00:00', [2026, 2028])).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-12-27',
      '2028-01-03',
      '2028-12-25',
    ]);
  });

  test('a day of the year limits a daily rule', () => {
    expect(datesOf('FREQ=DAILY;BYYEARDAY=60,-1', '2024-02-29T09:00:00', [2024, 2025])).toEqual([
      '2024-02-29',
      '2024-12-31',
      '2025-03-01',
      '2025-12-31',
    ]);
  });

  test('the second 60 is the one before', () => {
    expect([...(periodStarts(readRuleFields('FREQ=DAILY;BYSECOND=59,60'), 0)?.(0, dayMs) ?? [])]).toEqual([59_000]);
  });

  test.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=TU,WE;BYHOUR=3',
    'FREQ=WEEKLY;BYDAY=MO;BYMONTHDAY=1;BYSETPOS=2',
    'FREQ=YEARLY;BYDAY=53MO,53WE;BYSETPOS=3',
  ])('%s gives nothing and ends by itself', (rule) => {
    expect([...(periodStarts(readRuleFields(rule), Date.UTC(2026, 0, 5))?.(0, Infinity) ?? [0])]).toEqual([]);
  });
});

test.each(['FREQ=DAILY;COUNT=5', 'FREQ=DAILY;BYHOUR=9;COUNT=5', 'FREQ=HOURLY;BYHOUR=9;COUNT=5'])(
  '%s ends at the same start whichever window is asked for first',
  (rule) => {
    const first = Date.UTC(2026, 0, 5, 9);
    const windows = [
      [20, 30],
      [4, 5],
      [0, 1],
      [3, 9],
      [0, 30],
    ] as const;
    const bound = bindRule(parseRule(rule), { wall: first, zone: utc, allDay: false });
    expect(windows.map(([from, to]) => bound.between(first + from * dayMs, first + to * dayMs).length)).toEqual([
      0, 1, 2, 2, 5,
    ]);
    const other = bindRule(parseRule(rule), { wall: first, zone: utc, allDay: false });
    expect(
      windows.toReversed().map(([from, to]) => other.between(first + from * dayMs, first + to * dayMs).length),
    ).toEqual([5, 2, 2, 1, 0]);
  },
);

test.each([
  'FREQ=DAILY;BYMONTHDAY=29,1,24,12,-11;BYSETPOS=2;COUNT=37',
  'FREQ=DAILY;BYMONTHDAY=25,24;BYDAY=SU;BYSETPOS=-7;COUNT=3',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO,FR;BYSETPOS=4,-5;COUNT=54',
  'FREQ=HOURLY;INTERVAL=6;BYHOUR=18,14,2;COUNT=20',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=11;COUNT=3',
  'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=31;BYSETPOS=3',
])('%s gives nothing but DTSTART', (rule) => {
  const zone = ianaZone('Europe/Berlin') ?? utc;
  const bound = bindRule(parseRule(rule), { wall: Date.UTC(2026, 0, 5, 4, 45), zone, allDay: false });
  expect(bound.between(Date.UTC(2026, 0, 1), Date.UTC(2076, 0, 1)).map(({ wall }) => wall)).toEqual([
    Date.UTC(2026, 0, 5, 4, 45),
  ]);
});

test.each([
  ['America/Sao_Paulo', '2018-02-17', '2018-02-18T02:00:00Z', '2018-02-18T03:00:00Z'],
  ['America/Sao_Paulo', '2018-11-03', '2018-11-04T02:00:00Z', '2018-11-04T03:00:00Z'],
  ['America/Havana', '2026-10-31', '2026-11-01T03:00:00Z', '2026-11-01T04:00:00Z'],
])('UNTIL as a date in %s ends with the last hour of %s', (name, date, lastHour, next) => {
  const zone = ianaZone(name) ?? utc;
  const bound = bindRule(parseRule(`FREQ=HOURLY;UNTIL=${date.replaceAll('-', '')}`), {
    wall: Date.parse(`${date}T00:00:00Z`),
    zone,
    allDay: false,
  });
  expect(bound.between(Date.parse(lastHour), Date.parse(next)).map(({ instant }) => instant)).toEqual([
    Date.parse(lastHour),
  ]);
});
