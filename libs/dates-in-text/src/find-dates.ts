import type { DateMention, DateReading } from './date-mention.ts';

/** The dates that an English text names, in its order. */
export function findDates(_text: string, _reading: DateReading): DateMention[] {
  return [];
}
