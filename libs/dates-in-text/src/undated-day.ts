import type { Span } from './spans.ts';

/** A day, or two, of which no month is said. */
export interface UndatedDay extends Span {
  /** YYYY-MM-DD. */
  date: string;
  endDate: string | null;
  /** 0 for Sunday; null for "the 9th". */
  weekday: number | null;
  /** 0 to 1. */
  confidence: number;
  /** Whether its number and its weekday never meet near the day of writing. */
  contradicts: boolean;
}

/** Builds a day of which no weekday is said, from a place in a text. */
export function withoutWeekday(
  { start, end }: Span,
  date: string,
  confidence: number,
  endDate: string | null = null,
): UndatedDay {
  return { start, end, date, endDate, weekday: null, contradicts: false, confidence };
}

/** Confidences of such days by their form. */
export const sure = { ordinal: 0.75, weekday: 0.65, numberOnly: 0.6, recurring: 0.35, part: 0.45 };
