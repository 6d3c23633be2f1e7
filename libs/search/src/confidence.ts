/** Confidence that the first source holds the answer. */
export type Confidence = 'high' | 'medium' | 'low';

/** Inputs to the confidence of an answer. */
export interface Evidence {
  mode: 'semantic' | 'keyword';
  /** Scores of the sources (each its best chunk's), best first; at most the first ten are used. */
  sourceScores: readonly number[];
  /** Idf-weighted share of the question's terms found in the first source, 0 to 1: see `termCoverage`. */
  coverage: number;
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

const highProbability = 0.9;
const mediumProbability = 0.6;
const highCoverage = 0.8;
const mediumCoverage = 0.5;
const fewestSources = 4;
const comparedSources = 10;
const backgroundDeviations = 2.5;

/**
 * Returns the confidence in the first source. With s1 and s10 the scores of the first and tenth source, or the last of
 * fewer, and σ the logistic function, the probability that the right source is among the first three is
 * `σ(−1.82 + 3.01·coverage + 3.99·(1 − s10/s1))` in semantic mode and `σ(−2.99 + 4.41·coverage + 2.44·(1 − s10/s1))` in
 * keyword mode: high from 0.9, medium from 0.6. With fewer than four sources coverage alone decides: high from 0.8,
 * medium from 0.5; without any source it is low.
 */
export function judgeConfidence({ mode, sourceScores, coverage }: Evidence): JudgedConfidence {
  if (sourceScores.length === 0) return { confidence: 'low', probability: null };
  if (sourceScores.length < fewestSources)
    return { confidence: level(coverage, highCoverage, mediumCoverage), probability: null };
  const lead = leadOverLast(sourceScores.slice(0, comparedSources));
  const probability =
    mode === 'semantic'
      ? logistic(-1.82 + 3.01 * coverage + 3.99 * lead)
      : logistic(-2.99 + 4.41 * coverage + 2.44 * lead);
  return { confidence: level(probability, highProbability, mediumProbability), probability };
}

/** Returns 1 − last/first; 0 when no score is above 0, as when all are equal. */
function leadOverLast(scores: readonly number[]): number {
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  return first > 0 ? 1 - Math.min(1, Math.max(0, last / first)) : 0;
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
