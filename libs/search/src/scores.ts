import { checkedBm25Options, type SparseVector } from './bm25.ts';
import type { FusedHit } from './fusion.ts';

/**
 * Computes the keyword score of a point from its stored vector: Σ idf · weight over the question's terms. Gives points
 * found only by the semantic leg a BM25 score too, which ranks better than counting it 0.
 * @param stored sparse vector of the point
 * @param idfs idf of every distinct term of the question, by term id
 */
export function bm25Score(stored: SparseVector, idfs: ReadonlyMap<number, number>): number {
  return stored.indices.reduce((sum, term, i) => sum + (idfs.get(term) ?? 0) * (stored.values[i] ?? 0), 0);
}

/**
 * Returns a point's share of the maximum keyword score: `bm25 / Σ idf·(k+1)` over the question's distinct terms, 0 to
 * 1. Independent of other results, so it compares across questions; terms that no point has count in the maximum. A
 * question without terms gives 0.
 * @param idfs idf of every distinct term of the question
 * @param k BM25's k. Default: 1.2.
 * @throws RangeError when k is not a number from 0
 */
export function bm25Share(bm25: number, idfs: Iterable<number>, k?: number): number {
  const { k: saturation } = checkedBm25Options(k === undefined ? {} : { k });
  let possible = 0;
  for (const idf of idfs) possible += idf * (saturation + 1);
  return possible > 0 ? Math.min(1, Math.max(0, bm25) / possible) : 0;
}

/**
 * Returns the reported score of a point, 0 to 1, comparable across questions: its share in keyword mode, the mean of
 * its share and `max(0, cosine)` in semantic mode. A missing cosine counts 0.
 * @param share result of `bm25Share`
 */
export function reportedScore(share: number, cosine: FusedHit['cosine'], mode: 'semantic' | 'keyword'): number {
  return mode === 'keyword' ? share : (share + Math.min(1, Math.max(0, cosine ?? 0))) / 2;
}
