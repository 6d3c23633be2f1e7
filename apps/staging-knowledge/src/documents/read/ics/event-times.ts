import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { ParsedEvent } from '../reading-reports.ts';

const longestSeconds = 366 * 86_400;

/**
 * When an event takes place: dates for one that takes whole days, otherwise date-times with the offset of the zone that
 * the file names (IANA, or the file's own), without an offset where it names none that is known.
 */
export function eventTimes(
  component: ICAL.Component,
  zones: ReadonlyMap<string, ICAL.Component>,
): Pick<ParsedEvent, 'start' | 'end' | 'all_day' | 'tzid'> {
  const start = timeOf(component, 'dtstart');
  if (!start) return { start: null, end: null, all_day: false, tzid: null };
  const tzid = zoneOf(component, 'dtstart');
  const end = timeOf(component, 'dtend') ?? afterDuration(component, start);
  const written = (time: ICAL.Time, zone: string | null) =>
    time.isDate ? dateOf(time) : `${dateOf(time)}T${clockOf(time)}${offsetOf(time, zone, zones)}`;
  return {
    start: written(start, tzid),
    end: end && written(end, zoneOf(component, 'dtend') ?? tzid),
    all_day: start.isDate,
    tzid,
  };
}

function timeOf(component: ICAL.Component, name: string): ICAL.Time | null {
  try {
    const value: unknown = component.getFirstPropertyValue(name);
    const usable =
      value instanceof ICAL.Time && value.year >= 1 && value.year <= 9999 && value.month >= 1 && value.month <= 12;
    return usable ? value : null;
  } catch {
    return null;
  }
}

function zoneOf(component: ICAL.Component, name: string): string | null {
  const zone: unknown = component.getFirstProperty(name)?.getFirstParameter('tzid');
  return typeof zone === 'string' && zone !== '' ? zone.slice(0, 200) : null;
}

/** A duration of more than a year would keep the library counting for ever. */
function afterDuration(component: ICAL.Component, start: ICAL.Time): ICAL.Time | null {
  try {
    const duration: unknown = component.getFirstPropertyValue('duration');
    if (!(duration instanceof ICAL.Duration)) return null;
    const seconds = duration.toSeconds();
    if (!(seconds > 0 && seconds <= longestSeconds)) return null;
    const end = start.clone();
    end.addDuration(duration);
    return end;
  } catch {
    return null;
  }
}

function dateOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function clockOf({ hour, minute, second }: ICAL.Time): string {
  return [hour, minute, Math.min(59, second)].map(twoDigits).join(':');
}

function offsetOf(time: ICAL.Time, tzid: string | null, zones: ReadonlyMap<string, ICAL.Component>): string {
  if (time.zone?.tzid === 'UTC') return 'Z';
  if (tzid === null) return '';
  try {
    const { year, month, day, hour, minute, second } = time;
    return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(ianaName(tzid))
      .offset;
  } catch {
    return offsetByFile(time, zones.get(tzid));
  }
}

/** Programs put a path of their own before the name. */
function ianaName(tzid: string): string {
  return /[A-Z]\w+\/\w[\w/+-]*$/.exec(tzid)?.[0] ?? tzid;
}

function offsetByFile(time: ICAL.Time, zone: ICAL.Component | undefined): string {
  if (!zone) return '';
  try {
    const minutes = Math.round(new ICAL.Timezone(zone).utcOffset(time) / 60);
    return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`;
  } catch {
    return '';
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
