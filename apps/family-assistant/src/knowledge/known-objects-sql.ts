// Hand-written SQL: keys of two columns are read as a set and paged by their row order.
import type { Database } from '@homeroom/database';
import { withinObjectBudget } from '../calendar/object-size-sql.ts';
import type { StoredCalendarObject } from './calendar-source.ts';

interface ObjectKey {
  calendarId: string;
  uid: string;
}

const keysAtOnce = 5_000;

/** The stored calendar objects that are within the budget of one, as the index reads them. */
export class KnownObjects {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Those of the objects that are there. */
  async objects(keys: readonly ObjectKey[]): Promise<StoredCalendarObject[]> {
    const { rows } = await this.database.query<
      Omit<StoredCalendarObject, 'firstStart' | 'lastEnd'> & { firstStart: Date; lastEnd: Date | null }
    >({
      name: 'known-objects',
      text: `SELECT calendar_id AS "calendarId", uid, ics, first_start AS "firstStart", last_end AS "lastEnd"
             FROM unnest($1::text[], $2::text[]) AS wanted (calendar_id, uid) JOIN calendar_object USING (calendar_id, uid) WHERE ${withinObjectBudget}`,
      values: [keys.map(({ calendarId }) => calendarId), keys.map(({ uid }) => uid)],
    });
    return rows.map(({ firstStart, lastEnd, ...object }) => ({
      ...object,
      firstStart: firstStart.getTime(),
      lastEnd: lastEnd?.getTime() ?? null,
    }));
  }

  /** The keys of all objects of the calendars but those that the index has as copies of others, in pieces. */
  async *keys(calendarIds: readonly string[]): AsyncGenerator<ObjectKey[]> {
    let after: ObjectKey = { calendarId: '', uid: '' };
    for (;;) {
      const { rows } = await this.database.query<ObjectKey>(
        `SELECT calendar_id AS "calendarId", uid FROM calendar_object
         WHERE calendar_id = ANY ($1) AND (calendar_id, uid) > ($2, $3) AND ${withinObjectBudget}
           AND NOT EXISTS (SELECT FROM indexed_copy WHERE source_id = 'calendar:' || calendar_id || ':' || uid AND shown_as <> source_id)
         ORDER BY calendar_id, uid LIMIT ${keysAtOnce}`,
        [calendarIds, after.calendarId, after.uid],
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < keysAtOnce) return;
      after = last;
    }
  }
}
