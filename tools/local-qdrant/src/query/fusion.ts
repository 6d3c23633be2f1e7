import type { PointId } from '../points/point-id.ts';

/** A point that a query found, with its score. */
export interface ScoredPoint {
  id: PointId;
  score: number;
  /** The value that gave the point its place under `order_by`. */
  orderValue?: number;
}

/**
 * Reciprocal rank fusion: a point's score is the sum over the lists of 1 / ((rank + 1) / weight + k − 1), the first
 * rank being 0, so that weight 1 gives 1 / (rank + k).
 */
export function reciprocalRankFusion(
  lists: readonly ScoredPoint[][],
  k: number,
  weights?: readonly number[],
): ScoredPoint[] {
  return summed(
    lists.map((list, at) => {
      const weight = weights?.[at] ?? 1;
      return list.map(({ id }, rank) => ({ id, score: weight === 0 ? 0 : 1 / ((rank + 1) / weight + k - 1) }));
    }),
  );
}

/** Distribution-based score fusion: every list is brought to 0…1 between its mean ∓ 3 deviations, then added up. */
export function distributionFusion(lists: readonly ScoredPoint[][]): ScoredPoint[] {
  return summed(lists.map(normalizedScores));
}

function normalizedScores(list: ScoredPoint[]): ScoredPoint[] {
  const mean = list.reduce((sum, { score }) => sum + score, 0) / list.length;
  const squares = list.reduce((sum, { score }) => sum + (score - mean) ** 2, 0);
  const deviation = list.length > 1 ? Math.sqrt(squares / (list.length - 1)) : 0;
  return list.map(({ id, score }) => ({
    id,
    score: deviation === 0 ? 0.5 : (score - (mean - 3 * deviation)) / (6 * deviation),
  }));
}

function summed(lists: readonly ScoredPoint[][]): ScoredPoint[] {
  const scores = new Map<PointId, number>();
  for (const { id, score } of lists.flat()) scores.set(id, (scores.get(id) ?? 0) + score);
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score);
}
