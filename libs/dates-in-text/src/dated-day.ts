import type { ReadDay } from './day-reader.ts';

/** A day, or two, that a text names by date. */
export interface DatedDay extends ReadDay {
  /** End of the first of two days, for the times between them; the end of the words otherwise. */
  firstEnd: number;
  /** The weekday at which a range ends that names no second date: "October 9 through Sunday". */
  toWeekday: number | null;
}
