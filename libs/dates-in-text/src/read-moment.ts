import { casual } from 'chrono-node/en';

/** Moment read from a text, in the author's local time. */
export interface SaidMoment {
  text: string;
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Null when no time of day was said. */
  time: { hour: number; minute: number; second: number } | null;
  /** Minutes ahead of UTC, when a zone was said: "4pm PST". */
  offset: number | null;
  /** Stated parts; the others are the nearest to now. */
  said: { year: boolean; month: boolean; day: boolean; weekday: boolean };
}

/**
 * The first moment that a short text says, "in 2 hours" and "tomorrow at noon" included; null when it says none. It is
 * for what somebody gives as an answer to "when"; `findDates` is for texts in which dates stand among other things.
 * @param now when it was said
 * @param offset minutes ahead of UTC, of the wall clock where it was said
 */
export function readMoment(text: string, now: Date, offset: number): SaidMoment | null {
  const [found] = casual.parse(text, { instant: now, timezone: offset });
  if (!found) return null;
  const { start } = found;
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', otherwise: number) =>
    start.get(name) ?? otherwise;
  return {
    text: found.text,
    year: part('year', 1970),
    month: part('month', 1),
    day: part('day', 1),
    time: start.isCertain('hour')
      ? { hour: part('hour', 0), minute: part('minute', 0), second: part('second', 0) }
      : null,
    offset: start.isCertain('timezoneOffset') ? start.get('timezoneOffset') : null,
    said: {
      year: start.isCertain('year'),
      month: start.isCertain('month'),
      day: start.isCertain('day'),
      weekday: start.isCertain('weekday'),
    },
  };
}
