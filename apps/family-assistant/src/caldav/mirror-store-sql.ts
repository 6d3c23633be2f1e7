// Hand-written SQL: a synchronization locks its calendar and writes sets of objects in one transaction.
import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { lockCalendar, noteChanges, writeObjects } from '../calendar/calendar-object-sql.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import { keepUnreadEvents } from '../calendar/problem-store-sql.ts';
import type { CalendarServerUnavailableError, RemoteState } from './calendar-server.ts';
import type { BeforeUpdate } from '../calendar/stored-object.ts';
import type { MirroredObject, MirrorUpdate } from './mirror-update.ts';

const rowsAtOnce = 1_000;

/** Returns the id of the calendar that keeps what a calendar had before it was mirrored. No household can name it. */
export const suspendedCalendar = (calendarId: string): string => `${calendarId}~local`;

/** Copies of calendars that live on a server, and how far each has followed it. */
export class MirrorStore {
  private readonly database: Database;
  private readonly beforeUpdate: BeforeUpdate | undefined;

  /** @param beforeUpdate what a synchronization does in its transaction before it changes something */
  constructor(database: Database, beforeUpdate?: BeforeUpdate) {
    this.database = database;
    this.beforeUpdate = beforeUpdate;
  }

  /** Returns how far the calendar has followed this address; another address than before starts over. */
  async open(calendarId: string, url: string): Promise<RemoteState> {
    const { rows } = await this.database.query<RemoteState>(
      `INSERT INTO calendar_source (calendar_id, url) VALUES ($1, $2)
       ON CONFLICT (calendar_id) DO UPDATE SET url = $2,
         sync_token = CASE WHEN calendar_source.url = $2 THEN calendar_source.sync_token END,
         ctag = CASE WHEN calendar_source.url = $2 THEN calendar_source.ctag END,
         followed_since = CASE WHEN calendar_source.url = $2 THEN calendar_source.followed_since END,
         gone_since = CASE WHEN calendar_source.url = $2 THEN calendar_source.gone_since END,
         gone_told_at = CASE WHEN calendar_source.url = $2 THEN calendar_source.gone_told_at END
       RETURNING sync_token AS "syncToken", ctag`,
      [calendarId, url],
    );
    return rows[0] ?? { syncToken: null, ctag: null };
  }

  /** Reads the entity tag by href of everything that the mirror has; an empty one for what it could not store. */
  async known(calendarId: string): Promise<Map<string, string>> {
    return new Map([...(await hrefsNow(this.database, calendarId))].map(([href, { etag }]) => [href, etag]));
  }

  /** Moves objects that never came from the server to the suspended calendar, where they are kept but not shown; returns their number. */
  async suspendLocal(calendarId: string): Promise<number> {
    return withTransaction(this.database, async (client) => {
      await lockCalendar(client, calendarId);
      const { rows } = await client.query<{ uid: string }>(
        'SELECT uid FROM calendar_object WHERE calendar_id = $1 AND href IS NULL',
        [calendarId],
      );
      if (rows.length === 0) return 0;
      const suspended = suspendedCalendar(calendarId);
      const uids = rows.map(({ uid }) => uid);
      await client.query('INSERT INTO calendar (id) VALUES ($1) ON CONFLICT DO NOTHING', [suspended]);
      await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)', [suspended, uids]);
      await client.query('UPDATE calendar_object SET calendar_id = $1 WHERE calendar_id = $2 AND uid = ANY ($3)', [
        suspended,
        calendarId,
        uids,
      ]);
      await noteChanges(client, calendarId, uids);
      return uids.length;
    });
  }

  /** Makes calendars that are no longer mirrored local ones with their suspended objects. */
  async release(calendarIds: readonly string[]): Promise<void> {
    for (const calendarId of calendarIds) {
      await withTransaction(this.database, async (client) => {
        await lockCalendar(client, calendarId);
        await client.query(
          'UPDATE calendar_object SET href = NULL, remote_etag = NULL WHERE calendar_id = $1 AND href IS NOT NULL',
          [calendarId],
        );
        await client.query('DELETE FROM calendar_source WHERE calendar_id = $1', [calendarId]);
        await client.query('DELETE FROM calendar_problem WHERE calendar_id = $1', [calendarId]);
        const { rows } = await client.query<{ uid: string }>(
          `UPDATE calendar_object SET calendar_id = $1 WHERE calendar_id = $2
             AND NOT EXISTS (SELECT 1 FROM calendar_object own WHERE own.calendar_id = $1 AND own.uid = calendar_object.uid) RETURNING uid`,
          [calendarId, suspendedCalendar(calendarId)],
        );
        if (rows.length > 0)
          await noteChanges(
            client,
            calendarId,
            rows.map(({ uid }) => uid),
          );
      });
    }
  }

  /** Stores what the server has, in one transaction; returns the number of objects changed. */
  async apply(calendarId: string, { changed, removed, unread, state, known, name }: MirrorUpdate): Promise<number> {
    return withTransaction(this.database, async (client) => {
      await lockCalendar(client, calendarId);
      const now = await hrefsNow(client, calendarId);
      const isUnchanged = (href: string) => now.get(href)?.etag === known.get(href);
      const taken = changed.filter(({ href }) => isUnchanged(href));
      const gone = removed.filter((href) => now.has(href) && isUnchanged(href));
      const uids = [...taken.map(({ uid }) => uid), ...gone.flatMap((href) => now.get(href)?.uid ?? [])];
      if (uids.length > 0) {
        const written = new Set(taken.map(({ uid }) => uid));
        await this.beforeUpdate?.(client, calendarId, {
          written: taken,
          removed: uids.filter((uid) => !written.has(uid)),
        });
      }
      for (let from = 0; from < taken.length; from += rowsAtOnce)
        await writeObjects(client, calendarId, taken.slice(from, from + rowsAtOnce));
      if (taken.length > 0) await forgetGone(client, calendarId, taken);
      if (gone.length > 0)
        await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND href = ANY ($2)', [
          calendarId,
          gone,
        ]);
      if (uids.length > 0) await noteChanges(client, calendarId, [...new Set(uids)]);
      await client.query('DELETE FROM calendar_problem WHERE calendar_id = $1 AND key = ANY ($2)', [
        calendarId,
        [...taken.map(({ href }) => href), ...gone],
      ]);
      await keepUnreadEvents(client, calendarId, unread);
      const whole = taken.length === changed.length && gone.length === removed.filter((href) => now.has(href)).length;
      await followed(client, calendarId, { name, state: whole ? state : null });
      return uids.length;
    });
  }

  /** Records that the server cannot be used; returns whether that is news. */
  async failed(
    calendarId: string,
    { message, isGone }: Pick<CalendarServerUnavailableError, 'message' | 'isGone'>,
  ): Promise<boolean> {
    const { rows } = await this.database.query<{ news: boolean }>(
      `UPDATE calendar_source SET failing_since = coalesce(failing_since, now()), failure = $2,
         gone_since = CASE WHEN $3 THEN coalesce(gone_since, now()) END
       WHERE calendar_id = $1 RETURNING failing_since = now() AS news`,
      [calendarId, message, isGone],
    );
    return rows[0]?.news ?? false;
  }

  /** Returns whether the server of any of the calendars cannot be used. */
  async anyFailing(calendarIds: readonly string[]): Promise<boolean> {
    const { rowCount } = await this.database.query(
      'SELECT 1 FROM calendar_source WHERE calendar_id = ANY ($1) AND failing_since IS NOT NULL LIMIT 1',
      [calendarIds],
    );
    return rowCount !== 0;
  }
}

async function hrefsNow(
  client: Pick<PoolClient | Database, 'query'>,
  calendarId: string,
): Promise<Map<string, { uid: string | null; etag: string }>> {
  const { rows } = await client.query<{ href: string; uid: string | null; etag: string }>(
    `SELECT href, uid, coalesce(remote_etag, '') AS etag FROM calendar_object WHERE calendar_id = $1 AND href IS NOT NULL
     UNION ALL SELECT key, NULL, '' FROM calendar_problem WHERE calendar_id = $1 AND NOT EXISTS (SELECT 1 FROM calendar_object WHERE calendar_id = $1 AND href = key)`,
    [calendarId],
  );
  return new Map(rows.map(({ href, uid, etag }) => [href, { uid, etag }]));
}

/** Deletes the cancellations of objects that come back to the calendar. */
async function forgetGone(client: PoolClient, calendarId: string, objects: readonly MirroredObject[]): Promise<void> {
  await client.query('DELETE FROM cancelled_object WHERE calendar_id = $1 AND id_prefix = ANY ($2)', [
    calendarId,
    objects.map(({ uid }) => idPrefixOf(calendarId, uid)),
  ]);
}

/** The server was read; without a new state the next synchronization begins where this one did. */
async function followed(
  client: PoolClient,
  calendarId: string,
  { state, name }: { state: RemoteState | null; name: string | null },
): Promise<void> {
  await client.query(
    `UPDATE calendar_source SET read_at = now(), followed_since = coalesce(followed_since, now()), name = $2,
       failing_since = NULL, failure = NULL, gone_since = NULL, gone_told_at = NULL
       ${state === null ? '' : ', sync_token = $3, ctag = $4'} WHERE calendar_id = $1`,
    [calendarId, name, ...(state === null ? [] : [state.syncToken, state.ctag])],
  );
}
