import { setTimeout as pause } from 'node:timers/promises';
import { defaultBm25Options } from '../bm25.ts';
import { readCollectionState, toMetadata, type CollectionState } from './collection-state.ts';
import type { QdrantConnection } from './connection.ts';
import { isSameModel, knownDimension } from './known-dimensions.ts';
import { collectionName, createCollection, indexPayload, pointAlias, setMetadata } from './make-collection.ts';
import { QdrantRefusedError } from './qdrant-failure.ts';
import type { Embeddings } from './text-embedder.ts';

const firstQuestionMs = 5_000;
const waitForOtherMs = 3_000;
const pollMs = 50;

/**
 * Ensures that the alias has a collection and returns its state. A missing one is created with the configured model's
 * dimension, from the host or the known list; without either, for keywords only. When several processes start at once,
 * one creates it and the others use it. An existing collection is never changed.
 * @param embeddings null for a keyword-only collection
 * @throws SearchUnavailableError, or the signal's reason
 */
export async function ensureCollection(
  connection: QdrantConnection,
  embeddings: Embeddings | null,
  signal?: AbortSignal,
): Promise<CollectionState> {
  const existing = await stateOrNull(connection, signal);
  if (existing) return existing;
  const dimension = embeddings && (await dimensionOf(embeddings, signal));
  const wanted = {
    model: dimension === null ? null : (embeddings?.model ?? null),
    dimension,
    background: null,
    bm25: defaultBm25Options,
  };
  const name = collectionName(connection.collection, 1);
  const isOurs = await createCollection(connection, name, dimension, signal);
  const others = isOurs ? null : await stateOfOther(connection, signal);
  if (others) return others;
  await putInService(connection, name, wanted, signal);
  connection.logger?.info(
    { collection: name, model: wanted.model, dimension },
    'a collection of the search index was created',
  );
  if (embeddings === null)
    connection.logger?.warn(
      { collection: name },
      `the search index has keywords alone; ${reindexHint('NAME')} adds embeddings`,
    );
  return connection.state(signal);
}

/** Logs once, at first sight of the collection, how it differs from the configuration. */
export class ModelWatch {
  readonly #said = new Set<string>();

  compare(
    connection: QdrantConnection,
    { name, model, dimension }: CollectionState,
    configured: string | undefined,
  ): void {
    if (configured === undefined || this.#said.has(name)) return;
    this.#said.add(name);
    const fields = { collection: name, model, configured };
    if (dimension === null)
      connection.logger?.warn(
        fields,
        `the search index has keywords alone; ${reindexHint(configured)} adds embeddings`,
      );
    else if (model === null)
      connection.logger?.warn(
        fields,
        'the search index does not say which model its embeddings are of; new passages get none',
      );
    else if (!isSameModel(model, configured))
      connection.logger?.warn(
        fields,
        `the search index follows the model it was made with; ${reindexHint(configured)} moves it to the configured one`,
      );
  }
}

function reindexHint(model: string): string {
  return `\`npm run reindex -- --model ${model}\``;
}

async function stateOrNull(
  connection: QdrantConnection,
  signal: AbortSignal | undefined,
): Promise<CollectionState | null> {
  try {
    return await connection.state(signal);
  } catch (error) {
    if (error instanceof QdrantRefusedError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Returns the state once another process has put the collection in service; null when it does not, because it was
 * killed.
 */
async function stateOfOther(
  connection: QdrantConnection,
  signal: AbortSignal | undefined,
): Promise<CollectionState | null> {
  for (let waited = 0; waited < waitForOtherMs; waited += pollMs) {
    const state = await stateOrNull(connection, signal);
    if (state) return state;
    await pause(pollMs, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
  }
  return null;
}

/** The metadata left by a killed process takes precedence over this one's. */
async function putInService(
  connection: QdrantConnection,
  name: string,
  wanted: Omit<CollectionState, 'name'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const found = readCollectionState(
    name,
    await connection.call('the question what the collection is', (client) => client.getCollection(name), signal),
  );
  const model = found.model ?? (found.dimension === wanted.dimension ? wanted.model : null);
  await setMetadata(connection, name, toMetadata({ ...found, model }), signal);
  await indexPayload(connection, name, signal);
  // A move may have finished while this was waiting.
  if (await stateOrNull(connection, signal)) return;
  await pointAlias(connection, name, signal);
}

async function dimensionOf({ host, model }: Embeddings, signal: AbortSignal | undefined): Promise<number | null> {
  try {
    const [vector] = await host.embed(['dimension'], { model, limitMs: firstQuestionMs, ...(signal && { signal }) });
    return vector?.length || knownDimension(model);
  } catch {
    signal?.throwIfAborted();
    return knownDimension(model);
  }
}
