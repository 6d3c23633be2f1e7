import type { ErrorRequestHandler, Router } from 'express';
import { chatModelOf, createKnowledgeBase, visionHostOf, visionModelOf, type KnowledgeBase } from '@homeroom/knowledge';
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
import type { Sight } from './vision/sight/read-hard-pages.ts';
import { visionRoutes } from './vision/vision-routes.ts';

/** The parts of the service, as requests and background jobs use them. */
export interface Features extends Pick<KnowledgeBase, 'indexer' | 'repair'> {
  routers: (Router | ErrorRequestHandler)[];
  briefing: BriefingService;
  processing: Processing;
  bot: StagingBot;
}

/** Half of the database's connections are left to other calls. */
const ingestsAtOnce = 5;
const indexLimitMs = 3_000;

/** Makes the features from their adapters. */
export function createFeatures(context: Context): Features {
  const { config, knowledgeStore, documentStore: documents, models, documentReader: reader, clock, newId } = context;
  const { household, cardBudgetMs: budgetMs } = config;
  const { familyId, timezone: timeZone } = household;
  const { indexer, repair, ask } = createKnowledgeBase({
    ...context,
    settings: config,
    read: sourceReader(knowledgeStore, timeZone),
    sourceIds: () => knowledgeStore.sourceIds(),
    timeZone,
  });
  const quota = new PointQuota({ ...context, maxPoints: config.maxPoints });
  const shared = { ...context, household, quota, indexer, timeZone, indexLimitMs, documents, reader };
  const ingest = new Ingest({ ...shared, store: knowledgeStore, familyId, limit: pLimit(ingestsAtOnce) });
  const parsing = { reader, sight: sightOf(context) };
  const chat = chatModelOf(models, config.models, 'card');
  const briefing = new BriefingService({ ...shared, parsing, chat, budgetMs, newMarker: newId });
  const processing = new Processing(clock());
  const routers = [
    eventGraphRoutes({ ...shared, store: context.eventGraphStore }),
    brainRoutes({ ...shared, ask }),
    ingestRoutes(ingest),
    visionRoutes({ parsing, models: models.chat, modelsUrl: config.models.url }),
    briefingRoutes(briefing),
    documentRoutes({ ...shared, knowledge: knowledgeStore }),
    groceryRoutes({ store: context.groceryStore, timeZone }),
    ...systemStateFeature({ ...context, repair }, processing),
  ];
  return { routers, indexer, repair, briefing, processing, bot: createBot(context, { ingest, ask, briefing }) };
}

/** The model that reads pictures, with the time that it has. */
function sightOf({ models, config, logger }: Context): Sight {
  const model = visionModelOf(models, config.models);
  return { host: visionHostOf(models), model, totalMs: config.cardBudgetMs, logger };
}
