import {
  type RecurrenceRule,
  type RuleFields,
  type WallTime,
  type WeekdayPart,
  readRuleFields,
} from '@homeroom/icalendar';
import { ordinal, weekdayNames } from '@homeroom/text';
import { listWords, monthDayWords, monthWord, weekdayWord } from '../calendar/time-words.ts';

const units: Record<string, string> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/**
 * Frequency of a rule in words, as a person would say it: `every Tuesday and Thursday`, `on the first Monday of every month`.
 * A rule that is said in no few words is said by its frequency alone.
 * @param first where DTSTART is, on the wall clock
 */
export function ruleWords(rule: RecurrenceRule, first: WallTime): string {
  const parts = readRuleFields(rule.text);
  return wordsOf(parts, first) ?? often(parts);
}

/** The frequency without the days: `every second week`. */
export function frequencyWords(rule: RecurrenceRule): string {
  return often(readRuleFields(rule.text));
}

/** Whether all its starts of a day are at one time. */
export function hasOneTime(rule: RecurrenceRule): boolean {
  const { frequency, hours, minutes, seconds } = readRuleFields(rule.text);
  return frequency !== 'HOURLY' && [hours, minutes, seconds].every((times) => times === null || times.length === 1);
}

function wordsOf(parts: RuleFields, first: WallTime): string | null {
  const { frequency, weekNumbers, yearDays } = parts;
  if (weekNumbers || yearDays) return null;
  if (frequency === 'DAILY') return daily(parts);
  if (frequency === 'WEEKLY') return weekly(parts, first);
  if (frequency === 'MONTHLY') return monthly(parts, first);
  return frequency === 'YEARLY' ? yearly(parts, first) : null;
}

function daily(parts: RuleFields): string | null {
  const { interval, weekdays, months, monthDays, positions } = parts;
  if (monthDays || positions || (weekdays && interval > 1)) return null;
  return `${weekdays ? `every ${dayNames(weekdays)}` : often(parts)}${inMonths(months)}`;
}

function weekly(parts: RuleFields, first: WallTime): string | null {
  const { interval, weekdays, months, monthDays, positions } = parts;
  if (monthDays || positions) return null;
  const days = weekdays ? dayNames(weekdays) : weekdayWord(first);
  return `${interval === 1 ? `every ${days}` : `${often(parts)} on ${days}`}${inMonths(months)}`;
}

function monthly(parts: RuleFields, first: WallTime): string | null {
  const days = daysOfMonth(parts, new Date(first).getUTCDate());
  return days && `on ${days} of ${parts.months ? listWords(parts.months.map(monthWord)) : often(parts)}`;
}

function yearly(parts: RuleFields, first: WallTime): string | null {
  const { months, monthDays, weekdays, positions } = parts;
  if (positions) return null;
  const date = new Date(first);
  const month = months ?? [date.getUTCMonth() + 1];
  if (weekdays) {
    const days = months && !monthDays ? daysOfMonth(parts, 0) : null;
    return days && `${often(parts)} on ${days} of ${listWords(month.map(monthWord))}`;
  }
  const days = monthDays ?? [date.getUTCDate()];
  if (days.some((day) => day < 0) || (monthDays && !months)) return null;
  return `${often(parts)} on ${listWords(month.flatMap((one) => days.map((day) => monthDayWords(Date.UTC(2000, one - 1, day)))))}`;
}

/** `the first Monday and the third Monday`, `the 15th`; null when it takes more words. */
function daysOfMonth({ weekdays, monthDays, positions }: RuleFields, own: number): string | null {
  if (!weekdays) return positions ? null : listWords((monthDays ?? [own]).map(dayOfMonth));
  const [only, ...others] = weekdays;
  if (monthDays || !only) return null;
  const nth =
    positions && others.length === 0 && only.ordinal === 0
      ? positions.map((ordinal) => ({ ...only, ordinal }))
      : positions
        ? []
        : weekdays;
  const words = nth.map(({ ordinal, weekday }) => `${ordinalWord(ordinal)} ${weekdayNames[weekday] ?? ''}`);
  return nth.length > 0 && nth.every(({ ordinal }) => ordinal !== 0 && Math.abs(ordinal) <= 5)
    ? listWords(words.map((word) => `the ${word}`))
    : null;
}

function ordinalWord(place: number): string {
  if (place > 0) return ordinals[place] ?? '';
  return place === -1 ? 'last' : `${ordinals[-place] ?? ''} to last`;
}

function dayOfMonth(day: number): string {
  if (day < 0) return day === -1 ? 'the last day' : `day ${-day} before the end`;
  return `the ${ordinal(day)}`;
}

function often({ frequency, interval }: RuleFields): string {
  const unit = units[frequency] ?? 'time';
  if (interval === 1) return `every ${unit}`;
  return interval === 2 ? `every second ${unit}` : `every ${interval} ${unit}s`;
}

/** The names of weekdays, Monday first. */
function dayNames(weekdays: readonly WeekdayPart[]): string {
  const ordered = [...weekdays].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
  return listWords(ordered.map(({ weekday }) => weekdayNames[weekday] ?? ''));
}

function inMonths(months: readonly number[] | null): string {
  return months ? ` in ${listWords(months.map(monthWord))}` : '';
}
