import { addDays, firstWeekday, mondayOf } from '@homeroom/text';

/** A weekday alone is the first from the day of writing on; "next Friday" is the Friday of the week that begins with the next Monday. */
export function relativeWeekday(weekday: number, words: string, written: string): string {
  const coming = firstWeekday(weekday, written);
  if (words === 'next') return firstWeekday(weekday, addDays(mondayOf(written), 7));
  if (words === 'last' || words.endsWith('past')) return firstWeekday(weekday, addDays(written, -7));
  if (/^(?:a|one) week/.test(words)) return addDays(coming, 7);
  if (/^(?:two|2) week/.test(words)) return addDays(coming, 14);
  return /^three week/.test(words) ? addDays(coming, 21) : coming;
}
