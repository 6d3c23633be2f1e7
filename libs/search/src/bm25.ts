import { tokenIds } from './tokens.ts';

/** BM25 parameters; a collection's metadata stores the ones its vectors were made with. */
export interface Bm25Options {
  /** Term saturation; from 0. Default: 1.2. */
  k: number;
  /** Length normalization; 0 to 1. Default: 0.75. */
  b: number;
  /** Average text length in tokens after stop words; above 0. Default: 64. */
  averageLength: number;
}

/** Sparse vector in Qdrant's format: distinct ascending indices and their values. */
export interface SparseVector {
  indices: number[];
  values: number[];
}

/** k 1.2, b 0.75, average length 64: robust over four collections, where the common 256 loses up to 4 points. */
export const defaultBm25Options: Readonly<Bm25Options> = { k: 1.2, b: 0.75, averageLength: 64 };

/**
 * Returns the BM25 vector of an indexed text: a term that occurs n times in a text of `len` tokens weighs `n·(k+1) / (n
 * + k·(1 − b + b·len/averageLength))`, rounded to 32-bit floats; Qdrant multiplies by idf on request. Equals the output
 * of Qdrant's own `qdrant/bm25` inference. A text without tokens gives empty lists.
 * @throws RangeError when a parameter is out of range
 */
export function documentVector(text: string, options: Partial<Bm25Options> = {}): SparseVector {
  const { k, b, averageLength } = checkedBm25Options(options);
  const ids = tokenIds(text);
  const saturation = k * (1 - b + (b * ids.length) / averageLength);
  const counts = countIds(ids);
  return {
    indices: counts.map(([id]) => id),
    values: counts.map(([, count]) => Math.fround((count * (k + 1)) / (count + saturation))),
  };
}

/**
 * Fills in the defaults.
 * @throws RangeError when a parameter is out of range
 */
export function checkedBm25Options(options: Partial<Bm25Options>): Bm25Options {
  const { k, b, averageLength } = { ...defaultBm25Options, ...options };
  if (!(k >= 0 && Number.isFinite(k))) throw new RangeError(`BM25's k must be a number from 0, got ${k}.`);
  if (!(b >= 0 && b <= 1)) throw new RangeError(`BM25's b must be a number from 0 to 1, got ${b}.`);
  if (!(averageLength > 0 && Number.isFinite(averageLength))) {
    throw new RangeError(`BM25's average length must be a number above 0, got ${averageLength}.`);
  }
  return { k, b, averageLength };
}

function countIds(ids: readonly number[]): [id: number, count: number][] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
