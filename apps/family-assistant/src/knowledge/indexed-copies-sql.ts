// Hand-written SQL: sets of sources are compared with what the index has, one transaction after the other.
import { advisoryLockKey, withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import { withinObjectBudget } from '../calendar/object-size-sql.ts';
import { calendarSourceId } from './calendar-source-id.ts';
import type { StoredCalendarObject } from './calendar-source.ts';

/** Objects of several calendars that are one appointment; the first stands for it. */
export type ObjectCopies = readonly StoredCalendarObject[];

/** Objects with the same bounds beyond which none of them is compared, so that thousands of equal ones stay cheap. */
const maxAlike = 64;

/** Calendar objects that are one appointment, and how the knowledge base last had them. */
export class IndexedCopies {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Finds the copies of sources that are about to be indexed, and marks other sources as changed that are copies of them
   * now and were not, or were and are not.
   * @param objects of the sources that are there
   * @param groupsOf finds the groups among objects of the same bounds
   * @returns the copies by the id of a source; a source without copies is missing
   */
  async follow(
    sourceIds: readonly string[],
    objects: readonly StoredCalendarObject[],
    groupsOf: (alike: readonly StoredCalendarObject[]) => ObjectCopies[],
    calendarIds: readonly string[],
  ): Promise<Map<string, ObjectCopies>> {
    return withTransaction(this.database, async (client) => {
      // Two workers must not each miss what the other one finds.
      await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('indexed copies')})`);
      const copies = new Map<string, ObjectCopies>();
      for (const group of groupsOf(await objectsLike(client, objects, calendarIds)))
        for (const { calendarId, uid } of group) copies.set(calendarSourceId(calendarId, uid), group);
      const own = new Set(sourceIds);
      const found = new Map([...copies].filter(([, group]) => group.some((one) => own.has(idOf(one)))));
      await this.record(client, own, new Map([...found].map(([id, [first]]) => [id, first ? idOf(first) : id])));
      return found;
    });
  }

  /** @param shownAs the standing object of each source that has copies */
  private async record(
    client: PoolClient,
    own: ReadonlySet<string>,
    shownAs: ReadonlyMap<string, string>,
  ): Promise<void> {
    const { rows } = await client.query<{ sourceId: string; shownAs: string }>({
      name: 'indexed-copies',
      text: `SELECT source_id AS "sourceId", shown_as AS "shownAs" FROM indexed_copy
             WHERE source_id = ANY ($1) OR shown_as = ANY ($1) OR shown_as IN (SELECT shown_as FROM indexed_copy WHERE source_id = ANY ($1))`,
      values: [[...new Set([...own, ...shownAs.keys()])]],
    });
    const known = new Map(rows.map((row) => [row.sourceId, row.shownAs]));
    const differing = [...new Set([...known.keys(), ...shownAs.keys()])].filter(
      (id) => known.get(id) !== shownAs.get(id),
    );
    const changed = differing.filter((id) => own.has(id));
    if (changed.length > 0) {
      await client.query('DELETE FROM indexed_copy WHERE source_id = ANY ($1)', [changed]);
      const added = changed.filter((id) => shownAs.has(id));
      await client.query(
        'INSERT INTO indexed_copy (source_id, shown_as) SELECT * FROM unnest($1::text[], $2::text[])',
        [added, added.map((id) => shownAs.get(id))],
      );
    }
    await noteSourcesChanged(
      client,
      differing.filter((id) => !own.has(id)),
    );
  }
}

/** Removes an object from what the knowledge base has, in the transaction that forgets it; returns its copies there. */
export async function forgetIndexedCopies(client: PoolClient, sourceId: string): Promise<string[]> {
  const { rows } = await client.query<{ sourceId: string }>(
    `DELETE FROM indexed_copy WHERE shown_as = $1 OR shown_as IN (SELECT shown_as FROM indexed_copy WHERE source_id = $1)
     RETURNING source_id AS "sourceId"`,
    [sourceId],
  );
  return rows.map((row) => row.sourceId);
}

/** The objects of the calendars that begin and end with one of the objects; none of those that are too many. */
async function objectsLike(
  client: PoolClient,
  objects: readonly StoredCalendarObject[],
  calendarIds: readonly string[],
): Promise<StoredCalendarObject[]> {
  const bounds = [
    ...new Map(objects.map((object) => [`${object.firstStart} ${object.lastEnd ?? ''}`, object])).values(),
  ];
  if (bounds.length === 0 || calendarIds.length < 2) return [];
  const { rows } = await client.query<Omit<StoredCalendarObject, 'firstStart' | 'lastEnd'> & { number: number }>({
    name: 'objects-like',
    text: `SELECT number::int - 1 AS number, "calendarId", uid, ics
           FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS wanted (first_start, last_end, number)
           CROSS JOIN LATERAL (SELECT calendar_id AS "calendarId", uid, ics FROM calendar_object
             WHERE calendar_id = ANY ($3) AND extended IN (true, false) AND first_start = wanted.first_start
               AND last_end IS NOT DISTINCT FROM wanted.last_end AND ${withinObjectBudget}
             ORDER BY calendar_id, uid LIMIT ${maxAlike + 1}) AS alike`,
    values: [
      bounds.map(({ firstStart }) => new Date(firstStart)),
      bounds.map(({ lastEnd }) => (lastEnd === null ? null : new Date(lastEnd))),
      calendarIds,
    ],
  });
  return bounds.flatMap(({ firstStart, lastEnd }, index) => {
    const alike = rows.filter(({ number }) => number === index);
    if (alike.length > maxAlike) return [];
    return alike.map(({ calendarId, uid, ics }) => ({ calendarId, uid, ics, firstStart, lastEnd }));
  });
}

function idOf({ calendarId, uid }: StoredCalendarObject): string {
  return calendarSourceId(calendarId, uid);
}
