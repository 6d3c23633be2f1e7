import { instantOf, isRecurring } from '../parse/event-component.ts';
import type { EventComponent, EventSeries } from '../parse/event-component.ts';
import { durationLength } from '../parse/event-time.ts';
import { untilInstant } from './recurrence-rule.ts';
import type { RecurrenceRule, RuleStart } from './recurrence-rule.ts';
import { readRuleFields } from './rule-parts.ts';
import type { RuleFields } from './rule-parts.ts';
import { maxDates, maxTimes } from './rule-size.ts';
import { dayMs, hourMs, toInstant } from '../zones/time-zones.ts';
import type { Instant } from '../zones/time-zones.ts';

/** Span that occurrences are counted over: the longest range of a read. */
export const budgetSpan = 366 * dayMs;

/** Beyond every budget; what would be too costly to count is said to have as many. */
const uncounted = 1_000_000;
/** Reading a rule costs more than its occurrences, so a series that hardly ever takes place is not free. */
const leastOfSeries = 5;
const rulesLimit = 20;
const maxShift = 366 * dayMs;

/**
 * Returns an upper bound of the occurrences of a series that overlap any 366 days, computed from the rules without
 * expanding them, so it is cheap. An occurrence that lasts into the span counts, exception dates do not
 * count down. A series counts 5 at least; one with more than 20 rules, or moved by over 366 days for good, a million.
 */
export function occurrenceBound(series: EventSeries): number {
  const { master, overrides } = series;
  if (!isRecurring(series)) return 1;
  const listed = maxAtOnce([...overrides.map(spanOf), ...(master ? listedSpans(master) : [])]);
  return Math.min(uncounted, Math.max(leastOfSeries, listed + (master ? ruleOccurrences(master, overrides) : 0)));
}

/** Returns the largest distance that THISANDFUTURE overrides move instances. */
export function largestShift(overrides: readonly EventComponent[]): number {
  const shifts = overrides
    .filter(({ thisAndFuture }) => thisAndFuture)
    .map(({ start, recurrenceId }) => (recurrenceId ? Math.abs(instantOf(start) - instantOf(recurrenceId)) : 0));
  return shifts.reduce((most, shift) => Math.max(most, shift), 0);
}

interface Span {
  start: Instant;
  end: Instant;
}

function spanOf({ start, duration }: Pick<EventComponent, 'start' | 'duration'>): Span {
  const begin = instantOf(start);
  return { start: begin, end: begin + durationLength(duration) };
}

function listedSpans({ start, duration, rules, extraDates }: EventComponent): Span[] {
  const first = rules.length === 0 ? [spanOf({ start, duration })] : [];
  return [...first, ...extraDates.map((date) => spanOf({ start: date.start, duration: date.duration ?? duration }))];
}

/** The most of the spans that overlap any 366 days. */
function maxAtOnce(spans: readonly Span[]): number {
  const starts = Float64Array.from(spans, ({ start }) => start).sort();
  const ends = Float64Array.from(spans, ({ end }) => end).sort();
  let [most, over] = [0, 0];
  for (const [index, start] of starts.entries()) {
    while ((ends[over] ?? Infinity) < start - budgetSpan) over += 1;
    most = Math.max(most, index + 1 - over);
  }
  return most;
}

function ruleOccurrences(
  { rules, exceptionRules, start, duration, extraDates }: EventComponent,
  overrides: readonly EventComponent[],
): number {
  const all = [...rules, ...exceptionRules];
  const later = overrides.filter(({ thisAndFuture }) => thisAndFuture);
  const shift = largestShift(later);
  if (all.length > rulesLimit || shift > maxShift) return uncounted;
  const durations = [
    duration,
    ...later.map((event) => event.duration),
    ...extraDates.flatMap((date) => date.duration ?? []),
  ];
  const longest = durations.reduce((most, length) => Math.max(most, durationLength(length)), 0);
  // What expansion looks through for a range of 366 days.
  const span = budgetSpan + longest + 2 * shift;
  const ruleStart = { wall: start.wall, zone: start.zone, allDay: start.kind === 'date' };
  return all.reduce((sum, rule) => sum + startsWithin(rule, ruleStart, span), 0);
}

/** The most starts of a rule in any span of this length. */
function startsWithin(rule: RecurrenceRule, start: RuleStart, span: number): number {
  const until = untilInstant(rule.until, start);
  const lasts = until === null ? Infinity : Math.max(0, until - toInstant(start.zone, start.wall));
  const days = Math.min(Math.ceil(span / dayMs), Math.floor(lasts / dayMs) + 1);
  const parts = readRuleFields(rule.text);
  return Math.min(rule.count ?? Infinity, byDay(parts, days), byPeriod(parts, days));
}

/** The dates that the rule may have in so many days, each with all its times. */
function byDay(parts: RuleFields, days: number): number {
  const { frequency, interval, weekdays, months, monthDays, yearDays, weekNumbers, hours } = parts;
  const within = (yearly: number) => Math.floor(days / 365) * yearly + Math.min(days % 365, yearly);
  const dates = Math.min(
    frequency === 'DAILY' ? Math.ceil(days / interval) : days,
    weekdays ? Math.ceil(days / 7) * new Set(weekdays.map(({ weekday }) => weekday)).size : Infinity,
    months ? within(31 * months.length) : Infinity,
    monthDays ? Math.ceil(days / 28) * monthDays.length : Infinity,
    yearDays ? Math.ceil(days / 365) * yearDays.length : Infinity,
    weekNumbers ? within(7 * weekNumbers.length) : Infinity,
  );
  const hoursOfDay = frequency === 'HOURLY' ? (hours?.length ?? Math.ceil(24 / Math.min(interval, 24))) : 1;
  return dates * hoursOfDay * maxTimes(parts);
}

const periodLengths: Record<string, number> = {
  HOURLY: hourMs,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
  MONTHLY: 28 * dayMs,
  YEARLY: 365 * dayMs,
};

/** The periods that so many days may touch, each with all its starts. */
function byPeriod(parts: RuleFields, days: number): number {
  const periods = Math.ceil((days * dayMs) / ((periodLengths[parts.frequency] ?? hourMs) * parts.interval)) + 1;
  return periods * Math.min(maxDates(parts) * maxTimes(parts), parts.positions?.length ?? Infinity);
}
