import { monthAbbreviations } from '@homeroom/text';

/** Hours east of UTC of the zones that RFC 5322 §4.3 names; every other name counts as UTC, as it says. */
const zones: Record<string, number> = { EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 };
const rfc5322 =
  /(\d{1,2})[\s-]+([a-z]{3})[a-z]{0,6}[\s-]+(\d{4}|\d{2})[,\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([+-]\d{4}|[a-z]{1,5}))?/i;
const iso8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * The moment in a Date header (RFC 5322 §3.3, with its obsolete forms, or ISO 8601): null when there is none that exists
 * or it is not in the years 1970 to 2099. A time without a zone is UTC, never the host's.
 */
export function mailDate(header: string): Date | null {
  const text = header
    .slice(0, 200)
    .replace(/\([^()]*\)/g, ' ')
    .trim();
  if (iso8601.test(text)) return plausible(Date.parse(text));
  const parts = rfc5322.exec(text);
  if (!parts) return null;
  const [, day, monthName = '', writtenYear = '', hour, minute, second = '0', zone = ''] = parts;
  const month = monthAbbreviations.indexOf(monthName.toLowerCase());
  const year = Number(writtenYear) + (writtenYear.length > 2 ? 0 : Number(writtenYear) < 50 ? 2000 : 1900);
  const wall = new Date(Date.UTC(year, month, Number(day), Number(hour), Number(minute), Math.min(Number(second), 59)));
  const exists =
    month >= 0 &&
    wall.getUTCMonth() === month &&
    wall.getUTCDate() === Number(day) &&
    wall.getUTCHours() === Number(hour) &&
    wall.getUTCMinutes() === Number(minute);
  return exists ? plausible(wall.getTime() - offsetMinutes(zone) * 60_000) : null;
}

function offsetMinutes(zone: string): number {
  if (!/^[+-]/.test(zone)) return (zones[zone.toUpperCase()] ?? 0) * 60;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3));
  return zone.startsWith('-') ? -minutes : minutes;
}

function plausible(time: number): Date | null {
  return time >= 0 && time < Date.UTC(2100, 0, 1) ? new Date(time) : null;
}
