import { addDays, calendarDay, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import type { DayMention } from '../questions/reading/day-mention.ts';
import { monthStart } from '../questions/reading/day-rules.ts';
import { textOf } from '../questions/reading/typed-question.ts';
import type { LineDays } from './line-days.ts';
import type { LineHours } from './line-hours.ts';
import type { LineMoment } from './line-moment.ts';
import type { Repeats } from './line-repeats.ts';
import type { LineWords } from './line-words.ts';

/** Days of a typed event. */
export interface LineDates {
  /** YYYY-MM-DD, both included, of the first instance. */
  first: string;
  last: string;
  /** The last day that was named. */
  lastNamed: string;
  rrule: string | null;
  /** Mentions that were not used. */
  leftOut: readonly DayMention[];
}

const ruleDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const rangeJoint = /^(?:to|through|until|and)?$/;
const farMonths = 24;

/** Returns the day or the days of an event that does not repeat; null without one. */
export function singleDates(
  line: LineWords,
  { mentions }: LineDays,
  hours: readonly LineHours[],
  moment: LineMoment,
): LineDates | null {
  const [first, ...more] = mentions.filter(({ kind }) => kind !== 'month');
  if (!first) return hours[0]?.isToday ? onDay(moment.today) : null;
  const inRow = daysInRow(line, [first, ...more]);
  const start = isOver(first, hours[0], moment) ? addDays(first.first, 7) : first.first;
  const lastOne = inRow.at(-1) ?? first;
  const end = lastOne === first ? addDays(start, daysBetween(first.first, first.last)) : lastDay(lastOne, start);
  for (const [index, { from }] of inRow.entries()) line.claim({ from: inRow[index - 1]?.to ?? from, to: from });
  const leftOut = more.filter((mention) => !inRow.includes(mention) && mention.first !== first.first);
  const days = daysBetween(start, end) + 1;
  const [only, other] = hours;
  const dates = { first: start, lastNamed: end, leftOut };
  // Hours of several days are those of each.
  if (days > 1 && only?.until != null && !other)
    return { ...dates, last: start, rrule: ruleText({ FREQ: 'DAILY', COUNT: String(days) }) };
  return { ...dates, last: end, rrule: null };
}

/** The first mention with those that continue it: "Fri to Sun", "nov 25, 26 and 27". */
function daysInRow(line: LineWords, [first, ...more]: readonly DayMention[]): DayMention[] {
  if (!first || first.kind !== 'day') return [];
  const [second] = more;
  if (second?.kind === 'day' && areJoined(line, first, second)) return [first, second];
  const row = [first];
  for (const next of more) {
    const last = row.at(-1) ?? first;
    if (next.kind !== 'day' || next.from - last.to > 1 || next.first !== addDays(last.first, 1)) break;
    row.push(next);
  }
  return row;
}

function onDay(day: string): LineDates {
  return { first: day, last: day, lastNamed: day, rrule: null, leftOut: [] };
}

/** "Tue 9am", typed on a Tuesday at noon, is the next one. */
function isOver(
  { isBare, first }: DayMention,
  hours: LineHours | undefined,
  { today, nowMinute }: LineMoment,
): boolean {
  return isBare && first === today && hours !== undefined && hours.start < nowMinute;
}

function areJoined(line: LineWords, first: DayMention, second: DayMention): boolean {
  const open = line.words.slice(first.to, second.from).filter((_, index) => !line.isClaimed(first.to + index));
  const joint = textOf(open);
  if (!rangeJoint.test(joint)) return false;
  const between = line.text.slice(line.words[first.to - 1]?.end, line.words[second.from]?.start);
  return joint === 'and' ? line.at(first.from - 1) === 'between' : joint !== '' || /[-–—]/.test(between);
}

/** The end of a range; a weekday is the first after its beginning. */
function lastDay({ last, weekday, isBare }: DayMention, start: string): string {
  if (last >= start && !isBare) return last;
  return weekday === null ? start : firstWeekday(weekday, start);
}

/** Returns the first day and the rule of an event that repeats; null when no day tells when. */
export function seriesDates(
  repeats: Repeats,
  { mentions, until }: LineDays,
  hours: LineHours | null,
  moment: LineMoment,
): LineDates | null {
  const [named, ...leftOut] = mentions;
  const isLate = hours !== null && hours.start < moment.nowMinute;
  const base = named && named.first > moment.today ? named.first : isLate ? addDays(moment.today, 1) : moment.today;
  const lastNamed = named && named.last > named.first ? named.last : null;
  const last = until?.day ?? lastNamed ?? endOfLength(repeats, base);
  const weekdays =
    repeats.frequency === 'WEEKLY' && repeats.weekdays.length === 0 ? [weekdayOf(base)] : repeats.weekdays;
  const first = firstDay({ ...repeats, weekdays }, base);
  const count = last === null ? countOf(repeats, weekdays.length) : null;
  const isDated = repeats.frequency === 'MONTHLY' && repeats.ordinals.length === 0;
  const rule = ruleText({
    FREQ: repeats.frequency,
    ...(repeats.interval > 1 && { INTERVAL: String(repeats.interval) }),
    ...(weekdays.length > 0 && { BYDAY: byDay(weekdays, repeats.ordinals) }),
    ...(isDated && { BYMONTHDAY: String(Number(first.slice(8))) }),
    ...(count !== null && { COUNT: String(count) }),
    ...(last !== null && { UNTIL: last.replaceAll('-', '') }),
  });
  return { first, last: first, lastNamed: first, rrule: rule, leftOut };
}

function ruleText(parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');
}

function byDay(weekdays: readonly number[], ordinals: readonly number[]): string {
  const each = ordinals.length > 0 ? ordinals : [''];
  return weekdays.flatMap((weekday) => each.map((ordinal) => `${ordinal}${ruleDays[weekday]}`)).join(',');
}

/** The first day from `base` on that the rule gives. */
function firstDay({ weekdays, ordinals }: Pick<Repeats, 'weekdays' | 'ordinals'>, base: string): string {
  if (weekdays.length === 0) return base;
  if (ordinals.length === 0) return weekdays.map((weekday) => firstWeekday(weekday, base)).toSorted()[0] ?? base;
  for (let month = 0; month < farMonths; month += 1) {
    const start = monthStart(base, month);
    const days = weekdays.flatMap((weekday) => ordinals.map((ordinal) => nthWeekday(start, weekday, ordinal)));
    const found = days.filter((day) => day !== null && day >= base).toSorted()[0];
    if (found) return found;
  }
  return base;
}

/** @param month its first day */
function nthWeekday(month: string, weekday: number, ordinal: number): string | null {
  if (ordinal < 0) return firstWeekday(weekday, addDays(monthStart(month, 1), -7));
  const day = addDays(firstWeekday(weekday, month), 7 * (ordinal - 1));
  return day.slice(0, 7) === month.slice(0, 7) ? day : null;
}

/** Number of instances that were said, or that a length gives. */
function countOf({ frequency, interval, count, length }: Repeats, daysEach: number): number | null {
  if (count !== null) return count;
  if (length === null) return null;
  const { number, unit } = length;
  const counted = {
    DAILY: { day: 1, week: 7 },
    WEEKLY: { week: Math.max(daysEach, 1) },
    MONTHLY: { month: 1, year: 12 },
    YEARLY: { year: 1 },
  };
  const each = (counted[frequency] as Partial<Record<typeof unit, number>>)[unit];
  return each === undefined ? null : Math.ceil((number * each) / interval);
}

/** The last day of a length that is no number of instances: "every Tuesday for 3 months". */
function endOfLength({ frequency, length }: Repeats, base: string): string | null {
  if (length === null || (length.unit !== 'month' && length.unit !== 'year')) return null;
  if (frequency === 'MONTHLY' || frequency === 'YEARLY') return null;
  const months = length.number * (length.unit === 'year' ? 12 : 1);
  const start = monthStart(base, months);
  const same = calendarDay(Number(start.slice(0, 4)), Number(start.slice(5, 7)), Number(base.slice(8)));
  return addDays(same ?? monthStart(start, 1), -1);
}
