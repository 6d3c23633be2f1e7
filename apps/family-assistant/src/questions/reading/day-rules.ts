import { addDays, calendarDay, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';

/** Day on which a question is asked, and the direction in which it looks. */
export interface DayReference {
  /** YYYY-MM-DD in the household's zone. */
  today: string;
  /** Whether the evening of today has begun: then a weekday that is today's means the next one. */
  isLate: boolean;
  /** Whether the question is about the past. */
  past: boolean;
  /** ISO code of the country whose named days are meant. */
  region: string;
}

/** Words before a weekday, a week or a weekend that say which one. */
export type Which = 'this' | 'next' | 'last' | 'coming' | 'plain';

const daysOfWeek = 7;
/** Maximum number of days a date without a year can be past in a question that looks ahead. */
const maxDaysPast = 14;

/** Returns the Sunday on which the week begins, that many weeks from the one of a day. @param day YYYY-MM-DD */
export function weekStart(day: string, weeks = 0): string {
  return addDays(day, daysOfWeek * weeks - weekdayOf(day));
}

/**
 * Returns the day that a parent means by a weekday, YYYY-MM-DD. Decision 14 has the reasons.
 *
 * - "Friday", "on Friday", "this Friday", "this coming Friday": the first from today on. Today counts until its evening
 *   begins.
 * - "next Friday": the Friday of the next week. Weeks begin on Sunday.
 * - "last Friday", and a bare weekday in a question about the past: the latest one before today.
 */
export function weekdayMeant(
  weekday: number,
  which: Which,
  { today, isLate, past }: Omit<DayReference, 'region'>,
): string {
  if (which === 'next') return firstWeekday(weekday, weekStart(today, 1));
  if (which === 'last' || (past && which !== 'coming')) return firstWeekday(weekday, addDays(today, -daysOfWeek));
  return firstWeekday(weekday, isLate && which === 'plain' ? addDays(today, 1) : today);
}

/**
 * Returns the Saturday of the weekend that a parent means. "This weekend" and "the weekend" are the one that is on or
 * coming; "next weekend" is the one after it; "last weekend" is the one before it.
 */
export function weekendMeant(which: Which, { today, past }: DayReference): string {
  const current = weekdayOf(today) === 0 ? addDays(today, -1) : firstWeekday(6, today);
  if (which === 'next') return addDays(current, daysOfWeek);
  if (which === 'last' || (past && which === 'plain' && current > today)) return addDays(current, -daysOfWeek);
  return current;
}

/** Returns the nearest day of that number, ahead or, in a question about the past, back; null when no month near has it. */
export function dayOfMonthMeant(number: number, { today, past }: DayReference): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const days = [-2, -1, 0, 1, 2]
    .map((more) => month - 1 + more)
    .map((at) => calendarDay(year + Math.floor(at / 12), (((at % 12) + 12) % 12) + 1, number))
    .filter((day) => day !== null);
  return (past ? days.findLast((day) => day <= today) : days.find((day) => day >= today)) ?? null;
}

/** Returns a date without a year in the year that the question's direction asks for. @param date as read, YYYY-MM-DD */
export function dateMeant(date: string, { today, past }: DayReference): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const distance = daysBetween(today, date);
  if (past && distance > 0) return calendarDay(year - 1, month, day) ?? date;
  if (!past && distance < -maxDaysPast) return calendarDay(year + 1, month, day) ?? date;
  return date;
}

/** Returns the first day of the month that is meant: this year's, unless it is over or, about the past, still to come. @param month 1 to 12 */
export function monthMeant(month: number, which: Which, { today, past }: DayReference): string {
  const [year = 0, current = 0] = today.split('-').map(Number);
  const back = past || which === 'last';
  const sameYear = back ? month <= current : month >= current;
  const meant = sameYear ? year : year + (back ? -1 : 1);
  return `${meant}-${String(month).padStart(2, '0')}-01`;
}

/** Returns the first day of the month that many months after that of a day. @param day YYYY-MM-DD */
export function monthStart(day: string, months = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
