import type { Household } from '@homeroom/household';
import { dateIn, dayMs, minuteMs, toWall, type Instant } from '@homeroom/icalendar';
import { addDays, dayWordsIn, weekdayOf } from '@homeroom/text';
import { familyZoneOf } from '../../calendar/family-zone.ts';
import type { AskedSpan } from '../calendar-question.ts';
import { oneDay, type DayMention } from './day-mention.ts';
import { findDays } from './asked-days.ts';
import { findHours } from './asked-hours.ts';
import { joinedDays } from './joined-days.ts';
import { namedDay, regionOf } from './named-days.ts';
import { partsOfDay, type DayPart } from './time-tables.ts';
import { SpanWriter } from './span-writer.ts';
import type { TypedQuestion } from './typed-question.ts';

/** Time that a question names. */
export interface AskedTime {
  span: AskedSpan;
  /** Span of the same question without the time that it names. */
  open: AskedSpan;
  /** Span without the hour that it names. */
  day: AskedSpan;
  /** Returns the span with only these hours of each of its days; without a day those of so many from today. */
  inPart: (part: DayPart, weekdays: boolean, daysAhead?: number) => AskedSpan;
  /** Returns the day of that name: "Thanksgiving"; null when it is none. */
  named: (name: string) => AskedSpan | null;
  /** Whether an hour is named and no day. */
  hasHourOnly: boolean;
  /** Whether it is the moment of asking. */
  isNow: boolean;
  /** Positions of the words that name it. */
  used: ReadonlySet<number>;
  /** Whether every one of its words was understood as a parent means it. */
  certain: boolean;
}

const restWords = new Set(['left', 'remaining', 'later', 'rest', 'remainder']);
const looseWords = new Set(['early', 'late', 'earlier']);
const eveningStart = 18 * 60;
const eitherHalf = new Set([7, 8]);

/** Context in which a time is read. */
interface TimeContext {
  now: Instant;
  /** Whether the question is about the past. */
  past: boolean;
  /** Whether a word names a member, such as June. */
  isPerson: (at: number) => boolean;
}

/** Reads the time that a question names, in the household's zone. */
export function askedTime(
  question: TypedQuestion,
  household: Household,
  { now, past, isPerson }: TimeContext,
): AskedTime {
  const zone = familyZoneOf(household);
  const today = dateIn(zone, now);
  const nowMinute = Math.floor((toWall(zone, now) % dayMs) / minuteMs);
  const region = regionOf(household);
  const days = findDays(question, { isPerson, today, isLate: nowMinute >= eveningStart, past, region });
  const hours = findHours(question, days);
  const clock = { now, today, nowMinute, past };
  const writer = new SpanWriter(zone, dayWordsIn(household.locale), clock);
  const joined = joinedDays(question, days, { today, past });
  const named = new Set([...joined.flatMap(positions), ...(hours ? positions(hours) : [])]);
  const used = new Set([...named, ...nearTime(question, named)]);
  const asksRest = !past && question.words.some(({ word }) => restWords.has(word));
  const [day, ...more] = withDate(joined);
  // "At 7" on a Saturday may be either half of the day.
  const isEither =
    day !== undefined &&
    hours?.halfOpen === true &&
    hours.until === null &&
    eitherHalf.has(Math.floor(hours.start / 60));
  const certain = more.length === 0 && !(day?.repeats ?? false) && !isEither;
  const span = writer.span(day ?? null, hours);
  return {
    span: asksRest ? writer.rest(span) : span,
    open: writer.span(null, null),
    day: writer.span(day ?? null, null),
    inPart: (part, weekdays, daysAhead = 1) => writer.part(day ?? nextDays(today, daysAhead), part, weekdays),
    named: (name) => {
      const date = namedDay(name, { region, today, past });
      return date === null ? null : writer.span(oneDay(0, 0, date), null);
    },
    hasHourOnly: hours !== null && day === undefined && hours.name === '' && !hours.now,
    isNow: hours?.now ?? false,
    used,
    certain,
  };
}

/** The days from today on. */
function nextDays(today: string, count: number): DayMention {
  const last = addDays(today, count - 1);
  return { ...oneDay(0, 0, today), last, ...(count > 1 && { kind: 'days' }) };
}

/** "Monday night the 24th": the date tells which Monday. */
function withDate(days: readonly DayMention[]): readonly DayMention[] {
  const [first, second, ...more] = days;
  if (!first || !second || second.kind !== 'day' || !first.isBare || second.isBare || more.length > 0) return days;
  return second.weekday === null && first.weekday === weekdayOf(second.first) ? [second] : [second, first];
}

/** Positions of "early", "or 5" and their like next to a time. */
function nearTime({ words }: TypedQuestion, named: ReadonlySet<number>): number[] {
  return [...words.keys()].filter((at) => {
    const word = words[at]?.word ?? '';
    const isOther = /^\d{1,2}(?::\d\d)?$/.test(word) && words[at - 1]?.word === 'or' && named.has(at - 2);
    return (
      !named.has(at) &&
      (isOther ||
        (looseWords.has(word) && words[at - 1]?.word !== 'or' && (named.has(at + 1) || named.has(at - 1))) ||
        (partsOfDay[word] !== undefined && word !== 'am' && named.has(at - 1)) ||
        (word === 'between' && named.has(at + 1)))
    );
  });
}

function positions({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
