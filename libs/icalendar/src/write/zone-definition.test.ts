import ICAL from 'ical.js';
import { ianaZone, hourMs, type Instant, type Zone } from '../zones/time-zones.ts';
import { zoneDefinition } from './zone-definition.ts';

const now = new Date('2026-11-21T12:00:00Z');
const zones = Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC');

/** Minutes before or after UTC that the definition gives for what the zone's clocks show at an instant. */
function offsetByDefinition(definition: ICAL.Timezone, zone: Zone, instant: Instant): number {
  const wall = new Date(instant + zone.offsetAt(instant));
  const time = new ICAL.Time(
    {
      year: wall.getUTCFullYear(),
      month: wall.getUTCMonth() + 1,
      day: wall.getUTCDate(),
      hour: wall.getUTCHours(),
      minute: wall.getUTCMinutes(),
      second: 0,
      isDate: false,
    },
    ICAL.Timezone.localTimezone,
  );
  return definition.utcOffset(time) * 1_000;
}

function readByIcalJs(id: string): ICAL.Timezone {
  const calendar = new ICAL.Component(
    ICAL.parse(['BEGIN:VCALENDAR', ...zoneDefinition(id, now).lines, 'END:VCALENDAR'].join('\r\n')) as never,
  );
  return new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
}

function disagreements(id: string, instants: readonly Instant[]): string[] {
  const zone = ianaZone(id) as Zone;
  const definition = readByIcalJs(id);
  return instants
    .filter((instant) => offsetByDefinition(definition, zone, instant) !== zone.offsetAt(instant))
    .map((instant) => `${id} ${new Date(instant).toISOString()}`);
}

const everyDays = (days: number, from: string, to: string) => {
  const instants: Instant[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += days * 24 * hourMs) instants.push(at);
  return instants;
};

/** Some at a time, so that none of the tests takes long. */
const shares = Array.from({ length: 12 }, (_, share) => zones.filter((_name, place) => place % 12 === share));

test.each(shares.map((names) => [names.length, names] as const))(
  'another program finds in each of %d zones, from 2025 to 2030, the offsets by which the service tells times',
  (_, names) => {
    const instants = everyDays(23, '2025-01-01T12:00:00Z', '2031-01-01T00:00:00Z');
    expect(names.length).toBeGreaterThan(30);
    expect(names.flatMap((id) => disagreements(id, instants))).toEqual([]);
  },
);

test.each([
  'Africa/Casablanca',
  'America/Vancouver',
  'America/Chicago',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Asia/Gaza',
])('%s is right from 1971 to 2035 too', (id) => {
  expect(disagreements(id, everyDays(11, '1971-01-01T12:00:00Z', '2036-01-01T00:00:00Z'))).toEqual([]);
});

test('a zone of steady rules is written as rules, which go on for ever', () => {
  const { name, lines } = zoneDefinition('America/Chicago', now);
  expect(name).toBe('America/Chicago');
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ]);
  expect(disagreements('America/Chicago', everyDays(100, '2040-01-01T12:00:00Z', '2060-01-01T00:00:00Z'))).toEqual([]);
});
