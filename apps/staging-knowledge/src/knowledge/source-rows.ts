import type { PoolClient } from 'pg';
import type { EarlierExtraction, NewEntry } from './extraction-record.ts';
import type { KnowledgeSource } from './knowledge-source.ts';
import type { MailOutcome } from './knowledge-store.ts';

/** What is stored of an extraction, which nobody changes until the transaction ends. */
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

/** What somebody confirms: when it changes, a closed entry that needs a confirmation is open again. */
const confirmed = ['type', 'what', 'who', '"when"', '"where"'];
const others = ['when_at', 'confidence', 'needs_confirmation', 'message_id', 'calendar_event_id'];

/** Writes an entry of the event graph over what was there; `created_at` stays. */
export async function writeEntry(client: PoolClient, sourceId: string, entry: NewEntry, now: Date): Promise<void> {
  const { id, type, what, who, when, where, whenAt, confidence, needsConfirmation, messageId, calendarEventId } = entry;
  const row = (name: string) => `(${confirmed.map((column) => `${name}.${column}`).join(', ')})`;
  await client.query(
    `INSERT INTO event_graph_entry AS stored (id, source_id, ${[...confirmed, ...others].join(', ')}, closed_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, CASE WHEN NOT $10 THEN $13::timestamptz END, $13)
     ON CONFLICT (id) DO UPDATE SET ${[...confirmed, ...others].map((column) => `${column} = excluded.${column}`).join(', ')},
       closed_at = CASE WHEN NOT excluded.needs_confirmation THEN coalesce(stored.closed_at, excluded.closed_at)
                        WHEN ${row('stored')} IS DISTINCT FROM ${row('excluded')} THEN NULL
                        ELSE stored.closed_at END`,
    [id, sourceId, type, what, who, when, where, whenAt, confidence, needsConfirmation, messageId, calendarEventId, now],
  );
}
