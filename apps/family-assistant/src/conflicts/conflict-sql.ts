// Hand-written SQL: conflicts are locked in a fixed order, and change in one transaction with calendars and alerts.
import { advisoryLockKey } from '@homeroom/database';
import type { PoolClient } from 'pg';
import type { Conflict, ConflictSide, FrozenOptions, ResolutionAction } from './conflict.ts';

const side = (name: 'first' | 'second') =>
  `${name}_event_id AS "${name}EventId", ${name}_calendar_id AS "${name}CalendarId", ${name}_uid AS "${name}Uid", ${name}_summary AS "${name}Summary", ${name}_start AS "${name}Start", ${name}_end AS "${name}End"`;

const columns = (
  options: string,
) => `id, pair_id AS "pairId", detected_at AS "detectedAt", ${side('first')}, ${side('second')}, overlap_minutes AS "overlapMinutes",
  shared_members AS "shared",
  events_mark AS "eventsMark", status, ${options}, options_revision AS "optionsRevision", resolution_action AS "resolutionAction", resolution_choice AS "resolutionChoice", resolved_at AS "resolvedAt",
  nag_count AS "nagCount", next_alert_at AS "nextAlertAt", alert_error AS "alertError"`;

/** The columns that `toConflict` reads. */
export const conflictColumns = columns('options');

/** The same without the options, which are most of a row. */
export const conflictColumnsWithoutOptions = columns('NULL::jsonb AS options');

type SideColumns<Name extends string> = {
  [Key in `${Name}EventId` | `${Name}CalendarId` | `${Name}Uid` | `${Name}Summary`]: string;
} & { [Key in `${Name}Start` | `${Name}End`]: Date };

/** A row of `conflictColumns`. */
export type ConflictRow = Pick<
  Conflict,
  | 'id'
  | 'pairId'
  | 'detectedAt'
  | 'overlapMinutes'
  | 'shared'
  | 'eventsMark'
  | 'status'
  | 'optionsRevision'
  | 'nagCount'
  | 'nextAlertAt'
  | 'alertError'
> &
  SideColumns<'first'> &
  SideColumns<'second'> & {
    options: FrozenOptions | null;
    resolutionAction: ResolutionAction | null;
    resolutionChoice: number | null;
    resolvedAt: Date | null;
  };

/** Maps a row to its conflict. */
export function toConflict(row: ConflictRow): Conflict {
  const {
    id,
    pairId,
    detectedAt,
    overlapMinutes,
    shared,
    eventsMark,
    status,
    options,
    optionsRevision,
    resolutionAction,
    resolutionChoice,
    resolvedAt,
    nagCount,
    nextAlertAt,
    alertError,
  } = row;
  const resolution =
    resolutionAction !== null && resolvedAt
      ? { action: resolutionAction, choice: resolutionChoice ?? 0, executedAt: resolvedAt }
      : null;
  return {
    id,
    pairId,
    detectedAt,
    first: sideOf(row, 'first'),
    second: sideOf(row, 'second'),
    overlapMinutes,
    shared,
    eventsMark,
    status,
    options,
    optionsRevision,
    resolution,
    nagCount,
    nextAlertAt,
    alertError,
  };
}

function sideOf(row: ConflictRow, name: 'first' | 'second'): ConflictSide {
  return {
    eventId: row[`${name}EventId`],
    calendarId: row[`${name}CalendarId`],
    uid: row[`${name}Uid`],
    summary: row[`${name}Summary`],
    start: row[`${name}Start`].getTime(),
    end: row[`${name}End`].getTime(),
  };
}

/** Locks a conflict; null when there is none with this id. */
export async function lockConflict(client: PoolClient, id: string): Promise<Conflict | null> {
  const { rows } = await client.query<ConflictRow>(`SELECT ${conflictColumns} FROM conflict WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  return rows[0] ? toConflict(rows[0]) : null;
}

/**
 * Acknowledges a conflict; alerts that are not sent by the end of the transaction never are. One that was resolved is
 * checked again, because its overlap may be gone.
 */
export async function acknowledgeConflict(client: PoolClient, id: string): Promise<Conflict | null> {
  const conflict = await lockConflict(client, id);
  if (!conflict || conflict.status === 'acknowledged') return conflict;
  await client.query(
    "UPDATE conflict SET status = 'acknowledged', next_alert_at = NULL, escalate_at = NULL WHERE id = $1",
    [id],
  );
  await raiseRegistryVersion(client);
  if (conflict.status === 'resolved') await client.query('UPDATE conflict_registry SET checked_at = NULL');
  return { ...conflict, status: 'acknowledged', nextAlertAt: null };
}

/** Tells readers that a conflict changed. Comes late in a transaction, because all of them wait for this row. */
export async function raiseRegistryVersion(client: PoolClient): Promise<void> {
  await client.query(
    'INSERT INTO conflict_registry (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = conflict_registry.version + 1',
  );
}

/** A resolution to record. */
export interface ResolutionRecord {
  conflictId: string;
  action: ResolutionAction;
  choice: number;
  at: Date;
  /** The times of both occurrences after it. */
  settledTimes: string;
  operations: readonly string[];
}

/** Records a resolution in a transaction that holds the conflict. */
export async function recordResolution(
  client: PoolClient,
  { conflictId, action, choice, at, settledTimes, operations }: ResolutionRecord,
): Promise<void> {
  await client.query(
    `UPDATE conflict SET status = 'resolved', resolution_action = $2, resolution_choice = $3, resolved_at = $4, settled_times = $5, resolution_operations = $6, resolution_undone = false,
       next_alert_at = NULL, escalate_at = NULL WHERE id = $1`,
    [conflictId, action, choice, at, settledTimes, operations],
  );
  await raiseRegistryVersion(client);
}

/** Records the undo or redo of an operation of a resolution. */
export async function markResolution(
  client: PoolClient,
  conflictId: string,
  operationId: string,
  undone: boolean,
): Promise<void> {
  await client.query(
    `UPDATE conflict SET resolution_undone = $3 OR EXISTS (SELECT 1 FROM operation WHERE id = ANY (resolution_operations) AND id <> $2 AND undone) WHERE id = $1 AND $2 = ANY (resolution_operations)`,
    [conflictId, operationId, undone],
  );
  await raiseRegistryVersion(client);
}

/** Keeps other checks for conflicts waiting until the transaction ends. */
export async function lockRegistry(client: PoolClient): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('conflict registry')})`);
}
