import { calendar, event, occurrences } from '../../tests/calendar-fixtures.ts';
import { findOverlaps, pairId } from './overlaps.ts';

const day = ['2026-11-10T00:00:00-06:00', '2026-11-11T00:00:00-06:00'] as const;
const at = (uid: string, from: string, to: string, ...lines: string[]) =>
  event(
    `UID:${uid}`,
    `DTSTART;TZID=America/Chicago:20261110T${from}00`,
    `DTEND;TZID=America/Chicago:20261110T${to}00`,
    ...lines,
  );
const allDay = (uid: string, ...lines: string[]) => event(`UID:${uid}`, 'DTSTART;VALUE=DATE:20261110', ...lines);

function pairs(...events: string[]): string[] {
  return findOverlaps(occurrences(calendar(...events), ...day)).overlaps.map(
    ({ first, second, minutes }) => `${first.uid}+${second.uid} ${minutes}`,
  );
}

test.each([
  ['an hour of overlap', [at('a', '1000', '1200'), at('b', '1100', '1300')], ['a+b 60']],
  ['one inside the other', [at('a', '1000', '1200'), at('b', '1030', '1100')], ['a+b 30']],
  ['the same times, by UID', [at('b', '1000', '1100'), at('a', '1000', '1100')], ['a+b 60']],
  ['one minute', [at('a', '1000', '1101'), at('b', '1100', '1200')], ['a+b 1']],
  ['touching is none', [at('a', '1000', '1100'), at('b', '1100', '1200')], []],
  ['apart is none', [at('a', '1000', '1100'), at('b', '1200', '1300')], []],
  [
    'less than a minute is none',
    [
      event('UID:a', 'DTSTART:20261110T160000Z', 'DTEND:20261110T170059Z'),
      event('UID:b', 'DTSTART:20261110T170000Z', 'DTEND:20261110T180000Z'),
    ],
    [],
  ],
  ['a cancelled event is out', [at('a', '1000', '1200', 'STATUS:CANCELLED'), at('b', '1100', '1300')], []],
  ['a transparent event is out', [at('a', '1000', '1200', 'TRANSP:TRANSPARENT'), at('b', '1100', '1300')], []],
  ['an event without length is out', [at('a', '1000', '1200'), at('b', '1100', '1100')], []],
  ['a tentative event counts', [at('a', '1000', '1200', 'STATUS:TENTATIVE'), at('b', '1100', '1300')], ['a+b 60']],
  ['an all-day event is out', [allDay('a'), at('b', '1100', '1300')], []],
  ['an all-day event that is transparent is out', [allDay('a', 'TRANSP:TRANSPARENT'), at('b', '1100', '1300')], []],
  [
    'an all-day event with an explicit OPAQUE counts',
    [allDay('a', 'TRANSP:OPAQUE'), at('b', '1100', '1300')],
    ['a+b 120'],
  ],
  [
    'two instances of one series are none',
    [event('UID:a', 'DTSTART:20261110T160000Z', 'DURATION:PT5H', 'RRULE:FREQ=HOURLY;COUNT=3')],
    [],
  ],
  [
    'three at once are three pairs',
    [at('a', '1000', '1200'), at('b', '1100', '1300'), at('c', '1130', '1145')],
    ['a+b 60', 'a+c 15', 'b+c 15'],
  ],
])('%s', (_, events, expected) => {
  expect(pairs(...events)).toEqual(expected);
});

test.each([
  [
    'a repeated hour counts twice',
    '2026-11-01',
    [
      event('UID:a', 'DTSTART;TZID=America/Chicago:20261101T003000', 'DURATION:PT2H'),
      event('UID:b', 'DTSTART:20261101T070000Z', 'DURATION:PT1H'),
    ],
    ['a+b 30'],
  ],
  [
    'what is an hour apart by the clock, in the repeated hour, does not overlap',
    '2026-11-01',
    [
      event('UID:a', 'DTSTART:20261101T060000Z', 'DURATION:PT1H'),
      event('UID:b', 'DTSTART:20261101T070000Z', 'DURATION:PT1H'),
    ],
    [],
  ],
  [
    'a skipped hour does not count',
    '2027-03-14',
    [
      event('UID:a', 'DTSTART;TZID=America/Chicago:20270314T013000', 'DTEND;TZID=America/Chicago:20270314T033000'),
      event('UID:b', 'DTSTART;TZID=America/Chicago:20270314T030000', 'DURATION:PT1H'),
    ],
    ['a+b 30'],
  ],
])('on a day when the clocks change %s', (_, date, events, expected) => {
  const found = occurrences(calendar(...events), `${date}T00:00:00-06:00`, `${date}T23:59:59-06:00`);
  expect(
    findOverlaps(found).overlaps.map(({ first, second, minutes }) => `${first.uid}+${second.uid} ${minutes}`),
  ).toEqual(expected);
});

test('one UID in two calendars is no conflict', () => {
  const [found] = occurrences(calendar(at('a', '1000', '1200')), ...day);
  if (!found) throw new Error('The event is missing.');
  expect(findOverlaps([found, { ...found, calendarId: 'other', id: 'other' }]).overlaps).toEqual([]);
});

test('the id of a pair is a UUIDv5 and the same both ways round', () => {
  expect(pairId('a', 'b')).toBe(pairId('b', 'a'));
  expect(pairId('a', 'b')).not.toBe(pairId('a', 'c'));
  expect(pairId('a', 'b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a thousand events at once give a bounded answer that says so', () => {
  const found = occurrences(
    calendar(...Array.from({ length: 1000 }, (_, index) => at(`e${index}`, '1000', '1100'))),
    ...day,
  );
  const { overlaps, truncated } = findOverlaps(found);
  expect({ length: overlaps.length, truncated }).toEqual({ length: 2000, truncated: true });
});

test('two events are limited only when there are more pairs than are listed', () => {
  const series = (uid: string, from: string, to: string) => [
    `UID:${uid}`,
    `DTSTART;TZID=America/Chicago:20261110T${from}00`,
    `DTEND;TZID=America/Chicago:20261110T${to}00`,
    'RRULE:FREQ=HOURLY;COUNT=8',
  ];
  const found = occurrences(
    calendar(event(...series('a', '0800', '0830')), event(...series('b', '0815', '0845'))),
    ...day,
  );
  expect(findOverlaps(found, 8, 3)).toMatchObject({ overlaps: { length: 8 }, truncated: false });
  expect(findOverlaps(found, 7, 3)).toMatchObject({ overlaps: { length: 3 }, leftOut: 5 });
});

test('of more pairs than are listed the others are counted', () => {
  const found = occurrences(
    calendar(...Array.from({ length: 1000 }, (_, index) => at(`e${index}`, '1000', '1100'))),
    ...day,
  );
  expect(findOverlaps(found).leftOut).toBe((1000 * 999) / 2 - 2000);
  expect(
    findOverlaps([...found, ...found.map((one) => ({ ...one, calendarId: 'other', id: `other ${one.id}` }))]).leftOut,
  ).toBe((4 * 1000 * 999) / 2 - 2000);
});

test('the sweep finds what comparing every pair finds, and what is left out is the rest', () => {
  let seed = 7;
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed % limit;
  };
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  const events = Array.from({ length: 60 }, (_, index) => {
    const start = random(1300);
    return at(`e${String(index).padStart(2, '0')}`, time(start), time(start + random(130)));
  });
  const found = occurrences(calendar(...events), ...day).filter(({ start, end }) => end > start);
  for (const limit of [1, 10, 50])
    expect(findOverlaps(found, limit).leftOut).toBe(findOverlaps(found).overlaps.length - limit);
  const expected = found.flatMap((a) =>
    found
      .filter((b) => a.uid < b.uid && Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 60_000)
      .map((b) => [a.uid, b.uid].join()),
  );
  const swept = findOverlaps(found).overlaps.map(({ first, second }) => [first.uid, second.uid].sort().join());
  expect(swept.sort()).toEqual(expected.sort());
});
