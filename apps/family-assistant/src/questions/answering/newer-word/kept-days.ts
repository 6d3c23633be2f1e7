import type { DateMention } from '@homeroom/dates-in-text';
import { daysBetween, weekdayNames, weekdayOf } from '@homeroom/text';
import { givenUp } from './change-words.ts';
import { saidDays } from './said-days.ts';

/** Start of a clause with a subject of its own: "…, and on Tuesday we are in the hall", "…; they play on", "…, back on Monday". */
const nextClause =
  /(?:;\s*|,?\s+(?:and|but|while|whereas)\s+|,\s+)(?=(?:(?:on|from|for|in|this|next)\s[^.;]{3,40}?\s)?(?:we|they|you|it|he|she|there|everyone|everybody)\s|(?:we(?:['’]re| are) )?back (?:on|at|to)\b|(?:on|from)\s[^.;]{3,40}?\s(?:practice|training|class(?:es)?|lessons?|the \p{L}+)\s(?:is|are|will|meets?|plays?|starts?|takes?)\b)/iu;

/**
 * Whether a sentence cancels only what is on other days than that one: "There is no practice on Thursday, December 3, and
 * on Tuesday, December 8 we are in the hall" keeps December 8.
 * @param cancels finds words by which an event is cancelled
 * @param day the event's, `2026-12-08`
 * @param written the day of the mail
 */
export function keepsDay(sentence: string, cancels: RegExp, day: string, written: string): boolean {
  const cancelling = sentence.split(nextClause).filter((clause) => cancels.test(clause));
  const cancelled = cancelling.flatMap((clause) => saidDays(clause, written));
  return cancelled.length > 0 && !cancelled.some((mention) => isWithin(day, mention));
}

/** A weekday without a date may be that of any week. */
function isWithin(day: string, { date, endDate, dated, weekday }: DateMention): boolean {
  if (!dated && weekday !== null) return weekdayOf(day) === weekday;
  return day >= date && day <= (endDate ?? date);
}

const daysOfWeek = 7;

/** Whether a sentence gives up the weekday of a day for a date next to it: "On Friday, October 25, not on Thursday". */
export function givesUpDay(sentence: string, day: string, written: string): boolean {
  const weekday = givenUp.exec(sentence)?.groups?.['weekday'];
  return (
    weekday !== undefined &&
    weekdayNames[weekdayOf(day)] === weekday &&
    saidDays(sentence, written).some(({ dated, date }) => dated && Math.abs(daysBetween(day, date)) < daysOfWeek)
  );
}
