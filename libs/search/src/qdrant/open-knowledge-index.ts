import type { HostBreaker } from '@homeroom/model-host';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { createSearch } from '../query/search-knowledge.ts';
import { openConnection, type ConnectionOptions } from './connection.ts';
import { canBeRead, countPoints, countPointsOf, listOwnSources } from './index-contents.ts';
import { KnowledgeWriter } from './knowledge-writer.ts';
import type { Embeddings } from './text-embedder.ts';

export interface KnowledgeIndexSettings extends ConnectionOptions {
  /** Household of the knowledge base. */
  family: string;
  /** Service that writes: `staging-knowledge` or `family-assistant`. */
  owner: string;
  /** Null for keyword search only. */
  embeddings: Embeddings | null;
  /** Model host for questions. Default: the one for sources, with its own breaker. */
  asking?: Pick<Embeddings, 'host'> & { breaker: HostBreaker };
  /** Weight of the semantic leg in the scores, 0 to 1. Default: ½. */
  weight?: number;
  /** Limit for embedding 32 texts when writing, in milliseconds. Default: 20,000. */
  embedLimitMs?: number;
  /** Maximum words per passage. Default: 180. */
  passageWords?: number;
  /** Quota of points of the household, over both services; sources beyond it are left out. Default: unlimited. */
  maxPoints?: number;
  /** Source of `written_at`. Default: the system time. */
  now?: () => Date;
}

/** Index whose collection can be created before anything is written. */
export interface QdrantKnowledgeIndex extends KnowledgeIndex {
  /**
   * Ensures that the collection exists, so that an empty knowledge base can be searched. Writing and removing do the
   * same.
   * @throws SearchUnavailableError, or the signal's reason
   */
  prepare(signal?: AbortSignal): Promise<void>;
}

/**
 * Opens the index of one household's knowledge base without contacting Qdrant or the model host.
 * @throws TypeError when the address is not a URL
 */
export function openKnowledgeIndex(settings: KnowledgeIndexSettings): QdrantKnowledgeIndex {
  const { family, owner, embeddings, asking, weight, logger, clock, embedLimitMs, passageWords, maxPoints, now } =
    settings;
  const connection = openConnection(settings);
  const writer = new KnowledgeWriter({
    connection,
    family,
    owner,
    embeddings,
    embedLimitMs,
    passageWords,
    maxPoints,
    now,
  });
  const search = createSearch({
    connection,
    family,
    embeddings: asking ?? embeddings,
    ...(weight !== undefined && { weight }),
    ...(logger && { logger }),
    ...(clock && { clock }),
  });
  return {
    collection: connection.collection,
    address: connection.address,
    prepare: async (signal) => void (await writer.prepare(signal)),
    write: (sources, options) => writer.write(sources, options),
    remove: (sourceIds, options) => writer.remove(sourceIds, options),
    ownSources: () => listOwnSources(connection, family, owner),
    search,
    stats: () => countPoints(connection, family),
    pointsOf: (source) => countPointsOf(connection, { family, owner, source }),
    answers: (signal) => canBeRead(connection, signal),
  };
}
