import { icsLimits } from '../limits.ts';
import { dayMs, hourMs, minuteMs, secondMs, utc } from '../zones/time-zones.ts';
import type { WallTime, Zone } from '../zones/time-zones.ts';
import type { EventDuration, EventTime } from './event-component.ts';

/** Zones that times of a file are read in. */
export interface TimeReading {
  familyZone: Zone;
  zoneOf(tzid: string): Zone;
}

const jcalTime = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:(\d\d):(\d\d):(\d\d)?(Z?))?:*)?$/;

/**
 * A jCal date or date-time (RFC 7265 §3.6) with its TZID, or null when it is none. A date in a date-time property is a
 * date, seconds may be missing, 24:00 is the next midnight.
 */
export function readTime(text: string, tzid: string | null, { familyZone, zoneOf }: TimeReading): EventTime | null {
  const match = jcalTime.exec(text);
  if (!match) return null;
  const wall = wallTime(match.slice(1, 7).map((part) => (part === undefined ? null : Number(part))));
  if (wall === null) return null;
  if (match[4] === undefined) return { kind: 'date', wall, zone: familyZone };
  if (match[7] === 'Z') return { kind: 'utc', wall, zone: utc };
  if (tzid === null) return { kind: 'floating', wall, zone: familyZone };
  const zone = zoneOf(tzid);
  return { kind: zone === utc ? 'utc' : 'zoned', wall, zone };
}

function wallTime([year, month, day, hour, minute, second]: (number | null)[]): WallTime | null {
  if (!year || !month || !day || year < 1000) return null;
  const date = Date.UTC(year, month - 1, day);
  if (new Date(date).getUTCDate() !== day || month > 12) return null;
  const ofDay = (hour ?? 0) * hourMs + (minute ?? 0) * minuteMs + Math.min(second ?? 0, 59) * secondMs;
  return (minute ?? 0) > 59 || ofDay > dayMs ? null : date + ofDay;
}

const durationText = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** A duration that is malformed, negative or over 366 days; the message says which. */
export class RefusedDurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedDurationError';
  }
}

/**
 * Reads a DURATION (RFC 5545 §3.3.6) without any library, because one of absurd length must not cost time.
 * @throws RefusedDurationError
 */
export function readDuration(text: string): EventDuration {
  const match = text.length > 60 ? null : durationText.exec(text.trim());
  if (!match) throw new RefusedDurationError('its DURATION is malformed');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const duration = { days: weeks * 7 + days, ms: hours * hourMs + minutes * minuteMs + seconds * secondMs };
  const length = durationLength(duration);
  if (length > icsLimits.durationMs) throw new RefusedDurationError('its DURATION is over 366 days and refused');
  if (match[1] === '-' && length > 0) throw new RefusedDurationError('its DURATION is negative');
  return duration;
}

/** The length of a duration, a day taken as 24 hours. */
export function durationLength({ days, ms }: EventDuration): number {
  return days * dayMs + ms;
}
