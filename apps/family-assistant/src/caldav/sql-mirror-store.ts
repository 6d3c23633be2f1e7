import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { calendarLock } from '../calendar/calendar-lock.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import type { RemoteState } from './calendar-server.ts';
import type { MirroredObject, MirrorStore, MirrorUpdate } from './mirror-store.ts';

const rowsAtOnce = 1_000;

/** The calendar that holds what was there before a calendar was mirrored. No household can name it. */
export const asideCalendar = (calendarId: string): string => `${calendarId}~local`;

/** The mirrors in PostgreSQL. */
export class SqlMirrorStore implements MirrorStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async open(calendarId: string, url: string): Promise<RemoteState> {
    const { rows } = await this.database.query<RemoteState>(
      `INSERT INTO calendar_source (calendar_id, url) VALUES ($1, $2)
       ON CONFLICT (calendar_id) DO UPDATE SET url = $2,
         sync_token = CASE WHEN calendar_source.url = $2 THEN calendar_source.sync_token END,
         ctag = CASE WHEN calendar_source.url = $2 THEN calendar_source.ctag END
       RETURNING sync_token AS "syncToken", ctag`,
      [calendarId, url],
    );
    return rows[0] ?? { syncToken: null, ctag: null };
  }

  async known(calendarId: string): Promise<Map<string, string>> {
    const { rows } = await this.database.query<{ href: string; etag: string }>("SELECT href, coalesce(remote_etag, '') AS etag FROM calendar_object WHERE calendar_id = $1 AND href IS NOT NULL", [calendarId]);
    return new Map(rows.map(({ href, etag }) => [href, etag]));
  }

  async setAside(calendarId: string): Promise<number> {
    return withTransaction(this.database, async (client) => {
      await lock(client, calendarId);
      const { rows } = await client.query<{ uid: string }>('SELECT uid FROM calendar_object WHERE calendar_id = $1 AND href IS NULL', [calendarId]);
      if (rows.length === 0) return 0;
      const aside = asideCalendar(calendarId);
      const uids = rows.map(({ uid }) => uid);
      await client.query('INSERT INTO calendar (id) VALUES ($1) ON CONFLICT DO NOTHING', [aside]);
      await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)', [aside, uids]);
      await client.query('UPDATE calendar_object SET calendar_id = $1 WHERE calendar_id = $2 AND uid = ANY ($3)', [aside, calendarId, uids]);
      await noteChanges(client, calendarId, uids);
      return uids.length;
    });
  }

  async release(calendarIds: readonly string[]): Promise<void> {
    for (const calendarId of calendarIds) {
      await withTransaction(this.database, async (client) => {
        await lock(client, calendarId);
        await client.query('UPDATE calendar_object SET href = NULL, remote_etag = NULL WHERE calendar_id = $1 AND href IS NOT NULL', [calendarId]);
        await client.query('DELETE FROM calendar_source WHERE calendar_id = $1', [calendarId]);
        const { rows } = await client.query<{ uid: string }>(
          `UPDATE calendar_object SET calendar_id = $1 WHERE calendar_id = $2
             AND NOT EXISTS (SELECT 1 FROM calendar_object own WHERE own.calendar_id = $1 AND own.uid = calendar_object.uid) RETURNING uid`,
          [calendarId, asideCalendar(calendarId)],
        );
        if (rows.length > 0) await noteChanges(client, calendarId, rows.map(({ uid }) => uid));
      });
    }
  }

  async apply(calendarId: string, { changed, removed, state, known }: MirrorUpdate): Promise<number> {
    return withTransaction(this.database, async (client) => {
      await lock(client, calendarId);
      const now = await hrefsNow(client, calendarId);
      const untouched = (href: string) => now.get(href)?.etag === known.get(href);
      const taken = changed.filter(({ href }) => untouched(href));
      const gone = removed.filter((href) => now.has(href) && untouched(href));
      const uids = [...taken.map(({ uid }) => uid), ...gone.flatMap((href) => now.get(href)?.uid ?? [])];
      for (let from = 0; from < taken.length; from += rowsAtOnce) await write(client, calendarId, taken.slice(from, from + rowsAtOnce));
      if (gone.length > 0) await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND href = ANY ($2)', [calendarId, gone]);
      if (uids.length > 0) await noteChanges(client, calendarId, [...new Set(uids)]);
      const whole = taken.length === changed.length && gone.length === removed.filter((href) => now.has(href)).length;
      await followed(client, calendarId, whole ? state : null);
      return uids.length;
    });
  }

  async failed(calendarId: string, sentence: string): Promise<boolean> {
    const { rows } = await this.database.query<{ news: boolean }>('UPDATE calendar_source SET failing_since = coalesce(failing_since, now()), failure = $2 WHERE calendar_id = $1 RETURNING failing_since = now() AS news', [calendarId, sentence]);
    return rows[0]?.news ?? false;
  }

  async anyFailing(calendarIds: readonly string[]): Promise<boolean> {
    const { rowCount } = await this.database.query('SELECT 1 FROM calendar_source WHERE calendar_id = ANY ($1) AND failing_since IS NOT NULL LIMIT 1', [calendarIds]);
    return rowCount !== 0;
  }
}

async function lock(client: PoolClient, calendarId: string): Promise<void> {
  await client.query(`SELECT ${calendarLock('$1')}`, [calendarId]);
  await client.query('INSERT INTO calendar (id) VALUES ($1) ON CONFLICT DO NOTHING', [calendarId]);
}

async function hrefsNow(client: PoolClient, calendarId: string): Promise<Map<string, { uid: string; etag: string }>> {
  const { rows } = await client.query<{ href: string; uid: string; etag: string }>("SELECT href, uid, coalesce(remote_etag, '') AS etag FROM calendar_object WHERE calendar_id = $1 AND href IS NOT NULL", [calendarId]);
  return new Map(rows.map(({ href, uid, etag }) => [href, { uid, etag }]));
}

async function write(client: PoolClient, calendarId: string, objects: readonly MirroredObject[]): Promise<void> {
  const column = <Value>(pick: (object: MirroredObject) => Value) => objects.map(pick);
  await client.query(
    `INSERT INTO calendar_object (calendar_id, uid, id_prefix, ics, etag, extended, first_start, last_end, href, remote_etag)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::timestamptz[], $8::timestamptz[], $9::text[], $10::text[])
     ON CONFLICT (calendar_id, uid) DO UPDATE SET ics = excluded.ics, etag = excluded.etag, extended = excluded.extended,
       first_start = excluded.first_start, last_end = excluded.last_end, href = excluded.href, remote_etag = excluded.remote_etag`,
    [
      calendarId,
      column(({ uid }) => uid),
      column(({ uid }) => idPrefixOf(calendarId, uid)),
      column(({ ics }) => ics),
      column(({ etag }) => etag),
      column(({ extended }) => extended),
      column(({ firstStart }) => new Date(firstStart)),
      column(({ lastEnd }) => (lastEnd === null ? null : new Date(lastEnd))),
      column(({ href }) => href),
      column(({ remoteEtag }) => remoteEtag),
    ],
  );
  await client.query('DELETE FROM cancelled_object WHERE calendar_id = $1 AND uid = ANY ($2)', [calendarId, column(({ uid }) => uid)]);
}

async function noteChanges(client: PoolClient, calendarId: string, uids: readonly string[]): Promise<void> {
  await client.query('UPDATE calendar SET version = version + 1 WHERE id = $1', [calendarId]);
  await client.query(
    `INSERT INTO object_change (calendar_id, uid) SELECT $1, unnest($2::text[])
     ON CONFLICT (calendar_id, uid) DO UPDATE SET position = nextval(pg_get_serial_sequence('object_change', 'position'))`,
    [calendarId, uids],
  );
}

/** The server was read; without a new state the next synchronization begins where this one did. */
async function followed(client: PoolClient, calendarId: string, state: RemoteState | null): Promise<void> {
  const read = 'UPDATE calendar_source SET read_at = now(), failing_since = NULL, failure = NULL';
  if (state === null) await client.query(`${read} WHERE calendar_id = $1`, [calendarId]);
  else await client.query(`${read}, sync_token = $2, ctag = $3 WHERE calendar_id = $1`, [calendarId, state.syncToken, state.ctag]);
}
