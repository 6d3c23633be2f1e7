import type { HostBreaker } from '@homeroom/model-host';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { createSearch } from '../query/search-knowledge.ts';
import { openConnection, type ConnectionOptions } from './connection.ts';
import { canBeRead, countPoints, countPointsOf, listOwnSources } from './index-contents.ts';
import { KnowledgeWriter } from './knowledge-writer.ts';
import type { Embeddings } from './text-embedder.ts';

export interface KnowledgeIndexSettings extends ConnectionOptions {
  /** Whose knowledge base. */
  family: string;
  /** The service that writes: `staging-knowledge` or `family-assistant`. */
  owner: string;
  /** Null for a search by keywords alone. */
  embeddings: Embeddings | null;
  /** How questions are embedded; default: as sources are, with a breaker of the index's own. */
  asking?: Pick<Embeddings, 'host'> & { breaker: HostBreaker };
  /** The semantic leg's part of the fused score, 0 to 1; ½ unless told. */
  weight?: number;
  /** How long the embeddings of 32 texts may take when they are written, in milliseconds; 20,000 unless told. */
  embedLimitMs?: number;
  /** The most words of a passage; 180 unless told. */
  passageWords?: number;
  /** Quota of points of the household, over both services; sources beyond it are left out (defaults to no bound). */
  maxPoints?: number;
  /** What `written_at` is taken from; the system's time unless told. */
  now?: () => Date;
}

/** An index that can have its collection made before anything is written. */
export interface QdrantKnowledgeIndex extends KnowledgeIndex {
  /**
   * Makes sure that there is a collection, so that an empty knowledge base answers. Writing and removing do the same.
   * @throws SearchUnavailableError, or the signal's reason
   */
  prepare(signal?: AbortSignal): Promise<void>;
}

/**
 * The index of one household's knowledge base. Opening asks nothing of Qdrant or the model host.
 * @throws TypeError when the address is no URL
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
