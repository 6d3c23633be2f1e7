import { openDatabase, type Database } from '@homeroom/database';
import { modelState, openModelHost, type ModelHost, type ModelState } from '@homeroom/model-host';
import { openKnowledgeIndex, SqlIndexOutbox, type QdrantKnowledgeIndex } from '@homeroom/search';
import { BackgroundProbe, createLogger, Lifecycle, type Logger } from '@homeroom/service-kit';
import type { Config, ModelSettings } from './config.ts';
import type { EventGraphStore } from './event-graph/event-graph-store.ts';
import { SqlEventGraphStore } from './event-graph/sql-event-graph-store.ts';
import type { KnowledgeStore } from './knowledge/knowledge-store.ts';
import { SqlKnowledgeStore } from './knowledge/sql-knowledge-store.ts';

/** What the service's parts are made from. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  database: Database;
  models: ModelHosts;
  /** Whether the embeddings model can be used. */
  embeddings: BackgroundProbe<ModelState>;
  index: QdrantKnowledgeIndex;
  outbox: SqlIndexOutbox;
  knowledgeStore: KnowledgeStore;
  eventGraphStore: EventGraphStore;
  /** The current time. */
  clock: () => Date;
}

/** The hosts that chat and embed, mostly one and the same. */
export interface ModelHosts {
  chat: ModelHost;
  embeddings: ModelHost;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const database = overrides.database ?? openDatabase({ url: config.databaseUrl, applicationName: 'staging-knowledge' });
  const logger = overrides.logger ?? createLogger({ service: 'staging-knowledge', level: config.logLevel, secrets: secretsOf(config) });
  const models = overrides.models ?? openModelHosts(config.models);
  return {
    config,
    lifecycle: new Lifecycle(),
    embeddings: new BackgroundProbe<ModelState>({ check: (signal) => modelState(models.embeddings, config.models.embeddingsModel, { signal }), otherwise: 'unreachable' }),
    index: openIndex(config, models, logger),
    outbox: new SqlIndexOutbox(database),
    knowledgeStore: new SqlKnowledgeStore(database),
    eventGraphStore: new SqlEventGraphStore(database),
    clock: () => new Date(),
    ...overrides,
    database,
    logger,
    models,
  };
}

/** The values that never reach the log. */
export function secretsOf({ apiToken, qdrant, models }: Config): string[] {
  const passwords = [qdrant.url, models.url, models.embeddingsUrl].map((url) => new URL(url).password);
  return [apiToken, qdrant.apiKey, models.apiKey, ...passwords].flatMap((secret) => secret || []);
}

/** A key is for the host that it was given for, and is not shown to another one that embeds. */
function openModelHosts({ api, url, apiKey, embeddingsUrl }: ModelSettings): ModelHosts {
  const chat = openModelHost({ url, api, ...(apiKey !== undefined && { apiKey }) });
  return { chat, embeddings: embeddingsUrl === url ? chat : openModelHost({ url: embeddingsUrl, api }) };
}

/** The household's part of the search index, of which this service owns what was ingested. */
function openIndex({ qdrant, household, models: { embeddingsModel } }: Config, { embeddings }: ModelHosts, logger: Logger): QdrantKnowledgeIndex {
  const { url, apiKey, collection } = qdrant;
  return openKnowledgeIndex({
    url,
    ...(apiKey !== undefined && { apiKey }),
    collection,
    family: household.familyId,
    owner: 'staging-knowledge',
    embeddings: { host: embeddings, model: embeddingsModel },
    logger,
  });
}
