/** Point found by one leg of the search. */
export interface LegHit {
  id: string;
  /** Source of the point's chunk. */
  source: string;
  /** BM25 with idf in the keyword leg, cosine in the semantic leg. */
  score: number;
}

/** Hits of both legs, in any order, each point at most once per leg. */
export interface Legs {
  keyword: readonly LegHit[];
  /** Null when the leg did not run; empty when it found nothing. */
  semantic: readonly LegHit[] | null;
}

/** Point in the fused ranking. */
export interface FusedHit {
  id: string;
  source: string;
  /** 0 to 1, comparable across questions. */
  score: number;
}

export interface FusionOptions {
  /** Maximum BM25 score that a point could have for the question: see `maxBm25`. */
  maxBm25: number;
  /** Weight of the semantic leg, 0 to 1. Default: ½. */
  semanticWeight?: number | undefined;
}

/** Maximum number of selected chunks per source. */
const chunksOfOneSource = 2;

const defaultSemanticWeight = 0.5;

/**
 * Returns the union of both legs, best first, by `(1 − w) · share + w · max(0, cosine)`, where a point's share is its
 * BM25 score ÷ the maximum for the question. A point missing from a leg counts 0 there. Without the semantic leg the
 * share is the score. Ties are ordered by id, in code unit order.
 * @throws RangeError when the weight is not a number from 0 to 1
 */
export function fuseLegs({ keyword, semantic }: Legs, { maxBm25, semanticWeight }: FusionOptions): FusedHit[] {
  const weight = semantic === null ? 0 : checkedWeight(semanticWeight);
  const shares = new Map(keyword.map(({ id, score }) => [id, maxBm25 > 0 ? part(score / maxBm25) : 0]));
  const cosines = new Map((semantic ?? []).map(({ id, score }) => [id, part(score)]));
  const union = new Map([...keyword, ...(semantic ?? [])].map((hit) => [hit.id, hit.source]));
  return [...union]
    .map(([id, source]) => ({
      id,
      source,
      score: (1 - weight) * (shares.get(id) ?? 0) + weight * (cosines.get(id) ?? 0),
    }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/**
 * Returns the weight of the semantic leg, ½ by default.
 * @throws RangeError when it is not a number from 0 to 1
 */
export function checkedWeight(weight: number = defaultSemanticWeight): number {
  if (weight >= 0 && weight <= 1) return weight;
  throw new RangeError(`The semantic leg's weight must be a number from 0 to 1, got ${weight}.`);
}

function part(score: number): number {
  return Math.min(1, Math.max(0, score));
}

/**
 * Returns the first chunks of a ranking in its order, at most two per source.
 * @param topK maximum number of chunks
 */
export function selectTop<Hit extends { source: string }>(ranking: readonly Hit[], topK: number): Hit[] {
  const selected: Hit[] = [];
  const counts = new Map<string, number>();
  for (const hit of ranking) {
    if (selected.length >= topK) break;
    const count = counts.get(hit.source) ?? 0;
    if (count >= chunksOfOneSource) continue;
    counts.set(hit.source, count + 1);
    selected.push(hit);
  }
  return selected;
}

/** Returns the first chunk of every source, in the ranking's order. */
export function bestOfSources<Hit extends { source: string }>(ranking: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return ranking.filter(({ source }) => !seen.has(source) && seen.add(source));
}
