import { foundNothing, judgeConfidence, termCoverage, type CosineBackground } from '../confidence.ts';
import { bestOfSources, fuseLegs, selectTop } from '../fusion.ts';
import type { SearchResult } from '../knowledge-index.ts';
import { bm25Score, maxBm25 } from '../scores.ts';
import { tokenIds } from '../tokens.ts';
import type { Candidate, ShownPassage } from './candidates.ts';

/** Candidates of both legs, each best first. */
export interface FoundCandidates {
  keyword: readonly Candidate[];
  /** Null when the leg did not run. */
  semantic: readonly Candidate[] | null;
  /** Idf of every distinct term of the question, by term id. */
  idfs: ReadonlyMap<number, number>;
  /** Ids of its terms that no source of the household has. Default: none. */
  unknownTerms?: readonly number[];
}

export interface RankingOptions {
  /** Maximum number of passages. */
  topK: number;
  /** Weight of the semantic leg in the scores, 0 to 1. Default: ½. */
  semanticWeight?: number | undefined;
  /** Background of the model; null when unknown. */
  background: CosineBackground | null;
  /** BM25's k of the collection's keyword vectors. Default: 1.2. */
  k?: number;
}

/**
 * Returns the passages for a question with their scores, and the confidence in the first. A point found only
 * by the semantic leg is ranked with its exact BM25 score, computed from its stored vector; whether anything was found
 * depends only on each leg's own hits. The confidence considers the sources of all candidates, not only of those
 * returned.
 */
export function rankedResult(
  found: FoundCandidates,
  { topK, semanticWeight, background, k }: RankingOptions,
): SearchResult {
  const { keyword, semantic, idfs, unknownTerms = [] } = found;
  const mode = semantic === null ? 'keyword' : 'semantic';
  const cosines = (semantic ?? []).map(({ score }) => score);
  if (foundNothing(keyword.length, cosines, background)) return { mode, passages: [], confidence: 'low', unknownTerms };
  const ranking = fuseLegs(
    { keyword: [...keyword, ...onlySemantic(found)], semantic },
    { maxBm25: maxBm25(idfs.values(), k), semanticWeight },
  );
  const shown = new Map([...keyword, ...(semantic ?? [])].map((candidate) => [candidate.id, candidate.shown]));
  const relevant = ranking.filter(({ score }) => score > 0);
  const passages = selectTop(relevant, topK).flatMap(({ id, score }) => {
    const passage = shown.get(id);
    return passage ? [{ ...passage, score }] : [];
  });
  const sources = bestOfSources(ranking);
  const { confidence } = judgeConfidence({
    mode,
    sourceScores: sources.map(({ score }) => score),
    coverage: termCoverage(idfs, passageTerms(shown.get(sources[0]?.id ?? ''))),
  });
  return { mode, passages, confidence, unknownTerms };
}

/** Returns the semantic leg's points missing from the keyword leg, with the score it would have given them. */
function onlySemantic({ keyword, semantic, idfs }: FoundCandidates): Candidate[] {
  const listed = new Set(keyword.map(({ id }) => id));
  return (semantic ?? [])
    .filter(({ id }) => !listed.has(id))
    .map((candidate) => ({ ...candidate, score: candidate.stored ? bm25Score(candidate.stored, idfs) : 0 }));
}

/** Returns the terms of a source's best chunk: header lines and passage, as indexed. */
function passageTerms(passage: ShownPassage | undefined): number[] {
  return passage ? tokenIds([passage.subject, passage.sender, passage.date, passage.passage].join('\n')) : [];
}
