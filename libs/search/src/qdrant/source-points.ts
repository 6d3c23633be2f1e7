import { runCooperatively } from '@homeroom/service-kit';
import { documentVector, type Bm25Options } from '../bm25.ts';
import { chunksInSteps, type Chunk } from '../chunks.ts';
import type { IndexedSource } from '../knowledge-index.ts';
import { pointId } from '../point-ids.ts';

/** Source split into chunks, with the embeddings made so far. */
export interface ChunkedSource {
  source: IndexedSource;
  chunks: Chunk[];
  /** One per chunk; null when the source is stored without embeddings. */
  vectors: Float32Array[] | null;
}

/** Owner and metadata of points to write. */
export interface PointSettings {
  family: string;
  owner: string;
  bm25: Bm25Options;
  /** Model of the embeddings; null for none. */
  model: string | null;
  /** Time of writing as an ISO time. */
  writtenAt: string;
}

/** Point in the collection's format. */
export interface IndexPoint {
  id: string | number;
  vector: Record<string, number[] | { indices: number[]; values: number[] }>;
  payload: Record<string, unknown>;
}

const maxLabelLength = 2_000;
const maxBatchBytes = 4 * 2 ** 20;
const maxBatchPoints = 256;

/** Splits a source into chunks of at most this many words, yielding while a long one is split. */
export async function chunkSource(source: IndexedSource, maxWords?: number): Promise<ChunkedSource> {
  const chunks = await runCooperatively(chunksInSteps(source, maxWords === undefined ? {} : { maxWords }));
  return { source, chunks, vectors: null };
}

/** Returns the points of a source, one per chunk, in order. */
export function sourcePoints(
  { source, chunks, vectors }: ChunkedSource,
  { family, owner, bm25, model, writtenAt }: PointSettings,
): IndexPoint[] {
  const shown = {
    source: wellFormed(source.id),
    type: source.type,
    kind: source.kind && label(source.kind),
    subject: label(source.subject),
    sender: label(source.sender),
    date: label(source.date),
  };
  return chunks.map(({ index, passage, text }, i) => ({
    id: pointId(family, source.id, index),
    vector: pointVectors(text, vectors?.[i] ?? null, bm25),
    payload: {
      ...source.metadata,
      family,
      owner,
      ...shown,
      chunk: index,
      passage,
      text,
      model: vectors ? model : null,
      written_at: writtenAt,
    },
  }));
}

/** Returns the vectors of a point; a text without tokens has no keyword vector. */
export function pointVectors(text: string, dense: Float32Array | null, bm25: Bm25Options): IndexPoint['vector'] {
  const sparse = documentVector(text, bm25);
  return { ...(dense && { dense: Array.from(dense) }), ...(sparse.indices.length > 0 && { bm25: sparse }) };
}

/** Batches points for one request: at most 256 and about 4 MiB, but at least one point. */
export function inBatches(points: readonly IndexPoint[]): IndexPoint[][] {
  const batches: IndexPoint[][] = [];
  let [current, bytes]: [IndexPoint[], number] = [[], 0];
  for (const point of points) {
    const size = Buffer.byteLength(JSON.stringify(point));
    if (current.length === maxBatchPoints || (current.length > 0 && bytes + size > maxBatchBytes)) {
      batches.push(current);
      [current, bytes] = [[], 0];
    }
    current.push(point);
    bytes += size;
  }
  return current.length > 0 ? [...batches, current] : batches;
}

/** Qdrant rejects bodies with unpaired surrogates. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Repeated in every point of its source, so it is bounded. */
function label(text: string): string {
  return wellFormed(text.slice(0, maxLabelLength));
}
