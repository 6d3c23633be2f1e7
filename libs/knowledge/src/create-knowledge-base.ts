import type { Database } from '@homeroom/database';
import type { ModelState } from '@homeroom/model-host';
import {
  Indexer,
  IndexRepair,
  type IndexerDeps,
  type IndexOutbox,
  type IndexRepairDeps,
  type QdrantKnowledgeIndex,
} from '@homeroom/search';
import type { BackgroundProbe, Logger, Metrics } from '@homeroom/service-kit';
import { Ask, type AskDeps } from './ask.ts';
import { createBreakerMetrics } from './breaker-metrics.ts';
import { createIndexMetrics } from './index-metrics.ts';
import type { KnowledgeSettings } from './knowledge-settings.ts';
import { chatModelOf, textMeaningOf, type ModelHosts } from './open-knowledge.ts';
import { createPointMetrics } from './point-metrics.ts';

/** Adapters of a knowledge base, and the sources that one service adds to it. */
export interface KnowledgeBaseDeps extends Pick<AskDeps, 'timeZone' | 'clock' | 'budgetMs'> {
  settings: KnowledgeSettings;
  models: ModelHosts;
  embeddings: Pick<BackgroundProbe<ModelState>, 'latest'>;
  index: QdrantKnowledgeIndex;
  outbox: IndexOutbox;
  database: Database;
  read: IndexerDeps['read'];
  sourceIds: IndexRepairDeps['sourceIds'];
  metrics: Pick<Metrics, 'registry'>;
  logger: Logger;
}

/** Knowledge base as one service writes and asks it. */
export interface KnowledgeBase {
  indexer: Indexer;
  repair: IndexRepair;
  ask: Ask;
}

/** Makes a service's part of the knowledge base with its metrics; {@link startKnowledge} starts its jobs. */
export function createKnowledgeBase({
  settings: { models: modelSettings, maxPoints },
  models,
  embeddings,
  index,
  outbox,
  database,
  read,
  sourceIds,
  metrics,
  logger,
  ...asking
}: KnowledgeBaseDeps): KnowledgeBase {
  createBreakerMetrics(metrics, models.breakers);
  createIndexMetrics(metrics, outbox);
  createPointMetrics({ metrics, index, maxPoints });
  const embeddingsUp = () => embeddings.latest === 'up';
  const indexer = new Indexer({ outbox, index, read, embeddingsUp, stopGraceMs: 1_500, logger });
  const repair = new IndexRepair({ database, outbox, index, sourceIds, logger });
  const ask = new Ask({
    ...asking,
    index,
    isIncomplete: () => repair.isIncomplete(),
    chat: chatModelOf(models, modelSettings, 'ask-chat'),
    meaning: textMeaningOf(models, modelSettings, logger),
    logger,
  });
  return { indexer, repair, ask };
}
