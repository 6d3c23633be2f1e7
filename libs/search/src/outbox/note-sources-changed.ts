import type { Pool, PoolClient } from 'pg';

/** When the changes count. */
export interface NoteOptions {
  /** When the index is to follow; now unless told. A time in the future never puts off what is due earlier. */
  dueAt?: Date;
}

/**
 * Notes that sources changed or were removed, in the transaction of their truth, so that the index follows whatever
 * crashes. A worker that holds one of them does it again. Call it once in a transaction with all ids: rows are locked in
 * the order of the ids, so transactions that each call it once never lock each other out.
 *
 * @returns each source's position, for `Indexer.indexed` once the transaction is committed
 */
export async function noteSourcesChanged(client: Pool | PoolClient, sourceIds: readonly string[], { dueAt }: NoteOptions = {}): Promise<Map<string, bigint>> {
  if (sourceIds.length === 0) return new Map();
  const { rows } = await client.query<{ source_id: string; position: string }>({ name: 'note-sources-changed', text: upsert, values: [[...new Set(sourceIds)], dueAt ?? null] });
  return new Map(rows.map((row) => [row.source_id, BigInt(row.position)]));
}

// The position is drawn again on conflict, when the row is locked, so that positions rise in the order of the commits.
// `now()` is cut to what the column keeps, since rounded up the row would not be due yet.
const upsert = `
  INSERT INTO index_task (source_id, due_at)
    SELECT id, coalesce($2::timestamptz, date_trunc('milliseconds', now())) FROM unnest($1::text[]) AS id ORDER BY id COLLATE "C"
  ON CONFLICT (source_id) DO UPDATE SET
    position = nextval(pg_get_serial_sequence('index_task', 'position')),
    due_at = least(index_task.due_at, excluded.due_at),
    embeddings_only = index_task.embeddings_only AND excluded.due_at > now(),
    failures = CASE WHEN excluded.due_at > now() THEN index_task.failures ELSE 0 END,
    failure = CASE WHEN excluded.due_at > now() THEN index_task.failure END
  RETURNING source_id, position`;
