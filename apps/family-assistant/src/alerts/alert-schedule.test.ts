import { type Zone, formatInstant, hourMs, ianaZone, minuteMs, tableZone } from '@homeroom/icalendar';
import { AlertSchedule } from './alert-schedule.ts';
import type { AlertTimes } from './alert-schedule.ts';

/** `22:00` as the minute of the day. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const ianaZoneOf = (name: string): Zone => {
  const zone = ianaZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
};
/** `22:00-07:00` as quiet hours. */
const quietOf = (text: string) => ({ start: minuteOf(text.slice(0, 5)), end: minuteOf(text.slice(6)) });

interface ScheduleOptions {
  zone?: string | Zone;
  spacingMinutes?: [number, number, number];
  /** `22:00-07:00`, or none. */
  quiet?: string;
  escalationAt?: string;
}

function scheduleOf({
  zone = 'America/Chicago',
  spacingMinutes = [5, 60, 180],
  quiet = '22:00-07:00',
  escalationAt = '20:00',
}: ScheduleOptions = {}): AlertSchedule {
  const spacingMs = spacingMinutes.map((minutes) => minutes * minuteMs) as unknown as AlertTimes['spacingMs'];
  return new AlertSchedule({
    spacingMs,
    quiet: quiet === 'none' ? null : quietOf(quiet),
    escalationAt: minuteOf(escalationAt),
    zone: typeof zone === 'string' ? ianaZoneOf(zone) : zone,
  });
}
const shown = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const same = (time: string | null) => (time === null ? null : new Date(time).toISOString());
const lordHowe = 'Australia/Lord_Howe';
const nuuk = 'America/Nuuk';

describe('the next alert', () => {
  const later = '2026-12-24T12:00:00-06:00';
  test.each<[string, ScheduleOptions, number, string, string, string | null]>([
    ['is due five minutes after the detection', {}, 0, '2026-11-18T12:00:00-06:00', later, '2026-11-18T12:05:00-06:00'],
    ['is due an hour after the first', {}, 1, '2026-11-18T12:05:00-06:00', later, '2026-11-18T13:05:00-06:00'],
    ['is due three hours after the second', {}, 2, '2026-11-18T13:05:00-06:00', later, '2026-11-18T16:05:00-06:00'],
    ['is none after the third', {}, 3, '2026-11-18T16:05:00-06:00', later, null],
    [
      'is due after fractions of a minute',
      { spacingMinutes: [0.05, 0.5, 1] },
      0,
      '2026-11-18T12:00:00.250-06:00',
      later,
      '2026-11-18T12:00:03.250-06:00',
    ],
    [
      'goes out a millisecond before quiet hours',
      {},
      0,
      '2026-11-18T21:54:59.999-06:00',
      later,
      '2026-11-18T21:59:59.999-06:00',
    ],
    ['waits when quiet hours begin', {}, 0, '2026-11-18T21:55:00.000-06:00', later, '2026-11-19T07:00:00-06:00'],
    [
      'waits a millisecond when quiet hours are about to end',
      {},
      0,
      '2026-11-19T06:54:59.999-06:00',
      later,
      '2026-11-19T07:00:00-06:00',
    ],
    ['goes out when quiet hours end', {}, 0, '2026-11-19T06:55:00.000-06:00', later, '2026-11-19T07:00:00-06:00'],
    ['goes out after them by the spacing', {}, 0, '2026-11-19T06:56:00-06:00', later, '2026-11-19T07:01:00-06:00'],
    [
      'comes at the end of quiet hours for a conflict found in the night',
      {},
      0,
      '2026-11-19T02:00:00-06:00',
      later,
      '2026-11-19T07:00:00-06:00',
    ],
    ['is none when the overlap is over by then', {}, 0, '2026-11-18T12:00:00-06:00', '2026-11-18T12:05:00-06:00', null],
    [
      'goes out a millisecond before the overlap is over',
      {},
      0,
      '2026-11-18T12:00:00-06:00',
      '2026-11-18T12:05:00.001-06:00',
      '2026-11-18T12:05:00-06:00',
    ],
    [
      'is none when quiet hours outlast the overlap',
      {},
      1,
      '2026-11-18T21:30:00-06:00',
      '2026-11-19T07:00:00-06:00',
      null,
    ],
    [
      'ignores the hour without quiet hours',
      { quiet: 'none' },
      0,
      '2026-11-19T02:00:00-06:00',
      later,
      '2026-11-19T02:05:00-06:00',
    ],
    [
      'waits for quiet hours of the day',
      { quiet: '13:00-15:00' },
      1,
      '2026-11-18T12:30:00-06:00',
      later,
      '2026-11-18T15:00:00-06:00',
    ],
    [
      'counts elapsed time when the clocks go back',
      { quiet: 'none' },
      1,
      '2026-11-01T01:30:00-05:00',
      later,
      '2026-11-01T01:30:00-06:00',
    ],
    [
      'counts elapsed time when the clocks go forward',
      { quiet: 'none' },
      2,
      '2027-03-14T00:30:00-06:00',
      '2027-04-01T00:00:00-05:00',
      '2027-03-14T04:30:00-05:00',
    ],
    [
      'counts elapsed time over half an hour',
      { quiet: 'none', zone: lordHowe },
      1,
      '2026-10-04T01:45:00+10:30',
      later,
      '2026-10-04T03:15:00+11:00',
    ],
  ])('%s', (_, parts, sent, since, overlapEnd, due) => {
    expect(shown(scheduleOf(parts).nextAlert(sent, Date.parse(since), Date.parse(overlapEnd)))).toBe(same(due));
  });
});

describe('quiet hours', () => {
  // Begin and end of one stretch, each to the millisecond.
  test.each<[string, string, string | Zone, string, string]>([
    ['over midnight', '22:00-07:00', 'America/Chicago', '2026-11-18T22:00:00-06:00', '2026-11-19T07:00:00-06:00'],
    ['until midnight', '22:00-00:00', 'America/Chicago', '2026-11-18T22:00:00-06:00', '2026-11-19T00:00:00-06:00'],
    ['from midnight', '00:00-06:30', 'America/Chicago', '2026-11-19T00:00:00-06:00', '2026-11-19T06:30:00-06:00'],
    ['within a day', '13:00-15:00', 'America/Chicago', '2026-11-18T13:00:00-06:00', '2026-11-18T15:00:00-06:00'],
    ['all but a minute', '00:01-00:00', 'America/Chicago', '2026-11-18T00:01:00-06:00', '2026-11-19T00:00:00-06:00'],
    [
      'last an hour longer in the night that the clocks go back',
      '22:00-07:00',
      'America/Chicago',
      '2026-10-31T22:00:00-05:00',
      '2026-11-01T07:00:00-06:00',
    ],
    [
      'last an hour less in the night that the clocks go forward',
      '22:00-07:00',
      'America/Chicago',
      '2027-03-13T22:00:00-06:00',
      '2027-03-14T07:00:00-05:00',
    ],
    [
      'end with the second of two equal times',
      '22:00-01:30',
      'America/Chicago',
      '2026-10-31T22:00:00-05:00',
      '2026-11-01T01:30:00-06:00',
    ],
    [
      'begin with the first of two equal times',
      '01:30-07:00',
      'America/Chicago',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T07:00:00-06:00',
    ],
    [
      'within the hour that comes twice are one stretch',
      '01:15-01:45',
      'America/Chicago',
      '2026-11-01T01:15:00-05:00',
      '2026-11-01T01:45:00-06:00',
    ],
    [
      'until the clocks go back end when they show that again',
      '22:00-02:00',
      'America/Chicago',
      '2026-10-31T22:00:00-05:00',
      '2026-11-01T02:00:00-06:00',
    ],
    [
      'end with the change when it skips their end',
      '22:00-02:30',
      'America/Chicago',
      '2027-03-13T22:00:00-06:00',
      '2027-03-14T03:00:00-05:00',
    ],
    [
      'begin with the change when it skips their begin',
      '02:30-07:00',
      'America/Chicago',
      '2027-03-14T03:00:00-05:00',
      '2027-03-14T07:00:00-05:00',
    ],
    [
      'until the skipped hour end with the change',
      '22:00-02:00',
      'America/Chicago',
      '2027-03-13T22:00:00-06:00',
      '2027-03-14T03:00:00-05:00',
    ],
    [
      'after the skipped hour begin with the change',
      '03:00-07:00',
      'America/Chicago',
      '2027-03-14T03:00:00-05:00',
      '2027-03-14T07:00:00-05:00',
    ],
    [
      'end half an hour early on the clock that skips it',
      '22:00-02:15',
      lordHowe,
      '2026-10-03T22:00:00+10:30',
      '2026-10-04T02:30:00+11:00',
    ],
    [
      'end after the half hour that comes twice',
      '22:00-01:45',
      lordHowe,
      '2027-04-03T22:00:00+11:00',
      '2027-04-04T01:45:00+10:30',
    ],
    [
      'begin before the half hour that comes twice',
      '01:45-07:00',
      lordHowe,
      '2027-04-04T01:45:00+11:00',
      '2027-04-04T07:00:00+10:30',
    ],
    [
      'over an hour skipped before midnight',
      '23:30-07:00',
      nuuk,
      '2027-03-28T00:00:00-01:00',
      '2027-03-28T07:00:00-01:00',
    ],
    [
      'from midnight, which comes after the hour before it came twice',
      '00:00-07:00',
      nuuk,
      '2026-10-25T00:00:00-02:00',
      '2026-10-25T07:00:00-02:00',
    ],
    [
      'go on into the next when their end comes after its begin',
      '01:30-01:15',
      'America/Chicago',
      '2026-10-31T01:30:00-05:00',
      '2026-11-02T01:15:00-06:00',
    ],
    [
      'go on into the next when both are skipped',
      '02:30-02:15',
      'America/Chicago',
      '2027-03-13T02:30:00-06:00',
      '2027-03-15T02:15:00-05:00',
    ],
    [
      'go on when the clocks go back to the day before',
      '00:00-07:00',
      tableZone('Old', hourMs, [{ at: Date.parse('2026-11-01T00:01:00+01:00'), offset: 0 }]),
      '2026-11-01T00:00:00+01:00',
      '2026-11-01T07:00:00+00:00',
    ],
  ])('%s', (_, quiet, zone, begin, end) => {
    const schedule = scheduleOf({ quiet, zone });
    const [first, last] = [Date.parse(begin), Date.parse(end)];
    expect([first - 1, first, last - 1, last].map((at) => schedule.quiet.include(at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (let at = first; at < last; at += 7 * minuteMs)
      expect([shown(at), shown(schedule.quiet.after(at))]).toEqual([shown(at), shown(last)]);
    expect([first - 1, last].map((at) => schedule.quiet.after(at))).toEqual([first - 1, last]);
  });

  test('within the skipped hour do not happen that day', () => {
    const schedule = scheduleOf({ quiet: '02:10-02:50' });
    const moments = [
      '2027-03-14T01:59:59.999-06:00',
      '2027-03-14T03:00:00-05:00',
      '2027-03-14T03:30:00-05:00',
      '2027-03-15T02:10:00-05:00',
    ];
    expect(moments.map((at) => schedule.quiet.include(Date.parse(at)))).toEqual([false, false, false, true]);
  });

  test('are never when there are none', () => {
    const schedule = scheduleOf({ quiet: 'none' });
    expect(schedule.quiet.include(Date.parse('2026-11-19T03:00:00-06:00'))).toBe(false);
  });

  test('are exactly when the clock shows one of them, also on days of a change that does not repeat their bounds', () => {
    for (const [quiet, zone, from] of [
      ['22:00-07:00', 'America/Chicago', '2026-10-30T00:00:00Z'],
      ['13:00-15:00', 'America/Chicago', '2027-03-12T00:00:00Z'],
      ['22:00-02:15', lordHowe, '2026-10-02T00:00:00Z'],
      ['23:00-00:30', nuuk, '2027-03-26T00:00:00Z'],
    ] as const) {
      const { start, end } = quietOf(quiet);
      const schedule = scheduleOf({ quiet, zone });
      for (let at = Date.parse(from); at < Date.parse(from) + 96 * hourMs; at += 5 * minuteMs) {
        const local = formatInstant(at, ianaZoneOf(zone));
        const minute = minuteOf(local.slice(11, 16));
        expect([local, schedule.quiet.include(at)]).toEqual([
          local,
          start < end ? start <= minute && minute < end : start <= minute || minute < end,
        ]);
      }
    }
  });
});

describe('the escalation hour', () => {
  test.each<[string, ScheduleOptions, string, string]>([
    ['is that of the same day', {}, '2026-11-18T12:05:00-06:00', '2026-11-18T20:00:00-06:00'],
    ['is that of the same day a millisecond before', {}, '2026-11-18T19:59:59.999-06:00', '2026-11-18T20:00:00-06:00'],
    ['is that of the same day at that very instant', {}, '2026-11-18T20:00:00.000-06:00', '2026-11-18T20:00:00-06:00'],
    ['is that of the next day a millisecond later', {}, '2026-11-18T20:00:00.001-06:00', '2026-11-19T20:00:00-06:00'],
    ['is that of the family, not of UTC', {}, '2026-11-18T23:00:00-06:00', '2026-11-19T20:00:00-06:00'],
    [
      'is 25 hours later over the end of daylight saving',
      {},
      '2026-10-31T20:00:00.001-05:00',
      '2026-11-01T20:00:00-06:00',
    ],
    ['is 23 hours later over its begin', {}, '2027-03-13T20:00:00.001-06:00', '2027-03-14T20:00:00-05:00'],
    [
      'is the first of two equal times',
      { escalationAt: '01:30' },
      '2026-10-31T12:00:00-05:00',
      '2026-11-01T01:30:00-05:00',
    ],
    [
      'comes once on a day that has it twice',
      { escalationAt: '01:30' },
      '2026-11-01T01:30:00.001-05:00',
      '2026-11-02T01:30:00-06:00',
    ],
    [
      'comes once on a day that has it twice, seen from the second hour',
      { escalationAt: '01:30' },
      '2026-11-01T01:10:00-06:00',
      '2026-11-02T01:30:00-06:00',
    ],
    [
      'is the change when that skips it',
      { escalationAt: '02:30' },
      '2027-03-13T12:00:00-06:00',
      '2027-03-14T03:00:00-05:00',
    ],
    [
      'is the change that skips it at that very instant',
      { escalationAt: '02:30' },
      '2027-03-14T03:00:00-05:00',
      '2027-03-14T03:00:00-05:00',
    ],
    [
      'is that of the day after the change that skipped it',
      { escalationAt: '02:30' },
      '2027-03-14T03:00:00.001-05:00',
      '2027-03-15T02:30:00-05:00',
    ],
    [
      'is the change by half an hour that skips it',
      { zone: lordHowe, escalationAt: '02:15' },
      '2026-10-03T12:00:00+10:30',
      '2026-10-04T02:30:00+11:00',
    ],
    [
      'is the first of two equal times half an hour apart',
      { zone: lordHowe, escalationAt: '01:45' },
      '2027-04-03T12:00:00+11:00',
      '2027-04-04T01:45:00+11:00',
    ],
    [
      'is that of Saturday when a change at its end skips it',
      { zone: nuuk, escalationAt: '23:30' },
      '2027-03-28T00:00:00-01:00',
      '2027-03-28T00:00:00-01:00',
    ],
    ['is midnight', { escalationAt: '00:00' }, '2026-11-18T23:59:00-06:00', '2026-11-19T00:00:00-06:00'],
    [
      'is not moved by quiet hours',
      { escalationAt: '23:00' },
      '2026-11-18T12:05:00-06:00',
      '2026-11-18T23:00:00-06:00',
    ],
  ])('%s', (_, parts, firstSentAt, hour) => {
    expect(shown(scheduleOf(parts).escalation(Date.parse(firstSentAt)))).toBe(same(hour));
  });

  test.each([
    ['22:00-07:00', '20:00', false],
    ['22:00-07:00', '21:59', false],
    ['22:00-07:00', '22:00', true],
    ['22:00-07:00', '00:00', true],
    ['22:00-07:00', '06:59', true],
    ['22:00-07:00', '07:00', false],
    ['13:00-15:00', '12:59', false],
    ['13:00-15:00', '13:00', true],
    ['13:00-15:00', '14:59', true],
    ['13:00-15:00', '15:00', false],
    ['22:00-00:00', '00:00', false],
    ['none', '23:00', false],
  ])('with quiet hours %s and escalation at %s, the escalation is inside them: %s', (quiet, escalationAt, inside) => {
    expect(scheduleOf({ quiet, escalationAt }).escalatesInQuietHours).toBe(inside);
  });
});
