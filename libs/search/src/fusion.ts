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
  /** 0 to 1, comparable within one question only. */
  fused: number;
  /** BM25 score; 0 when the keyword leg did not find it. */
  bm25: number;
  /** Null when the semantic leg did not find it. */
  cosine: number | null;
}

/** Default weight of the semantic leg in the fused score. */
export const defaultSemanticWeight = 0.5;
/** Maximum number of selected chunks per source. */
export const chunksOfOneSource = 2;

/**
 * Returns the union of both legs, best first, by a convex combination of the scores, each relative to the best of its
 * leg: `(1 − w) · bm25 / best bm25 + w · max(0, cosine) / best cosine`. A point missing from a leg counts 0 there, and
 * so does every point of a leg whose best score is not above 0. Without the semantic leg the keyword leg has the whole
 * weight. Ties are ordered by id, in code unit order.
 * @param semanticWeight w, 0 to 1. Default: ½.
 * @throws RangeError when the weight is not a number from 0 to 1
 */
export function fuseLegs({ keyword, semantic }: Legs, semanticWeight: number = defaultSemanticWeight): FusedHit[] {
  if (!(semanticWeight >= 0 && semanticWeight <= 1)) {
    throw new RangeError(`The semantic leg's weight must be a number from 0 to 1, got ${semanticWeight}.`);
  }
  const weight = semantic === null ? 0 : semanticWeight;
  const bm25Share = relativeTo(keyword);
  const cosineShare = relativeTo(semantic ?? []);
  return [...union(keyword, semantic ?? []).values()]
    .map((hit) => ({ ...hit, fused: (1 - weight) * bm25Share(hit.bm25) + weight * cosineShare(hit.cosine ?? 0) }))
    .sort((a, b) => b.fused - a.fused || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

function relativeTo(hits: readonly LegHit[]): (score: number) => number {
  const best = hits.reduce((highest, { score }) => Math.max(highest, score), 0);
  return (score) => (best > 0 ? Math.max(0, score) / best : 0);
}

function union(keyword: readonly LegHit[], semantic: readonly LegHit[]): Map<string, Omit<FusedHit, 'fused'>> {
  const hits = new Map<string, Omit<FusedHit, 'fused'>>();
  for (const { id, source, score } of keyword) hits.set(id, { id, source, bm25: score, cosine: null });
  for (const { id, source, score } of semantic)
    hits.set(id, { id, source, bm25: hits.get(id)?.bm25 ?? 0, cosine: score });
  return hits;
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
