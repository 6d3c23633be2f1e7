import type { Change, RemotePlace } from './change-store.ts';

/** What a statement needs beside the change. */
export interface ApplyFacts {
  at: Date;
  remote: RemotePlace | null;
  idPrefix: string;
}

/** A named statement with its values, as node-postgres takes it. */
export interface NamedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** Operations that stay on a stack beside the new one. */
const keptBesides = 4;

/**
 * One statement that makes a change: the object, the trace of one that is gone, the calendar's version, the mark for
 * what is derived from it, and the operation, of which a sender keeps five.
 */
export function applyStatement({ write, completion }: Change, { at, remote, idPrefix }: ApplyFacts): NamedStatement {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const key = { calendar: value(write.calendarId), uid: value(write.uid), prefix: value(idPrefix) };
  const parts = [
    `version AS (INSERT INTO calendar (id, version, added_bytes, added_occurrences) VALUES (${key.calendar}, 1, ${value(write.after?.bytes ?? 0)}, ${value(write.after?.occurrences ?? 0)})
       ON CONFLICT (id) DO UPDATE SET version = calendar.version + 1, added_bytes = calendar.added_bytes + excluded.added_bytes, added_occurrences = calendar.added_occurrences + excluded.added_occurrences)`,
    `changed AS (INSERT INTO object_change (calendar_id, uid) VALUES (${key.calendar}, ${key.uid})
       ON CONFLICT (calendar_id, uid) DO UPDATE SET position = nextval(pg_get_serial_sequence('object_change', 'position')))`,
    ...(write.after ? writeParts(write.after, remote, key, value) : removeParts(write.before?.ics ?? '', key, value)),
  ];
  const last =
    completion.kind === 'record'
      ? recordParts(completion.operation, at, value)
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

function writeParts(
  after: NonNullable<Change['write']['after']>,
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

function removeParts(ics: string, { calendar, uid, prefix }: ObjectKey, value: Value): string[] {
  return [
    `removed AS (DELETE FROM calendar_object WHERE calendar_id = ${calendar} AND uid = ${uid})`,
    `gone AS (INSERT INTO cancelled_object (calendar_id, id_prefix, ics) VALUES (${calendar}, ${prefix}, ${value(ics)})
       ON CONFLICT (id_prefix, calendar_id) DO UPDATE SET ics = excluded.ics, cancelled_at = now())`,
  ];
}

function recordParts(
  operation: Extract<Change['completion'], { kind: 'record' }>['operation'],
  at: Date,
  value: Value,
): { parts: string[]; final: string } {
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
      `pushed_out AS (DELETE FROM operation WHERE id IN (SELECT id FROM operation WHERE ${stack} ORDER BY position DESC OFFSET ${keptBesides}))`,
    ],
    final: `INSERT INTO operation (id, sender_id, type, summary, calendar_id, uid, event_id, result_event_id, executed_at, previous_ics, new_ics, href, conflict_id) VALUES (${row.join(', ')})`,
  };
}
