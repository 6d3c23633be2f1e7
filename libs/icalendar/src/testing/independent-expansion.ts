/**
 * A second, deliberately naive expansion of recurrence rules (RFC 5545 §3.3.10) to compare the service's with. It walks
 * every period from DTSTART, tests every day of it against the table of the RFC and converts local times with Intl.
 * Times are milliseconds: of the wall clock since 1970-01-01T00:00 ("wall"), or since 1970-01-01T00:00Z ("instant").
 */

export type Frequency = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

export interface WeekdayPart {
  /** 0 for every one, otherwise the nth of the month or year, from its end when negative. */
  ordinal: number;
  /** 0 is Sunday. */
  weekday: number;
}

export type UntilPart = { form: 'date' | 'local'; wall: number } | { form: 'utc'; instant: number };

export interface RuleFields {
  frequency: Frequency;
  interval: number;
  weekStart: number;
  count: number | null;
  until: UntilPart | null;
  months: number[] | null;
  weekNumbers: number[] | null;
  yearDays: number[] | null;
  monthDays: number[] | null;
  weekdays: WeekdayPart[] | null;
  hours: number[] | null;
  minutes: number[] | null;
  seconds: number[] | null;
  positions: number[] | null;
}

export interface SeriesFields {
  wall: number;
  /** The IANA zone that the start is read in; for floating and all-day events the family's. */
  zone: string;
  allDay: boolean;
  rule: RuleFields;
  /** EXDATEs in the same three forms as UNTIL. */
  excluded: UntilPart[];
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

interface Start {
  wall: number;
  instant: number;
}

/** The starts that are in the range, or whose day reaches into it for an all-day series, in order. */
export function independentStarts(series: SeriesFields, range: { from: number; to: number }): number[] {
  const { allDay, zone } = series;
  const end = (start: Start) => (allDay ? toInstant(start.wall + day, zone) : start.instant + 1);
  const found = new Set<number>();
  for (const start of counted(series, range.to)) {
    if (start.instant >= range.to || end(start) <= range.from) continue;
    if (!isPastUntil(start, series) && !isExcluded(start, series)) found.add(start.instant);
  }
  return [...found].sort((a, b) => a - b);
}

/** DTSTART and the later starts of the rule until COUNT or somewhere after `to`. */
function* counted(series: SeriesFields, to: number): Generator<Start> {
  const { rule, wall, zone } = series;
  const first = { wall, instant: toInstant(wall, zone) };
  yield first;
  let count = 1;
  for (const period of rule.frequency === 'HOURLY' ? hourPeriods(series, to) : dayPeriods(series, to)) {
    for (const start of atPositions(period, rule.positions)) {
      const later = rule.frequency === 'HOURLY' ? start.instant > first.instant : start.wall > first.wall;
      if (!later) continue;
      if (rule.count !== null && count >= rule.count) return;
      count += 1;
      yield start;
    }
  }
}

function atPositions(period: Start[], positions: number[] | null): Start[] {
  if (positions === null) return period;
  return period.filter((_, index) => positions.includes(index + 1) || positions.includes(index - period.length));
}

/** The candidates of each hour, which are exact hours of elapsed time from DTSTART. */
function* hourPeriods({ rule, wall, zone }: SeriesFields, to: number): Generator<Start[]> {
  for (let instant = toInstant(wall, zone); instant - hour < to; instant += rule.interval * hour) {
    const offset = offsetAt(instant, zone);
    const local = instant + offset;
    const ofDay = local - startOfDay(local);
    if (rule.hours && !rule.hours.includes(Math.floor(ofDay / hour))) continue;
    if (!matchesDay(rule, factsOf(local), factsOf(wall))) continue;
    const times = timesOf({ ...rule, hours: [Math.floor(ofDay / hour)] }, ofDay);
    yield times.map((time) => ({ wall: startOfDay(local) + time, instant: startOfDay(local) + time - offset }));
  }
}

/** The candidates of each day, week, month or year on the wall clock. */
function* dayPeriods({ rule, wall, zone, allDay }: SeriesFields, to: number): Generator<Start[]> {
  const times = allDay ? [0] : timesOf(rule, wall - startOfDay(wall));
  for (let index = 0; ; index += rule.interval) {
    const [start, end] = periodAt(rule, wall, index);
    if (start > to + 3 * day) return;
    const candidates: Start[] = [];
    for (let date = start; date < end; date += day) {
      if (!matchesDay(rule, factsOf(date), factsOf(wall))) continue;
      for (const time of times) candidates.push({ wall: date + time, instant: toInstant(date + time, zone) });
    }
    yield candidates;
  }
}

function periodAt({ frequency, weekStart }: RuleFields, wall: number, index: number): [number, number] {
  const { year, month } = factsOf(wall);
  if (frequency === 'YEARLY') return [Date.UTC(year + index, 0, 1), Date.UTC(year + index + 1, 0, 1)];
  if (frequency === 'MONTHLY') return [Date.UTC(year, month - 1 + index, 1), Date.UTC(year, month + index, 1)];
  const days = frequency === 'WEEKLY' ? 7 : 1;
  const first = frequency === 'WEEKLY' ? startOfWeek(wall, weekStart) : startOfDay(wall);
  return [first + index * days * day, first + (index + 1) * days * day];
}

/** The times of day that a rule gives, where it says nothing those of DTSTART, as differences from midnight. */
function timesOf({ hours, minutes, seconds }: RuleFields, own: number): number[] {
  const ownHours = [Math.floor(own / hour)];
  const ownMinutes = [Math.floor(own / minute) % 60];
  const ownSeconds = [Math.floor(own / 1000) % 60];
  const times = (hours ?? ownHours).flatMap((h) =>
    (minutes ?? ownMinutes).flatMap((m) => (seconds ?? ownSeconds).map((s) => h * hour + m * minute + s * 1000)),
  );
  return times.sort((a, b) => a - b);
}

interface DayFacts {
  date: number;
  year: number;
  month: number;
  dayOfMonth: number;
  daysOfMonth: number;
  dayOfYear: number;
  daysOfYear: number;
  weekday: number;
}

/** The expand and limit table: a day is in when it passes every part, where there is none by what DTSTART says. */
function matchesDay(rule: RuleFields, facts: DayFacts, own: DayFacts): boolean {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays } = rule;
  if (months && !months.includes(facts.month)) return false;
  if (weekNumbers && !matchesWeekNumber(weekNumbers, facts, rule.weekStart)) return false;
  if (yearDays && !isNth(yearDays, facts.dayOfYear, facts.daysOfYear)) return false;
  if (monthDays && !isNth(monthDays, facts.dayOfMonth, facts.daysOfMonth)) return false;
  if (weekdays && !weekdays.some((part) => matchesWeekday(part, facts, frequency === 'YEARLY' && months === null)))
    return false;
  if (weekNumbers ?? yearDays ?? monthDays ?? weekdays) return true;
  if (frequency === 'WEEKLY') return facts.weekday === own.weekday;
  if (frequency === 'MONTHLY') return facts.dayOfMonth === own.dayOfMonth;
  if (frequency === 'YEARLY')
    return facts.dayOfMonth === own.dayOfMonth && (months !== null || facts.month === own.month);
  return true;
}

function isNth(wanted: number[], number: number, total: number): boolean {
  return wanted.includes(number) || wanted.includes(number - total - 1);
}

function matchesWeekday({ ordinal, weekday }: WeekdayPart, facts: DayFacts, inYear: boolean): boolean {
  if (facts.weekday !== weekday) return false;
  const [number, total] = inYear ? [facts.dayOfYear, facts.daysOfYear] : [facts.dayOfMonth, facts.daysOfMonth];
  if (ordinal === 0) return true;
  return ordinal > 0 ? Math.ceil(number / 7) === ordinal : Math.ceil((total - number + 1) / 7) === -ordinal;
}

/** Week 1 is the first with at least four days in the year, so that its fourth day tells the year of any week. */
function matchesWeekNumber(wanted: number[], facts: DayFacts, weekStart: number): boolean {
  const fourth = factsOf(startOfWeek(facts.date, weekStart) + 3 * day);
  const lastFourth = factsOf(startOfWeek(Date.UTC(fourth.year, 11, 28), weekStart) + 3 * day);
  return isNth(wanted, Math.ceil(fourth.dayOfYear / 7), Math.ceil(lastFourth.dayOfYear / 7));
}

const knownFacts = new Map<number, DayFacts>();

function factsOf(wall: number): DayFacts {
  const date = startOfDay(wall);
  const known = knownFacts.get(date);
  if (known) return known;
  const parts = new Date(date);
  const [year, month] = [parts.getUTCFullYear(), parts.getUTCMonth() + 1];
  const facts = {
    date,
    year,
    month,
    dayOfMonth: parts.getUTCDate(),
    daysOfMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    dayOfYear: (date - Date.UTC(year, 0, 1)) / day + 1,
    daysOfYear: (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / day,
    weekday: parts.getUTCDay(),
  };
  knownFacts.set(date, facts);
  return facts;
}

export function startOfDay(wall: number): number {
  return Math.floor(wall / day) * day;
}

function startOfWeek(wall: number, weekStart: number): number {
  const { date, weekday } = factsOf(wall);
  return date - ((weekday - weekStart + 7) % 7) * day;
}

/**
 * A date ends a timed series with that whole local day. For an all-day series only the date of UNTIL counts: as written
 * at midnight UTC and a second before it, otherwise that of the instant in the zone.
 */
function isPastUntil({ wall, instant }: Start, { rule: { until }, zone, allDay }: SeriesFields): boolean {
  if (until === null) return false;
  if (allDay) return startOfDay(wall) > dateMeant(until, zone);
  if (until.form === 'utc') return instant > until.instant;
  return until.form === 'date' ? startOfDay(wall) > until.wall : instant > toInstant(until.wall, zone);
}

function dateMeant(part: UntilPart, zone: string): number {
  if (part.form !== 'utc') return startOfDay(part.wall);
  const literal = [0, day - 1000].includes(part.instant - startOfDay(part.instant));
  return startOfDay(literal ? part.instant : toWall(part.instant, zone));
}

function isExcluded({ wall, instant }: Start, { excluded, zone, allDay }: SeriesFields): boolean {
  return excluded.some((part) => {
    if (allDay || part.form === 'date') return part.form !== 'utc' && startOfDay(wall) === startOfDay(part.wall);
    return instant === (part.form === 'utc' ? part.instant : toInstant(part.wall, zone));
  });
}

/** Returns the wall time of an instant. */
export function toWall(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** The first instant at which the clocks show the time; one that they skip is read with the offset from before. */
export function toInstant(wall: number, zone: string): number {
  const offsets = [wall - day, wall, wall + day].map((around) => offsetAt(around, zone));
  const possible = offsets.map((offset) => wall - offset).filter((instant) => toWall(instant, zone) === wall);
  return possible.length > 0 ? Math.min(...possible) : wall - offsetAt(wall - day, zone);
}

/** Local time minus UTC. Clocks change at a quarter of an hour, and not twice in one day. */
export function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const date = startOfDay(instant);
  const before = shownOffset(date, zone);
  if (before === shownOffset(date + day, zone)) return before;
  return shownOffset(Math.floor(instant / (15 * minute)) * 15 * minute, zone);
}

const knownOffsets = new Map<string, Map<number, number>>();

function shownOffset(instant: number, zone: string): number {
  const offsets = knownOffsets.get(zone) ?? new Map<number, number>();
  knownOffsets.set(zone, offsets);
  const offset = offsets.get(instant) ?? shownAt(instant, zone) - instant;
  offsets.set(instant, offset);
  return offset;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function shownAt(instant: number, zone: string): number {
  const numeric = 'numeric';
  const options: Intl.DateTimeFormatOptions = {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  };
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(zone, format);
  const [month = 0, date, year = 0, hours, minutes] = format.format(instant).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, date, hours, minutes);
}
