import {
  day,
  hour,
  independentStarts,
  minute,
  offsetAt,
  startOfDay,
  toInstant,
  toWall,
} from './independent-expansion.ts';
import type { Frequency, RuleFields, SeriesFields, UntilPart, WeekdayPart } from './independent-expansion.ts';

/*
 * Random rules, always the same ones, for two expansions to be compared by.
 *
 * Not generated, because RFC 5545 forbids it:
 * - COUNT together with UNTIL, an UNTIL before DTSTART, BYSETPOS alone
 * - ordinals in BYDAY outside of MONTHLY and YEARLY or next to BYWEEKNO, BYMONTHDAY in WEEKLY, BYYEARDAY in DAILY, WEEKLY
 *   and MONTHLY, BYWEEKNO outside of YEARLY
 * - BYHOUR, BYMINUTE, BYSECOND or FREQ=HOURLY for all-day events
 * Not generated, because it leaves the meaning open:
 * - in yearly rules: BYWEEKNO or BYYEARDAY next to BYMONTH or BYMONTHDAY, BYYEARDAY next to BYDAY, ordinals in BYDAY
 *   next to BYMONTHDAY; BYWEEKNO without BYDAY, which may mean a weekday or the week; BYWEEKNO with BYSETPOS, and with
 *   INTERVAL for the weeks that two years share, since nothing says to which year such a week belongs
 * - BYMINUTE in hourly rules where clocks change by half an hour, since the hour to fill is not told; BYSECOND=60
 */

/** Tells which rules are generated. */
export const seed = 20_260_101;
/** Number of rules compared for each frequency. */
export const perFrequency: Record<Frequency, number> = {
  HOURLY: 600,
  DAILY: 600,
  WEEKLY: 800,
  MONTHLY: 900,
  YEARLY: 800,
};
export const frequencies = Object.keys(perFrequency) as Frequency[];
export const zones = [
  'America/Chicago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'UTC',
];
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

class Chance {
  private state: number;

  constructor(start: number) {
    this.state = start;
  }

  /** mulberry32. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  maybe(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.whole(0, values.length - 1)] as Value;
  }

  /** Up to `most` different numbers, each made negative with the given probability. */
  some(most: number, from: number, to: number, negative = 0): number[] {
    const numbers = Array.from(
      { length: this.whole(1, most) },
      () => this.whole(from, to) * (this.maybe(negative) ? -1 : 1),
    );
    return [...new Set(numbers)];
  }
}

type Placement = 'zoned' | 'floating' | 'all-day';

/** A generated event with a rule, and the range to expand it over. */
export interface Case {
  name: string;
  placement: Placement;
  series: SeriesFields;
  familyZone: string;
  range: { from: number; to: number };
}

/** The instants of a year at which the zone's clocks change. */
function changesOf(zone: string, year: number): number[] {
  const changes: number[] = [];
  for (let instant = Date.UTC(year, 0, 1); instant < Date.UTC(year + 1, 0, 1); instant += day) {
    if (offsetAt(instant, zone) === offsetAt(instant + day, zone)) continue;
    let quarter = instant;
    while (offsetAt(quarter, zone) === offsetAt(instant, zone)) quarter += 15 * minute;
    changes.push(quarter);
  }
  return changes;
}

/** The rule of this frequency and number, always the same one. */
export function makeCase(frequency: Frequency, index: number): Case {
  const chance = new Chance(seed + frequencies.indexOf(frequency) * 100_000 + index);
  const placement: Placement =
    frequency !== 'HOURLY' && chance.maybe(0.2)
      ? 'all-day'
      : chance.pick(['zoned', 'zoned', 'zoned', 'zoned', 'floating']);
  // São Paulo changed its clocks at midnight, until 2019, where hourly rules and dates meet.
  const zone = frequency === 'HOURLY' && chance.maybe(0.25) ? 'America/Sao_Paulo' : chance.pick(zones);
  const year = zone === 'America/Sao_Paulo' ? chance.whole(2013, 2018) : chance.whole(2014, 2027);
  const changes = changesOf(zone, year);
  const change = changes.length > 0 && chance.maybe(frequency === 'HOURLY' ? 0.85 : 0.5) ? chance.pick(changes) : null;
  const wall = makeStart(chance, { year, zone, change, allDay: placement === 'all-day' });
  const start = toInstant(wall, zone);
  const range = makeRange(chance, { frequency, start, change });
  const rule = makeRule(chance, frequency, { placement, zone });
  const series: SeriesFields = { wall, zone, allDay: placement === 'all-day', rule, excluded: [] };
  aimRange(chance, series, range);
  endRule(chance, rule, { start, zone, range, change, allDay: series.allDay });
  if (rule.count !== null) aimRange(chance, series, range);
  series.excluded = makeExclusions(chance, series, range);
  const familyZone = placement === 'zoned' ? chance.pick(zones) : zone;
  return { name: `${frequency} ${index}`, placement, series, familyZone, range };
}

interface StartChoice {
  year: number;
  zone: string;
  change: number | null;
  allDay: boolean;
}

/** A start anywhere in the year, or with a time of day inside or next to the hour that is skipped or repeated. */
function makeStart(chance: Chance, { year, zone, change, allDay }: StartChoice): number {
  const anyDay = Date.UTC(year, 0, 1) + chance.whole(0, 364) * day;
  const anywhere =
    anyDay +
    chance.whole(0, 23) * hour +
    chance.pick([0, 0, 15, 30, 45, 59]) * minute +
    chance.pick([0, 0, 0, 30]) * 1000;
  const nearChange =
    change === null
      ? anywhere
      : change +
        offsetAt(change - 1, zone) -
        chance.pick([0, 0, 0, 1, 7, 14, 30, 45]) * day +
        chance.pick([-600, -240, -75, -60, -30, 0, 15, 30, 59, 60]) * minute;
  return allDay ? startOfDay(nearChange) : nearChange;
}

function makeRange(
  chance: Chance,
  { frequency, start, change }: { frequency: Frequency; start: number; change: number | null },
): Case['range'] {
  const [latest, widest] = {
    HOURLY: [200, 12],
    DAILY: [1000, 90],
    WEEKLY: [1500, 150],
    MONTHLY: [2000, 400],
    YEARLY: [3000, 1100],
  }[frequency] as [number, number];
  const near = change !== null && change > start && chance.maybe(0.7);
  const offset = chance.pick([chance.whole(-40, 5), chance.whole(-5, Math.floor(latest / 8)), chance.whole(0, latest)]);
  const from =
    (near ? change - chance.whole(0, 4) * day : start + offset * day) +
    chance.pick([0, 0, chance.whole(-1440, 1440) * minute]);
  return { from, to: from + chance.whole(1, chance.pick([3, Math.floor(widest / 4), widest])) * day };
}

/** Widens most of the ranges that have no starts, and moves them to the first starts of the rule. */
function aimRange(chance: Chance, series: SeriesFields, range: Case['range']): void {
  if (chance.maybe(0.1) || independentStarts(series, range).length > 0) return;
  const length = 3 * (range.to - range.from);
  range.from = toInstant(series.wall, series.zone) + chance.whole(-4, 2) * day;
  range.to = range.from + length;
}

function makeRule(
  chance: Chance,
  frequency: Frequency,
  { placement, zone }: { placement: Placement; zone: string },
): RuleFields {
  const rule: RuleFields = {
    frequency,
    interval: chance.maybe(0.5)
      ? 1
      : chance.pick(frequency === 'HOURLY' ? [2, 3, 5, 6, 8, 12, 24, 25, 36, 48] : [2, 2, 3, 4, 5, 7, 10]),
    weekStart: chance.maybe(0.6) ? 1 : chance.whole(0, 6),
    count: null,
    until: null,
    months: chance.maybe(frequency === 'YEARLY' ? 0.5 : 0.12) ? chance.some(4, 1, 12) : null,
    weekNumbers: null,
    yearDays: null,
    monthDays: null,
    weekdays: null,
    hours: null,
    minutes: null,
    seconds: null,
    positions: null,
  };
  chooseDays(chance, rule);
  if (placement !== 'all-day') chooseTimes(chance, rule, zone);
  // With steps of half a day and more it would hardly ever meet one of its hours.
  if (rule.hours && frequency === 'HOURLY' && rule.interval >= 12) rule.interval = 1;
  choosePositions(chance, rule);
  return rule;
}

function chooseDays(chance: Chance, rule: RuleFields): void {
  const { frequency } = rule;
  const monthly = frequency === 'MONTHLY' || frequency === 'YEARLY';
  const monthDays = () => chance.some(chance.pick([1, 2, 8]), 1, 31, 0.3);
  if (frequency === 'YEARLY' && rule.months === null && chance.maybe(0.35)) {
    if (chance.maybe(0.5)) rule.yearDays = chance.some(6, 1, 366, 0.3);
    else [rule.weekNumbers, rule.weekdays] = [weekNumbers(chance, rule), makeWeekdays(chance)];
    return;
  }
  if (frequency !== 'WEEKLY' && chance.maybe(monthly ? 0.45 : 0.15)) rule.monthDays = monthDays();
  else if (frequency === 'HOURLY' && chance.maybe(0.05)) rule.yearDays = chance.some(200, 1, 366, 0.3);
  const ordinals =
    monthly && !(frequency === 'YEARLY' && rule.monthDays)
      ? frequency === 'YEARLY' && rule.months === null
        ? 53
        : 5
      : 0;
  if (chance.maybe({ HOURLY: 0.3, DAILY: 0.4, WEEKLY: 0.75, MONTHLY: 0.5, YEARLY: 0.5 }[frequency]))
    rule.weekdays = makeWeekdays(chance, ordinals);
}

function makeWeekdays(chance: Chance, ordinals = 0): WeekdayPart[] {
  const plain = ordinals === 0 || chance.maybe(0.4);
  const ordinal = () => chance.whole(chance.maybe(0.2) ? ordinals - 2 : 1, ordinals) * chance.pick([1, -1]);
  const one = (weekday: number) => ({ weekday, ordinal: plain || chance.maybe(0.2) ? 0 : ordinal() });
  if (chance.maybe(0.1)) return [1, 2, 3, 4, 5].map(one);
  return chance.some(4, 0, 6).map(one);
}

function weekNumbers(chance: Chance, { interval }: RuleFields): number[] {
  return interval > 1 ? chance.some(5, 2, 51) : chance.some(5, 1, 53, 0.3);
}

function chooseTimes(chance: Chance, rule: RuleFields, zone: string): void {
  const hourly = rule.frequency === 'HOURLY';
  if (chance.maybe(hourly ? 0.25 : 0.2))
    rule.hours = chance.maybe(0.3) ? chance.some(4, 0, 3) : chance.some(hourly ? 12 : 4, 0, 23);
  if (chance.maybe(0.15) && !(hourly && zone === 'Australia/Lord_Howe')) rule.minutes = chance.some(3, 0, 59);
  if (chance.maybe(0.04)) rule.seconds = [chance.whole(0, 59)];
}

/** Positions that most periods have, and now and then ones that few or none have. */
function choosePositions(chance: Chance, rule: RuleFields): void {
  const { frequency, months, monthDays, yearDays, weekdays, hours, minutes, seconds } = rule;
  const chosen = months ?? monthDays ?? yearDays ?? weekdays ?? hours ?? minutes ?? seconds;
  if (!chosen || rule.weekNumbers || !chance.maybe(0.3)) return;
  const times = (frequency === 'HOURLY' ? 1 : (hours?.length ?? 1)) * (minutes?.length ?? 1);
  const days = {
    HOURLY: 1,
    DAILY: 1,
    WEEKLY: weekdays?.length ?? 1,
    MONTHLY: chance.pick([1, 2, 5]),
    YEARLY: chance.pick([1, 5, 60]),
  }[frequency];
  rule.positions = chance.some(3, 1, Math.min(366, days * times * chance.pick([1, 1, 1, 1, 4])), 0.4);
}

interface EndChoice extends Omit<StartChoice, 'year'> {
  start: number;
  range: Case['range'];
}

function endRule(chance: Chance, rule: RuleFields, { start, zone, range, change, allDay }: EndChoice): void {
  const kind = chance.pick(['none', 'count', 'until', 'until'] as const);
  if (kind === 'count') rule.count = chance.maybe(0.2) ? chance.whole(1, 3) : chance.whole(2, 30);
  if (kind !== 'until') return;
  const inRange = range.from + chance.whole(0, Math.floor((range.to - range.from) / (15 * minute))) * 15 * minute;
  const near =
    change === null || change < range.from || change > range.to ? inRange : change + chance.whole(-8, 16) * 15 * minute;
  const last = Math.max(chance.maybe(rule.frequency === 'HOURLY' ? 0.9 : 0.5) ? near : inRange, start);
  rule.until = timeIn(chance.pick(['date', 'local', 'utc']), last, zone);
  // Exporters write the date of an all-day event as midnight UTC or the second before it.
  if (allDay && rule.until.form === 'utc' && chance.maybe(0.5))
    rule.until.instant = startOfDay(toWall(last, zone)) + chance.pick([0, day - 1000]);
}

function timeIn(form: UntilPart['form'], instant: number, zone: string): UntilPart {
  if (form === 'utc') return { form, instant };
  const wall = toWall(instant, zone);
  return { form, wall: form === 'date' ? startOfDay(wall) : wall };
}

/** EXDATEs for some of the starts in the range, and now and then for one that is none. */
function makeExclusions(chance: Chance, series: SeriesFields, range: Case['range']): UntilPart[] {
  if (chance.maybe(0.65)) return [];
  const known = independentStarts(series, range);
  if (known.length === 0 || chance.maybe(0.1))
    known.push(toInstant(series.wall, series.zone) + chance.whole(1, 60) * day);
  return Array.from({ length: chance.whole(1, 4) }, () =>
    timeIn(series.allDay ? 'date' : chance.pick(['local', 'local', 'utc', 'date']), chance.pick(known), series.zone),
  );
}

function basic(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');
}

function written(part: UntilPart): string {
  if (part.form === 'utc') return `${basic(part.instant)}Z`;
  return part.form === 'date' ? basic(part.wall).slice(0, 8) : basic(part.wall);
}

function writtenRule(rule: RuleFields): string {
  const list = (name: string, values: readonly (number | string)[] | null) =>
    values ? [`${name}=${values.join(',')}`] : [];
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...list('BYMONTH', rule.months),
    ...list('BYWEEKNO', rule.weekNumbers),
    ...list('BYYEARDAY', rule.yearDays),
    ...list('BYMONTHDAY', rule.monthDays),
    ...list(
      'BYDAY',
      rule.weekdays?.map(({ ordinal, weekday }) => `${ordinal || ''}${String(weekdayNames[weekday])}`) ?? null,
    ),
    ...list('BYHOUR', rule.hours),
    ...list('BYMINUTE', rule.minutes),
    ...list('BYSECOND', rule.seconds),
    ...list('BYSETPOS', rule.positions),
    ...(rule.weekStart === 1 ? [] : [`WKST=${String(weekdayNames[rule.weekStart])}`]),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until ? [`UNTIL=${written(rule.until)}`] : []),
  ].join(';');
}

/** The content lines of the event. */
export function linesOf({ placement, series }: Case): string[] {
  const { wall, zone, rule, excluded } = series;
  const property = (name: string, part: UntilPart) => {
    if (part.form === 'date') return `${name};VALUE=DATE:${written(part)}`;
    if (part.form === 'utc' || placement === 'floating') return `${name}:${written(part)}`;
    return zone === 'UTC' ? `${name}:${written(part)}Z` : `${name};TZID=${zone}:${written(part)}`;
  };
  const start = property('DTSTART', { form: placement === 'all-day' ? 'date' : 'local', wall });
  return [start, `RRULE:${writtenRule(rule)}`, ...excluded.map((part) => property('EXDATE', part))];
}
