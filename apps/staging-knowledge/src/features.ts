import type { ErrorRequestHandler, Router } from 'express';
import {
  Ask,
  chatModelOf,
  textMeaningOf,
  createBreakerMetrics,
  createIndexMetrics,
  createPointMetrics,
  visionHostOf,
  visionModelOf,
} from '@homeroom/knowledge';
import { Indexer, IndexRepair } from '@homeroom/search';
import pLimit from 'p-limit';
import { createBot, type StagingBot } from './bot/bot-feature.ts';
import { briefingRoutes } from './documents/card/briefing-routes.ts';
import { BriefingService } from './documents/card/briefing-service.ts';
import type { Context } from './context.ts';
import { documentRoutes } from './documents/store/document-routes.ts';
import { eventGraphRoutes } from './event-graph/event-graph-routes.ts';
import { groceryRoutes } from './grocery/grocery-routes.ts';
import { brainRoutes } from './knowledge/brain-routes.ts';
import { ingestRoutes } from './knowledge/ingest-routes.ts';
import { Ingest } from './knowledge/ingest.ts';
import { PointQuota } from './knowledge/point-quota.ts';
import { sourceReader } from './knowledge/source-reader.ts';
import { Processing } from './system-state/processing.ts';
import { systemStateFeature } from './system-state/system-state-feature.ts';
import { visionRoutes } from './vision/vision-routes.ts';

/** The parts of the service, as requests and background jobs use them. */
export interface Features {
  routers: (Router | ErrorRequestHandler)[];
  indexer: Indexer;
  repair: IndexRepair;
  briefing: BriefingService;
  processing: Processing;
  bot: StagingBot;
}

/** Half of the database's connections are left to other calls. */
const ingestsAtOnce = 5;
const indexLimitMs = 3_000;

/** Makes the features from their adapters. */
export function createFeatures(context: Context): Features {
  const {
    config,
    index,
    outbox,
    knowledgeStore,
    eventGraphStore,
    documentStore,
    groceryStore,
    embeddings,
    models,
    clock,
    newId,
    logger,
    documentReader: reader,
  } = context;
  const { household } = config;
  const { familyId, timezone: timeZone } = household;
  const indexer = new Indexer({
    outbox,
    index,
    read: sourceReader(knowledgeStore, timeZone),
    embeddingsUp: () => embeddings.latest === 'up',
    stopGraceMs: 1_500,
    logger,
  });
  const quota = new PointQuota({ index, outbox, maxPoints: config.maxPoints });
  createIndexMetrics(context.metrics, outbox);
  createPointMetrics({ metrics: context.metrics, index, maxPoints: config.maxPoints });
  const ingest = new Ingest({
    store: knowledgeStore,
    quota,
    indexer,
    familyId,
    timeZone,
    clock,
    limit: pLimit(ingestsAtOnce),
    indexLimitMs,
  });
  createBreakerMetrics(context.metrics, models.breakers);
  const repair = new IndexRepair({
    database: context.database,
    outbox,
    index,
    sourceIds: () => knowledgeStore.sourceIds(),
    logger,
  });
  const ask = new Ask({
    index,
    isIncomplete: () => repair.isIncomplete(),
    chat: chatModelOf(models, config.models, 'ask-chat'),
    meaning: textMeaningOf(models, config.models, logger),
    timeZone,
    clock,
    logger,
  });
  const parsing = {
    reader,
    sight: {
      host: visionHostOf(models),
      model: visionModelOf(models, config.models),
      totalMs: config.cardBudgetMs,
      logger,
    },
  };
  const briefing = new BriefingService({
    documents: documentStore,
    quota,
    parsing,
    reader,
    household,
    chat: chatModelOf(models, config.models, 'card'),
    budgetMs: config.cardBudgetMs,
    indexer,
    newId,
    newMarker: newId,
    clock,
    logger,
    indexLimitMs,
  });
  const processing = new Processing(clock());
  const routers = [
    eventGraphRoutes({ store: eventGraphStore, household, clock }),
    brainRoutes({ ask, index, logger }),
    ingestRoutes(ingest),
    visionRoutes({ parsing, models: models.chat, modelsUrl: config.models.url }),
    briefingRoutes(briefing),
    documentRoutes({ documents: documentStore, knowledge: knowledgeStore, indexer, timeZone, clock, indexLimitMs }),
    groceryRoutes({ store: groceryStore, timeZone }),
    ...systemStateFeature({ ...context, repair }, processing),
  ];
  return { routers, indexer, repair, briefing, processing, bot: createBot(context, { ingest, ask, briefing }) };
}
