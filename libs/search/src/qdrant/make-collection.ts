import type { QdrantConnection } from './connection.ts';
import { QdrantRefusedError } from './qdrant-failure.ts';

const keywordFields = ['family', 'owner', 'source', 'type', 'model'] as const;

/** Returns the name of a collection behind an alias; the next one's number is one higher. */
export function collectionName(alias: string, number: number): string {
  return `${alias}_${number}`;
}

/** Returns the number of a collection behind an alias; 0 for one named differently. */
export function collectionNumber(alias: string, name: string): number {
  const number = name.startsWith(`${alias}_`) ? name.slice(alias.length + 1) : '';
  return /^\d{1,15}$/.test(number) ? Number(number) : 0;
}

/**
 * Creates an empty collection in the connection's layout: `bm25`, sparse with idf, and `dense` with cosine unless the
 * dimension is null.
 * @returns false when the name is taken
 * @throws SearchUnavailableError, or the signal's reason
 */
export async function createCollection(
  connection: QdrantConnection,
  name: string,
  dimension: number | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const { shards, replication, writeConsistency, onDisk, quantization } = connection.layout;
  const dense = { size: dimension ?? 0, distance: 'Cosine' as const, ...(onDisk && { on_disk: true }) };
  const settings = {
    vectors: dimension === null ? {} : { dense },
    sparse_vectors: { bm25: { modifier: 'idf' as const, ...(onDisk && { index: { on_disk: true } }) } },
    ...(shards !== undefined && { shard_number: shards }),
    ...(replication !== undefined && { replication_factor: replication }),
    ...(writeConsistency !== undefined && { write_consistency_factor: writeConsistency }),
    ...(onDisk && { on_disk_payload: true }),
    ...(quantization && { quantization_config: { scalar: { type: quantization, always_ram: true } } }),
  };
  try {
    await connection.call('the creation of a collection', (client) => client.createCollection(name, settings), signal);
    return true;
  } catch (error) {
    if (error instanceof QdrantRefusedError && error.status === 409) return false;
    throw error;
  }
}

/** Writes a collection's metadata, which the client drops when it creates a collection. */
export async function setMetadata(
  connection: QdrantConnection,
  name: string,
  metadata: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await connection.call(
    "writing of a collection's metadata",
    (client) => client.updateCollection(name, { metadata }),
    signal,
  );
}

/** Creates the payload indexes; idempotent. They must exist before the first point. */
export async function indexPayload(connection: QdrantConnection, name: string, signal?: AbortSignal): Promise<void> {
  const index = (
    field_name: string,
    field_schema: Parameters<typeof connection.client.createPayloadIndex>[1]['field_schema'],
  ) =>
    connection.call(
      'the making of an index',
      (client) => client.createPayloadIndex(name, { field_name, field_schema: field_schema ?? null, wait: true }),
      signal,
    );
  for (const field of keywordFields) await index(field, { type: 'keyword', is_tenant: field === 'family' });
  await index('written_at', { type: 'datetime' });
}

/** Points the alias to this collection atomically. */
export async function pointAlias(connection: QdrantConnection, name: string, signal?: AbortSignal): Promise<void> {
  const actions = [{ create_alias: { alias_name: connection.collection, collection_name: name } }];
  await connection.call('the change of the alias', (client) => client.updateCollectionAliases({ actions }), signal);
  connection.forget();
}
