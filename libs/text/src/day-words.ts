/**
 * A date or time on the wall clock: milliseconds as if it were UTC, or ISO 8601 without an offset: `2026-10-08`,
 * `2026-10-08T16:30`, `16:30`.
 */
export type WallMoment = number | string;

/** Locale of a household whose file names none. */
export const defaultLocale = 'en-US';

/** Words for days and times in one locale. The examples are those of `en-US`. */
export class DayWords {
  readonly locale: string;
  readonly #formats = new Map<string, Intl.DateTimeFormat>();

  /** @param locale BCP 47 */
  constructor(locale: string) {
    this.locale = locale;
  }

  /** `Thursday` */
  weekday(moment: WallMoment): string {
    return this.#words(moment, { weekday: 'long' });
  }

  /** `Thursday, October 8`, with the year when it is not that of `today`. Default: without the year. */
  day(moment: WallMoment, today: WallMoment = moment): string {
    return this.#words(moment, { weekday: 'long', month: 'long', day: 'numeric', ...yearUnless(moment, today) });
  }

  /** `Thursday, October 8, 2026` */
  date(moment: WallMoment): string {
    return this.#words(moment, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  }

  /** `Thu, Oct 8`, with the year when it is not that of `today`. Default: without the year. */
  shortDay(moment: WallMoment, today: WallMoment = moment): string {
    return this.#words(moment, { weekday: 'short', month: 'short', day: 'numeric', ...yearUnless(moment, today) });
  }

  /** `Oct 8`, with the year when it is not that of `today`. */
  monthDay(moment: WallMoment, today: WallMoment): string {
    return this.#words(moment, { month: 'short', day: 'numeric', ...yearUnless(moment, today) });
  }

  /** `October 8` */
  longMonthDay(moment: WallMoment): string {
    return this.#words(moment, { month: 'long', day: 'numeric' });
  }

  /** `October`, with the year when it is not that of `today`. */
  month(moment: WallMoment, today: WallMoment): string {
    return this.#words(moment, { month: 'long', ...yearUnless(moment, today) });
  }

  /** `4:30 PM` */
  time(moment: WallMoment): string {
    return this.#words(moment, { timeStyle: 'short' });
  }

  #words(moment: WallMoment, options: Intl.DateTimeFormatOptions): string {
    const key = Object.entries(options).join();
    const format = this.#formats.get(key) ?? new Intl.DateTimeFormat(this.locale, { ...options, timeZone: 'UTC' });
    this.#formats.set(key, format);
    // Some versions of ICU put a narrow space before AM, which searches would take for a letter.
    return format.format(atUtc(moment)).replaceAll(/\s/g, ' ');
  }
}

const words = new Map<string, DayWords>();

/** Returns the words of a locale, made once. @param locale BCP 47, as the family configuration file has it */
export function dayWordsIn(locale: string): DayWords {
  const known = words.get(locale) ?? new DayWords(locale);
  words.set(locale, known);
  return known;
}

function yearUnless(moment: WallMoment, today: WallMoment): Intl.DateTimeFormatOptions {
  return atUtc(moment).getUTCFullYear() === atUtc(today).getUTCFullYear() ? {} : { year: 'numeric' };
}

function atUtc(moment: WallMoment): Date {
  if (typeof moment === 'number') return new Date(moment);
  if (/^\d\d:/.test(moment)) return new Date(`1970-01-01T${moment}Z`);
  return new Date(moment.includes('T') ? `${moment}Z` : `${moment}T00:00Z`);
}
