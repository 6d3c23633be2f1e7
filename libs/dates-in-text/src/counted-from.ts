import { addDays, firstWeekday } from '@homeroom/text';
import type { Span } from './spans.ts';
import type { WeekdayWord } from './weekday-words.ts';

/** A day from which another one can be counted. */
interface CountedDay extends Span {
  date: string;
  endDate: string | null;
  weekday: number | null;
}

const lead =
  /\b(?:the\s{1,2})?(?:(?<day>day|night|evening)|(?<weekday>(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?)(?:\s(?:night|morning|afternoon|evening))?)\s{1,2}(?<way>before|after|following)\s{1,2}(?:the\s)?$/i;
const leadLength = 40;

/**
 * The days, those as which only their neighbour is meant counted from them: "the Wednesday before Thanksgiving", "the day
 * after Labor Day", "the Friday before October 12".
 */
export function withCountedFrom<Day extends CountedDay>(
  days: readonly Day[],
  text: string,
  words: readonly WeekdayWord[],
): Day[] {
  const counted = days.map((day) => countedFrom(day, text, words));
  const longer = counted.filter((day, index) => day !== days[index]);
  return counted.filter(
    (day) => !longer.some((other) => other !== day && day.start >= other.start && day.end <= other.end),
  );
}

function countedFrom<Day extends CountedDay>(day: Day, text: string, words: readonly WeekdayWord[]): Day {
  const before = text.slice(Math.max(0, day.start - leadLength), day.start);
  const found = lead.exec(before);
  if (found?.groups === undefined) return day;
  const start = day.start - found[0].length;
  const word = words.find((one) => one.start >= start && one.end <= day.start);
  const isBefore = found.groups['way']?.toLowerCase() === 'before';
  if (found.groups['weekday'] !== undefined && word === undefined) return day;
  const date =
    word === undefined
      ? addDays(isBefore ? day.date : (day.endDate ?? day.date), isBefore ? -1 : 1)
      : firstWeekday(word.weekday, isBefore ? addDays(day.date, -7) : addDays(day.endDate ?? day.date, 1));
  return { ...day, start, date, endDate: null, weekday: word?.weekday ?? null };
}
