import { InvalidRequestError } from '@homeroom/errors';
import { type Instant, type TimeRange, type Zone, dayMs, toInstant, toWall } from '@homeroom/icalendar';

const maxRange = 366 * dayMs;
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');
const dateTime = /^(\d{4}-\d\d-\d\d)[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/;

/**
 * The range that a request names: two RFC 3339 date-times with offset, the end later by at most 366 days.
 * @throws InvalidRequestError naming every problem
 */
export function requestedRange(start: string, end: string): TimeRange {
  const problems: string[] = [];
  const range = {
    start: requestedInstant('start', start, problems),
    end: requestedInstant('end', end, problems),
  };
  if (range.end <= range.start) problems.push('The query parameter `end` must be later than `start`.');
  if (range.end - range.start > maxRange)
    problems.push('The query parameter `end` must be at most 366 days after `start`.');
  if (problems.length > 0) throw new InvalidRequestError(problems);
  return range;
}

/** The instant that a query parameter names; NaN for none, with a sentence added to `problems`. */
export function requestedInstant(name: string, text: string, problems: string[]): Instant {
  const instant = instantOfDateTime(text);
  if (Number.isNaN(instant))
    problems.push(
      `The query parameter \`${name}\` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339), from year 2 to 9999.`,
    );
  return instant;
}

/** The instant of an RFC 3339 date-time with offset; NaN when it is none, or outside the years 2 to 9999, which every database and zone can hold. */
export function instantOfDateTime(text: string): Instant {
  const match = dateTime.exec(text);
  if (!match) return Number.NaN;
  const date = new Date(`${String(match[1])}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(String(match[1]));
  const instant = exists ? Date.parse(text.toUpperCase()) : Number.NaN;
  return text >= '0002' && instant <= lastInstant ? instant : Number.NaN;
}

/** The day of `now` in the zone: from its local midnight to the next, so 23 or 25 hours when the clocks change. */
export function dayOf(now: Instant, zone: Zone): TimeRange {
  return localDays(startOfDate(toWall(zone, now)), 1, zone);
}

/** The week of `now` in the zone, from Sunday's local midnight to the next; `offset` counts weeks from there. */
export function weekOf(now: Instant, offset: number, zone: Zone): TimeRange {
  const today = startOfDate(toWall(zone, now));
  const sunday = today - new Date(today).getUTCDay() * dayMs;
  return localDays(sunday + offset * 7 * dayMs, 7, zone);
}

function localDays(first: number, days: number, zone: Zone): TimeRange {
  return { start: toInstant(zone, first), end: toInstant(zone, first + days * dayMs) };
}

function startOfDate(wall: number): number {
  return Math.floor(wall / dayMs) * dayMs;
}
