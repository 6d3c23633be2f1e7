import { chicago, event } from '../testing/calendar-fixtures.ts';
import { formatInstant } from '../zones/time-zones.ts';
import { zoneNames } from '../zones/zone-names.ts';
import { instantOf } from './event-component.ts';
import { readEventTimes } from './event-times.ts';
import { splitCalendar } from './split-calendar.ts';

function timesOf(...lines: string[]) {
  const { events, zones } = splitCalendar(`BEGIN:VCALENDAR\r\n${event(...lines)}\r\nEND:VCALENDAR`);
  const zoneOf = zoneNames(zones, chicago, () => undefined);
  const [component] = events;
  const times = component && readEventTimes(component, { familyZone: chicago, zoneOf: (tzid) => zoneOf(tzid, 1) });
  return times && [times.start, times.end].map((time) => time && formatInstant(instantOf(time), chicago));
}

test.each([
  ['an end', ['DTSTART:20261009T084500', 'DTEND:20261009T100000'], '2026-10-09T10:00:00-05:00'],
  ['a duration', ['DTSTART:20261009T084500', 'DURATION:PT6H30M'], '2026-10-09T15:15:00-05:00'],
  ['a duration over a clock change', ['DTSTART:20261031T230000', 'DURATION:PT4H'], '2026-11-01T02:00:00-06:00'],
  ['a day over a clock change', ['DTSTART:20261031T230000', 'DURATION:P1D'], '2026-11-01T23:00:00-06:00'],
  ['a duration of days', ['DTSTART;VALUE=DATE:20261009', 'DURATION:P2D'], '2026-10-11T00:00:00-05:00'],
  ['a duration that is absurd', ['DTSTART:20261009T084500', 'DURATION:P999999999999999999W'], null],
  ['neither', ['DTSTART:20261009T084500'], null],
])('the end of an event with %s', (_name, lines, end) => {
  expect(timesOf(...lines)?.[1]).toBe(end);
});

test('an event without a start that can be read has no times', () => {
  expect(timesOf('DTSTART:soon', 'DTEND:20261009T100000')).toBeNull();
});
