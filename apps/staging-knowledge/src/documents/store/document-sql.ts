// Hand-written SQL: a document is written with its source, its entry and its task for the index in one locked transaction.
import { advisoryLockKey, withTransaction, type Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { noteSourcesWritten, writeEntry, writeSource } from '../../knowledge/source-rows-sql.ts';
import type { BriefedDocument, DocumentRecord, SavedDocument } from './document.ts';

const columns = `document.id, document.sha256, document.filename, document.detected_type AS "detectedType", document.size_bytes AS "sizeBytes",
  json_build_object('name', document.sender, 'username', document.sender_username) AS sender, document.sent_as AS "sentAs",
  document.received_at AS "receivedAt", document.card, document.rules_version AS "rulesVersion", document.generated_at AS "generatedAt"`;

/** Writes the record that `make` returns for the earlier document, in one transaction that nobody else can enter. */
export function saveDocument(
  database: Database,
  sha256: string,
  make: (earlier: BriefedDocument | null) => DocumentRecord | null,
): Promise<SavedDocument> {
  return withTransaction(database, async (client) => {
    const earlier = await lockEarlier(client, sha256);
    const record = make(earlier);
    if (!record && !earlier) throw new TypeError('A document that is not stored yet needs a record.');
    if (!record) return { document: earlier as BriefedDocument, position: null };
    const { document, source, entry } = record;
    await writeSource(client, source, document.generatedAt);
    await writeDocument(client, document, source.id);
    await writeEntry(client, source.id, entry, document.generatedAt, { staysClosed: true });
    const positions = await noteSourcesWritten(client, [source]);
    return { document, position: positions.get(source.id) ?? 0n };
  });
}

/** Locks these bytes until the transaction ends and returns the stored document, if any. */
async function lockEarlier(client: PoolClient, sha256: string): Promise<BriefedDocument | null> {
  await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('document', '$1')})`, [sha256]);
  const { rows } = await client.query<BriefedDocument>(
    `SELECT ${columns} FROM document JOIN knowledge_source source ON source.id = document.source_id WHERE document.sha256 = $1 FOR UPDATE OF source`,
    [sha256],
  );
  return rows[0] ?? null;
}

/** Updates only the card of a stored document. */
async function writeDocument(client: PoolClient, document: BriefedDocument, sourceId: string): Promise<void> {
  const { id, sha256, filename, detectedType, sizeBytes, sender, sentAs, receivedAt, card, rulesVersion, generatedAt } =
    document;
  await client.query(
    `INSERT INTO document (id, source_id, sha256, filename, detected_type, size_bytes, sender, sender_username, sent_as, received_at, card, rules_version, generated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (id) DO UPDATE SET card = excluded.card, rules_version = excluded.rules_version, generated_at = excluded.generated_at`,
    [
      id,
      sourceId,
      sha256,
      filename,
      detectedType,
      sizeBytes,
      sender.name,
      sender.username,
      sentAs,
      receivedAt,
      JSON.stringify(card),
      rulesVersion,
      generatedAt,
    ],
  );
}
