// Hand-written SQL: sources are upserted as a set, with positions drawn after their rows are locked.
import type { Pool, PoolClient } from 'pg';
import { maxSmallPoints } from './index-task.ts';

export interface NoteOptions {
  /** Time from which to index. Default: now. A future time never delays what is due earlier. */
  dueAt?: Date;
  /** Estimated points per source id (`estimatePoints`); missing ones keep their previous estimate. */
  points?: ReadonlyMap<string, number>;
}

/**
 * Records changed or removed sources in the transaction that changes them, so that the index catches up after any
 * crash. A worker that holds one of them repeats it. Call it once per transaction with all ids: rows are locked in id
 * order, so transactions that each call it once cannot deadlock.
 *
 * @returns each source's position, for `Indexer.indexed` once the transaction is committed
 */
export async function noteSourcesChanged(
  client: Pool | PoolClient,
  sourceIds: readonly string[],
  { dueAt, points }: NoteOptions = {},
): Promise<Map<string, bigint>> {
  if (sourceIds.length === 0) return new Map();
  const ids = [...new Set(sourceIds)];
  const values = [ids, dueAt ?? null, ids.map((id) => points?.get(id) ?? null), maxSmallPoints];
  const { rows } = await client.query<{ source_id: string; position: string }>({
    name: 'note-sources-changed',
    text: upsert,
    values,
  });
  return new Map(rows.map((row) => [row.source_id, BigInt(row.position)]));
}

// On conflict the position is drawn again, after the row is locked, so that positions rise in commit order. `now()` is
// truncated to the column's precision; rounded up, the row would not be due yet.
const upsert = `
  INSERT INTO index_task (source_id, due_at, points, large)
    SELECT id, coalesce($2::timestamptz, date_trunc('milliseconds', now())), coalesce(points, 0), coalesce(points > $4::integer, false)
    FROM unnest($1::text[], $3::integer[]) AS changed (id, points) ORDER BY id COLLATE "C"
  ON CONFLICT (source_id) DO UPDATE SET
    points = CASE WHEN excluded.points > 0 THEN excluded.points ELSE index_task.points END,
    large = CASE WHEN excluded.points > 0 THEN excluded.large ELSE index_task.large END,
    position = nextval(pg_get_serial_sequence('index_task', 'position')),
    due_at = least(index_task.due_at, excluded.due_at),
    embeddings_only = index_task.embeddings_only AND excluded.due_at > now(),
    failures = CASE WHEN excluded.due_at > now() THEN index_task.failures ELSE 0 END,
    failure = CASE WHEN excluded.due_at > now() THEN index_task.failure END
  RETURNING source_id, position`;
