import { findTimes, timeSpans, withoutLookalikes, type NamedZone } from '@homeroom/dates-in-text';

/** A time of day, or a span of it, that a text names. */
export interface ClockTimes {
  start: number;
  end: number;
  /** HH:MM */
  time: string;
  /** HH:MM; null when no end is named. */
  endTime: string | null;
  /** Zone named with it. */
  zone: NamedZone | null;
}

const maxRead = 5_000;

/** The times of day in a text, in its order: "8:45 am", "6-7:30 pm", "noon", "18:30", "at 9". */
export function clockTimes(text: string): ClockTimes[] {
  const read = withoutLookalikes(text.slice(0, maxRead));
  return timeSpans(read, findTimes(read)).map(({ from, to, ...at }) => ({ ...at, time: from, endTime: to }));
}
