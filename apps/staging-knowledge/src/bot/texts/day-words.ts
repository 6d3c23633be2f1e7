import { dayWordsIn } from '@homeroom/text';
import { whenOf } from '../../event-graph/when-of.ts';
import { wallTimeOf } from '../../family-time.ts';

/** Time, time zone and locale of a text. */
export interface TextMoment {
  now: Date;
  /** The household's zone. */
  timeZone: string;
  /** The household's locale. */
  locale: string;
}

/** The `when` of an entry in words where it is ISO 8601, otherwise as it was said. */
export function whenWords(when: string, moment: TextMoment): string {
  const { now, timeZone, locale } = moment;
  const read = whenOf(when, { now, timeZone });
  if (!read?.iso) return when;
  const day = shortDayWords(read.at, moment);
  return read.hasTime ? `${day}, ${dayWordsIn(locale).time(wallTimeOf(read.at, timeZone))}` : day;
}

/** The day of an instant in words: `Wed, Sep 30`, with the year when it is not this one. */
export function shortDayWords(instant: Date, { now, timeZone, locale }: TextMoment): string {
  return dayWordsIn(locale).shortDay(wallTimeOf(instant, timeZone), wallTimeOf(now, timeZone));
}
