/** The best point of a query for one term alone, in which the term weighs 1. */
export interface TermHit {
  /** What Qdrant scored it: idf · stored weight. */
  score: number;
  /** The term's value in the point's stored sparse vector. */
  storedWeight: number;
}

/**
 * The idf that the server gives a term, found from a query for it alone: score ÷ stored weight. Where there is no hit,
 * or a weight or quotient that is not a positive number, it is that of a term in no point: `ln(1 + (N + ½) / ½)`,
 * the highest there is.
 * @param hit any point that the query found, or undefined when it found none
 * @param points N, the number of points that carry the sparse vector, from 0
 */
export function termIdf(hit: TermHit | undefined, points: number): number {
  const idf = hit !== undefined && hit.storedWeight > 0 ? hit.score / hit.storedWeight : 0;
  return idf > 0 && Number.isFinite(idf) ? idf : idfFromCounts(points, 0);
}

/**
 * Qdrant's idf: `ln(1 + (N − n + ½) / (n + ½))`, above 0 for every n up to N.
 * @param points N, the number of points that carry the sparse vector, whatever a filter says
 * @param having n, how many of them have the term
 * @throws RangeError when the numbers are not 0 ≤ n ≤ N
 */
export function idfFromCounts(points: number, having: number): number {
  if (!(having >= 0 && having <= points && Number.isFinite(points))) {
    throw new RangeError(`An idf needs 0 ≤ points with the term ≤ points, got ${having} and ${points}.`);
  }
  return Math.log(1 + (points - having + 0.5) / (having + 0.5));
}
