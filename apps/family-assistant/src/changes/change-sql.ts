// Hand-written SQL: a change takes advisory locks before it reads, and one statement writes it while others wait.
import { advisoryLockKey } from '@homeroom/database';
import { calendarLock } from '../calendar/calendar-object-sql.ts';
import type { Change, ObjectWrite, RemotePlace } from './change.ts';
import type { NewOperation } from './operation.ts';

/** Time for which a stored response is sent again, as a PostgreSQL interval. */
export const responseRetention = '24 hours';

const operationColumns = `id, type, summary, sender_id AS "senderId", calendar_id AS "calendarId", uid, event_id AS "eventId",
  result_event_id AS "resultEventId", executed_at AS "executedAt", previous_ics AS "previousIcs", new_ics AS "newIcs", href, undone, conflict_id AS "conflictId"`;
const stackLock = `SELECT now(), pg_advisory_xact_lock(${advisoryLockKey('undo stack', '$1')})`;

/** Statements with a fixed text. `$1` and following are named in the comment of each. */
export const changeSql = {
  /** key */
  lockKey: `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('idempotency key', '$1')}) AS free`,
  /** key */
  storedResponse: `SELECT fingerprint, status, headers, body FROM idempotency_key WHERE key = $1 AND created_at > now() - interval '${responseRetention}'`,
  /** key, fingerprint, status, headers, body, about */
  storeResponse: `INSERT INTO idempotency_key (key, fingerprint, status, headers, body, about) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (key) DO UPDATE SET fingerprint = $2, status = $3, headers = $4, body = $5, about = $6, created_at = now()`,
  /** stack */
  lockStack: stackLock,
  /** stack, calendar */
  lockStackAndCalendar: `${stackLock}, ${calendarLock('$2')}`,
  /** id prefix, calendars */
  locate: `SELECT calendar_id AS "calendarId", uid, ics, false AS gone FROM calendar_object WHERE id_prefix = $1 AND calendar_id = ANY ($2)
    UNION ALL SELECT calendar_id, NULL, ics, true FROM cancelled_object WHERE id_prefix = $1 AND calendar_id = ANY ($2)`,
  /** calendar, uid */
  object: `SELECT calendar_id AS "calendarId", uid, id_prefix AS "idPrefix", ics, etag, bytes, occurrences, href, remote_etag AS "remoteEtag"
    FROM calendar_object WHERE calendar_id = $1 AND uid = $2`,
  /** operation */
  operation: `SELECT ${operationColumns} FROM operation WHERE id = $1`,
  /** operation, calendar, uid */
  newerOperation: `SELECT 1 FROM operation newer JOIN operation this ON this.id = $1
    WHERE newer.calendar_id = $2 AND newer.uid = $3 AND newer.position > this.position AND NOT newer.undone LIMIT 1`,
  /** sender, or null for all */
  newestOperations: `SELECT now(), ${operationColumns}, EXISTS (SELECT 1 FROM operation newer WHERE newer.calendar_id = operation.calendar_id
      AND newer.uid = operation.uid AND newer.position > operation.position AND NOT newer.undone) AS superseded,
      (SELECT ics FROM calendar_object WHERE calendar_id = operation.calendar_id AND uid = operation.uid) AS "currentIcs"
    FROM operation WHERE $1::text IS NULL OR sender_id = $1 ORDER BY position DESC LIMIT 5`,
  /** the columns in their order */
  beginWrite: `INSERT INTO pending_write (id, calendar_id, uid, href, before_ics, after_ics, completion, idempotency_key, fingerprint)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  /** pending write */
  markLost: 'UPDATE pending_write SET lost = true WHERE id = $1',
  /** calendar */
  pendingWrites: `SELECT id, calendar_id AS "calendarId", uid, href, before_ics AS "beforeIcs", after_ics AS "afterIcs", completion,
    idempotency_key AS "idempotencyKey", fingerprint, started_at AS "startedAt", lost FROM pending_write WHERE calendar_id = $1 ORDER BY started_at`,
  /** pending write */
  endWrite: `DELETE FROM pending_write WHERE id = $1
    RETURNING calendar_id AS "calendarId", uid, completion -> 'operation' ->> 'conflictId' AS "conflictId"`,
};

/** A named statement with its values, as node-postgres takes it. */
export interface NamedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** Size of a sender's stack without the new operation. */
const olderOperations = 4;

/**
 * One statement that writes a change: the object or the trace of a removed one, the calendar's version, the mark for
 * what is derived from the object, and the operation, of which a sender keeps five.
 */
export function applyStatement(
  { write, completion }: Change,
  { at, remote, idPrefix }: { at: Date; remote: RemotePlace | null; idPrefix: string },
): NamedStatement {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const key = { calendar: value(write.calendarId), uid: value(write.uid), prefix: value(idPrefix) };
  const parts = [
    `version AS (INSERT INTO calendar (id, version, added_bytes, added_occurrences) VALUES (${key.calendar}, 1, ${value(write.after?.bytes ?? 0)}, ${value(write.after?.occurrences ?? 0)})
       ON CONFLICT (id) DO UPDATE SET version = calendar.version + 1, added_bytes = calendar.added_bytes + excluded.added_bytes, added_occurrences = calendar.added_occurrences + excluded.added_occurrences)`,
    `changed AS (INSERT INTO object_change (calendar_id, uid) VALUES (${key.calendar}, ${key.uid})
       ON CONFLICT (calendar_id, uid) DO UPDATE SET position = nextval(pg_get_serial_sequence('object_change', 'position')))`,
    ...(write.after
      ? writeClauses(write.after, remote, key, value)
      : removeClauses(write.before?.ics ?? '', key, value)),
  ];
  const last =
    completion.kind === 'record'
      ? recordClauses(completion.operation, at, value)
      : {
          parts: [],
          final: `UPDATE operation SET undone = ${value(completion.undone)} WHERE id = ${value(completion.operation.id)}`,
        };
  const name = `apply-${write.after ? 'write' : 'remove'}-${completion.kind}-${completion.kind === 'record' && completion.operation.senderId === null ? 'shared' : 'own'}`;
  return { name, text: `WITH ${[...parts, ...last.parts].join(',\n')}\n${last.final}`, values };
}

type Value = (given: unknown) => string;

interface ObjectKey {
  calendar: string;
  uid: string;
  prefix: string;
}

function writeClauses(
  after: NonNullable<ObjectWrite['after']>,
  remote: RemotePlace | null,
  { calendar, uid, prefix }: ObjectKey,
  value: Value,
): string[] {
  const columns = {
    ics: value(after.ics),
    etag: value(after.etag),
    extended: value(after.extended),
    first_start: value(new Date(after.firstStart)),
    last_end: value(after.lastEnd === null ? null : new Date(after.lastEnd)),
    bytes: value(after.bytes),
    occurrences: value(after.occurrences),
    href: value(remote?.href ?? null),
    remote_etag: value(remote?.etag ?? null),
  };
  const names = Object.keys(columns);
  return [
    `written AS (INSERT INTO calendar_object (calendar_id, uid, id_prefix, ${names.join(', ')}) VALUES (${calendar}, ${uid}, ${prefix}, ${Object.values(columns).join(', ')})
       ON CONFLICT (calendar_id, uid) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')})`,
    `back AS (DELETE FROM cancelled_object WHERE calendar_id = ${calendar} AND id_prefix = ${prefix})`,
  ];
}

function removeClauses(ics: string, { calendar, uid, prefix }: ObjectKey, value: Value): string[] {
  return [
    `removed AS (DELETE FROM calendar_object WHERE calendar_id = ${calendar} AND uid = ${uid})`,
    `gone AS (INSERT INTO cancelled_object (calendar_id, id_prefix, ics) VALUES (${calendar}, ${prefix}, ${value(ics)})
       ON CONFLICT (id_prefix, calendar_id) DO UPDATE SET ics = excluded.ics, cancelled_at = now())`,
  ];
}

function recordClauses(operation: NewOperation, at: Date, value: Value): { parts: string[]; final: string } {
  const {
    id,
    type,
    summary,
    senderId,
    calendarId,
    uid,
    eventId,
    resultEventId,
    previousIcs,
    newIcs,
    href,
    conflictId,
  } = operation;
  const stack = senderId === null ? 'sender_id IS NULL' : `sender_id = ${value(senderId)}`;
  const row = [
    id,
    senderId,
    type,
    summary,
    calendarId,
    uid,
    eventId,
    resultEventId,
    at,
    previousIcs,
    newIcs,
    href,
    conflictId,
  ].map(value);
  return {
    parts: [
      `pushed_out AS (DELETE FROM operation WHERE id IN (SELECT id FROM operation WHERE ${stack} ORDER BY position DESC OFFSET ${olderOperations}))`,
    ],
    final: `INSERT INTO operation (id, sender_id, type, summary, calendar_id, uid, event_id, result_event_id, executed_at, previous_ics, new_ics, href, conflict_id) VALUES (${row.join(', ')})`,
  };
}
