import type { DateMention } from '@homeroom/dates-in-text';
import type { WritingDay, YearSource } from './writing-day.ts';

/** Evidence of a date, by which its confidence is judged. */
export interface DateEvidence {
  /** `weekday`: a weekday said with the date fits the year. */
  year: 'written' | YearSource;
  /** `weekday`: the day of a mere weekday; `words`: counted, as "tomorrow" and "in two weeks" are. */
  day: 'written' | 'weekday' | 'words';
  /** `nearby`: from another place than the date; null without a time. */
  time: 'written' | 'nearby' | null;
  /** Whether something contradicts: the weekday said with it, or another source of the year. */
  conflicts: boolean;
}

/** Evidence for a date and its time. @param time HH:MM that the date was given; null without one */
export function dateEvidence(mention: DateMention, time: string | null, writing: WritingDay): DateEvidence {
  const fitsWeekday = mention.dated && mention.weekday !== null && !mention.contradicts;
  const year = mention.yearSaid ? 'written' : fitsWeekday ? 'weekday' : writing.source;
  return {
    year,
    day: mention.dated ? 'written' : mention.weekday === null ? 'words' : 'weekday',
    time: time === null ? null : time === mention.time || time === mention.endTime ? 'written' : 'nearby',
    conflicts: mention.contradicts || (!mention.yearSaid && !fitsWeekday && writing.conflicts),
  };
}
