import { findDates, possibleDays, type DateMention, type Span } from '@homeroom/dates-in-text';
import { weekdayOf } from '@homeroom/text';

/** A day that a text names. */
export interface DayMention extends Span {
  /** Possible days, YYYY-MM-DD, the likeliest first: one day, or several where a weekday leaves it open. */
  days: string[];
  /** Whether the text says the year. */
  yearSaid: boolean;
  /** The weekday that the text says, 0 for Sunday; null when it says none. */
  weekday: number | null;
  /** Whether it is one day, not any that is such a weekday. */
  dated: boolean;
}

const maxMentions = 40;

/**
 * The days that an English text names, in its order, weekdays and "tomorrow" included; of a range the first and the
 * last. A weekday alone may be any of the two weeks from the reference.
 * @param reference YYYY-MM-DD, the day on which the text was written
 */
export function findDays(text: string, reference: string): DayMention[] {
  return findDates(text, { written: reference })
    .slice(0, maxMentions)
    .flatMap((mention) => daysOf(withPreposition(mention, text), reference));
}

/** "On" belongs to what a sentence says about when. */
function withPreposition(mention: DateMention, text: string): DateMention {
  const [lead = ''] = /\bon\s{1,2}$/i.exec(text.slice(Math.max(0, mention.start - 5), mention.start)) ?? [];
  return { ...mention, start: mention.start - lead.length };
}

function daysOf(mention: DateMention, reference: string): DayMention[] {
  const { start, end, yearSaid, weekday, endDate } = mention;
  const dated = mention.dated || weekday === null;
  const first = { start, end, days: possibleDays(mention, { written: reference }), yearSaid, weekday, dated };
  return endDate === null
    ? [first]
    : [first, { ...first, days: [endDate], weekday: dated ? null : weekdayOf(endDate) }];
}
