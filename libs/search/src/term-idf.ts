/** Best point of a single-term query, in which the term weighs 1. */
export interface TermHit {
  /** Qdrant's score: idf · stored weight. */
  score: number;
  /** Value of the term in the point's stored sparse vector. */
  storedWeight: number;
}

/**
 * Derives the server's idf of a term from a single-term query: score ÷ stored weight. Without a hit, or when a weight
 * or quotient is not positive, it is that of a term in no point: `ln(1 + (N + ½) / ½)`, the maximum.
 * @param hit any point found by the query, or undefined
 * @param points N, the number of points with a sparse vector, from 0
 */
export function termIdf(hit: TermHit | undefined, points: number): number {
  const idf = hit !== undefined && hit.storedWeight > 0 ? hit.score / hit.storedWeight : 0;
  return idf > 0 && Number.isFinite(idf) ? idf : idfFromCounts(points, 0);
}

/**
 * Returns Qdrant's idf: `ln(1 + (N − n + ½) / (n + ½))`, above 0 for every n up to N.
 * @param points N, the number of points with a sparse vector, regardless of filters
 * @param having n, the number of points with the term
 * @throws RangeError unless 0 ≤ n ≤ N
 */
export function idfFromCounts(points: number, having: number): number {
  if (!(having >= 0 && having <= points && Number.isFinite(points))) {
    throw new RangeError(`An idf needs 0 ≤ points with the term ≤ points, got ${having} and ${points}.`);
  }
  return Math.log(1 + (points - having + 0.5) / (having + 0.5));
}
