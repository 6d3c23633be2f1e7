// Hand-written SQL: an event and its traces are removed as sets, under the locks of every writer.
import { withTransaction, type Database } from '@homeroom/database';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import { suspendedCalendar } from '../caldav/mirror-store-sql.ts';
import { calendarLock } from '../calendar/calendar-object-sql.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import { conflictMark } from '../changes/change-store.ts';
import { lockRegistry, raiseRegistryVersion } from '../conflicts/conflict-sql.ts';
import { forgetIndexedCopies } from '../knowledge/indexed-copies-sql.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';

/** The event to forget. */
export interface EventToForget {
  calendarId: string;
  uid: string;
  /** Its calendar follows a server or a link, which would bring the event back. */
  isFollowed: boolean;
}

/** Number of removed records, or the reason why nothing was removed. */
export type ForgottenEvent =
  /** `traces`: records of changes, stored responses, conflicts and messages that mentioned it. */
  | { kind: 'forgotten'; hadEvent: boolean; traces: number }
  /** `followed`: a calendar that follows a source still has it; `pending`: a change is on its way to a calendar server. */
  | { kind: 'refused'; reason: 'followed' | 'pending' };

/**
 * Removes an event and every record that mentions it, in one transaction that keeps changes of its calendar and checks for
 * conflicts waiting. Of a cancelled event a hash stays until its time is over. Its points go once the index follows.
 */
export function forgetEvent(
  database: Database,
  { calendarId, uid, isFollowed }: EventToForget,
): Promise<ForgottenEvent> {
  return withTransaction(database, async (client) => {
    await lockRegistry(client);
    await client.query(`SELECT ${calendarLock('$1')}`, [calendarId]);
    const event = [calendarId, uid];
    if (isFollowed && (await isThere(client, event))) return { kind: 'refused', reason: 'followed' };
    const conflictIds = await lockConflictsOf(client, event);
    if (await isPending(client, event, conflictIds)) return { kind: 'refused', reason: 'pending' };
    const hadEvent = await removeEvent(client, event);
    const traces = (await removeConflicts(client, conflictIds)) + (await removeChanges(client, event, conflictIds));
    const sourceId = calendarSourceId(calendarId, uid);
    await noteSourcesChanged(client, [sourceId, ...(await forgetIndexedCopies(client, sourceId))]);
    return { kind: 'forgotten', hadEvent, traces };
  });
}

/** Calendar and UID. */
type Event = readonly string[];

async function isThere(client: PoolClient, event: Event): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM calendar_object WHERE calendar_id = $1 AND uid = $2 UNION ALL SELECT FROM calendar_problem WHERE calendar_id = $1 AND uid = $2',
    [...event],
  );
  return rowCount !== 0;
}

async function lockConflictsOf(client: PoolClient, event: Event): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM conflict WHERE (first_calendar_id, first_uid) = ($1, $2) OR (second_calendar_id, second_uid) = ($1, $2) ORDER BY id FOR UPDATE',
    [...event],
  );
  return rows.map(({ id }) => id);
}

/** A write announced for another event may settle one of the conflicts, and names both events then. */
async function isPending(client: PoolClient, event: Event, conflictIds: readonly string[]): Promise<boolean> {
  const named = (list: string) =>
    `${list} @> jsonb_build_array(jsonb_build_object('calendarId', $1::text, 'uid', $2::text))`;
  const { rowCount } = await client.query(
    `SELECT FROM pending_write WHERE (calendar_id = $1 AND uid = $2) OR completion -> 'operation' ->> 'conflictId' = ANY ($3)
       OR ${named("completion -> 'operation' -> 'further'")} OR ${named("completion -> 'alreadyThere'")}`,
    [...event, conflictIds],
  );
  return rowCount !== 0;
}

/** Also the copy of a calendar that was local before it was mirrored. */
async function removeEvent(client: PoolClient, [calendarId = '', uid = '']: Event): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM calendar_object WHERE calendar_id = ANY ($1) AND uid = $2 RETURNING calendar_id AS id',
    [[calendarId, suspendedCalendar(calendarId)], uid],
  );
  await client.query('UPDATE calendar SET version = version + 1 WHERE id = ANY ($1)', [rows.map(({ id }) => id)]);
  await client.query('DELETE FROM calendar_problem WHERE calendar_id = $1 AND uid = $2', [calendarId, uid]);
  return rows.length > 0;
}

/** A message that waits is written again from its other conflicts when it is sent; without any it goes. */
async function removeConflicts(client: PoolClient, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  // Messages that are being joined right now would be missed.
  await client.query('LOCK TABLE alert_message IN EXCLUSIVE MODE');
  const { rows } = await client.query<{ id: string }>(
    `UPDATE alert_message SET body = CASE WHEN next_try_at IS NULL THEN '{}' ELSE jsonb_build_object('html', '', 'buttons', '[]'::jsonb, 'isSummary', body -> 'isSummary', 'told',
       coalesce((SELECT jsonb_agg(told) FROM jsonb_array_elements(body -> 'told') AS told WHERE told ->> 'id' <> ALL ($1)), '[]')) END
     WHERE EXISTS (SELECT FROM jsonb_array_elements(body -> 'told') AS told WHERE told ->> 'id' = ANY ($1))
       OR id IN (SELECT message_id FROM conflict_alert WHERE conflict_id::text = ANY ($1)) RETURNING id`,
    [ids],
  );
  const { rowCount } = await client.query('DELETE FROM conflict WHERE id = ANY ($1)', [ids]);
  await client.query(
    'DELETE FROM alert_message WHERE id = ANY ($1) AND NOT EXISTS (SELECT FROM conflict_alert WHERE message_id = alert_message.id)',
    [rows.map(({ id }) => id)],
  );
  await raiseRegistryVersion(client);
  return rows.length + (rowCount ?? 0);
}

async function removeChanges(
  client: PoolClient,
  [calendarId = '', uid = '']: Event,
  conflictIds: readonly string[],
): Promise<number> {
  const event = [calendarId, uid];
  const { rowCount: operations } = await client.query(
    `DELETE FROM operation WHERE (calendar_id = $1 AND uid = $2)
       OR id IN (SELECT operation_id FROM operation_object WHERE calendar_id = $1 AND uid = $2)`,
    event,
  );
  const { rowCount: answers } = await client.query('DELETE FROM idempotency_key WHERE about && $1', [
    [calendarSourceId(calendarId, uid), ...conflictIds.map(conflictMark)],
  ]);
  // The trace of an overview stays, or it would be sent again without the event.
  const { rowCount: overviews } = await client.query(
    "UPDATE notice SET body = '{}', about = '{}' WHERE $1 = ANY (about) AND kind = 'tomorrow' AND next_try_at IS NULL",
    [calendarSourceId(calendarId, uid)],
  );
  const { rowCount: notices } = await client.query('DELETE FROM notice WHERE $1 = ANY (about)', [
    calendarSourceId(calendarId, uid),
  ]);
  const { rowCount: texts } = await client.query(
    'UPDATE cancelled_object SET ics = NULL WHERE calendar_id = $1 AND id_prefix = $2 AND ics IS NOT NULL',
    [calendarId, idPrefixOf(calendarId, uid)],
  );
  const { rowCount: changes } = await client.query(
    'DELETE FROM calendar_change WHERE calendar_id = $1 AND uid = $2',
    event,
  );
  await client.query('DELETE FROM object_change WHERE calendar_id = $1 AND uid = $2', event);
  return (changes ?? 0) + (operations ?? 0) + (answers ?? 0) + (overviews ?? 0) + (notices ?? 0) + (texts ?? 0);
}
