import { checkedBm25Options, type SparseVector } from './bm25.ts';
import type { FusedHit } from './fusion.ts';

/**
 * What the keyword leg would score a point, from its stored vector: Σ idf · weight over the question's terms. It gives a
 * point that only the semantic leg found its BM25 score too, which ranks better than counting it 0.
 * @param stored the point's sparse vector
 * @param idfs the idf of every distinct term of the question, by the term's id
 */
export function bm25Score(stored: SparseVector, idfs: ReadonlyMap<number, number>): number {
  return stored.indices.reduce((sum, term, i) => sum + (idfs.get(term) ?? 0) * (stored.values[i] ?? 0), 0);
}

/**
 * The part of the greatest possible keyword score that a point has: `bm25 / Σ idf·(k+1)` over the question's distinct
 * terms, 0 to 1. It does not depend on what else was found, so it compares across questions; a term that no point has
 * counts among the greatest possible. A question without terms gives 0.
 * @param idfs of every distinct term of the question
 * @param k of BM25, default 1.2
 * @throws RangeError when k is not a number from 0
 */
export function bm25Share(bm25: number, idfs: Iterable<number>, k?: number): number {
  const { k: saturation } = checkedBm25Options(k === undefined ? {} : { k });
  let possible = 0;
  for (const idf of idfs) possible += idf * (saturation + 1);
  return possible > 0 ? Math.min(1, Math.max(0, bm25) / possible) : 0;
}

/**
 * The score that is reported for a point, 0 to 1, comparable across questions: its share in keyword mode, the mean of
 * its share and `max(0, cosine)` in semantic mode. A cosine that the semantic leg did not give counts 0.
 * @param share as `bm25Share` gives it
 */
export function reportedScore(share: number, cosine: FusedHit['cosine'], mode: 'semantic' | 'keyword'): number {
  return mode === 'keyword' ? share : (share + Math.min(1, Math.max(0, cosine ?? 0))) / 2;
}
