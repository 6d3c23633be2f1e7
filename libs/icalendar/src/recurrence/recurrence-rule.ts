import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { hourlyStarts } from './hourly-rule.ts';
import { icsLimits } from '../limits.ts';
import { periodStarts } from './period-rule.ts';
import { plainStarts } from './plain-rule.ts';
import { isBeyondPeriods } from './rule-size.ts';
import { readRuleFields } from './rule-parts.ts';
import type { Starts } from './rule-parts.ts';
import { dayMs, hourMs, secondMs, toInstant, toWall, utc } from '../zones/time-zones.ts';
import type { Instant, WallTime, Zone } from '../zones/time-zones.ts';

/** A recurrence rule that was checked (RFC 5545 §3.3.10). */
export interface RecurrenceRule {
  frequency: string;
  /** The rule without UNTIL and without unknown parts. */
  text: string;
  /** UNTIL as written: `20261231`, `20261231T235959` or `20261231T235959Z`. */
  until: string | null;
  count: number | null;
}

/** A rule that is malformed or asks for too much; the message says what. */
export class RefusedRuleError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedRuleError';
  }
}

const frequencies = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const weekday = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

const numericFields: Record<string, { from: number; to: number; signed: boolean }> = {
  BYSECOND: { from: 0, to: 60, signed: false },
  BYMINUTE: { from: 0, to: 59, signed: false },
  BYHOUR: { from: 0, to: 23, signed: false },
  BYMONTHDAY: { from: 1, to: 31, signed: true },
  BYYEARDAY: { from: 1, to: 366, signed: true },
  BYWEEKNO: { from: 1, to: 53, signed: true },
  BYMONTH: { from: 1, to: 12, signed: false },
  BYSETPOS: { from: 1, to: 366, signed: true },
};

/**
 * Reads a rule, tolerant of case, blanks and unknown parts.
 * @throws RefusedRuleError when it is malformed, faster than the service allows, or not in the Gregorian calendar
 */
export function parseRule(text: string): RecurrenceRule {
  const parts = splitFields(text);
  const frequency = parts.get('FREQ') ?? '';
  if (frequency === 'SECONDLY' || frequency === 'MINUTELY')
    throw new RefusedRuleError(`a rule with FREQ=${frequency} is faster than hourly and refused`);
  if (!frequencies.includes(frequency)) throw new RefusedRuleError('unknown FREQ in RRULE');
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN')
    throw new RefusedRuleError('its rule counts in another calendar than the Gregorian');
  const kept = [`FREQ=${frequency}`];
  const interval = positive(parts, 'INTERVAL', 100_000) ?? 1;
  if (interval > 1) kept.push(`INTERVAL=${interval}`);
  const count = positive(parts, 'COUNT', icsLimits.ruleCount);
  if (count !== null) kept.push(`COUNT=${count}`);
  for (const name of Object.keys(numericFields))
    if (parts.has(name)) kept.push(`${name}=${numbers(name, parts.get(name) ?? '').join(',')}`);
  if (parts.has('BYDAY')) kept.push(`BYDAY=${weekdays(parts.get('BYDAY') ?? '', frequency).join(',')}`);
  if (weekday.test(parts.get('WKST') ?? '')) kept.push(`WKST=${String(parts.get('WKST'))}`);
  refuseTooFast(parts, frequency);
  return { frequency, text: kept.join(';'), until: untilOf(parts.get('UNTIL')), count };
}

function splitFields(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().replaceAll(/\s/g, '').split(';')) {
    const [name = '', value] = part.split('=', 2);
    if (name && value) parts.set(name, value);
  }
  return parts;
}

function positive(parts: Map<string, string>, name: string, limit: number): number | null {
  const text = parts.get(name);
  if (text === undefined) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw new RefusedRuleError(`the ${name} of its rule is no number`);
  if (value > limit) throw new RefusedRuleError(`the ${name} of its rule is over ${limit}`);
  return Math.max(value, 1);
}

function numbers(name: string, text: string): number[] {
  const { from, to, signed } = numericFields[name] ?? { from: 0, to: 0, signed: false };
  const values = text.split(',').filter(Boolean).map(Number);
  const valid = (value: number) =>
    Number.isInteger(value) && (signed ? Math.abs(value) : value) >= from && (signed ? Math.abs(value) : value) <= to;
  if (values.length === 0 || !values.every(valid))
    throw new RefusedRuleError(`the ${name} of its rule is out of range`);
  return [...new Set(values)].sort((a, b) => a - b);
}

function weekdays(text: string, frequency: string): string[] {
  const ordinals = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return [...new Set(text.split(',').filter(Boolean))].map((day) => {
    const match = weekday.exec(day);
    if (!match || Number(match[1] ?? 1) === 0) throw new RefusedRuleError('the BYDAY of its rule names no weekday');
    return ordinals ? `${match[1] ? Number(match[1]) : ''}${String(match[2])}` : String(match[2]);
  });
}

function refuseTooFast(parts: Map<string, string>, frequency: string): void {
  const size = (name: string) => (parts.get(name) ?? '').split(',').length;
  const aDay = (frequency === 'HOURLY' ? 24 : size('BYHOUR')) * size('BYMINUTE') * size('BYSECOND');
  if (aDay > icsLimits.instancesPerDay)
    throw new RefusedRuleError(`its rule has more than ${icsLimits.instancesPerDay} instances a day`);
}

function untilOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^\d{8}(T\d{6}Z?)?$/.test(text)) throw new RefusedRuleError('the UNTIL of its rule is no date');
  return text;
}

/** One instance that a rule gives: its start on the wall clock and in time. */
export interface RuleInstance {
  wall: WallTime;
  instant: Instant;
}

/** A rule bound to its first start. */
export interface BoundRule {
  /** The instances that start in [from, to], in order. A rule without COUNT is entered near `from`. */
  between(from: Instant, to: Instant): RuleInstance[];
  /** The last instant at which an instance may start; null when the rule has no end of its own. */
  readonly until: Instant | null;
}

/** Facts of DTSTART that a rule depends on. */
export interface RuleStart {
  wall: WallTime;
  zone: Zone;
  allDay: boolean;
}

/** The months or years that the library looks at, enough for the largest COUNT in every other one. */
const maxIterations = 2 * icsLimits.ruleCount;
const clockChange = 3 * hourMs;

/**
 * Binds a rule to DTSTART, which is always its first instance and counts for COUNT. Except for hourly rules it is
 * expanded on the wall clock and then placed in the zone, so that a start that the clocks skip is kept, read with the
 * offset from before the gap (RFC 5545 §3.8.5.3), and one that occurs twice is the first.
 */
export function bindRule(rule: RecurrenceRule, start: RuleStart, options = { includeStart: true }): BoundRule {
  const { zone } = start;
  const exact = rule.frequency === 'HOURLY';
  const expand = expander(rule, start, options.includeStart);
  const until = untilInstant(rule.until, start);
  return {
    until,
    between(from, to) {
      const last = until === null ? to : Math.min(to, until);
      if (last < from) return [];
      if (exact) return expand(from, last).map((instant) => ({ instant, wall: toWall(zone, instant) }));
      const walls = expand(toWall(zone, from) - clockChange, toWall(zone, last) + clockChange);
      return placed(walls, zone).filter(({ instant }) => instant >= from && instant <= last);
    },
  };
}

function placed(walls: WallTime[], zone: Zone): RuleInstance[] {
  return walls.map((wall) => ({ wall, instant: toInstant(zone, wall) }));
}

type Expand = (from: number, to: number) => number[];

/** The starts that a rule gives between two times, both included: instants for an hourly rule, otherwise wall times. */
function expander(rule: RecurrenceRule, start: RuleStart, includeStart: boolean): Expand {
  const first = rule.frequency === 'HOURLY' ? toInstant(start.zone, start.wall) : start.wall;
  const text = start.allDay ? countless(rule).replace(timeParts, '') : countless(rule);
  const starts = plainStarts(text, first) ?? partsStarts(text, first, start.zone);
  const expand = (count: number | null): Expand => {
    if (!starts) return libraryExpander(text, first, count);
    return count === null ? (from, to) => [...starts(from, to)] : counted(starts, first, count);
  };
  if (!includeStart) return expand(rule.count);
  // DTSTART counts, so that COUNT is one less for a rule that does not give it.
  if (rule.count === null || expand(null)(first, first).length > 0) return withFirst(expand(rule.count), first);
  return withFirst(rule.count === 1 ? () => [] : expand(rule.count - 1), first);
}

function countless({ text }: RecurrenceRule): string {
  return text.replace(/;COUNT=\d+/, '');
}

/** Parts that count for no date (RFC 5545 §3.3.10). */
const timeParts = /;BY(?:HOUR|MINUTE|SECOND)=[\d,]+/g;

/** The starts of a rule that is more than plain; null when it is left to the library. */
function partsStarts(text: string, first: number, zone: Zone): Starts | null {
  const parts = readRuleFields(text);
  if (isBeyondPeriods(parts)) return () => [];
  return parts.frequency === 'HOURLY' ? hourlyStarts(parts, first, zone) : periodStarts(parts, first);
}

function withFirst(expand: Expand, first: number): Expand {
  return (from, to) => {
    if (first < from || first > to) return expand(from, to);
    const starts = expand(from, to);
    return starts[0] === first ? starts : [first, ...starts];
  };
}

/** Ends the starts with the one that COUNT makes the last; each is counted once, when it is first asked for. */
function counted(starts: Starts, first: number, count: number): Expand {
  let [known, reached, last] = [0, first - 1, Infinity];
  return (from, to) => {
    if (known < count && reached < to) {
      for (const start of starts(reached + 1, to)) {
        known += 1;
        if (known === count) {
          last = start;
          break;
        }
      }
      reached = to;
    }
    return [...starts(from, Math.min(to, last))];
  };
}

function libraryExpander(text: string, first: number, count: number | null): Expand {
  const dtstart = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO('UTC');
  const rule = new RRuleTemporal({
    rruleString: count === null ? text : `${text};COUNT=${count}`,
    dtstart,
    maxIterations,
  });
  return (from, to) => rule.between(new Date(from), new Date(to), true).map((time) => time.epochMilliseconds);
}

/**
 * Returns the instant of UNTIL, in all forms that calendars write. A date ends with that day; a local time is on the clock of DTSTART. For
 * an all-day event only the date counts: the written one for midnight UTC and the second before it, which exporters use
 * to mean the day itself, otherwise that of the family's zone.
 */
export function untilInstant(text: string | null, { zone, allDay }: RuleStart): Instant | null {
  if (text === null) return null;
  const written = writtenTime(text);
  const dated = text.length === 8;
  const inUtc = text.endsWith('Z');
  if (!allDay) {
    if (inUtc) return written;
    // The second before the next midnight, and not 23:59:59, which is earlier where that hour is repeated.
    return dated ? toInstant(zone, written + dayMs) - secondMs : toInstant(zone, written);
  }
  const literal = !inUtc || /T(000000|235959)Z$/.test(text);
  const wall = literal ? written : toWall(zone, written);
  return toInstant(zone, Math.floor(wall / dayMs) * dayMs);
}

function writtenTime(text: string): number {
  const part = (from: number, to: number) => Number(text.slice(from, to) || 0);
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(9, 11), part(11, 13), part(13, 15));
}

/** A rule of a time zone definition, which is on the clock of a fixed offset. */
export function fixedOffsetStart(wall: WallTime, offset: number): RuleStart {
  return { wall, zone: offset === 0 ? utc : { id: 'fixed', iana: false, offsetAt: () => offset }, allDay: false };
}
