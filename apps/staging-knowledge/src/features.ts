import type { Router } from 'express';
import { Indexer } from '@homeroom/search';
import pLimit from 'p-limit';
import type { Context } from './context.ts';
import { eventGraphRoutes } from './event-graph/event-graph-routes.ts';
import { Ask } from './knowledge/ask.ts';
import { brainRoutes } from './knowledge/brain-routes.ts';
import { ingestRoutes } from './knowledge/ingest-routes.ts';
import { Ingest } from './knowledge/ingest.ts';
import { sourceReader } from './knowledge/source-reader.ts';

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
  const { config, index, outbox, knowledgeStore, eventGraphStore, embeddings, models, clock, logger } = context;
  const { household } = config;
  const { familyId, timezone: timeZone } = household;
  const { chatModel } = config.models;
  const indexer = new Indexer({ outbox, index, read: sourceReader(knowledgeStore, timeZone), embeddingsUp: () => embeddings.latest === 'up', stopGraceMs: 1_500, logger });
  const ingest = new Ingest({ store: knowledgeStore, indexer, familyId, timeZone, clock, limit: pLimit(ingestsAtOnce), indexLimitMs });
  const ask = new Ask({ index, chat: chatModel === undefined ? null : { host: models.chat, model: chatModel }, timeZone, clock, logger });
  const routers = [eventGraphRoutes({ store: eventGraphStore, household, clock }), brainRoutes({ ask, index, logger }), ingestRoutes(ingest)];
  return { routers, indexer };
}
