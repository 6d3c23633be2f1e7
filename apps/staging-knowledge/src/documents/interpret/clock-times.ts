import { findTimes, timeSpans, withoutLookalikes } from '@homeroom/dates-in-text';

/** A time of day, or a span of it, that a text names. */
export interface ClockTimes {
  start: number;
  end: number;
  /** HH:MM */
  time: string;
  /** HH:MM; null when no end is named. */
  endTime: string | null;
}

const mostRead = 5_000;

/** The times of day in a text, in its order: "8:45 am", "6-7:30 pm", "noon", "18:30", "at 9". */
export function clockTimes(text: string): ClockTimes[] {
  const read = withoutLookalikes(text.slice(0, mostRead));
  return timeSpans(read, findTimes(read)).map(({ start, end, from, to }) => ({ start, end, time: from, endTime: to }));
}
