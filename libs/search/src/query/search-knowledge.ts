import { HostBreaker, type ModelHost } from '@homeroom/model-host';
import { checkedWeight } from '../fusion.ts';
import type { SearchOptions, SearchResult } from '../knowledge-index.ts';
import type { CollectionState, IndexLogger, QdrantConnection } from '../qdrant/connection.ts';
import { embeddedQuery } from '../qdrant/embedding-prefixes.ts';
import { termIdf } from '../term-idf.ts';
import { QuestionEmbedder } from './question-embedder.ts';
import { readQuestion, type Question } from './question.ts';
import { rankedResult, type FoundCandidates } from './ranked-result.ts';
import { planSearches, readAnswers, type BatchFindings, type BatchPlan } from './search-batch.ts';

export interface SearchSettings {
  connection: QdrantConnection;
  /** Household to search. */
  family: string;
  /** Null without a model host: then every search is by keywords. `limitMs` defaults to 2,500, `breaker` to its own. */
  embeddings: { host: Pick<ModelHost, 'embed'>; breaker?: HostBreaker; limitMs?: number } | null;
  /** Weight of the semantic leg in the scores, 0 to 1. Default: ½. */
  weight?: number;
  /** Monotonic clock in milliseconds. Default: the process's own. */
  clock?: () => number;
  /** Default: none. */
  logger?: IndexLogger;
}

/**
 * Searches the household's part of a collection.
 * @throws SearchUnavailableError when Qdrant does not respond or the collection is missing, or the signal's reason
 */
export type SearchKnowledge = (question: string, options: SearchOptions) => Promise<SearchResult>;

/** Embeds the question with a collection's model. */
type Embed = (state: CollectionState) => Promise<Float32Array | null>;

/** Limit for embedding a question, in milliseconds. */
const questionLimitMs = 2_500;

/**
 * Creates the search of one household, with a breaker in front of the model host. The question is embedded with the
 * collection's model; a failing host costs the semantic leg, never the answer.
 * @throws RangeError when the weight is not a number from 0 to 1
 */
export function createSearch(settings: SearchSettings): SearchKnowledge {
  const { connection, family, embeddings, clock = () => performance.now(), logger } = settings;
  const semanticWeight = checkedWeight(settings.weight);
  const breaker = embeddings?.breaker ?? new HostBreaker(clock);
  const embedder =
    embeddings &&
    new QuestionEmbedder({ host: embeddings.host, breaker, limitMs: embeddings.limitMs ?? questionLimitMs, logger });
  return async (question, { topK, types, forceKeyword = false, embedLimitMs, signal }) => {
    const read = readQuestion(question);
    const embed =
      embedder && !forceKeyword
        ? embeddingOf(read, embedder, { limitMs: embedLimitMs, clock, signal })
        : async () => null;
    if (embedder && !forceKeyword && read.tooLong)
      logger?.warn(
        { characters: question.length },
        'a question is too long to be embedded; it is searched by keywords alone',
      );
    const { found, state } = await connection.onCollection(
      'a search',
      async (client, state) => ({
        found: await findCandidates(client, state, { family, terms: read.terms, vector: await embed(state), types }),
        state,
      }),
      signal,
    );
    return rankedResult(found, { topK, semanticWeight, background: state.background, k: state.bm25.k });
  };
}

/** Embeds a question once per model, even if requested again; time used by one model counts against the next. */
function embeddingOf(
  { text }: Question,
  embedder: QuestionEmbedder,
  { limitMs, clock, signal }: { limitMs: number | undefined; clock: () => number; signal: AbortSignal | undefined },
): Embed {
  const given = new Map<string, Promise<Float32Array | null>>();
  let usedMs = 0;
  const embed = async (model: string, dimension: number, question: string) => {
    const started = clock();
    const vector = await embedder.embed(embeddedQuery(model, question), { model, dimension, signal, limitMs, usedMs });
    usedMs += clock() - started;
    return vector;
  };
  return async ({ model, dimension }) => {
    if (text === null || model === null || dimension === null) return null;
    const key = JSON.stringify([model, dimension]);
    const vector = given.get(key) ?? embed(model, dimension, text);
    given.set(key, vector);
    return vector;
  };
}

async function findCandidates(
  client: QdrantConnection['client'],
  { name }: CollectionState,
  plan: BatchPlan,
): Promise<FoundCandidates> {
  const searches = planSearches(plan);
  const { keyword, semantic, termHits } = readAnswers(
    plan,
    searches.length > 0 ? await client.queryBatch(name, { searches }) : [],
  );
  // The number of points is only needed for a term that no point has; it covers the whole collection, like the server's
  // idf.
  const points = termHits.includes(undefined) ? (await client.count(name, { exact: true })).count : 0;
  const unknownTerms = plan.terms.filter((_term, i) => termHits[i] === undefined);
  return { keyword, semantic, idfs: idfsOf(plan.terms, termHits, points), unknownTerms };
}

function idfsOf(terms: readonly number[], termHits: BatchFindings['termHits'], points: number): Map<number, number> {
  return new Map(terms.map((term, i) => [term, termIdf(termHits[i], points)]));
}
