import { frequencies, linesOf, makeCase } from '../testing/generated-rules.ts';
import { calendar, chicago, event, zone } from '../testing/calendar-fixtures.ts';
import { budgetSpan } from './occurrence-bound.ts';
import { parseCalendarObject } from '../object/calendar-object.ts';
import { prepareSeries } from './prepare-series.ts';
import { occurrenceBound } from './occurrence-bound.ts';
import { dayMs } from '../zones/time-zones.ts';

const everyQuarter = 'BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYMINUTE=0,15,30,45';
const lasting = (duration: string, ...lines: string[]) =>
  event('DTSTART;TZID=America/Chicago:20261001T000000', `DURATION:${duration}`, ...lines);
const bound = (...events: string[]) => occurrenceBound(parseCalendarObject(calendar(...events), chicago));
const dates = (count: number, everyHours: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 9, 2) + index * everyHours * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, ''),
  ).join(',');

test.each([
  ['a single event counts once', 1, lasting('PT1H')],
  ['a series counts 5 at least', 5, lasting('PT1H', 'RRULE:FREQ=YEARLY')],
  ['a weekly one by its weekdays', 53 * 2, lasting('PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH')],
  ['a daily one by its days', 367, lasting('PT1H', 'RRULE:FREQ=DAILY')],
  ['one on working days', 53 * 5, lasting('PT1H', 'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR')],
  ['54 times a day', 54 * 367, lasting('PT1H', `RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8;BYMINUTE=0,10,20,30,40,50`)],
  ['COUNT ends it', 12, lasting('PT1H', 'RRULE:FREQ=HOURLY;COUNT=12')],
  ['UNTIL ends it', 200 * 96, lasting('PT15M', `RRULE:FREQ=DAILY;${everyQuarter};UNTIL=20270418T234500`)],
  [
    'BYSETPOS chooses',
    14 * 2 + 2,
    lasting('PT1H', `RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;${everyQuarter};BYSETPOS=1,-1`),
  ],
  ['a month of every year', 33 * 96, lasting('PT15M', `RRULE:FREQ=DAILY;BYMONTH=1;${everyQuarter}`)],
  ['what lasts from before counts', 2 * 366 * 24, lasting('P366D', 'RRULE:FREQ=HOURLY')],
  ['96 times a day for 366 days', 2 * 366 * 96, lasting('P366D', 'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45')],
  ['dates that are listed', 1 + 366, lasting('PT1H', `RDATE:${dates(3_000, 24)}`)],
  [
    'overrides',
    54 + 2,
    calendar(
      lasting('PT1H', 'RRULE:FREQ=WEEKLY'),
      lasting('PT1H', 'RECURRENCE-ID:20261001T050000Z'),
      lasting('PT1H', 'RECURRENCE-ID:20261008T050000Z'),
    ),
  ],
  [
    'more rules than anybody writes',
    1_000_000,
    lasting('PT1H', ...Array.from({ length: 21 }, () => 'RRULE:FREQ=YEARLY')),
  ],
  [
    'a change of all later ones by 500 years',
    1_000_000,
    calendar(
      lasting('PT1H', 'RRULE:FREQ=DAILY'),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261002T050000Z', 'DTSTART:25261002T050000Z'),
    ),
  ],
])('%s: %i', (_, expected, text) => {
  expect(bound(text)).toBe(expected);
});

test('no rule of the differential test has more occurrences in 366 days than its bound', () => {
  const exceeded: string[] = [];
  for (const frequency of frequencies) {
    for (let index = 0; index < 60; index += 1) {
      const generated = makeCase(frequency, index);
      const series = parseCalendarObject(calendar(event(...linesOf(generated))), zone(generated.familyZone));
      const prepared = prepareSeries(series);
      const most = [0, 200, 400, 1_000].map(
        (days) =>
          prepared.instancesIn({
            start: generated.range.from + days * dayMs,
            end: generated.range.from + days * dayMs + budgetSpan,
          }).length,
      );
      // A clock that is set back gives an hourly rule one more.
      if (Math.max(...most) > occurrenceBound(series) + 1)
        exceeded.push(`${linesOf(generated).join(' ')}: ${Math.max(...most)} > ${occurrenceBound(series)}`);
    }
  }
  expect(exceeded).toEqual([]);
});
