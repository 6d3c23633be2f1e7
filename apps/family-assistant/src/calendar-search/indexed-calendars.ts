import type { Database } from '@homeroom/database';
import { parseCalendarObject, prepareSeries, type Zone } from '@homeroom/icalendar';
import { yieldEvery } from '@homeroom/service-kit';
import type { CalendarServiceDeps } from '../calendar/calendar-service.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import type { StoredCalendarObject } from '../knowledge/calendar-source.ts';
import type { KnownObjects } from '../knowledge/known-objects-sql.ts';
import { readChangedObjects, type CalendarMark } from './changed-objects-sql.ts';
import type { SearchIndex } from './search-index.ts';
import { SearchedObject } from './searched-object.ts';

export interface IndexedCalendarsDeps {
  index: SearchIndex;
  database: Database;
  knownObjects: KnownObjects;
  calendarIds: readonly string[];
  familyZone: Zone;
  onUnreadable: CalendarServiceDeps['onUnreadable'];
}

/** Calendar as the index has it. */
interface IndexedCalendar {
  mark: CalendarMark;
  /** By UID; null for one that cannot be read. */
  objects: Map<string, SearchedObject | null>;
}

const objectsAtOnce = 500;

/** Keeps the index as new as the calendars: reads all objects at first, then those that changed. */
export class IndexedCalendars {
  private readonly deps: IndexedCalendarsDeps;
  private readonly calendars: ReadonlyMap<string, IndexedCalendar>;
  /** A stamp of the calendars that the index has caught up with. */
  private stamp: string | null = null;
  private pending: Promise<void> | null = null;

  constructor(deps: IndexedCalendarsDeps) {
    this.deps = deps;
    const unread = () => ({ mark: { version: '-1', position: '0' }, objects: new Map() });
    this.calendars = new Map(deps.calendarIds.map((id) => [id, unread()]));
  }

  /** Catches up with the calendars of a stamp, or later ones. */
  async follow(stamp: string): Promise<void> {
    // What is under way may have read the calendars before the stamp was read.
    if (this.stamp !== stamp) await this.pending?.catch(() => undefined);
    if (this.stamp === stamp) return;
    this.pending ??= this.catchUp().finally(() => (this.pending = null));
    await this.pending;
    this.stamp = stamp;
  }

  private async catchUp(): Promise<void> {
    const marks = new Map([...this.calendars].map(([id, { mark }]) => [id, mark]));
    for (const { calendarId, mark, uids, count } of await readChangedObjects(this.deps.database, marks)) {
      const calendar = this.calendars.get(calendarId);
      if (!calendar) continue;
      await this.read(calendarId, calendar, uids);
      // Forgotten objects leave no trace among the changes, and those of earlier versions may have none.
      if (calendar.objects.size !== count) await this.compare(calendarId, calendar);
      calendar.mark = mark;
    }
  }

  /** Reads the objects that are missing, and removes those that are gone. */
  private async compare(calendarId: string, calendar: IndexedCalendar): Promise<void> {
    const stored = new Set<string>();
    for await (const keys of this.deps.knownObjects.keys([calendarId])) for (const { uid } of keys) stored.add(uid);
    const gone = [...calendar.objects.keys()].filter((uid) => !stored.has(uid));
    const missing = [...stored].filter((uid) => !calendar.objects.has(uid));
    await this.read(calendarId, calendar, [...gone, ...missing]);
  }

  /** Reads objects as they are now. */
  private async read(calendarId: string, { objects }: IndexedCalendar, uids: readonly string[]): Promise<void> {
    const { index, knownObjects } = this.deps;
    const yields = yieldEvery();
    for (let from = 0; from < uids.length; from += objectsAtOnce) {
      const keys = uids.slice(from, from + objectsAtOnce).map((uid) => ({ calendarId, uid }));
      const stored = new Map((await knownObjects.objects(keys)).map((object) => [object.uid, object]));
      for (const { uid } of keys) {
        const [before, now] = [objects.get(uid), stored.get(uid)];
        if (before) index.remove(before);
        if (now) {
          const object = this.searched(now);
          if (object) index.add(object);
          objects.set(uid, object);
        } else objects.delete(uid);
        if (yields.isDue) await yields.next();
      }
    }
  }

  private searched({ calendarId, uid, ics, ...bounds }: StoredCalendarObject): SearchedObject | null {
    const { index, familyZone, onUnreadable } = this.deps;
    const place = { calendarId, idPrefix: idPrefixOf(calendarId, uid) };
    try {
      const series = prepareSeries(parseCalendarObject(ics, familyZone));
      return new SearchedObject(series, place, bounds, (event) => index.wordsOf(event, calendarId));
    } catch (error) {
      onUnreadable({ calendarId, uid }, error);
      return null;
    }
  }
}
