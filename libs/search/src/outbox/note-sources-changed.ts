import type { Pool, PoolClient } from 'pg';
import { maxSmallPoints } from './index-task.ts';

/** When the changes count. */
export interface NoteOptions {
  /** When the index is to follow; now unless told. A time in the future never puts off what is due earlier. */
  dueAt?: Date;
  /** About how many points sources add to the index, by id (`estimatePoints`); of others what was known stays. */
  points?: ReadonlyMap<string, number>;
}

/**
 * Notes that sources changed or were removed, in the transaction of their truth, so that the index follows whatever
 * crashes. A worker that holds one of them does it again. Call it once in a transaction with all ids: rows are locked in
 * the order of the ids, so transactions that each call it once never lock each other out.
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

// The position is drawn again on conflict, when the row is locked, so that positions rise in the order of the commits.
// `now()` is cut to what the column keeps, since rounded up the row would not be due yet.
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
