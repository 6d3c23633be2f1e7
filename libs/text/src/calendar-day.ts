const dayMs = 86_400_000;

/** English names of the weekdays, Sunday first. */
export const weekdayNames: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** English names of the months, January first. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** First three letters of the months in lower case, January first. */
export const monthAbbreviations: readonly string[] = monthNames.map((name) => name.slice(0, 3).toLowerCase());

/** Returns the weekday of a day, 0 for Sunday. @param day YYYY-MM-DD */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns the day that many days later, or earlier when negative. @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another, negative when `to` is earlier. Both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Returns the day as YYYY-MM-DD, or null when no calendar has it. Month and day count from 1. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2199 || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return null;
  return moment.toISOString().slice(0, 10);
}

/** Returns the first such weekday on or after a day. @param weekday 0 for Sunday */
export function firstWeekday(weekday: number, from: string): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** Returns the Monday of a day's week. @param day YYYY-MM-DD */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
