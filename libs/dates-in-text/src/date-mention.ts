import type { NamedZone } from './time-zones.ts';

/** A day, or a range of days, that an English text names, with the times of day said with it. */
export interface DateMention {
  /** Position in the text; `end` is exclusive. */
  start: number;
  end: number;
  /** Exact wording in the text. */
  text: string;
  /** YYYY-MM-DD; the likeliest where the words leave it open. */
  date: string;
  /** HH:MM on the wall; null when no time was said. */
  time: string | null;
  /** The last day of a range, included; null when it is one day. */
  endDate: string | null;
  /** HH:MM on the wall; null when no end was said. */
  endTime: string | null;
  /** Zone named with the times; null when none is. */
  zone: NamedZone | null;
  /** Whether the year was said. */
  yearSaid: boolean;
  /** The weekday that was said, 0 for Sunday; null when none was. */
  weekday: number | null;
  /** Whether a day of a month was said, rather than only a weekday, "tomorrow" or a part of a week. */
  dated: boolean;
  /** Whether it hangs on the day of writing: "Friday", "tomorrow", "in two weeks". */
  relative: boolean;
  /** Whether the weekday that was said does not fall on the date that was said. */
  contradicts: boolean;
  /** 0 to 1: how sure the reading is. */
  confidence: number;
}

/** Context for reading dates. */
export interface DateReading {
  /** YYYY-MM-DD, the day of writing, to which "Friday" and "tomorrow" refer. */
  written: string;
  /** Whether mentions take in the times of day said with them. Default: true. */
  withTimes?: boolean;
  /** Whether 3/4 is the third of April where nothing else decides. Default: as `daysComeFirst` finds in the text, else false. */
  dayFirst?: boolean;
}
