/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;

const dayMs = 86_400_000;

function days(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return new Date((days(date) + count) * dayMs).toISOString().slice(0, 10);
}

/** The weekday of a date: 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(days(date) * dayMs).getUTCDay();
}

/** The first date with that weekday on or after `date`. */
export function weekdayFrom(date: IsoDate, weekday: number): IsoDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** Every date from the first to the last, both included. */
export function datesBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, days(last) - days(first) + 1) }, (_, index) => addDays(first, index));
}

/**
 * Checks that a text is a date of the calendar.
 * @throws RangeError when it is not
 */
export function requireDate(text: string): IsoDate {
  const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(days(text)) && addDays(text, 0) === text;
  if (!exists) throw new RangeError(`${JSON.stringify(text)} is no date of the form YYYY-MM-DD.`);
  return text;
}
