import { startOfDay } from '../family-time.ts';

const nearMs = 48 * 3_600_000;

/** The span of which an open item is blocking: the next 48 hours, and of a time without hours the day of `now` in a zone. */
export function nearSpan(now: Date, timeZone: string): { now: Date; until: Date; today: Date } {
  return { now, until: new Date(now.getTime() + nearMs), today: startOfDay(now, timeZone) };
}
