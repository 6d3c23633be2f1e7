import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Database } from '@homeroom/database';
import {
  embeddingsProbe,
  knowledgeSecrets,
  openHouseholdIndex,
  openModelHosts,
  type ModelHosts,
} from '@homeroom/knowledge';
import { TelegramBot, type BotConnection } from '@homeroom/messenger';
import type { ModelState } from '@homeroom/model-host';
import { IndexOutbox, type QdrantKnowledgeIndex } from '@homeroom/search';
import {
  createDatabaseMetrics,
  createLogger,
  createMetrics,
  Lifecycle,
  openServiceDatabase,
  type BackgroundProbe,
  type Logger,
  type Metrics,
} from '@homeroom/service-kit';
import { BotProgressStore } from './bot/bot-progress-store.ts';
import { botTimes, type BotTimes } from './bot/follow-updates.ts';
import type { Config } from './config.ts';
import { DocumentStore } from './documents/store/document-store.ts';
import { EventGraphStore } from './event-graph/event-graph-store-sql.ts';
import { GroceryStore } from './grocery/grocery-store.ts';
import { ShownListStore } from './grocery/shown-list-store.ts';
import { KnowledgeStore } from './knowledge/knowledge-store-sql.ts';
import { KnowledgeFiguresStore } from './system-state/knowledge-figures-sql.ts';
import { DocumentReader } from './documents/document-reader.ts';

/** Shared dependencies of the service's features. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Metrics of requests and background jobs. */
  metrics: Metrics;
  database: Database;
  models: ModelHosts;
  /** Whether the embeddings model can be used. */
  embeddings: BackgroundProbe<ModelState>;
  index: QdrantKnowledgeIndex;
  outbox: IndexOutbox;
  knowledgeStore: KnowledgeStore;
  eventGraphStore: EventGraphStore;
  documentStore: DocumentStore;
  groceryStore: GroceryStore;
  shownLists: ShownListStore;
  knowledgeFigures: KnowledgeFiguresStore;
  /** Starts its processes with the first document, or when it is told to. */
  documentReader: DocumentReader;
  /** The service's own bot; null without one. */
  botConnection: BotConnection | null;
  botProgress: BotProgressStore;
  botTimes: BotTimes;
  /** The current time. */
  clock: () => Date;
  /** Makes ids, UUIDs. */
  newId: () => string;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const { familyId } = config.household;
  const logger =
    overrides.logger ??
    createLogger({ service: 'staging-knowledge', level: config.logLevel, secrets: secretsOf(config) });
  const database = overrides.database ?? openServiceDatabase('staging-knowledge', config, logger);
  const models = overrides.models ?? openModelHosts(config.models);
  const metrics = createMetrics('staging-knowledge');
  createDatabaseMetrics(metrics, database);
  return {
    config,
    lifecycle: new Lifecycle(),
    metrics,
    embeddings: embeddingsProbe(models, config.models),
    index: openHouseholdIndex({ family: familyId, owner: 'staging-knowledge' }, config, models, logger),
    outbox: new IndexOutbox(database),
    knowledgeStore: new KnowledgeStore(database),
    eventGraphStore: new EventGraphStore(database),
    documentStore: new DocumentStore(database),
    groceryStore: new GroceryStore(database),
    shownLists: new ShownListStore(database),
    knowledgeFigures: new KnowledgeFiguresStore(database),
    documentReader: new DocumentReader({
      program: path.join(import.meta.dirname, 'document-reader.js'),
      searchPath: config.searchPath ?? '',
      logger,
    }),
    botConnection: typeof config.bot === 'string' ? null : new TelegramBot(config.bot),
    botProgress: new BotProgressStore(database),
    botTimes,
    clock: () => new Date(),
    newId: randomUUID,
    ...overrides,
    database,
    logger,
    models,
  };
}

/** The values that never reach the log. */
export function secretsOf({ apiToken, bot, ...config }: Config): string[] {
  return [
    ...(apiToken === undefined ? [] : [apiToken]),
    ...(typeof bot === 'string' ? [] : [bot.token]),
    ...knowledgeSecrets(config),
  ];
}
