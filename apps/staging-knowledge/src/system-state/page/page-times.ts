import { Temporal } from 'temporal-polyfill';
import { whenOf } from '../../event-graph/when-of.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** Times as the page says them, in the family's zone. */
export class PageTimes {
  readonly timeZone: string;
  readonly hour12: boolean;
  private readonly now: Date;

  /** @param hour12 whether the clock has 12 hours, with AM and PM */
  constructor(now: Date, timeZone: string, hour12: boolean) {
    this.now = now;
    this.timeZone = timeZone;
    this.hour12 = hour12;
  }

  /** `14:03` or `2:03 PM`. */
  clock(instant: Date): string {
    return this.formatted(instant, {
      hour: this.hour12 ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle: this.hour12 ? 'h12' : 'h23',
    });
  }

  /** `Today at 14:03`, `Yesterday at 14:03`, `Sep 15 at 14:03`, with the year when it is another one. */
  moment(instant: Date): string {
    return `${this.dayName(instant)} at ${this.clock(instant)}`;
  }

  /** `Sep 15`, with the year when it is another one. */
  day(instant: Date): string {
    const sameYear = this.dateOf(instant).year === this.dateOf(this.now).year;
    return this.formatted(instant, { month: 'short', day: 'numeric', ...(sameYear ? {} : { year: 'numeric' }) });
  }

  /** When something is, as it was said; what was said as ISO 8601 in words: `Fri, Oct 9 at 08:45`. */
  said(when: string): string {
    const read = isoDate.test(when) ? whenOf(when, { now: this.now, timeZone: this.timeZone }) : null;
    if (!read?.iso) return when;
    const day = `${this.formatted(read.at, { weekday: 'short' })}, ${this.day(read.at)}`;
    return read.hasTime ? `${day} at ${this.clock(read.at)}` : day;
  }

  private dayName(instant: Date): string {
    const { days } = this.dateOf(instant).until(this.dateOf(this.now), { largestUnit: 'days' });
    return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : this.day(instant);
  }

  private dateOf(instant: Date): Temporal.PlainDate {
    return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(this.timeZone).toPlainDate();
  }

  private formatted(instant: Date, options: Intl.DateTimeFormatOptions): string {
    // Some versions of ICU put a narrow space before AM.
    return new Intl.DateTimeFormat('en-US', { timeZone: this.timeZone, ...options })
      .format(instant)
      .replace(/\s/g, ' ');
  }
}

/** Whether readers with this `Accept-Language` header have clocks of 12 hours; false without one. */
export function hasTwelveHours(acceptLanguage: string | undefined): boolean {
  const [first = ''] = (acceptLanguage ?? '').slice(0, 200).split(/[,;]/);
  try {
    return (
      first.trim() !== '' &&
      first.trim() !== '*' &&
      new Intl.DateTimeFormat(first.trim(), { hour: 'numeric' }).resolvedOptions().hour12 === true
    );
  } catch {
    return false;
  }
}
