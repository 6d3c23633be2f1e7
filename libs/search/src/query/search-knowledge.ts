import { HostBreaker, type ModelHost } from '@homeroom/model-host';
import { fuseLegs } from '../fusion.ts';
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
  /** Whose points are searched. */
  family: string;
  /** Null when there is no model host: then every search is by keywords. `limitMs` defaults to 2,500, `breaker` to one of its own. */
  embeddings: { host: Pick<ModelHost, 'embed'>; breaker?: HostBreaker; limitMs?: number } | null;
  /** The semantic leg's part of the fused score, 0 to 1; ½ unless told. */
  weight?: number;
  /** In milliseconds, only ever forward; the process's own unless told. */
  clock?: () => number;
  /** None unless told. */
  logger?: IndexLogger;
}

/**
 * Searches the household's part of a collection.
 * @throws SearchUnavailableError when Qdrant does not answer or does not have the collection, or the signal's reason
 */
export type SearchKnowledge = (question: string, options: SearchOptions) => Promise<SearchResult>;

/** Asks for the question's embedding by a collection's model. */
type Embed = (state: CollectionState) => Promise<Float32Array | null>;

/** How long a question waits for its embedding, in milliseconds. */
export const questionLimitMs = 2_500;

/**
 * The search of one household, with a breaker in front of the model host. The question is embedded by the
 * model that the collection names; a host that fails costs the semantic leg, never the answer.
 * @throws RangeError when the weight is not a number from 0 to 1
 */
export function createSearch(settings: SearchSettings): SearchKnowledge {
  const { connection, family, embeddings, weight, clock = () => performance.now(), logger } = settings;
  fuseLegs({ keyword: [], semantic: null }, weight);
  const breaker = embeddings?.breaker ?? new HostBreaker(clock);
  const embedder =
    embeddings &&
    new QuestionEmbedder({ host: embeddings.host, breaker, limitMs: embeddings.limitMs ?? questionLimitMs, logger });
  return async (question, { topK, types, forceKeyword = false, signal }) => {
    const read = readQuestion(question);
    const embed = embedder && !forceKeyword ? embeddingOf(read, embedder, clock, signal) : async () => null;
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
    return rankedResult(found, { topK, semanticWeight: weight, background: state.background, k: state.bm25.k });
  };
}

/** Embeds a question, once for each model though it be asked again; what one model took of the limit the next does not have. */
function embeddingOf(
  { text }: Question,
  embedder: QuestionEmbedder,
  clock: () => number,
  signal: AbortSignal | undefined,
): Embed {
  const given = new Map<string, Promise<Float32Array | null>>();
  let usedMs = 0;
  const embed = async (model: string, dimension: number, question: string) => {
    const started = clock();
    const vector = await embedder.embed(embeddedQuery(model, question), { model, dimension, signal, usedMs });
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
  // Only a term that no point has needs to know how many points there are, in the whole collection as the server's idf.
  const points = termHits.includes(undefined) ? (await client.count(name, { exact: true })).count : 0;
  return { keyword, semantic, idfs: idfsOf(plan.terms, termHits, points) };
}

function idfsOf(terms: readonly number[], termHits: BatchFindings['termHits'], points: number): Map<number, number> {
  return new Map(terms.map((term, i) => [term, termIdf(termHits[i], points)]));
}
