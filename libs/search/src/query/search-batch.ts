import type { SourceType } from '../knowledge-index.ts';
import type { TermHit } from '../term-idf.ts';
import {
  keywordVector,
  readCandidates,
  readFields,
  readTermHit,
  type AnsweredPoint,
  type Candidate,
} from './candidates.ts';

/** Plan of the searches for one question. */
export interface BatchPlan {
  family: string;
  /** Ids of the question's distinct terms; without any the keyword leg is skipped. */
  terms: readonly number[];
  /** Embedding of the question; null skips the semantic leg. */
  vector: Float32Array | null;
  /** Only sources of these types. Default: all. */
  types?: readonly SourceType[] | undefined;
}

/** Results of the batch. */
export interface BatchFindings {
  keyword: Candidate[];
  /** Both legs' candidates that have an embedding, each with its exact cosine; null when the leg did not run. */
  semantic: Candidate[] | null;
  /** The household's best point for each of the plan's terms, of any type. */
  termHits: (TermHit | undefined)[];
}

/** Number of candidates per leg. */
const candidatesOfLeg = 50;

const semanticVector = 'dense';

/**
 * Returns the searches of one `queryBatch`: the keyword leg, then the cosines of both legs' candidates, then one search
 * per term, which yields its idf. Empty without terms and vector. All are limited to the household.
 */
export function planSearches({ family, terms, vector, types }: BatchPlan) {
  const ofFamily = { key: 'family', match: { value: family } };
  const ofTypes = types ? [{ key: 'type', match: { any: [...types] } }] : [];
  const filter = { must: [ofFamily, ...ofTypes] };
  const keyword = { query: sparse(terms), using: keywordVector, filter, limit: candidatesOfLeg };
  const semantic = { query: Array.from(vector ?? []), using: semanticVector, filter, limit: candidatesOfLeg };
  const cosines = {
    prefetch: terms.length > 0 ? [keyword, semantic] : [semantic],
    query: semantic.query,
    using: semanticVector,
    limit: 2 * candidatesOfLeg,
    params: { exact: true },
    with_payload: readFields,
    with_vector: [keywordVector],
  };
  const alone = terms.map((term) => ({
    query: sparse([term]),
    using: keywordVector,
    filter: { must: [ofFamily] },
    limit: 1,
    with_vector: [keywordVector],
    with_payload: false,
  }));
  return [
    ...(terms.length > 0 ? [{ ...keyword, with_payload: readFields }] : []),
    ...(vector ? [cosines] : []),
    ...alone,
  ];
}

function sparse(terms: readonly number[]): { indices: number[]; values: number[] } {
  return { indices: [...terms], values: terms.map(() => 1) };
}

/**
 * Reads the results of `planSearches` for the same plan.
 * @throws TypeError when there is not one list of points per search
 */
export function readAnswers(
  { terms, vector }: BatchPlan,
  answers: readonly { points: readonly AnsweredPoint[] }[],
): BatchFindings {
  const expected = (terms.length > 0 ? 1 : 0) + (vector ? 1 : 0) + terms.length;
  if (
    !Array.isArray(answers) ||
    answers.length !== expected ||
    !answers.every((answer) => Array.isArray(answer?.points))
  ) {
    throw new TypeError('The answer is not one list of points for each search.');
  }
  const lists = answers.map(({ points }) => points);
  const keyword = terms.length > 0 ? readCandidates(lists.shift() ?? []) : [];
  const semantic = vector ? readCandidates(lists.shift() ?? []) : null;
  return { keyword, semantic, termHits: terms.map((term, i) => readTermHit(lists[i] ?? [], term)) };
}
