// Hand-written SQL: conditional upserts say in one round trip whether a row was created, changed or left alone.
import { estimatePoints, noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import type { NewEntry } from '../event-graph/new-entry.ts';
import type { EarlierExtraction } from './extraction-record.ts';
import type { KnowledgeSource } from './knowledge-source.ts';
import type { ForgottenSource, MailOutcome } from './saved-source.ts';

/** Stored row of an extraction, locked until the transaction ends. */
export async function lockEarlier(client: PoolClient, sourceId: string): Promise<EarlierExtraction | null> {
  const { rows } = await client.query<EarlierExtraction>(
    `SELECT source.said_at AS "saidAt", coalesce(entry."when", '') AS "when", entry.when_at AS "whenAt"
     FROM knowledge_source source LEFT JOIN event_graph_entry entry ON entry.source_id = source.id
     WHERE source.id = $1 FOR UPDATE OF source`,
    [sourceId],
  );
  return rows[0] ?? null;
}

/** Writes a source over what was there, unless it is as it was. */
export async function writeSource(client: PoolClient, source: KnowledgeSource, now: Date): Promise<MailOutcome> {
  const { id, type, kind, subject, sender, saidAt, text, provenance } = source;
  const columns = ['type', 'kind', 'subject', 'sender', 'said_at', 'text', 'provenance'];
  const { rows } = await client.query<{ created: boolean }>(
    `INSERT INTO knowledge_source (id, ${columns.join(', ')}, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}, updated_at = excluded.updated_at
       WHERE (${columns.map((column) => `knowledge_source.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `excluded.${column}`).join(', ')})
     RETURNING xmax = 0 AS created`,
    [id, type, kind, subject, sender, saidAt, text, JSON.stringify(provenance), now],
  );
  const [row] = rows;
  return row === undefined ? 'unchanged' : row.created ? 'created' : 'changed';
}

/** Notes for the index that sources were written, with how many points they make. @returns their positions */
export function noteSourcesWritten(
  client: PoolClient,
  sources: readonly Pick<KnowledgeSource, 'id' | 'text'>[],
): Promise<Map<string, bigint>> {
  const points = new Map(sources.map(({ id, text }) => [id, estimatePoints(text)]));
  return noteSourcesChanged(client, [...points.keys()], { points });
}

/** Columns that a member confirms: when one changes, a closed entry that needs a confirmation is open again. */
const confirmed = ['type', 'what', 'who', '"when"', '"where"'];
const others = ['when_at', 'confidence', 'needs_confirmation', 'message_id', 'calendar_event_id', 'rules'];

/**
 * Writes an entry of the event graph over what was there; `created_at` stays. With `staysClosed` what somebody has
 * closed is not opened again, whatever it says now.
 */
export async function writeEntry(
  client: PoolClient,
  sourceId: string,
  entry: NewEntry,
  now: Date,
  { staysClosed = false } = {},
): Promise<void> {
  const { id, type, what, who, when, where, whenAt, confidence, needsConfirmation, messageId, calendarEventId, rules } =
    entry;
  const row = (name: string) => `(${confirmed.map((column) => `${name}.${column}`).join(', ')})`;
  await client.query(
    `INSERT INTO event_graph_entry AS stored (id, source_id, ${[...confirmed, ...others].join(', ')}, closed_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, CASE WHEN NOT $10 THEN $14::timestamptz END, $14)
     ON CONFLICT (id) DO UPDATE SET ${[...confirmed, ...others].map((column) => `${column} = excluded.${column}`).join(', ')},
       closed_at = CASE WHEN NOT excluded.needs_confirmation THEN coalesce(stored.closed_at, excluded.closed_at)
                        WHEN CASE WHEN $15 THEN NOT stored.needs_confirmation ELSE ${row('stored')} IS DISTINCT FROM ${row('excluded')} END THEN NULL
                        ELSE stored.closed_at END`,
    [
      id,
      sourceId,
      type,
      what,
      who,
      when,
      where,
      whenAt,
      confidence,
      needsConfirmation,
      messageId,
      calendarEventId,
      rules,
      now,
      staysClosed,
    ],
  );
}

/**
 * Removes sources with all that hangs on them: entries of the event graph, a document with its card, and, once the index
 * follows, their points.
 * @returns those that were there
 */
export async function removeSources(client: PoolClient, ids: readonly string[]): Promise<ForgottenSource[]> {
  const { rows } = await client.query<Omit<ForgottenSource, 'position'>>(
    `WITH gone AS (DELETE FROM knowledge_source WHERE id = ANY ($1) RETURNING id, type, subject)
     SELECT id, type, subject, (SELECT count(*)::int FROM event_graph_entry WHERE source_id = gone.id) AS entries,
       EXISTS (SELECT FROM document WHERE source_id = gone.id) AS card FROM gone`,
    [ids],
  );
  const positions = await noteSourcesChanged(client, ids);
  return rows.map((row) => ({ ...row, position: positions.get(row.id) ?? 0n }));
}
