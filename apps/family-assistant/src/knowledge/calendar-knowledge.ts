import { whoIsWho, type Household } from '@homeroom/household';
import type { EventComponent } from '@homeroom/icalendar';
import type { SourceState } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { dayWordsIn } from '@homeroom/text';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import { familyZoneOf } from '../calendar/family-zone.ts';
import { calendarSource, type SourceReading, type StoredCalendarObject } from './calendar-source.ts';
import { calendarObjectOf, calendarSourceId } from './calendar-source-id.ts';
import type { KnownObjects } from './known-objects-sql.ts';

export interface CalendarKnowledgeDeps {
  household: Household;
  store: KnownObjects;
  budgets: Pick<CalendarBudgets, 'current'>;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** The household's calendars as sources of the knowledge base, one for each calendar object. */
export class CalendarKnowledge {
  private readonly deps: CalendarKnowledgeDeps;
  private readonly calendarIds: readonly string[];
  private readonly reading: Omit<SourceReading, 'now'>;

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

  /** The truth of sources; one that is gone, on no calendar of the household, beyond a budget or not readable is null. */
  async read(sourceIds: readonly string[]): Promise<Map<string, SourceState>> {
    const keys = sourceIds
      .flatMap((id) => calendarObjectOf(id) ?? [])
      .filter(({ calendarId }) => this.calendarIds.includes(calendarId));
    const stored = keys.length === 0 ? [] : await this.withinBudgets(await this.deps.store.objects(keys));
    const reading = { ...this.reading, now: this.deps.clock().getTime() };
    const states = new Map(sourceIds.map((id): [string, SourceState] => [id, { source: null }]));
    for (const object of stored)
      states.set(calendarSourceId(object.calendarId, object.uid), this.stateOf(object, reading));
    return states;
  }

  /** The ids of all sources, in pieces. */
  async *sourceIds(): AsyncGenerator<string[]> {
    for await (const keys of this.deps.store.keys(this.calendarIds))
      yield (await this.withinBudgets(keys)).map(({ calendarId, uid }) => calendarSourceId(calendarId, uid));
  }

  private async withinBudgets<Key extends { calendarId: string; uid: string }>(keys: readonly Key[]): Promise<Key[]> {
    const leftOut = await this.deps.budgets.current();
    return keys.filter(({ calendarId, uid }) => !leftOut.get(calendarId)?.has(uid));
  }

  private stateOf(object: StoredCalendarObject, reading: SourceReading): SourceState {
    try {
      return calendarSource(object, reading);
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
