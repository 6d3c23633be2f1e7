import { instantOf, isRecurring } from '../parse/event-component.ts';
import type { EventComponent, EventDuration, EventSeries, EventTime } from '../parse/event-component.ts';
import { durationLength } from '../parse/event-time.ts';
import { largestShift } from './occurrence-bound.ts';
import { bindRule } from './recurrence-rule.ts';
import type { BoundRule, RuleInstance } from './recurrence-rule.ts';
import { dayMs, hourMs, toInstant, toWall } from '../zones/time-zones.ts';
import type { Instant, WallTime, Zone } from '../zones/time-zones.ts';

/** A half-open range of time. */
export interface TimeRange {
  start: Instant;
  end: Instant;
}

/** Identity of an instance: none for a single event, otherwise its RECURRENCE-ID in seconds since 1970. */
export type Recurrence =
  | { kind: 'single' }
  /** Seconds in UTC. */
  | { kind: 'timed'; seconds: number }
  /** Midnight of the date, and for `floating` the wall-clock time, as if they were UTC: no zone changes the id. */
  | { kind: 'date' | 'floating'; seconds: number };

/** One instance of a series, with the component that describes it. */
export interface SeriesInstance {
  recurrence: Recurrence;
  start: Instant;
  end: Instant;
  allDay: boolean;
  event: EventComponent;
}

/** Series prepared for expansion. */
export interface PreparedSeries {
  readonly series: EventSeries;
  /** The instances that overrides describe, in their order. */
  readonly overrides: readonly SeriesInstance[];
  /** The instances that overlap the range, in no particular order. */
  instancesIn(range: TimeRange): SeriesInstance[];
  /** The instance that a recurrence names; `removed` when an EXDATE takes it away, null when there never was one. */
  instanceOf(recurrence: Recurrence): SeriesInstance | 'removed' | null;
}

/** Returns whether something from `start` to `end` overlaps the range; without a length it is at its start. */
export function overlapsRange(start: Instant, end: Instant, range: TimeRange): boolean {
  return start < range.end && (end > range.start || (start === end && start >= range.start));
}

/**
 * Prepares a series for expansion (RFC 5545 §3.8.4.4, §3.8.5): the master by its original start times, without EXDATEs
 * and with RDATEs, and every override by its own times, wherever the rule would have it and also without a master.
 */
export function prepareSeries(series: EventSeries): PreparedSeries {
  const { master } = series;
  const overrides = series.overrides.map((event) => overrideInstance(event, master));
  const inRange = (range: TimeRange) => (instance: SeriesInstance) =>
    overlapsRange(instance.start, instance.end, range);
  const overrideOf = (recurrence: Recurrence) =>
    overrides.find((instance) => isSame(instance.recurrence, recurrence)) ?? null;
  if (!master)
    return { series, overrides, instancesIn: (range) => overrides.filter(inRange(range)), instanceOf: overrideOf };
  if (!isRecurring(series)) {
    const only = toInstance(master, placeOf(master.start), { kind: 'single' });
    return {
      series,
      overrides: [],
      instancesIn: (range) => (inRange(range)(only) ? [only] : []),
      instanceOf: ({ kind }) => (kind === 'single' ? only : null),
    };
  }
  const recurring = new RecurringMaster(master, series.overrides);
  return {
    series,
    overrides,
    instancesIn: (range) => recurring.instancesIn(range).concat(overrides).filter(inRange(range)),
    instanceOf: (recurrence) => overrideOf(recurrence) ?? recurring.instanceNamed(recurrence),
  };
}

function isSame(a: Recurrence, b: Recurrence): boolean {
  return a.kind === 'single' || b.kind === 'single' ? a.kind === b.kind : a.kind === b.kind && a.seconds === b.seconds;
}

/** The start of an instance on the wall clock of its event and in time. */
type Place = RuleInstance;

function placeOf(time: EventTime): Place {
  return { wall: time.wall, instant: instantOf(time) };
}

function toInstance(
  event: EventComponent,
  place: Place,
  recurrence: Recurrence,
  duration: EventDuration = event.duration,
): SeriesInstance {
  return {
    recurrence,
    start: place.instant,
    end: endOf(place, event.start.zone, duration),
    allDay: event.start.kind === 'date',
    event,
  };
}

function endOf({ wall, instant }: Place, zone: Zone, { days, ms }: EventDuration): Instant {
  return (days === 0 ? instant : toInstant(zone, wall + days * dayMs)) + ms;
}

function overrideInstance(event: EventComponent, master: EventComponent | null): SeriesInstance {
  const id = event.recurrenceId ?? event.start;
  const recurrence = master
    ? recurrenceOf(master, originalPlace(id, master))
    : recurrenceOf({ start: id }, placeOf(id));
  return toInstance(event, placeOf(event.start), recurrence);
}

/** Returns the identity of the instance that begins, by the master, at a place. */
export function recurrenceOf({ start }: Pick<EventComponent, 'start'>, { wall, instant }: Place): Recurrence {
  if (start.kind === 'date' || start.kind === 'floating') return { kind: start.kind, seconds: wall / 1000 };
  return { kind: 'timed', seconds: instant / 1000 };
}

/** Returns the original start that a RECURRENCE-ID, EXDATE or RDATE of the master means, in whatever form of time it is written. */
export function originalPlace(time: EventTime, { start }: EventComponent): RuleInstance {
  if (start.kind === 'date') return placeAt(dateOf(time, start.zone), start.zone);
  if (time.kind === 'date') return placeAt(time.wall + timeOfDay(start.wall), start.zone);
  if (time.kind === 'floating') return placeAt(time.wall, start.zone);
  const instant = instantOf(time);
  return { instant, wall: toWall(start.zone, instant) };
}

function placeAt(wall: WallTime, zone: Zone): Place {
  return { wall, instant: toInstant(zone, wall) };
}

/** The date that is meant: as written, but a time in UTC that is not midnight is read in the family's zone. */
function dateOf(time: EventTime, zone: Zone): WallTime {
  const local = time.kind === 'utc' && timeOfDay(time.wall) !== 0 ? toWall(zone, time.wall) : time.wall;
  return startOfDate(local);
}

function startOfDate(wall: WallTime): WallTime {
  return Math.floor(wall / dayMs) * dayMs;
}

function timeOfDay(wall: WallTime): number {
  return wall - startOfDate(wall);
}

interface LaterOverride {
  event: EventComponent;
  from: Instant;
  /** Shift of each instance, on the wall clock of its own zone. */
  shift: number;
}

interface Candidate extends Place {
  duration: EventDuration | null;
}

class RecurringMaster {
  private readonly master: EventComponent;
  private readonly rules: BoundRule[];
  private readonly exceptionRules: BoundRule[];
  private readonly extra: Candidate[];
  /** Original starts that the rule does not show: EXDATEs and those with an override of their own. */
  private readonly removed = new Set<Instant>();
  private readonly removedDates = new Set<WallTime>();
  private readonly laterOverrides: LaterOverride[];
  private readonly before: number;
  private readonly after: number;

  constructor(master: EventComponent, overrides: readonly EventComponent[]) {
    this.master = master;
    const start = { wall: master.start.wall, zone: master.start.zone, allDay: master.start.kind === 'date' };
    this.rules = master.rules.map((rule) => bindRule(rule, start));
    this.exceptionRules = master.exceptionRules.map((rule) => bindRule(rule, start, { includeStart: false }));
    this.extra = master.extraDates.map((date) => ({ ...originalPlace(date.start, master), duration: date.duration }));
    if (this.rules.length === 0) this.extra.push({ ...placeOf(master.start), duration: null });
    for (const date of master.exceptionDates) this.remove(date);
    for (const { recurrenceId } of overrides)
      if (recurrenceId) this.removed.add(originalPlace(recurrenceId, master).instant);
    this.laterOverrides = laterOverrides(overrides, master);
    this.after = largestShift(overrides) + (this.laterOverrides.length > 0 ? dayMs : 0);
    this.before = this.after + longest(master, this.laterOverrides);
  }

  instancesIn(range: TimeRange): SeriesInstance[] {
    const from = range.start - this.before;
    const to = range.end + this.after;
    return this.candidates(from, to)
      .filter((candidate) => !this.isRemoved(candidate))
      .map((candidate) => this.instanceFrom(candidate));
  }

  instanceNamed(recurrence: Recurrence): SeriesInstance | 'removed' | null {
    const { start } = this.master;
    if (recurrence.kind === 'single' || recurrence.kind !== recurrenceOf(this.master, placeOf(start)).kind) return null;
    const instant =
      recurrence.kind === 'timed' ? recurrence.seconds * 1000 : toInstant(start.zone, recurrence.seconds * 1000);
    const candidate = this.candidates(instant, instant).find((known) => known.instant === instant);
    if (!candidate) return null;
    return this.isRemoved(candidate) ? 'removed' : this.instanceFrom(candidate);
  }

  private remove(date: EventTime): void {
    if (date.kind === 'date' && this.master.start.kind !== 'date') this.removedDates.add(date.wall);
    else this.removed.add(originalPlace(date, this.master).instant);
  }

  private isRemoved({ instant, wall }: Place): boolean {
    return this.removed.has(instant) || (this.removedDates.size > 0 && this.removedDates.has(startOfDate(wall)));
  }

  private candidates(from: Instant, to: Instant): Candidate[] {
    const [first, ...others] = this.rules.map((rule) => rule.between(from, to));
    const extra = this.extra.filter(({ instant }) => instant >= from && instant <= to);
    const fromRules = (first ?? []).map(ruleCandidate);
    if (others.length === 0 && extra.length === 0 && this.exceptionRules.length === 0) return distinct(fromRules);
    const excluded = new Set(
      this.exceptionRules.flatMap((rule) => rule.between(from, to).map(({ instant }) => instant)),
    );
    const rest = others.flat().map(ruleCandidate);
    return distinct([...extra, ...fromRules, ...rest]).filter(({ instant }) => !excluded.has(instant));
  }

  private instanceFrom(candidate: Candidate): SeriesInstance {
    const { master } = this;
    const recurrence = recurrenceOf(master, candidate);
    const later = this.laterOverrides.findLast(({ from }) => from <= candidate.instant);
    if (!later) return toInstance(master, candidate, recurrence, candidate.duration ?? master.duration);
    const { event, shift } = later;
    return toInstance(event, placeAt(wallIn(event, candidate, master) + shift, event.start.zone), recurrence);
  }
}

function ruleCandidate({ wall, instant }: RuleInstance): Candidate {
  return { wall, instant, duration: null };
}

/** One candidate for each instant; where a period and the rule agree, the period's length counts. */
function distinct(candidates: Candidate[]): Candidate[] {
  if (candidates.length < 2) return candidates;
  const byInstant = new Map<Instant, Candidate>();
  for (const candidate of candidates)
    if (!byInstant.get(candidate.instant)?.duration) byInstant.set(candidate.instant, candidate);
  return byInstant.size === candidates.length ? candidates : [...byInstant.values()];
}

function laterOverrides(overrides: readonly EventComponent[], master: EventComponent): LaterOverride[] {
  return overrides
    .filter(({ thisAndFuture, recurrenceId }) => thisAndFuture && recurrenceId)
    .map((event) => {
      const original = originalPlace(event.recurrenceId ?? event.start, master);
      return { event, from: original.instant, shift: event.start.wall - wallIn(event, original, master) };
    })
    .sort((a, b) => a.from - b.from);
}

/** An original start on the wall clock of an override; its date when the override is all-day. */
function wallIn({ start }: EventComponent, { wall, instant }: Place, master: EventComponent): WallTime {
  const local = start.zone.id === master.start.zone.id ? wall : toWall(start.zone, instant);
  return start.kind === 'date' ? startOfDate(local) : local;
}

/** Returns how long before a range an instance may start and still overlap it. */
function longest(master: EventComponent, later: readonly LaterOverride[]): number {
  const durations = [
    master.duration,
    ...master.extraDates.map(({ duration }) => duration),
    ...later.map(({ event }) => event.duration),
  ];
  return durations.reduce(
    (most, duration) =>
      duration ? Math.max(most, durationLength(duration) + (duration.days > 0 ? 3 * hourMs : 0)) : most,
    0,
  );
}
