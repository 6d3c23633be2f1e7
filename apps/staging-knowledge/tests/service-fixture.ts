import { parseHousehold } from '@homeroom/household';
import { createLogger } from '@homeroom/service-kit';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../src/app.ts';
import { startBackground, type Background } from '../src/background.ts';
import type { Config } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { createFeatures } from '../src/features.ts';

/** A household in Chicago. */
export const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, designated: true }
  - { id: maya, name: Maya Rivera, role: child }
`);

/** An address where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

/** Settings of the test service on a database. Default: no search index and no model host. */
export function buildConfig(
  databaseUrl: string,
  {
    qdrantUrl = nowhere,
    modelsUrl = nowhere,
    ...overrides
  }: Partial<Config> & { qdrantUrl?: string; modelsUrl?: string } = {},
): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    trustProxy: undefined,
    databaseUrl,
    apiToken: undefined,
    uploadMaxBytes: 20_971_520,
    cardBudgetMs: 60_000,
    household,
    bot: 'disabled',
    qdrant: { url: qdrantUrl, apiKey: undefined, collection: 'family_knowledge' },
    models: {
      api: 'ollama',
      url: modelsUrl,
      apiKey: undefined,
      embeddingsUrl: modelsUrl,
      embeddingsModel: 'all-minilm',
      chatModel: undefined,
    },
    maxPoints: 200_000,
    ...overrides,
  };
}

/** A service under test. */
export interface TestService {
  app: Express;
  context: Context;
  /** Starts the background jobs. */
  start(): Promise<Background>;
  /** Ends everything. */
  close(): Promise<void>;
}

/** Opens the service with its answers checked against the contract. */
export function openTestService(config: Config, overrides: Partial<Context> = {}): TestService {
  const context = createContext(config, {
    logger: createLogger({ service: 'staging-knowledge', level: 'silent' }),
    ...overrides,
  });
  const features = createFeatures(context);
  let background: Background | undefined;
  return {
    app: createApp(context, { validateResponses: true, features }),
    context,
    start: async () => (background = await startBackground(context, features)),
    close: async () => {
      await background?.stop();
      await context.database.end();
    },
  };
}

/** An extraction as a bot sends it. */
export function buildExtraction(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    extraction_id: 'ext-1',
    message_id: 48213,
    message_text: "Maya's museum trip is on October 9, the bus leaves at 8:45",
    extraction_type: 'calendar_event',
    extracted_what: 'Science Museum trip',
    ...overrides,
  };
}

/** Sends an extraction. */
export function ingest(app: Express, overrides: Record<string, unknown> = {}) {
  return request(app).post('/brain/ingest').send(buildExtraction(overrides));
}
