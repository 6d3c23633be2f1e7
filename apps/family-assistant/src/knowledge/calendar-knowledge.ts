import { whoIsWho, type Household } from '@homeroom/household';
import type { EventComponent } from '@homeroom/icalendar';
import type { SourceState } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { dayWordsIn } from '@homeroom/text';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import { familyZoneOf } from '../calendar/family-zone.ts';
import type { CalendarSources } from '../calendar/calendar-sources.ts';
import type { CopyFinder } from '../copies/copy-finder.ts';
import { calendarSource, type SourceReading, type StoredCalendarObject } from './calendar-source.ts';
import { calendarObjectOf, calendarSourceId } from './calendar-source-id.ts';
import { copiedObjects } from './copied-objects.ts';
import type { IndexedCopies, ObjectCopies } from './indexed-copies-sql.ts';
import type { KnownObjects } from './known-objects-sql.ts';

export interface CalendarKnowledgeDeps {
  household: Household;
  store: KnownObjects;
  indexedCopies: IndexedCopies;
  copies: Pick<CopyFinder, 'find'>;
  sources: Pick<CalendarSources, 'names'>;
  budgets: Pick<CalendarBudgets, 'current'>;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** The household's calendars as sources of the knowledge base: one for each calendar object, for copies the one that stands for them. */
export class CalendarKnowledge {
  private readonly deps: CalendarKnowledgeDeps;
  private readonly calendarIds: readonly string[];
  private readonly reading: Omit<SourceReading, 'now' | 'nameOf'>;

  constructor(deps: CalendarKnowledgeDeps) {
    const { household } = deps;
    this.deps = deps;
    this.calendarIds = household.calendars.map(({ id }) => id);
    const subscribed = new Set(household.calendars.filter(({ kind }) => kind === 'subscribed').map(({ id }) => id));
    this.reading = {
      clock: { zone: familyZoneOf(household), words: dayWordsIn(household.locale) },
      whoOf: concernedIn(household),
      senderOf: (calendarId) => (subscribed.has(calendarId) ? calendarId : ''),
    };
  }

  /**
   * The truth of sources; one that is gone, on no calendar of the household, beyond a budget, not readable or a copy of
   * another is null.
   */
  async read(sourceIds: readonly string[]): Promise<Map<string, SourceState>> {
    const keys = sourceIds
      .flatMap((id) => calendarObjectOf(id) ?? [])
      .filter(({ calendarId }) => this.calendarIds.includes(calendarId));
    const stored = keys.length === 0 ? [] : await this.withinBudgets(await this.deps.store.objects(keys));
    const now = this.deps.clock().getTime();
    const copies = await this.copiesOf(sourceIds, stored, now);
    const nameOf = copies.size === 0 ? String : await this.deps.sources.names();
    const states = new Map(sourceIds.map((id): [string, SourceState] => [id, { source: null }]));
    for (const object of stored) {
      const id = calendarSourceId(object.calendarId, object.uid);
      const [first, ...others] = copies.get(id) ?? [object];
      const stands = first?.calendarId === object.calendarId && first.uid === object.uid;
      if (stands) states.set(id, this.stateOf(object, { ...this.reading, now, nameOf }, others));
    }
    return states;
  }

  /** The ids of all sources but copies of others, in pieces. */
  async *sourceIds(): AsyncGenerator<string[]> {
    for await (const keys of this.deps.store.keys(this.calendarIds))
      yield (await this.withinBudgets(keys)).map(({ calendarId, uid }) => calendarSourceId(calendarId, uid));
  }

  private async copiesOf(
    sourceIds: readonly string[],
    stored: readonly StoredCalendarObject[],
    now: number,
  ): Promise<Map<string, ObjectCopies>> {
    const { copies, indexedCopies, budgets } = this.deps;
    const leftOut = await budgets.current();
    const groupsOf = (alike: readonly StoredCalendarObject[]) =>
      copiedObjects(
        alike.filter(({ calendarId, uid }) => !leftOut.get(calendarId)?.has(uid)),
        { copies, zone: this.reading.clock.zone, now },
      );
    return indexedCopies.follow(sourceIds, stored, groupsOf, this.calendarIds);
  }

  private async withinBudgets<Key extends { calendarId: string; uid: string }>(keys: readonly Key[]): Promise<Key[]> {
    const leftOut = await this.deps.budgets.current();
    return keys.filter(({ calendarId, uid }) => !leftOut.get(calendarId)?.has(uid));
  }

  private stateOf(
    object: StoredCalendarObject,
    reading: SourceReading,
    copies: readonly StoredCalendarObject[],
  ): SourceState {
    try {
      return calendarSource(object, reading, copies);
    } catch (error) {
      this.deps.logger.warn(
        { calendarId: object.calendarId, uid: object.uid, err: error },
        'calendar object cannot be read, so questions do not find it',
      );
      return { source: null };
    }
  }
}

function concernedIn(household: Household): (event: EventComponent, calendarId: string) => string[] {
  const people = whoIsWho(household);
  const owners = new Map(household.calendars.map(({ id, owner }) => [id, owner]));
  return ({ summary, attendees, categories }, calendarId) =>
    people
      .membersOf({ summary, attendees, categories, calendarOwner: owners.get(calendarId) ?? null })
      .map(({ name }) => name);
}
