import { ianaZone } from '../zones/time-zones.ts';
import { alarmInstant, readAlarms } from './event-alarms.ts';

const alarmsOf = (...alarms: string[][]) =>
  readAlarms({
    lines: [
      'BEGIN:VEVENT',
      'UID:one',
      ...alarms.flatMap((lines) => ['BEGIN:VALARM', ...lines, 'END:VALARM']),
      'END:VEVENT',
    ].map((text, index) => ({ text, line: index + 1 })),
  });
const times = { start: Date.parse('2026-11-02T15:45:00-06:00'), end: Date.parse('2026-11-02T16:30:00-06:00') };
const chicago = ianaZone('America/Chicago');
if (!chicago) throw new Error('There is no such zone.');

test.each([
  ['TRIGGER:-PT15M', '2026-11-02T15:30:00-06:00'],
  ['TRIGGER;RELATED=END:-PT15M', '2026-11-02T16:15:00-06:00'],
  ['TRIGGER;VALUE=DURATION;RELATED=START:-P2D', '2026-10-31T15:45:00-05:00'],
  ['TRIGGER:-P1DT2H', '2026-11-01T13:45:00-06:00'],
  ['TRIGGER:PT0S', '2026-11-02T15:45:00-06:00'],
  ['TRIGGER:+PT5M', '2026-11-02T15:50:00-06:00'],
  ['TRIGGER;VALUE=DATE-TIME:20261102T200000Z', '2026-11-02T20:00:00Z'],
])('%s is at its instant, days by the calendar', (trigger, expected) => {
  const [alarm] = alarmsOf(['ACTION:DISPLAY', trigger, 'DESCRIPTION:Reminder']);
  if (!alarm) throw new Error('The alarm was not read.');
  expect(alarmInstant(alarm, times, chicago)).toBe(Date.parse(expected));
});

test('alarms that show or sound are read, at most 20 of them', () => {
  expect(alarmsOf(['action:audio', 'trigger:-PT5M'])).toEqual([
    { kind: 'relative', from: 'start', days: 0, ms: -300_000 },
  ]);
  for (const lines of [
    ['ACTION:EMAIL', 'TRIGGER:-PT5M'],
    ['ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z'],
    ['ACTION:DISPLAY', 'TRIGGER:-PT5M', 'ACKNOWLEDGED:20261102T212000Z'],
    ['ACTION:DISPLAY', 'TRIGGER:soon'],
    ['ACTION:DISPLAY', 'TRIGGER;VALUE=DATE-TIME:20269902T200000Z'],
    ['ACTION:DISPLAY'],
    ['TRIGGER:-PT5M'],
  ])
    expect(alarmsOf(lines)).toEqual([]);
  expect(alarmsOf(...Array.from({ length: 30 }, () => ['ACTION:DISPLAY', 'TRIGGER:-PT5M']))).toHaveLength(20);
});
