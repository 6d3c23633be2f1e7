import type { QdrantClient } from '@qdrant/js-client-rest';
import { checkedBm25Options, defaultBm25Options, type Bm25Options } from '../bm25.ts';
import type { CosineBackground } from '../confidence.ts';

/** The collection behind the alias, as it says of itself. */
export interface CollectionState {
  /** Its real name; what is read and written under it cannot be moved to another model meanwhile. */
  name: string;
  /** The embeddings model of its dense vectors; null when it has none, or does not say. */
  model: string | null;
  /** The length of its dense vectors; null when it has none. */
  dimension: number | null;
  /** The cosines of texts that have nothing to do with each other; null until the model was asked. */
  background: CosineBackground | null;
  /** What its keyword vectors are made with. */
  bm25: Bm25Options;
}

/** What a collection's metadata holds, as it is stored. */
export interface CollectionMetadata {
  model: string | null;
  dimension: number | null;
  bm25: { k: number; b: number; avg: number };
  background: CosineBackground | null;
  /** When a move into this collection last made progress, as an ISO time; null once it is in service. */
  moving: string | null;
}

type CollectionInfo = Awaited<ReturnType<QdrantClient['getCollection']>>;

/** The state of a collection of this real name from what Qdrant says of it; metadata that is missing or odd counts as absent. */
export function readCollectionState(name: string, info: CollectionInfo): CollectionState {
  const metadata = asObject(info.config.metadata);
  const dimension = denseSize(info);
  return {
    name,
    model: dimension !== null && typeof metadata['model'] === 'string' ? metadata['model'] : null,
    dimension,
    background: readBackground(metadata['background']),
    bm25: readBm25(metadata['bm25']),
  };
}

/** The metadata of a collection that is in service in this state. */
export function toMetadata({
  model,
  dimension,
  background,
  bm25,
}: Omit<CollectionState, 'name'>): Record<string, unknown> {
  const metadata: CollectionMetadata = {
    model,
    dimension,
    bm25: { k: bm25.k, b: bm25.b, avg: bm25.averageLength },
    background,
    moving: null,
  };
  return { ...metadata };
}

/** The vectors are the truth about the dimension, whatever the metadata say. */
function denseSize(info: CollectionInfo): number | null {
  const dense = asObject(asObject(info.config.params.vectors)['dense']);
  return typeof dense['size'] === 'number' ? dense['size'] : null;
}

function readBackground(value: unknown): CosineBackground | null {
  const { mean, deviation } = asObject(value);
  return Number.isFinite(mean) && Number.isFinite(deviation)
    ? { mean: Number(mean), deviation: Number(deviation) }
    : null;
}

function readBm25(value: unknown): Bm25Options {
  const { k, b, avg } = asObject(value);
  try {
    return checkedBm25Options({
      ...(typeof k === 'number' && { k }),
      ...(typeof b === 'number' && { b }),
      ...(typeof avg === 'number' && { averageLength: avg }),
    });
  } catch {
    return defaultBm25Options;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
