import { type Zone, formatInstant, hourMs, tableZone } from '@homeroom/icalendar';
import { chicago } from '../../tests/calendar-fixtures.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { BusyTimes } from './busy-times.ts';
import { freeSlots, isFree, optionsReachMs } from './free-slots.ts';
import { buildOccurrence, membersOf } from './testing/build-occurrence.ts';

const lesson = buildOccurrence({ uid: 'lesson', at: ['2026-10-08', '10:10', '11:00'], members: ['maya'] });
const other = buildOccurrence({ uid: 'other', at: ['2026-10-08', '10:30', '11:30'] });

interface Question {
  of?: Occurrence;
  against?: Occurrence;
  around?: readonly Occurrence[];
  now?: string;
  zone?: Zone;
}

function slotsOf({
  of = lesson,
  against = other,
  around = [],
  now = '2026-10-05T09:00:00-05:00',
  zone = chicago,
}: Question = {}): string[] {
  const slots = freeSlots(of, new BusyTimes([of, against, ...around], membersOf), {
    familyZone: zone,
    now: Date.parse(now),
  });
  return slots.map(({ start, end }) => `${formatInstant(start, zone)} ${(end - start) / 60_000}`);
}

const day = (clock: string, minutes = 50, date = '2026-10-08', offset = '-05:00') =>
  `${date}T${clock}:00${offset} ${minutes}`;
const busy = (start: string, end: string, parts: Partial<Parameters<typeof buildOccurrence>[0]> = {}) =>
  buildOccurrence({ uid: `busy ${start}`, at: ['2026-10-08', start, end], members: ['maya'], ...parts });
const long = (hours: number) => ({
  ...lesson,
  start: Date.parse('2026-10-08T06:00:00-05:00'),
  end: Date.parse('2026-10-08T06:00:00-05:00') + hours * hourMs,
});

test.each<[string, Question, string[]]>([
  ['on half hours, after the other event, one after the other', {}, [day('11:30'), day('12:30'), day('13:30')]],
  [
    'an event that ends on the half hour is followed at once',
    { of: buildOccurrence({ uid: 'lesson', at: ['2026-10-08', '10:00', '11:00'] }) },
    [day('11:30', 60), day('12:30', 60), day('13:30', 60)],
  ],
  ['after now', { now: '2026-10-08T13:30:00-05:00' }, [day('14:00'), day('15:00'), day('16:00')]],
  [
    'not before 07:00',
    { of: buildOccurrence({ uid: 'lesson', at: ['2026-10-08', '05:00', '05:50'] }) },
    [day('07:00'), day('08:00'), day('09:00')],
  ],
  ['over by 21:00', { now: '2026-10-08T18:40:00-05:00' }, [day('19:00'), day('20:00'), day('07:00', 50, '2026-10-09')]],
  [
    'around what anybody does',
    { around: [busy('12:00', '13:10', { members: ['leo'] }), busy('13:10', '14:00', { members: [] })] },
    [day('14:00'), day('15:00'), day('16:00')],
  ],
  [
    'whatever takes no time',
    {
      around: [
        busy('12:00', '13:10', { lines: ['TRANSP:TRANSPARENT'] }),
        busy('12:00', '13:10', { lines: ['STATUS:CANCELLED'] }),
      ],
    },
    [day('11:30'), day('12:30'), day('13:30')],
  ],
  [
    'the other event counts, whomever it concerns',
    { against: buildOccurrence({ uid: 'other', at: ['2026-10-08', '10:30', '18:00'], members: ['leo'] }) },
    [day('18:00'), day('19:00'), day('20:00')],
  ],
  [
    'a copy in another calendar does not count',
    { around: [{ ...lesson, id: 'copy', calendarId: 'copies', end: lesson.end + 3 * hourMs }] },
    [day('11:30'), day('12:30'), day('13:30')],
  ],
  [
    'another instance of the series does',
    { around: [{ ...lesson, id: 'next', start: lesson.start + 2 * hourMs, end: lesson.end + 2 * hourMs }] },
    [day('13:00'), day('14:00'), day('15:00')],
  ],
  [
    'fourteen hours fit once a day',
    { of: long(14) },
    ['09', '10', '11'].map((date) => day('07:00', 840, `2026-10-${date}`)),
  ],
  ['more than fourteen hours fit nowhere', { of: long(14.5) }, []],
  ['all day fits nowhere', { of: { ...lesson, allDay: true } }, []],
  [
    'the fourteenth day is the last',
    { around: [{ ...busy('11:00', '12:00'), end: Date.parse('2026-10-22T19:10:00-05:00') }] },
    [day('19:30', 50, '2026-10-22')],
  ],
  ['then there is none', { around: [{ ...busy('11:00', '12:00'), end: Date.parse('2026-10-22T20:10:00-05:00') }] }, []],
])('the next free slots: %s', (_, question, expected) => {
  expect(slotsOf(question)).toEqual(expected);
});

const evening = (date: string) => ({
  of: buildOccurrence({ uid: 'lesson', at: [date, '18:00', '19:00'] }),
  against: buildOccurrence({ uid: 'other', at: [date, '18:30', '20:30'] }),
  now: `${date}T00:00:00-06:00`,
});
const night = {
  of: buildOccurrence({ uid: 'lesson', at: ['2026-10-31', '23:30', '23:59'] }),
  now: '2026-10-31T00:00:00-05:00',
};
const crossing = {
  ...night.of,
  start: Date.parse('2026-11-01T00:30:00-05:00'),
  end: Date.parse('2026-11-01T02:30:00-06:00'),
};

test.each<[string, Question, string[]]>([
  [
    'the day on which the clocks go back',
    evening('2026-10-31'),
    ['07:00', '08:00', '09:00'].map((clock) => day(clock, 60, '2026-11-01', '-06:00')),
  ],
  [
    'the day on which the clocks go forward',
    evening('2027-03-13'),
    ['07:00', '08:00', '09:00'].map((clock) => day(clock, 60, '2027-03-14', '-05:00')),
  ],
  [
    'as long as it takes, not as the clocks show',
    { ...night, of: crossing },
    ['07:00', '10:00', '13:00'].map((clock) => day(clock, 180, '2026-11-01', '-06:00')),
  ],
])('slots on %s', (_, question, expected) => {
  expect(slotsOf(question)).toEqual(expected);
});

test('times that the clocks skip in the middle of a day are no slots', () => {
  const noon = Date.parse('2026-10-08T12:00:00-05:00');
  const zone = tableZone('Leaping', -5 * hourMs, [{ at: noon, offset: -4 * hourMs }]);
  expect(slotsOf({ zone })).toEqual([
    day('11:30', 50),
    day('13:30', 50, '2026-10-08', '-04:00'),
    day('14:30', 50, '2026-10-08', '-04:00'),
  ]);
});

test('a slot that the clocks stretch past 21:00 is none', () => {
  const zone = tableZone('Leaping', -5 * hourMs, [
    { at: Date.parse('2026-10-08T20:30:00-05:00'), offset: -4 * hourMs },
  ]);
  expect(slotsOf({ zone, now: '2026-10-08T19:40:00-05:00' })[0]).toBe(day('07:00', 50, '2026-10-09', '-04:00'));
});

test('occurrences are known up to the last possible slot', () => {
  const [slot] = freeSlots(
    lesson,
    new BusyTimes([{ ...busy('11:00', '12:00'), end: Date.parse('2026-10-22T20:00:00-05:00') }], membersOf),
    { familyZone: chicago, now: 0 },
  );
  expect(slot?.end).toBeLessThan(lesson.end + optionsReachMs);
});

test('a slot is free until something that matters takes it', () => {
  const [start, end] = ['12:00', '13:00'].map((clock) => Date.parse(`2026-10-08T${clock}:00-05:00`)) as [
    number,
    number,
  ];
  const isFreeAmong = (...around: Occurrence[]) => isFree(lesson, { start, end }, new BusyTimes(around, membersOf));
  expect(isFreeAmong(lesson, other)).toBe(true);
  expect(isFreeAmong(busy('13:00', '14:00'), busy('11:00', '12:00'))).toBe(true);
  expect(isFreeAmong(busy('12:59', '14:00', { members: ['leo'] }))).toBe(false);
});

test('busy times answer as looking at every occurrence does', () => {
  let seed = 11;
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  const members = ['ana', 'ben', 'maya'];
  const around = Array.from({ length: 300 }, (_, index) => {
    const start = random(10_000);
    return {
      ...lesson,
      id: `${index}`,
      uid: `${index}`,
      start,
      end: start + 1 + random(index % 50 === 0 ? 4_000 : 20),
      event: { ...lesson.event, categories: members.filter(() => random(3) === 0) },
    };
  });
  const times = new BusyTimes(around, membersOf);
  for (let round = 0; round < 2_000; round += 1) {
    const start = random(14_000);
    const slot = { start, end: start + 1 + random(8) };
    const who = members.filter(() => random(2) === 0);
    const except = around[random(300)] ?? lesson;
    const expected = around.some(
      (one) =>
        one !== except &&
        one.start < slot.end &&
        slot.start < one.end &&
        (who.length === 0 || one.event.categories.some((id) => who.includes(id))),
    );
    expect(times.isTaken(slot, who, except)).toBe(expected);
  }
});
