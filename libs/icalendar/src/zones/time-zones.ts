import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A local date and time, as the milliseconds since 1970-01-01T00:00:00 on the wall clock of some zone. */
export type WallTime = number;

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A time zone: what its clocks show at an instant. */
export interface Zone {
  /** An IANA name, or the TZID of a calendar file that brought its own definition. */
  readonly id: string;
  /** Whether `id` is an IANA name. */
  readonly iana: boolean;
  /** Local time minus UTC, in milliseconds. */
  offsetAt(instant: Instant): number;
}

export const utc: Zone = { id: 'UTC', iana: true, offsetAt: () => 0 };

/** Returns the wall time of an instant. */
export function toWall(zone: Zone, instant: Instant): WallTime {
  return instant + zone.offsetAt(instant);
}

/** Returns the date of an instant, YYYY-MM-DD. */
export function dateIn(zone: Zone, instant: Instant): string {
  return new Date(toWall(zone, instant)).toISOString().slice(0, 10);
}

/**
 * Returns the instant of a local time (RFC 5545 §3.3.5): a time that occurs twice is the first of the two, a time that the
 * clocks skip is read with the offset from before the gap.
 */
export function toInstant(zone: Zone, wall: WallTime): Instant {
  if (zone === utc) return wall;
  const before = zone.offsetAt(wall - dayMs);
  const after = zone.offsetAt(wall + dayMs);
  if (before === after) return wall - before;
  if (zone.offsetAt(wall - before) === before) return wall - before;
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

const knownZones = new LRUCache<string, { zone: Zone | null }>({ max: 2000 });

/** Finds the IANA zone of this name, in any case, or null when there is none. */
export function ianaZone(name: string): Zone | null {
  const known = knownZones.get(name);
  if (known) return known.zone;
  const zone = makeIanaZone(name);
  knownZones.set(name, { zone });
  return zone;
}

function makeIanaZone(name: string): Zone | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return null;
  try {
    const id = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
    if (id === 'UTC' || id === 'Etc/UTC') return utc;
    return { id, iana: true, offsetAt: offsetsByDay((instant) => ianaOffset(id, instant)) };
  } catch {
    return null;
  }
}

function ianaOffset(id: string, instant: Instant): number {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id).offsetNanoseconds / 1e6;
}

interface DayOffsets {
  /** The offset until `changesAt`. */
  first: number;
  changesAt: Instant;
  /** The offset from `changesAt` on. */
  second: number;
}

/** The cache allots its memory at once, for each zone that is used. */
const knownDaysLimit = 4_000;

/** Remembers a zone's offsets for each UTC day, so that most questions cost one look-up. */
function offsetsByDay(offsetOf: (instant: Instant) => number): (instant: Instant) => number {
  const days = new LRUCache<number, DayOffsets>({ max: knownDaysLimit });
  // Times are mostly asked for in their order.
  let lastDay = NaN;
  let last: DayOffsets = { first: 0, changesAt: 0, second: 0 };
  return (instant) => {
    const day = Math.floor(instant / dayMs);
    if (day !== lastDay) {
      const known = days.get(day);
      last = known ?? offsetsOfDay(day * dayMs, offsetOf);
      lastDay = day;
      if (known === undefined) days.set(day, last);
    }
    return instant < last.changesAt ? last.first : last.second;
  };
}

function offsetsOfDay(start: Instant, offsetOf: (instant: Instant) => number): DayOffsets {
  const first = offsetOf(start);
  const second = offsetOf(start + dayMs);
  if (first === second) return { first, changesAt: Infinity, second };
  let low = start;
  let high = start + dayMs;
  while (high - low > secondMs) {
    const middle = low + Math.floor((high - low) / 2 / secondMs) * secondMs;
    if (offsetOf(middle) === first) low = middle;
    else high = middle;
  }
  return { first, changesAt: high, second };
}

/** A zone made of the instants at which its offset changes, in ascending order; before the first, `initial` holds. */
export function tableZone(id: string, initial: number, changes: readonly { at: Instant; offset: number }[]): Zone {
  return {
    id,
    iana: false,
    offsetAt(instant) {
      let low = 0;
      let high = changes.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((changes[middle]?.at ?? Infinity) <= instant) low = middle + 1;
        else high = middle;
      }
      return changes[low - 1]?.offset ?? initial;
    },
  };
}

/** Formats an instant as ISO 8601 with the zone's offset, to the second: `2026-11-21T09:00:00-06:00`. */
export function formatInstant(instant: Instant, zone: Zone): string {
  const offsetMinutes = Math.round(zone.offsetAt(instant) / minuteMs);
  const wall = instant + offsetMinutes * minuteMs;
  const day = Math.floor(wall / dayMs) * dayMs;
  // Times are mostly asked for in their order, and an answer has thousands of them.
  if (day !== formattedDay.day) formattedDay = { day, text: new Date(day).toISOString().slice(0, -13) };
  const seconds = Math.floor((wall - day) / secondMs);
  const minutes = Math.floor(seconds / 60);
  return `${formattedDay.text}${clockText(minutes)}:${twoDigits(seconds % 60)}${offsetMinutes < 0 ? '-' : '+'}${clockText(Math.abs(offsetMinutes))}`;
}

/** The day of the last time that was formatted, such as `2026-11-21T`. */
let formattedDay = { day: NaN, text: '' };

function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}
