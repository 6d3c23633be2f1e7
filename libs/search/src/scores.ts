import { checkedBm25Options, type SparseVector } from './bm25.ts';

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
 * Returns the maximum keyword score that a point could have for a question: `Σ idf·(k+1)` over its distinct terms,
 * including those that no point has.
 * @param idfs idf of every distinct term of the question
 * @param k BM25's k. Default: 1.2.
 * @throws RangeError when k is not a number from 0
 */
export function maxBm25(idfs: Iterable<number>, k?: number): number {
  const { k: saturation } = checkedBm25Options(k === undefined ? {} : { k });
  return [...idfs].reduce((sum, idf) => sum + idf * (saturation + 1), 0);
}
