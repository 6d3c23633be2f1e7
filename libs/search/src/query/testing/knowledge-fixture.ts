import { documentVector } from '../../bm25.ts';
import { splitChunks } from '../../chunks.ts';
import type { CosineBackground } from '../../confidence.ts';
import type { IndexedSource } from '../../knowledge-index.ts';
import { pointId } from '../../point-ids.ts';
import type { QdrantConnection } from '../../qdrant/connection.ts';

type Client = QdrantConnection['client'];

export interface TestCollection {
  name: string;
  /** Alias, moved from another collection if needed. Default: none. */
  alias?: string;
  /** Null for a collection without embeddings. */
  model: string | null;
  dimension: number;
  background?: CosineBackground | null;
}

/** Fake embeddings model. */
export type TestModel = (text: string) => number[];

/** Creates an empty collection. */
export async function createTestCollection(
  client: Client,
  { name, alias, model, dimension, background = null }: TestCollection,
): Promise<void> {
  await client.createCollection(name, {
    vectors: model === null ? {} : { dense: { size: dimension, distance: 'Cosine' } },
    sparse_vectors: { bm25: { modifier: 'idf' } },
  });
  await client.updateCollection(name, {
    metadata: {
      model,
      dimension: model === null ? null : dimension,
      bm25: { k: 1.2, b: 0.75, avg: 64 },
      background,
      moving: null,
    },
  });
  for (const field_name of ['family', 'type'])
    await client.createPayloadIndex(name, { field_name, field_schema: 'keyword', wait: true });
  if (alias !== undefined)
    await client.updateCollectionAliases({ actions: [{ create_alias: { collection_name: name, alias_name: alias } }] });
}

/** Writes a household's sources, with embeddings when there is a model. */
export async function writeTestSources(
  client: Client,
  name: string,
  family: string,
  sources: readonly IndexedSource[],
  embed: TestModel | null,
): Promise<void> {
  const points = sources.flatMap((source) =>
    splitChunks(source).map(({ index, text, passage }) => ({
      id: pointId(family, source.id, index),
      vector: { bm25: documentVector(text), ...(embed && { dense: embed(text) }) },
      payload: {
        ...payloadOf(source),
        family,
        owner: 'staging-knowledge',
        chunk: index,
        passage,
        text,
        model: embed ? 'some' : null,
        written_at: '2026-09-14T08:00:00Z',
      },
    })),
  );
  await client.upsert(name, { wait: true, points });
}

function payloadOf({ id, text: _, ...shown }: IndexedSource) {
  return { source: id, ...shown };
}

/** Builds a generic mail with overrides. */
export function buildSource(id: string, text: string, parts: Partial<IndexedSource> = {}): IndexedSource {
  return { id, type: 'email', kind: null, subject: '', sender: '', date: '', text, ...parts };
}
