/** Confidence that the first source holds the answer. */
export type Confidence = 'high' | 'medium' | 'low';

/** Inputs to the confidence of an answer. */
export interface Evidence {
  mode: 'semantic' | 'keyword';
  /** Fused scores of the sources (each its best chunk's), best first; at most the first four are used. */
  sourceScores: readonly number[];
  /** Idf-weighted share of the question's terms found in the first source, 0 to 1: see `termCoverage`. */
  coverage: number;
  /** Whether the first source is among the first three of the keyword leg; used in semantic mode only. */
  firstIsKeywordLeader: boolean;
}

/** Confidence and the probability behind it. */
export interface JudgedConfidence {
  confidence: Confidence;
  /** Calibrated probability, 0 to 1; null with fewer than four sources, where coverage alone decides. */
  probability: number | null;
}

/** Cosine distribution of unrelated text pairs. */
export interface CosineBackground {
  mean: number;
  /** Standard deviation. */
  deviation: number;
}

const highProbability = 0.75;
const mediumProbability = 0.5;
const highCoverage = 0.8;
const mediumCoverage = 0.5;
const judgedSources = 4;
const backgroundDeviations = 2.5;

/**
 * Returns the confidence in the first source. With s1 and s4 the first and fourth score and σ the logistic function,
 * `σ(−1.97 + 1.66·coverage + 4.00·(1 − s4/s1) + 0.30·[keyword leader])` in semantic mode and `σ(−1.42 + 1.30·coverage +
 * 2.56·(1 − s4/s1))` in keyword mode: high from 0.75, medium from 0.5. With fewer than four sources coverage alone
 * decides: high from 0.8, medium from 0.5; without any source it is low.
 *
 * The coefficients were fitted on one half of 1,540 chat questions; on the other half the right turn was among the
 * first three for 0.87, 0.67 and 0.31 of high, medium and low. Absolute cosines had no signal there.
 */
export function judgeConfidence({ mode, sourceScores, coverage, firstIsKeywordLeader }: Evidence): JudgedConfidence {
  if (sourceScores.length === 0) return { confidence: 'low', probability: null };
  if (sourceScores.length < judgedSources)
    return { confidence: level(coverage, highCoverage, mediumCoverage), probability: null };
  const lead = leadOverFourth(sourceScores);
  const probability =
    mode === 'semantic'
      ? logistic(-1.97 + 1.66 * coverage + 4.0 * lead + (firstIsKeywordLeader ? 0.3 : 0))
      : logistic(-1.42 + 1.3 * coverage + 2.56 * lead);
  return { confidence: level(probability, highProbability, mediumProbability), probability };
}

/** 1 − s4/s1; 0 when no score is above 0, as when all are equal. */
function leadOverFourth([first = 0, , , fourth = 0]: readonly number[]): number {
  return first > 0 ? 1 - Math.min(1, Math.max(0, fourth / first)) : 0;
}

function level(value: number, high: number, medium: number): Confidence {
  if (value >= high) return 'high';
  return value >= medium ? 'medium' : 'low';
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/**
 * Returns the idf-weighted share of a question's terms that a text contains: Σ idf of those found ÷ Σ idf of all, 0 to
 * 1; 0 for a question without terms.
 * @param idfs idf of every distinct term of the question, by term id
 * @param found term ids of the text (the indices of its sparse vector)
 */
export function termCoverage(idfs: ReadonlyMap<number, number>, found: Iterable<number>): number {
  const present = new Set(found);
  let covered = 0;
  let all = 0;
  for (const [term, idf] of idfs) {
    all += idf;
    if (present.has(term)) covered += idf;
  }
  return all > 0 ? covered / all : 0;
}

/**
 * Whether a search found nothing worth an answer: no keyword hit, and no cosine above the model's background (mean +
 * 2.5 deviations).
 * @param keywordHits number of points found by the keyword leg
 * @param cosines cosines of the semantic leg; empty when it did not run
 * @param background null when unknown; then cosines are ignored
 */
export function foundNothing(
  keywordHits: number,
  cosines: readonly number[],
  background: CosineBackground | null,
): boolean {
  if (keywordHits > 0) return false;
  if (background === null) return true;
  const threshold = background.mean + backgroundDeviations * background.deviation;
  return !cosines.some((cosine) => cosine > threshold);
}

/**
 * Computes a model's background from the cosines of random pairs of its vectors.
 * @returns null for fewer than two cosines, which have no deviation
 */
export function cosineBackground(cosines: readonly number[]): CosineBackground | null {
  if (cosines.length < 2) return null;
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length;
  const squares = cosines.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (cosines.length - 1)) };
}
