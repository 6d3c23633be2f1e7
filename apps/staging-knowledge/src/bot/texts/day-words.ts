import { whenOf } from '../../event-graph/when-of.ts';
import { dayOf } from '../../family-time.ts';

/** When and where a text is written. */
export interface TextMoment {
  now: Date;
  /** The household's zone. */
  timeZone: string;
}

/** A day as a message says it: `Wed, Sep 30`, with the year when it is not the one of `today`. Both YYYY-MM-DD. */
export function dayWords(day: string, today: string): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A time of day as a message says it: `8:45 AM` for `08:45`. */
export function timeWords(time: string): string {
  // Some versions of ICU put a narrow space before AM.
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replace(/\s/g, ' ');
}

/** The `when` of an entry: what stands there in ISO 8601 in words, everything else as it was said. */
export function whenWords(when: string, { now, timeZone }: TextMoment): string {
  const read = whenOf(when, { now, timeZone });
  if (!read?.iso) return when;
  const day = dayWords(dayOf(read.at, timeZone), dayOf(now, timeZone));
  return read.hasTime ? `${day}, ${clockWords(read.at, timeZone)}` : day;
}

function clockWords(at: Date, timeZone: string): string {
  return timeWords(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at));
}
