import { readMoment, type SaidMoment } from '@homeroom/dates-in-text';
import { Temporal } from 'temporal-polyfill';

/** A time that was read from a text. */
export interface When {
  /** Its start; of a day without a time of day, the day's beginning. */
  at: Date;
  /** Whether a time of day was said. */
  hasTime: boolean;
  /** Whether a day was said, rather than a week or a month. */
  exact: boolean;
  /** Whether it stood there as ISO 8601, so that people rather have it in words. */
  iso: boolean;
}

/** Context of a text. */
export interface Saying {
  /** Time of the text. */
  now: Date;
  /** The IANA zone of who said it. */
  timeZone: string;
}

const maxTextLength = 200;
const isoStart =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?(?=$|\s|\/)/i;
const aboutThePast = /\b(last|past|previous|ago|yesterday)\b/i;
const longerThanADay = /\b(weeks?|weekends?|months?|years?)\b/i;

/**
 * The start of what a text says about when: ISO 8601 (a date, a date-time with or without offset, the start of an
 * interval), otherwise English as people write it. A local time is one of the zone: one that the clocks skip counts
 * from before the gap, one that comes twice is the first. A weekday, a date without a year and a time without a day
 * are the next ones from `now`, today included. Null when nothing is said. Reads the first 200 characters.
 */
export function whenOf(text: string, saying: Saying): When | null {
  const start = text.trim().slice(0, maxTextLength);
  const iso = isoStart.exec(start);
  const read = iso ? readIso(iso, saying.timeZone) : readWords(start, saying);
  const year = read?.at.getUTCFullYear() ?? 0;
  return year >= 1900 && year < 2200 ? read : null;
}

function readIso([, date = '', time, offset]: RegExpExecArray, timeZone: string): When | null {
  try {
    const text = `${date}T${time?.replace(',', '.') ?? '00:00'}`;
    const at =
      offset === undefined
        ? wallTime(Temporal.PlainDateTime.from(text), timeZone)
        : new Date(Temporal.Instant.from(text + offset).epochMilliseconds);
    return { at, hasTime: time !== undefined, exact: true, iso: true };
  } catch {
    return null;
  }
}

function readWords(text: string, saying: Saying): When | null {
  const { now, timeZone } = saying;
  const offset =
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9;
  const found = readMoment(text, now, offset);
  if (!found) return null;
  const { said, time } = found;
  const hasTime = time !== null;
  const exact = hasTime || said.weekday || (said.day && !longerThanADay.test(found.text));
  const wall = plainTime(found);
  if (found.offset !== null) return { at: new Date(epochMs(wall) - found.offset * 60_000), hasTime, exact, iso: false };
  const meant = aboutThePast.test(text) ? wall : comingTime(found, wall, saying);
  return { at: wallTime(meant, timeZone), hasTime, exact, iso: false };
}

function plainTime({ year, month, day, time }: SaidMoment): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from({ year, month, day, ...(time ?? { hour: 0, minute: 0, second: 0 }) });
}

/**
 * The next time that fits what was left open: the reader takes the nearest, which may be over. It is done here because
 * the reader's own way reads the host's clock.
 */
function comingTime(
  { said, time }: SaidMoment,
  wall: Temporal.PlainDateTime,
  { now, timeZone }: Saying,
): Temporal.PlainDateTime {
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const over =
    time === null
      ? Temporal.PlainDate.compare(wall.toPlainDate(), current.toPlainDate()) < 0
      : Temporal.PlainDateTime.compare(wall, current) < 0;
  if (!over || said.year) return wall;
  if (said.day) return wall.add({ years: 1 });
  if (said.month) return wall.month === current.month && wall.year === current.year ? wall : wall.add({ years: 1 });
  if (said.weekday) return wall.add({ weeks: 1 });
  return time === null ? wall : wall.add({ days: 1 });
}

function wallTime(wall: Temporal.PlainDateTime, timeZone: string): Date {
  return new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** The time as if the clocks showed UTC. */
function epochMs(wall: Temporal.PlainDateTime): number {
  return wall.toZonedDateTime('UTC').epochMilliseconds;
}
