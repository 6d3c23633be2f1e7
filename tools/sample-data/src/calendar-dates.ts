/** Calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;

const dayMs = 86_400_000;

function days(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** Adds days to a date; negative counts go back. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return new Date((days(date) + count) * dayMs).toISOString().slice(0, 10);
}

/** Returns the weekday of a date: 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(days(date) * dayMs).getUTCDay();
}

/** Returns the first date with the weekday on or after `date`. */
export function weekdayFrom(date: IsoDate, weekday: number): IsoDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** Returns every date from first to last, inclusive. */
export function datesBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, days(last) - days(first) + 1) }, (_, index) => addDays(first, index));
}

/**
 * Validates a calendar date.
 * @throws RangeError when it is invalid
 */
export function requireDate(text: string): IsoDate {
  const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(days(text)) && addDays(text, 0) === text;
  if (!exists) throw new RangeError(`${JSON.stringify(text)} is no date of the form YYYY-MM-DD.`);
  return text;
}
