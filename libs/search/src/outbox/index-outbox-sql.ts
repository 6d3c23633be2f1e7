// Hand-written SQL: claims skip rows that other workers hold, and settle many tasks in one statement.
import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { restAfter } from './index-task.ts';
import type { IndexTask, Lane, PendingTasks, TaskClaim, TaskOutcome, TaskStanding } from './index-task.ts';
import { noteSourcesChanged } from './note-sources-changed-sql.ts';

export interface ClaimOptions {
  /** Claim id: a new UUID. */
  id: string;
  /** Whether the model host is up, so that missing embeddings can be made. */
  embeddings: boolean;
  /** Awaited sources, which come first. */
  first?: readonly string[];
  /** Default: `small`. */
  lane?: Lane;
}

/** Target number of points per claim. */
const pointsAtOnce = 64;

/** A row whose change is not indexed. One that is only scheduled for a refresh is not open. */
const open = '(NOT embeddings_only AND (due_at <= now() OR failures > 0))';
/** Without a claim, `claimed_until` is the earliest retry time for missing embeddings. */
const free = `(claim IS NULL OR claimed_until <= now())
  AND (due_at <= now() OR (embeddings_only AND $3 AND coalesce(claimed_until <= now(), true)))`;
/** Failure recorded for a row that waits for quota. */
const quotaReached = 'The quota of points is used up.';
const restWithoutRoomMs = 300_000;
/** Due time of a row that only waits for embeddings. */
const never = "timestamptz '9999-12-31T00:00:00Z'";

/** Outbox in PostgreSQL, table `index_task`. All times are the database's. */
export class IndexOutbox {
  readonly database: Database;
  /** Duration of a claim unless renewed, in milliseconds (defaults to 15,000). */
  readonly leaseMs: number;

  constructor(database: Database, { leaseMs = 15_000 }: { leaseMs?: number } = {}) {
    this.database = database;
    this.leaseMs = leaseMs;
  }

  /** Claims due tasks that no worker holds, in its own transaction; empty when there are none. */
  async claim(limit: number, { id, embeddings, first = [], lane = 'small' }: ClaimOptions): Promise<TaskClaim> {
    const { rows } = await this.database.query<{
      source_id: string;
      position: string;
      failures: number;
      awaited: boolean;
    }>({
      name: 'claim-index-tasks',
      text: `WITH due AS MATERIALIZED (
               SELECT source_id, source_id = ANY ($5) AS awaited, position, points FROM index_task WHERE ${free} AND large = $6
               ORDER BY awaited DESC, position LIMIT $4 FOR UPDATE SKIP LOCKED),
             first AS (
               SELECT source_id, awaited, sum(greatest(points, 1)) OVER (ORDER BY awaited DESC, position) AS total FROM due)
             UPDATE index_task SET claim = $1, claimed_until = now() + $2 * interval '1 millisecond'
             FROM first WHERE index_task.source_id = first.source_id AND ($6 OR first.total <= ${pointsAtOnce})
             RETURNING index_task.source_id, position, failures, awaited`,
      values: [id, this.leaseMs, embeddings, lane === 'large' ? Math.min(limit, 1) : limit, first, lane === 'large'],
    });
    const tasks = rows.map((row) => ({
      sourceId: row.source_id,
      position: BigInt(row.position),
      failures: row.failures,
      awaited: row.awaited,
    }));
    tasks.sort((a, b) => Number(b.awaited) - Number(a.awaited) || Number(a.position - b.position));
    return { id, tasks: tasks.map(({ sourceId, position, failures }) => ({ sourceId, position, failures })) };
  }

  /** Renews the lease of a claim. */
  async renew({ id }: TaskClaim): Promise<void> {
    await this.database.query({
      name: 'renew-index-claim',
      text: "UPDATE index_task SET claimed_until = now() + $2 * interval '1 millisecond' WHERE claim = $1",
      values: [id, this.leaseMs],
    });
  }

  /**
   * Ends the claim of the given tasks. A task without an outcome is released, and so is one that changed meanwhile. One
   * written after another worker took it over counts as changed, because an older state may have overwritten a newer
   * one.
   */
  async settle({ id, tasks }: TaskClaim, outcomes: ReadonlyMap<string, TaskOutcome>): Promise<void> {
    await withTransaction(this.database, async (client) => {
      const ids = tasks.map(({ sourceId }) => sourceId);
      const held = await lockHeld(client, id, ids);
      const settled: Settled[] = [];
      const finished: string[] = [];
      const large: string[] = [];
      for (const task of tasks) {
        const outcome = outcomes.get(task.sourceId);
        if (!outcome || outcome.kind === 'released' || held.get(task.sourceId) !== task.position) continue;
        if (outcome.kind === 'done' && outcome.refreshAt === null) finished.push(task.sourceId);
        else if (outcome.kind === 'large') large.push(task.sourceId);
        else settled.push(settledRow(task, outcome));
      }
      await client.query('DELETE FROM index_task WHERE claim = $1 AND source_id = ANY ($2)', [id, finished]);
      await updateSettled(client, settled);
      await client.query(
        'UPDATE index_task SET claim = NULL, claimed_until = NULL, large = large OR source_id = ANY ($3) WHERE claim = $1 AND source_id = ANY ($2)',
        [id, ids, large],
      );
      const overtaken = tasks.filter(({ sourceId }) => !held.has(sourceId) && wasWritten(outcomes.get(sourceId)));
      await noteSourcesChanged(
        client,
        overtaken.map(({ sourceId }) => sourceId),
      );
    });
  }

  /** Returns the state of sources; a missing source is fully indexed. */
  async standing(sourceIds: readonly string[]): Promise<Map<string, TaskStanding>> {
    const { rows } = await this.database.query<TaskStanding & { sourceId: string }>({
      name: 'index-task-standing',
      text: `SELECT source_id AS "sourceId", ${open} AS open, embeddings_only AS "embeddingsOnly", failures, failure IS NOT DISTINCT FROM '${quotaReached}' AS "leftOut" FROM index_task WHERE source_id = ANY ($1)`,
      values: [sourceIds],
    });
    return new Map(rows.map(({ sourceId, ...standing }) => [sourceId, standing]));
  }

  /** Estimates the points that pending changes will add. */
  async pendingPoints(): Promise<number> {
    const { rows } = await this.database.query<{ points: number }>({
      name: 'pending-index-points',
      text: `SELECT coalesce(sum(points), 0)::int AS points FROM index_task WHERE points > 0 AND ${open}`,
    });
    return rows[0]?.points ?? 0;
  }

  /**
   * Age of the change that has waited longest to be indexed, in seconds; 0 when none waits. That of a failing source
   * counts from its first failure, by the pauses since.
   */
  async oldestWaitingSeconds(): Promise<number> {
    const { rows } = await this.database.query<{ seconds: number }>({
      name: 'oldest-index-task',
      text: `SELECT coalesce(greatest(max(extract(epoch FROM now() - due_at) + power(2, least(failures, 9)) - 1 + 300 * greatest(failures - 9, 0)), 0), 0)::float8 AS seconds
             FROM index_task WHERE ${open}`,
    });
    return rows[0]?.seconds ?? 0;
  }

  /** Counts outstanding work of all workers. */
  async pending(): Promise<PendingTasks> {
    const { rows } = await this.database.query<PendingTasks>(
      `SELECT count(*) FILTER (WHERE ${open})::int AS open, count(*) FILTER (WHERE embeddings_only)::int AS "withoutEmbeddings" FROM index_task`,
    );
    return rows[0] ?? { open: 0, withoutEmbeddings: 0 };
  }
}

/** A row to keep; without `embeddingsOnly` it failed. */
interface Settled {
  sourceId: string;
  embeddingsOnly: boolean | null;
  refreshAt: Date | null;
  restMs: number | null;
  failures: number;
  failure: string | null;
}

/** Locks in the order of `noteSourcesChanged` to avoid deadlocks. */
async function lockHeld(client: PoolClient, claimId: string, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await client.query<{ source_id: string; position: string }>(
    'SELECT source_id, position FROM index_task WHERE claim = $1 AND source_id = ANY ($2) ORDER BY source_id COLLATE "C" FOR UPDATE',
    [claimId, ids],
  );
  return new Map(rows.map((row) => [row.source_id, BigInt(row.position)]));
}

function settledRow(
  { sourceId, failures }: IndexTask,
  outcome: Exclude<TaskOutcome, { kind: 'released' | 'large' }>,
): Settled {
  if (outcome.kind === 'done')
    return { sourceId, embeddingsOnly: false, refreshAt: outcome.refreshAt, restMs: null, failures: 0, failure: null };
  if (outcome.kind === 'without_embeddings' && !outcome.tried)
    return { sourceId, embeddingsOnly: true, refreshAt: outcome.refreshAt, restMs: null, failures: 0, failure: null };
  const failed = { sourceId, restMs: restAfter(failures + 1), failures: failures + 1 };
  if (outcome.kind === 'left_out')
    return { ...failed, restMs: restWithoutRoomMs, embeddingsOnly: null, refreshAt: null, failure: quotaReached };
  if (outcome.kind === 'failed') return { ...failed, embeddingsOnly: null, refreshAt: null, failure: outcome.reason };
  return {
    ...failed,
    embeddingsOnly: true,
    refreshAt: outcome.refreshAt,
    failure: 'The model host made no embeddings.',
  };
}

async function updateSettled(client: PoolClient, rows: readonly Settled[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'settle-index-tasks',
    text: `UPDATE index_task SET claim = NULL,
             claimed_until = now() + settled.rest * interval '1 millisecond',
             embeddings_only = coalesce(settled.embeddings_only, index_task.embeddings_only),
             due_at = CASE WHEN settled.embeddings_only IS NULL THEN now() + settled.rest * interval '1 millisecond'
                           WHEN settled.refresh_at IS NULL THEN ${never}
                           ELSE greatest(settled.refresh_at, now() + interval '1 second') END,
             points = CASE WHEN settled.embeddings_only IS NULL THEN index_task.points ELSE 0 END,
             failures = settled.failures, failure = settled.failure
           FROM unnest($1::text[], $2::boolean[], $3::timestamptz[], $4::integer[], $5::integer[], $6::text[])
             AS settled (source_id, embeddings_only, refresh_at, rest, failures, failure)
           WHERE index_task.source_id = settled.source_id`,
    values: [
      rows.map((row) => row.sourceId),
      rows.map((row) => row.embeddingsOnly),
      rows.map((row) => row.refreshAt),
      rows.map((row) => row.restMs),
      rows.map((row) => row.failures),
      rows.map((row) => row.failure),
    ],
  });
}

function wasWritten(outcome: TaskOutcome | undefined): boolean {
  return outcome?.kind === 'done' || outcome?.kind === 'without_embeddings';
}
