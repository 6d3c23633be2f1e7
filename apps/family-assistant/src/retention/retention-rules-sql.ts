// Hand-written SQL: rows are removed as sets by the database's clock, skipping those that another replica works on.
import type { Database } from '@homeroom/database';
import type { Household } from '@homeroom/household';
import { minuteMs } from '@homeroom/icalendar';
import type { RetentionRule } from '@homeroom/service-kit';
import { responseRetention } from '../changes/change-sql.ts';
import { removePastEvents } from './remove-past-events-sql.ts';
import { removeUnusedPlaces } from './remove-unused-places-sql.ts';

export interface RetentionSettings {
  database: Database;
  household: Household;
  /** Time in which a change can be undone, in milliseconds. */
  undoTtlMs: number;
  /** Days that events of local calendars are kept after their end; undefined: always. */
  retentionDays: number | undefined;
}

/** An undo that began in time still finds its snapshot. */
const undoMarginMs = minuteMs;
const placesEveryMs = 24 * 60 * minuteMs;

/** Rows whose time is over, and what becomes of them. */
interface TimedRule {
  what: string;
  table: string;
  key: string;
  where: string;
  /** Columns to clear; without them the rows are deleted. */
  clear?: string;
}

/** Retention rules of the service, as listed in docs/operations.md. */
export function retentionRules({ database, household, undoTtlMs, retentionDays }: RetentionSettings): RetentionRule[] {
  const timed = timedRules(undoTtlMs + undoMarginMs, retentionDays).map(
    (rule): RetentionRule => ({
      what: rule.what,
      remove: (limit) => removeTimed(database, rule, limit),
    }),
  );
  const local = household.calendars.filter(({ kind }) => kind === 'local').map(({ id }) => id);
  const past =
    retentionDays === undefined
      ? []
      : local.map(
          (calendarId): RetentionRule => ({
            what: 'past events',
            remove: (limit) => removePastEvents(database, calendarId, retentionDays, limit),
          }),
        );
  return [
    ...timed,
    ...past,
    {
      what: 'places that no event names',
      remove: onceIn(placesEveryMs, () => removeUnusedPlaces(database, household)),
    },
  ];
}

function timedRules(undoWindowMs: number, retentionDays = Infinity): TimedRule[] {
  const ago = (interval: string) => `now() - interval '${interval}'`;
  const days = (count: number) => ago(`${Math.min(count, retentionDays)} days`);
  const undoOver = ago(`${undoWindowMs} milliseconds`);
  const conflictEnd = 'greatest(first_end, second_end, resolved_at)';
  const told = 'next_try_at IS NULL AND coalesce(sent_at, created_at)';
  return [
    {
      what: 'snapshots of operations',
      table: 'operation',
      key: 'id',
      where: `executed_at < ${undoOver} AND (previous_ics IS NOT NULL OR new_ics IS NOT NULL)`,
      clear: 'previous_ics = NULL, new_ics = NULL',
    },
    {
      what: 'snapshots of operations with several events',
      table: 'operation_object',
      key: 'operation_id, number',
      where: `(previous_ics IS NOT NULL OR new_ics IS NOT NULL)
        AND EXISTS (SELECT FROM operation WHERE id = operation_id AND executed_at < ${undoOver})`,
      clear: 'previous_ics = NULL, new_ics = NULL',
    },
    { what: 'operations', table: 'operation', key: 'id', where: `executed_at < ${days(30)}` },
    {
      what: 'texts of cancelled objects',
      table: 'cancelled_object',
      key: 'id_prefix, calendar_id',
      where: `cancelled_at < ${undoOver} AND ics IS NOT NULL`,
      clear: 'ics = NULL',
    },
    {
      what: 'traces of cancelled objects',
      table: 'cancelled_object',
      key: 'id_prefix, calendar_id',
      where: `cancelled_at < ${ago('1 year')}`,
    },
    { what: 'changes of calendars', table: 'calendar_change', key: 'id', where: `seen_at < ${days(30)}` },
    { what: 'kept answers', table: 'idempotency_key', key: 'key', where: `created_at < ${ago(responseRetention)}` },
    { what: 'unsettled writes', table: 'pending_write', key: 'id', where: `started_at < ${days(30)}` },
    {
      what: 'texts of conflicts',
      table: 'conflict',
      key: 'id',
      where: `status = 'resolved' AND ${conflictEnd} < ${days(7)} AND first_uid <> ''`,
      clear:
        "first_summary = '', first_uid = '', second_summary = '', second_uid = '', options = NULL, alert_error = NULL",
    },
    {
      what: 'conflicts',
      table: 'conflict',
      key: 'id',
      where: `status = 'resolved' AND ${conflictEnd} < ${ago('1 year')}`,
    },
    {
      what: 'texts of messages',
      table: 'alert_message',
      key: 'id',
      where: `${told} < ${ago('1 day')} AND body <> '{}'`,
      clear: "body = '{}'",
    },
    {
      what: 'messages',
      table: 'alert_message',
      key: 'id',
      where: `${told} < ${ago('1 day')} AND NOT EXISTS (SELECT FROM conflict_alert WHERE message_id = alert_message.id)`,
    },
    {
      what: 'notices',
      table: 'notice',
      key: 'id',
      where: `next_try_at IS NULL AND greatest(created_at, sent_at, drop_after) < ${ago('1 day')}`,
    },
    {
      what: 'tokens that ended',
      table: 'access_token',
      key: 'hash',
      where: `least(revoked_at, expires_at) < ${ago('30 days')}`,
    },
  ];
}

async function removeTimed(
  database: Database,
  { table, key, where, clear }: TimedRule,
  limit: number,
): Promise<number> {
  const change = clear === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${clear}`;
  const { rowCount } = await database.query(
    `${change} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
    [limit],
  );
  return rowCount ?? 0;
}

/** A place that is needed again is looked up again, so places go once in a while and in one piece. */
function onceIn(everyMs: number, remove: () => Promise<number>): RetentionRule['remove'] {
  let nextAt = 0;
  return async () => {
    if (performance.now() < nextAt) return 0;
    const removed = await remove();
    nextAt = performance.now() + everyMs;
    return removed;
  };
}
