import type { Router } from 'express';
import { Ask, chatModelOf } from '@homeroom/knowledge';
import { Indexer } from '@homeroom/search';
import pLimit from 'p-limit';
import type { Context } from './context.ts';
import { eventGraphRoutes } from './event-graph/event-graph-routes.ts';
import { brainRoutes } from './knowledge/brain-routes.ts';
import { ingestRoutes } from './knowledge/ingest-routes.ts';
import { Ingest } from './knowledge/ingest.ts';
import { sourceReader } from './knowledge/source-reader.ts';
import { visionRoutes } from './vision/vision-routes.ts';

/** The parts of the service, as requests and background jobs use them. */
export interface Features {
  routers: Router[];
  indexer: Indexer;
}

/** Half of the database's connections are left to other calls. */
const ingestsAtOnce = 5;
const indexLimitMs = 3_000;

/** Makes the features from their adapters. */
export function createFeatures(context: Context): Features {
  const { config, index, outbox, knowledgeStore, eventGraphStore, embeddings, models, clock, logger, documentReader: reader } = context;
  const { household } = config;
  const { familyId, timezone: timeZone } = household;
  const indexer = new Indexer({ outbox, index, read: sourceReader(knowledgeStore, timeZone), embeddingsUp: () => embeddings.latest === 'up', stopGraceMs: 1_500, logger });
  const ingest = new Ingest({ store: knowledgeStore, indexer, familyId, timeZone, clock, limit: pLimit(ingestsAtOnce), indexLimitMs });
  const ask = new Ask({ index, chat: chatModelOf(models, config.models), timeZone, clock, logger });
  const routers = [
    eventGraphRoutes({ store: eventGraphStore, household, clock }),
    brainRoutes({ ask, index, logger }),
    ingestRoutes(ingest),
    visionRoutes({ reader, models: models.chat, modelsUrl: config.models.url }),
  ];
  return { routers, indexer };
}
