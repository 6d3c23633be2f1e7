import { dayWordsIn, daysBetween, type DayWords } from '@homeroom/text';
import { whenOf } from '../../event-graph/when-of.ts';
import { dayOf, wallTimeOf } from '../../family-time.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** Times as the page says them, in the household's zone and locale. The examples are those of `en-US`. */
export class PageTimes {
  readonly timeZone: string;
  private readonly now: Date;
  private readonly words: DayWords;

  constructor(now: Date, timeZone: string, locale: string) {
    this.now = now;
    this.timeZone = timeZone;
    this.words = dayWordsIn(locale);
  }

  /** `2:03 PM` */
  clock(instant: Date): string {
    return this.words.time(wallTimeOf(instant, this.timeZone));
  }

  /** `Today at 2:03 PM`, `Yesterday at 2:03 PM`, `Sep 15 at 2:03 PM`, with the year when it is another one. */
  moment(instant: Date): string {
    const days = daysBetween(dayOf(instant, this.timeZone), dayOf(this.now, this.timeZone));
    const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : this.day(instant);
    return `${day} at ${this.clock(instant)}`;
  }

  /** `Sep 15`, with the year when it is another one. */
  day(instant: Date): string {
    return this.words.monthDay(dayOf(instant, this.timeZone), dayOf(this.now, this.timeZone));
  }

  /** Formats a time as said; ISO 8601 in words: `Fri, Oct 9 at 8:45 AM`. */
  said(when: string): string {
    const read = isoDate.test(when) ? whenOf(when, { now: this.now, timeZone: this.timeZone }) : null;
    if (!read?.iso) return when;
    const day = this.words.shortDay(dayOf(read.at, this.timeZone), dayOf(this.now, this.timeZone));
    return read.hasTime ? `${day} at ${this.clock(read.at)}` : day;
  }
}
