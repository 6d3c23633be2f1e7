import { Temporal } from 'temporal-polyfill';

/** Starts of the last `count` days in a zone, oldest first; the last one is the day of `now`. */
export function dayStarts(now: Date, timeZone: string, count: number): Date[] {
  return Array.from({ length: count }, (_, index) => startOfDayBefore(now, timeZone, count - 1 - index));
}

/** Start of the day that is so many days before the day of `now` in a zone. */
export function startOfDayBefore(now: Date, timeZone: string, days: number): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return new Date(today.subtract({ days }).toZonedDateTime(timeZone).epochMilliseconds);
}
