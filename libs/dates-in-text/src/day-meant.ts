import { calendarDay, daysBetween, weekdayOf } from '@homeroom/text';

/** Maximum number of days a day without a year can be before the day of writing. */
const pastDays = 92;
/**
 * Maximum distance to another year for its weekday to count: months, as for a letter found later, not a slip by one
 * weekday.
 */
const pastDaysWithWeekday = 183;

/** A day of a year that may not be said. */
export interface NamedDay {
  year: number | null;
  /** 1 to 12. */
  month: number;
  day: number;
  /** The weekday that is said with it, 0 for Sunday; null when none is. */
  weekday: number | null;
}

/**
 * Returns the day that is meant, YYYY-MM-DD, or null when no calendar has it. Without a year it is at most three months
 * before the day of writing, otherwise after it; a weekday that fits a near year decides the year.
 */
export function dayMeant({ year, month, day, weekday }: NamedDay, written: string): string | null {
  if (year !== null) return calendarDay(year, month, day);
  const writtenYear = Number(written.slice(0, 4));
  const days = [-1, 0, 1, 2, 3, 4]
    .map((more) => calendarDay(writtenYear + more, month, day))
    .filter((one) => one !== null);
  const likeliest = days.find((one) => daysBetween(written, one) > -pastDays) ?? null;
  if (weekday === null || likeliest === null || weekdayOf(likeliest) === weekday) return likeliest;
  const near = days.filter(
    (one) => daysBetween(written, one) > -pastDaysWithWeekday && daysBetween(written, one) <= 366,
  );
  return near.find((one) => weekdayOf(one) === weekday) ?? likeliest;
}
