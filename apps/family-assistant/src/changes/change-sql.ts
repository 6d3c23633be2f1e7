// Hand-written SQL: a change takes advisory locks before it reads, and one statement writes it while others wait.
import { advisoryLockKey } from '@homeroom/database';
import { calendarLock } from '../calendar/calendar-object-sql.ts';
import type { Completion, ObjectWrite, RemotePlace } from './change.ts';
import type { NewOperation } from './operation.ts';

/** Time for which a stored response is sent again, as a PostgreSQL interval. */
export const responseRetention = '24 hours';

const operationColumns = `id, type, summary, sender_id AS "senderId", calendar_id AS "calendarId", uid, event_id AS "eventId",
  result_event_id AS "resultEventId", executed_at AS "executedAt", previous_ics AS "previousIcs", new_ics AS "newIcs", href, undone, conflict_id AS "conflictId",
  (SELECT coalesce(json_agg(json_build_object('calendarId', calendar_id, 'uid', uid, 'eventId', event_id, 'previousIcs', previous_ics, 'newIcs', new_ics, 'href', href) ORDER BY number), '[]')
    FROM operation_object WHERE operation_id = operation.id) AS further`;
/** Every object of every operation, with the operation's place. */
const objects = `(SELECT id, position, undone, calendar_id, uid, 0 AS number FROM operation UNION ALL
  SELECT id, position, undone, further.calendar_id, further.uid, number FROM operation_object further JOIN operation ON id = operation_id)`;
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
  /** operation */
  newerOperation: `SELECT 1 FROM ${objects} this JOIN ${objects} newer USING (calendar_id, uid)
    WHERE this.id = $1 AND newer.position > this.position AND NOT newer.undone LIMIT 1`,
  /** sender, or null for all */
  newestOperations: `SELECT now(), ${operationColumns}, EXISTS (SELECT 1 FROM ${objects} this JOIN ${objects} newer USING (calendar_id, uid)
      WHERE this.id = operation.id AND newer.position > operation.position AND NOT newer.undone) AS superseded,
      ARRAY (SELECT ics FROM ${objects} this LEFT JOIN calendar_object USING (calendar_id, uid) WHERE this.id = operation.id ORDER BY number) AS "currentIcs"
    FROM operation WHERE $1::text IS NULL OR sender_id = $1 ORDER BY position DESC LIMIT 5`,
  /** earliest time */
  standingOperations: `SELECT id, type, summary, sender_id AS "senderId", calendar_id AS "calendarId", uid, result_event_id AS "resultEventId",
    executed_at AS "executedAt" FROM operation WHERE NOT undone AND executed_at >= $1 ORDER BY position DESC`,
  /** the columns in their order */
  beginWrite: `INSERT INTO pending_write (id, calendar_id, uid, href, before_ics, after_ics, completion, idempotency_key, fingerprint)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  /** pending write */
  markLost: 'UPDATE pending_write SET lost = true WHERE id = $1',
  /** operation, its other objects as JSON */
  recordFurther: `INSERT INTO operation_object (operation_id, number, calendar_id, uid, event_id, previous_ics, new_ics, href)
    SELECT $1, number, object ->> 'calendarId', object ->> 'uid', (object ->> 'eventId')::uuid, object ->> 'previousIcs', object ->> 'newIcs', object ->> 'href'
    FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given (object, number)`,
  /** calendar; two minutes are longer than the time limits of all tries of a write together */
  pendingWrites: `SELECT id, calendar_id AS "calendarId", uid, href, before_ics AS "beforeIcs", after_ics AS "afterIcs", completion,
    idempotency_key AS "idempotencyKey", fingerprint, lost, lost OR started_at < now() - interval '2 minutes' AS "isOver" FROM pending_write
    WHERE calendar_id = $1 OR completion -> 'operation' -> 'further' @> jsonb_build_array(jsonb_build_object('calendarId', $1::text)) ORDER BY started_at`,
  /** pending write */
  endWrite: `DELETE FROM pending_write WHERE id = $1
    RETURNING calendar_id AS "calendarId", uid, completion -> 'operation' -> 'further' AS further, completion -> 'operation' ->> 'conflictId' AS "conflictId"`,
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
 * One statement that writes an object of a change: the object or the trace of a removed one, the calendar's version, the
 * mark for what is derived from the object, and with a completion the operation, of which a sender keeps five.
 */
export function applyStatement(
  write: ObjectWrite,
  completion: Completion | null,
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
  const last = completionClauses(completion, at, value);
  const name = `apply-${write.after ? 'write' : 'remove'}-${completion?.kind ?? 'further'}-${completion?.kind === 'record' && completion.operation.senderId === null ? 'shared' : 'own'}`;
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
    letter_id: value(after.letterId),
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

function completionClauses(completion: Completion | null, at: Date, value: Value): { parts: string[]; final: string } {
  if (completion === null) return { parts: [], final: 'SELECT' };
  if (completion.kind === 'record') return recordClauses(completion.operation, at, value);
  const [undone, id] = [value(completion.undone), value(completion.operation.id)];
  return { parts: [], final: `UPDATE operation SET undone = ${undone} WHERE id = ${id}` };
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
