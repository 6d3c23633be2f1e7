// Hand-written SQL: writers lock the calendar, and write sets of objects with what is derived from them in one transaction.
import { advisoryLockKey } from '@homeroom/database';
import type { CalendarObject } from '@homeroom/icalendar';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { idPrefixOf } from './occurrence-id.ts';

/** An object to write; one of a mirrored calendar has its path and entity tag there. */
export interface ObjectRow extends CalendarObject {
  href?: string;
  remoteEtag?: string;
}

/**
 * SQL that keeps other writers of a calendar waiting until the transaction ends. Every writer takes it before it reads
 * what it is going to change.
 * @param parameter the placeholder of the calendar's id, such as `$1`
 */
export function calendarLock(parameter: string): string {
  return `pg_advisory_xact_lock(${advisoryLockKey('calendar', parameter)})`;
}

/** SQL for a text that changes with every change to an object of the calendars with the ids `$1`. */
export const calendarsStamp =
  "coalesce((SELECT string_agg(id || ' ' || version, ',' ORDER BY id) FROM calendar WHERE id = ANY ($1)), '')";

/** Keeps other writers of the calendar waiting until the end, and makes the calendar's row when it is missing. */
export async function lockCalendar(client: PoolClient, calendarId: string): Promise<void> {
  await client.query(`SELECT ${calendarLock('$1')}`, [calendarId]);
  await client.query('INSERT INTO calendar (id) VALUES ($1) ON CONFLICT DO NOTHING', [calendarId]);
}

/** Writes objects over those with the same UID. */
export async function writeObjects(
  client: PoolClient,
  calendarId: string,
  objects: readonly ObjectRow[],
): Promise<void> {
  const column = <Value>(pick: (object: ObjectRow) => Value) => objects.map(pick);
  await client.query(
    `INSERT INTO calendar_object (calendar_id, uid, id_prefix, ics, etag, extended, first_start, last_end, bytes, occurrences, href, remote_etag, letter_id)
     SELECT $1, uid, id_prefix, ics, etag, extended, to_timestamp(first_start / 1000), to_timestamp(last_end / 1000), bytes, occurrences, href, remote_etag, letter_id
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::float8[], $8::float8[], $9::int[], $10::int[], $11::text[], $12::text[], $13::text[])
       AS given (uid, id_prefix, ics, etag, extended, first_start, last_end, bytes, occurrences, href, remote_etag, letter_id)
     ON CONFLICT (calendar_id, uid) DO UPDATE SET ics = excluded.ics, etag = excluded.etag, extended = excluded.extended,
       first_start = excluded.first_start, last_end = excluded.last_end, bytes = excluded.bytes, occurrences = excluded.occurrences,
       href = excluded.href, remote_etag = excluded.remote_etag, letter_id = excluded.letter_id`,
    [
      calendarId,
      column(({ uid }) => uid),
      column(({ uid }) => idPrefixOf(calendarId, uid)),
      column(({ ics }) => ics),
      column(({ etag }) => etag),
      column(({ extended }) => extended),
      column(({ firstStart }) => firstStart),
      column(({ lastEnd }) => lastEnd),
      column(({ bytes }) => bytes),
      column(({ occurrences }) => occurrences),
      column(({ href }) => href ?? null),
      column(({ remoteEtag }) => remoteEtag ?? null),
      column(({ letterId }) => letterId),
    ],
  );
}

/**
 * Raises the calendar's version, adds the objects' sizes to what was ever added, and marks the objects as changed, for what
 * is derived from them: the registry of conflicts and the knowledge base. Once in a transaction, after the objects were
 * written.
 */
export async function noteChanges(client: PoolClient, calendarId: string, uids: readonly string[]): Promise<void> {
  await client.query(
    `UPDATE calendar SET version = version + 1, added_bytes = added_bytes + added.bytes, added_occurrences = added_occurrences + added.occurrences
     FROM (SELECT coalesce(sum(bytes), 0) AS bytes, coalesce(sum(occurrences), 0) AS occurrences FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)) AS added
     WHERE id = $1`,
    [calendarId, uids],
  );
  await client.query(
    `INSERT INTO object_change (calendar_id, uid) SELECT $1, unnest($2::text[])
     ON CONFLICT (calendar_id, uid) DO UPDATE SET position = nextval(pg_get_serial_sequence('object_change', 'position'))`,
    [calendarId, uids],
  );
  await noteSourcesChanged(
    client,
    uids.map((uid) => calendarSourceId(calendarId, uid)),
  );
}
