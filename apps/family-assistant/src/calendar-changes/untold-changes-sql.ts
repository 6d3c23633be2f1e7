// Hand-written SQL: changes are told under one lock, in the transaction that adds the messages about them.
import { advisoryLockKey, withTransaction, type Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { addNotices } from '../notices/notice-store-sql.ts';
import type { NewNotice } from '../notices/notice.ts';
import type { CalendarChange } from './calendar-change-store.ts';

/** Message about changes. */
export interface ChangeNotice extends NewNotice {
  /** The ids of the stored changes that it tells. */
  changeIds: readonly string[];
}

const atOnce = 10_000;

/** Changes in PostgreSQL of which nobody was told. */
export class UntoldChanges {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async exist(): Promise<boolean> {
    const { rows } = await this.database.query<{ exist: boolean }>(
      'SELECT EXISTS (SELECT FROM calendar_change WHERE told_at IS NULL) AS exist',
    );
    return rows[0]?.exist ?? false;
  }

  /**
   * Settles whom to tell of the changes, with those of the same calendars whose messages still wait: these are written
   * again. Of any number of replicas one does it at a time, and the others leave it to that one.
   * @param decide gets the changes in the order in which they were seen, and the calendars that have no event
   */
  async tell(
    now: Date,
    decide: (changes: readonly CalendarChange[], empty: ReadonlySet<string>) => Promise<readonly ChangeNotice[]>,
  ): Promise<void> {
    await withTransaction(this.database, async (client) => {
      const { rows } = await client.query<{ isMine: boolean }>(
        `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('calendar changes')}) AS "isMine"`,
      );
      if (!rows[0]?.isMine) return;
      await takeBackWaiting(client);
      await passToldCopies(client, now);
      const changes = await untold(client);
      const notices = await decide(changes, await emptyCalendars(client, changes));
      await addNotices(client, notices);
      await client.query(
        `UPDATE calendar_change SET told_at = $2, notice_ids = ARRAY(
           SELECT (notice ->> 'id')::uuid FROM jsonb_array_elements($3::jsonb) AS notice WHERE notice -> 'changeIds' ? calendar_change.id::text)
         WHERE id = ANY ($1)`,
        [changes.map(({ id }) => id), now, JSON.stringify(notices.map(({ id, changeIds }) => ({ id, changeIds })))],
      );
    });
  }
}

/**
 * Takes back the messages that wait, apart from those about a change that another message has told or is telling: nobody
 * hears of it twice.
 */
async function takeBackWaiting(client: PoolClient): Promise<void> {
  const { rows: told } = await client.query<{ noticeIds: string[] }>(
    `SELECT notice_ids AS "noticeIds" FROM calendar_change WHERE told_at IS NOT NULL AND notice_ids <> '{}'
       AND (calendar_id IN (SELECT calendar_id FROM calendar_change WHERE told_at IS NULL)
         OR uid IN (SELECT uid FROM calendar_change WHERE told_at IS NULL))`,
  );
  const { rows: waiting } = await client.query<{ id: string }>(
    `SELECT id FROM notice WHERE kind = 'changes' AND next_try_at IS NOT NULL AND id = ANY ($1) FOR UPDATE SKIP LOCKED`,
    [[...new Set(told.flatMap(({ noticeIds }) => noticeIds))]],
  );
  const free = new Set(waiting.map(({ id }) => id));
  const isKept = ({ noticeIds }: { noticeIds: string[] }) =>
    noticeIds.some((id) => free.has(id)) && noticeIds.some((id) => !free.has(id));
  // A message that is kept keeps those about its other changes, too.
  for (let kept = told.filter(isKept); kept.length > 0; kept = told.filter(isKept))
    for (const id of kept.flatMap(({ noticeIds }) => noticeIds)) free.delete(id);
  if (free.size === 0) return;
  await client.query('DELETE FROM notice WHERE id = ANY ($1)', [[...free]]);
  await client.query("UPDATE calendar_change SET told_at = NULL, notice_ids = '{}' WHERE notice_ids && $1::uuid[]", [
    [...free],
  ]);
}

/** Leaves out changes that were told of the same event on another calendar, which has not changed it again since. */
async function passToldCopies(client: PoolClient, now: Date): Promise<void> {
  const isSame = ['before', 'after'].flatMap((state) =>
    ['start', 'end', 'summary', 'location'].map(
      (fact) => `told.${state} -> '${fact}' IS NOT DISTINCT FROM calendar_change.${state} -> '${fact}'`,
    ),
  );
  await client.query(
    `UPDATE calendar_change SET told_at = $1 WHERE told_at IS NULL AND EXISTS (SELECT FROM calendar_change told
       WHERE told.uid = calendar_change.uid AND told.calendar_id <> calendar_change.calendar_id AND told.notice_ids <> '{}'
       AND told.seen_at > calendar_change.seen_at - interval '7 days' AND told.kinds = calendar_change.kinds AND ${isSame.join(' AND ')}
       AND NOT EXISTS (SELECT FROM calendar_change newer WHERE newer.calendar_id = told.calendar_id AND newer.uid = told.uid AND newer.position > told.position))`,
    [now],
  );
}

async function untold(client: PoolClient): Promise<CalendarChange[]> {
  const { rows } = await client.query<CalendarChange>(
    `SELECT id, calendar_id AS "calendarId", uid, kinds, is_series AS "isSeries", before, after, seen_at AS "seenAt"
     FROM calendar_change WHERE told_at IS NULL ORDER BY position LIMIT ${atOnce}`,
  );
  return rows;
}

async function emptyCalendars(client: PoolClient, changes: readonly CalendarChange[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM unnest($1::text[]) AS id WHERE NOT EXISTS (SELECT FROM calendar_object WHERE calendar_id = id)',
    [[...new Set(changes.map(({ calendarId }) => calendarId))]],
  );
  return new Set(rows.map(({ id }) => id));
}
