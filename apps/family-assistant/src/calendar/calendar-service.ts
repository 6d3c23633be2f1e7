import { yieldEvery, type Yields } from '@homeroom/service-kit';
import { NotFoundError } from '@homeroom/errors';
import {
  type EventComponent,
  type PreparedSeries,
  type TimeRange,
  type Zone,
  dayMs,
  overlapsRange,
  parseCalendarObject,
  prepareSeries,
} from '@homeroom/icalendar';
import { LRUCache } from 'lru-cache';
import type { CopyFinder } from '../copies/copy-finder.ts';
import type { CalendarBudgets } from './calendar-budgets.ts';
import { dayOf, weekOf } from './calendar-range.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { ExtendedRef, ObjectRef, Stamps } from './stored-object.ts';
import { fairShare } from './fair-share.ts';
import type { Share } from './fair-share.ts';
import { decodeOccurrenceId } from './occurrence-id.ts';
import { byTime, occurrencesOf } from './occurrence.ts';
import type { Occurrence } from './occurrence.ts';
import { seriesChanges, type SeriesChange } from './series-changes.ts';

/** Occurrences of a range, in order. */
export interface CalendarView {
  /** Each with its copies. */
  occurrences: Occurrence[];
  /** The same without copies, after those that only the time before the range has. */
  surroundings: readonly Occurrence[];
  /** Number of occurrences beyond what one read takes. */
  leftOut: number;
}

/** Occurrences of a range with the instances that are not as their series has them. */
export interface CalendarHistory {
  occurrences: Occurrence[];
  changes: OccurrenceChange[];
  leftOut: number;
}

/** Change of one instance of a stored series. */
export interface OccurrenceChange extends SeriesChange {
  calendarId: string;
  uid: string;
  master: EventComponent;
}

/** Dependencies of the service. */
export interface CalendarServiceDeps {
  store: CalendarStore;
  /** The calendars of the household, by id. */
  calendarIds: readonly string[];
  budgets: Pick<CalendarBudgets, 'leftOut'>;
  familyZone: Zone;
  copies: Pick<CopyFinder, 'find'>;
  clock: () => Date;
  /** Called with a stored object that cannot be expanded; the others are answered. */
  onUnreadable: (ref: Pick<ObjectRef, 'calendarId' | 'uid'>, error: unknown) => void;
}

/** Objects that one read looks at, so that those of one read are prepared for the next. */
const objectsLimit = 20_000;
const preparedLimit = 25_000;
const storedLimit = 50_000;
const occurrencesLimit = 50_000;
/** Events that began earlier than this before a range are not part of its surroundings. */
const maxReach = 31 * dayMs;

/** Reads the household's calendars. */
export class CalendarService {
  private readonly deps: CalendarServiceDeps;
  private readonly prepared = new LRUCache<string, PreparedSeries | Error>({ max: preparedLimit });

  private extended: { stamp: string; refs: readonly ExtendedRef[] } | undefined;

  constructor(deps: CalendarServiceDeps) {
    this.deps = deps;
  }

  /** The current day in the family's zone. */
  today(): TimeRange {
    return dayOf(this.deps.clock().getTime(), this.deps.familyZone);
  }

  /** A week in the family's zone, `offset` weeks from the current one. */
  week(offset: number): TimeRange {
    return weekOf(this.deps.clock().getTime(), offset, this.deps.familyZone);
  }

  /** Reads the stamps that answers depend on: under equal stamps an earlier answer still holds. */
  stamps(): Promise<Stamps> {
    return this.deps.store.stamps(this.deps.calendarIds);
  }

  /**
   * Every occurrence that overlaps the range, by start, end and id; of more than one read takes, each calendar's share.
   * @param stamp the calendars' stamp, read for this request
   * @param reach how long before the first timed occurrence, and the range, the surroundings begin, in milliseconds
   */
  async view(range: TimeRange, stamp: string, reach = 0): Promise<CalendarView> {
    const near = { start: range.start - reach, end: range.end };
    const { kept: found, leftOut } = await this.read(near, stamp);
    const occurrences = reach === 0 ? found : found.filter(({ start, end }) => overlapsRange(start, end, range));
    const first = Math.max(
      range.start - maxReach,
      Math.min(
        range.start,
        ...occurrences
          .filter(({ allDay }) => !allDay)
          .slice(0, 1)
          .map(({ start }) => start),
      ),
    );
    const before =
      reach === 0 || first === range.start
        ? []
        : (await this.read({ start: first - reach, end: near.start }, stamp)).kept;
    const surroundings = [...before.filter(({ start, end }) => !overlapsRange(start, end, near)), ...found].sort(
      byTime,
    );
    return { occurrences: this.deps.copies.find(occurrences), surroundings, leftOut };
  }

  /**
   * Every occurrence that overlaps the range, each with its copies, by start, end and id; of more than one read takes,
   * each calendar's share.
   */
  async occurrencesIn(range: TimeRange, stamp: string): Promise<Occurrence[]> {
    return this.deps.copies.find((await this.read(range, stamp)).kept);
  }

  /** Every occurrence that overlaps the range, with the instances that were moved from or into it or removed from it. */
  async history(range: TimeRange, stamp: string): Promise<CalendarHistory> {
    const changes: OccurrenceChange[] = [];
    const { kept, leftOut } = await this.read(range, stamp, ({ calendarId, uid }, series) => {
      const { master } = series.series;
      if (!master) return;
      for (const change of seriesChanges(series, range)) changes.push({ ...change, calendarId, uid, master });
    });
    return { occurrences: this.deps.copies.find(kept), changes, leftOut };
  }

  /**
   * One occurrence by its id, with the entity tag of its object.
   * @throws NotFoundError when there is none, also when it was cancelled
   */
  async occurrence(id: string): Promise<{ occurrence: Occurrence; etag: string }> {
    const { store, calendarIds } = this.deps;
    const key = decodeOccurrenceId(id);
    const stored = key && (await store.objectOf(key.idPrefix, calendarIds));
    const series = stored && this.prepare(stored.ics);
    const instance = series && !(series instanceof Error) ? series.instanceOf(key.recurrence) : null;
    if (!stored || instance === null || instance === 'removed') throw eventNotFound();
    const { start, end, allDay, event } = instance;
    return {
      occurrence: { id, calendarId: stored.calendarId, uid: stored.uid, start, end, allDay, event },
      etag: stored.etag,
    };
  }

  private async read(
    range: TimeRange,
    stamp: string,
    visit?: (ref: ObjectRef, series: PreparedSeries) => void,
  ): Promise<Share<Occurrence>> {
    const { kept: refs, leftOut } = fairShare(await this.refsIn(range, stamp), () => 1, objectsLimit);
    const occurrences: Occurrence[] = [];
    const yields = yieldEvery();
    for (const [ref, series] of await this.seriesOf(refs, yields)) {
      for (const occurrence of this.expand(ref, series, range, visit)) occurrences.push(occurrence);
      if (yields.isDue) await yields.next();
    }
    const share = fairShare(occurrences.sort(byTime), () => 1, occurrencesLimit);
    return { kept: share.kept, leftOut: share.leftOut + leftOut };
  }

  /** The objects that may reach into the range and are within the budgets. */
  private async refsIn(range: TimeRange, stamp: string): Promise<ObjectRef[]> {
    const { store, calendarIds, budgets } = this.deps;
    const [singles, extended, leftOut] = await Promise.all([
      store.singlesNear(calendarIds, range, storedLimit),
      this.extendedUnder(stamp),
      budgets.leftOut(stamp),
    ]);
    const refs = [...singles, ...extended.filter((ref) => reachesInto(ref, range))];
    return leftOut.size === 0 ? refs : refs.filter(({ calendarId, uid }) => !leftOut.get(calendarId)?.has(uid));
  }

  /** The objects that repeat or last long, read once under each stamp; they concern nearly every range. */
  private async extendedUnder(stamp: string): Promise<readonly ExtendedRef[]> {
    if (this.extended?.stamp === stamp) return this.extended.refs;
    const refs = await this.deps.store.extendedObjects(this.deps.calendarIds, storedLimit);
    this.extended = { stamp, refs };
    return refs;
  }

  private async seriesOf(refs: readonly ObjectRef[], yields: Yields): Promise<[ObjectRef, PreparedSeries | Error][]> {
    const known = refs.map((ref) => this.prepared.get(keyOf(ref)));
    const missing = refs.filter((_, index) => known[index] === undefined);
    const read = new Map<string, PreparedSeries | Error>();
    for (const stored of missing.length > 0 ? await this.deps.store.texts(missing) : []) {
      const series = this.prepare(stored.ics);
      this.prepared.set(keyOf(stored), series);
      read.set(placeOf(stored), series);
      if (yields.isDue) await yields.next();
    }
    const found: [ObjectRef, PreparedSeries | Error][] = [];
    for (const [index, ref] of refs.entries()) {
      const series = known[index] ?? read.get(placeOf(ref));
      if (series) found.push([ref, series]);
    }
    return found;
  }

  private prepare(ics: string): PreparedSeries | Error {
    try {
      return prepareSeries(parseCalendarObject(ics, this.deps.familyZone));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private expand(
    ref: ObjectRef,
    series: PreparedSeries | Error,
    range: TimeRange,
    visit?: (ref: ObjectRef, series: PreparedSeries) => void,
  ): Occurrence[] {
    try {
      if (series instanceof Error) throw series;
      visit?.(ref, series);
      return occurrencesOf(series, ref, range);
    } catch (error) {
      this.deps.onUnreadable(ref, error);
      return [];
    }
  }
}

/** Whether any of its occurrences may reach into the range. */
export function reachesInto({ firstStart, lastEnd }: ExtendedRef, { start, end }: TimeRange): boolean {
  return firstStart < end && (lastEnd === null || lastEnd >= start);
}

function placeOf({ calendarId, uid }: ObjectRef): string {
  return `${calendarId} ${uid}`;
}

function keyOf(ref: ObjectRef): string {
  return `${ref.etag} ${placeOf(ref)}`;
}

/** There is no such event: 404. */
export function eventNotFound(): NotFoundError {
  return new NotFoundError(
    'There is no event with this id. Ids are those of `events` in calendar answers.',
    'event_not_found',
  );
}
