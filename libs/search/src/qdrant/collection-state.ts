import type { QdrantClient } from '@qdrant/js-client-rest';
import { checkedBm25Options, defaultBm25Options, type Bm25Options } from '../bm25.ts';
import type { CosineBackground } from '../confidence.ts';

/** State of the collection behind the alias, from its own metadata. */
export interface CollectionState {
  /** Real name; a collection addressed by it cannot be moved to another model meanwhile. */
  name: string;
  /** Embeddings model of its dense vectors; null when it has none or does not say. */
  model: string | null;
  /** Length of its dense vectors; null when it has none. */
  dimension: number | null;
  /** Cosines of unrelated texts; null until measured. */
  background: CosineBackground | null;
  /** Parameters of its keyword vectors. */
  bm25: Bm25Options;
}

/** Stored metadata of a collection. */
export interface CollectionMetadata {
  model: string | null;
  dimension: number | null;
  bm25: { k: number; b: number; avg: number };
  background: CosineBackground | null;
  /** Last progress of a move into this collection, as an ISO time; null once it is in service. */
  moving: string | null;
}

type CollectionInfo = Awaited<ReturnType<QdrantClient['getCollection']>>;

/** Reads the state of a collection from Qdrant's response; missing or malformed metadata counts as absent. */
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

/** Returns the metadata of a collection in service in this state. */
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

/** The vectors determine the dimension, whatever the metadata say. */
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
