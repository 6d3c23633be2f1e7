/** How far the first source can be trusted to hold the answer. */
export type Confidence = 'high' | 'medium' | 'low';

/** What the confidence of an answer is judged by. */
export interface Evidence {
  mode: 'semantic' | 'keyword';
  /** The fused scores of the sources, each its best chunk's, best first; at most the first four matter. */
  sourceScores: readonly number[];
  /** The idf-weighted share of the question's terms found in the first source, 0 to 1: see `termCoverage`. */
  coverage: number;
  /** Whether the first source is among the first three of the keyword leg; counts in semantic mode only. */
  firstIsKeywordLeader: boolean;
}

/** A confidence with the number behind it. */
export interface JudgedConfidence {
  confidence: Confidence;
  /** The calibrated probability, 0 to 1; null with fewer than four sources, where coverage alone decided. */
  probability: number | null;
}

/** The cosines of pairs of texts that have nothing to do with each other. */
export interface CosineBackground {
  mean: number;
  /** The standard deviation. */
  deviation: number;
}

const highProbability = 0.75;
const mediumProbability = 0.5;
const highCoverage = 0.8;
const mediumCoverage = 0.5;
const judgedSources = 4;
const backgroundDeviations = 2.5;

/**
 * The confidence in the first source. With s1 and s4 the first and fourth of the scores and σ the logistic function,
 * `σ(−1.97 + 1.66·coverage + 4.00·(1 − s4/s1) + 0.30·[keyword leader])` in semantic mode and
 * `σ(−1.42 + 1.30·coverage + 2.56·(1 − s4/s1))` in keyword mode: high from 0.75, medium from 0.5. With fewer than four
 * sources coverage alone decides: high from 0.8, medium from 0.5; without any source it is low.
 *
 * The numbers were fitted on one half of 1,540 chat questions; on the other half the right turn was among the first
 * three for 0.87, 0.67 and 0.31 of high, medium and low. Absolute cosines had no signal there.
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

/** 1 − s4/s1, and 0 where no score is above 0, as when all are equal. */
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
 * The idf-weighted share of a question's terms that a text has: Σ idf of those found ÷ Σ idf of all, 0 to 1; 0 for a
 * question without terms.
 * @param idfs the idf of every distinct term of the question, by the term's id
 * @param found the ids of the text's terms, as the indices of its sparse vector
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
 * Whether a question found nothing worth an answer: no keyword hit, and no cosine above the model's background, its
 * mean and 2.5 deviations.
 * @param keywordHits how many points the keyword leg found
 * @param cosines the semantic leg's; empty when it did not run
 * @param background of the model; null when it is not known, and then no cosine counts
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
 * The background of a model from the cosines of random pairs of its vectors.
 * @returns null for fewer than two cosines, which have no deviation
 */
export function cosineBackground(cosines: readonly number[]): CosineBackground | null {
  if (cosines.length < 2) return null;
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length;
  const squares = cosines.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (cosines.length - 1)) };
}
