const dayMs = 86_400_000;
/** How far back a day without a year may lie. */
const pastDays = 92;
/** How far another year may be for its weekday to count: months, as a letter is found again, not a slip by one weekday. */
const pastDaysWithWeekday = 183;

/** The weekday of a day, 0 for Sunday. @param day YYYY-MM-DD */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Some days later, or earlier when negative. @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The day as YYYY-MM-DD; null when the calendar has none such. Month and day count from 1. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2199 || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return null;
  return moment.toISOString().slice(0, 10);
}

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
 * The day that is meant, YYYY-MM-DD; null when there is none such. Without a year it lies up to three months before the
 * day of writing, otherwise after it; where a weekday is said that is right in another year near, it is in that year.
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

/** The first such weekday from a day on, that day included. @param weekday 0 for Sunday */
export function firstWeekday(weekday: number, from: string): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
