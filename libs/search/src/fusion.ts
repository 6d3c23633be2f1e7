/** A point that one leg of the search found. */
export interface LegHit {
  /** The point's id. */
  id: string;
  /** The source that the point is a chunk of. */
  source: string;
  /** BM25 with idf in the keyword leg, the cosine in the semantic leg. */
  score: number;
}

/** What the legs found, in any order, each point at most once a leg. */
export interface Legs {
  keyword: readonly LegHit[];
  /** Null when the leg did not run; an empty list when it ran and found nothing. */
  semantic: readonly LegHit[] | null;
}

/** A point in the order of both legs. */
export interface FusedHit {
  id: string;
  source: string;
  /** 0 to 1, comparable within one question only. */
  fused: number;
  /** Its BM25 score, 0 when the keyword leg did not find it. */
  bm25: number;
  /** Its cosine, null when the semantic leg did not find it. */
  cosine: number | null;
}

/** The semantic leg's part of the fused score where nothing else is configured. */
export const defaultSemanticWeight = 0.5;
/** How many chunks of one source stand among the selected ones. */
export const chunksOfOneSource = 2;

/**
 * The union of both legs, best first, by a convex combination of the scores, each relative to the best of its leg:
 * `(1 − w) · bm25 / best bm25 + w · max(0, cosine) / best cosine`. A point that a leg did not find has 0 there, and so
 * has every point in a leg whose best score is not above 0. Without the semantic leg the keyword leg has the whole
 * weight. Equal scores stand by id, in code unit order.
 * @param semanticWeight w, 0 to 1, default ½
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
 * The first chunks of a ranking, at most two of one source, in its order.
 * @param topK how many at most
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

/** The first chunk of every source of a ranking, in its order: the ranking of the sources. */
export function bestOfSources<Hit extends { source: string }>(ranking: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return ranking.filter(({ source }) => !seen.has(source) && seen.add(source));
}
