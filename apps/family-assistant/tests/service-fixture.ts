import { parseHousehold } from '@homeroom/household';
import type { KnowledgeSettings } from '@homeroom/knowledge';
import { createLogger } from '@homeroom/service-kit';
import type { Express } from 'express';
import { createApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { createFeatures, type Features } from '../src/features.ts';

/** The bot token of the test service. */
export const botToken = '123456:test-bot-token';

/** A household in Chicago: a parent and a child. */
export const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, designated: true, calendar_color: "#1a73e8", emails: [ana@example.org] }
  - { id: maya, name: Maya Rivera, role: child, calendar_color: "#0b8043" }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
`);

/** Builds settings. Default: an index and a model host that do not exist. */
export function buildKnowledgeSettings({
  qdrant = {},
  models = {},
}: {
  qdrant?: Partial<KnowledgeSettings['qdrant']>;
  models?: Partial<KnowledgeSettings['models']>;
} = {}): KnowledgeSettings {
  const { url = 'http://127.0.0.1:9' } = models;
  return {
    qdrant: { url: 'http://127.0.0.1:9', apiKey: undefined, collection: 'family_knowledge', ...qdrant },
    models: {
      api: 'ollama',
      url,
      apiKey: undefined,
      embeddingsUrl: url,
      embeddingsModel: 'all-minilm',
      chatModel: undefined,
      ...models,
    },
    maxPoints: 200_000,
  };
}

/** The settings of the test service on a database. */
export function buildConfig(databaseUrl: string, overrides: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    trustProxy: undefined,
    databaseUrl,
    botTokens: [botToken, '123456:previous-token'],
    household,
    familyFile: '/no/family/file',
    allowUnknownMembers: false,
    knowledge: buildKnowledgeSettings(),
    mirrors: [],
    linkCredentials: new Map(),
    subscriptionsAllowPrivate: false,
    mirrorEveryMs: 60_000,
    travelHosts: null,
    requireSender: false,
    undoTtlMs: 600_000,
    answerBudgetMs: 4_000,
    digestBudgetMs: 30_000,
    conflictWindowMs: 14 * 86_400_000,
    alerts: {
      spacingMs: [300_000, 3_600_000, 10_800_000],
      quiet: { start: 22 * 60, end: 7 * 60 },
      escalationAt: 20 * 60,
    },
    staging: null,
    uploadMaxBytes: 20 * 1_048_576,
    addresses: { publicUrl: null, dashboardUrl: null },
    telegram: null,
    ...overrides,
  };
}

/** Opens the service on a database; the caller closes its context's database. */
export function openTestService(
  databaseUrl: string,
  overrides: Partial<Context> = {},
  config = buildConfig(databaseUrl),
): { app: Express; context: Context; features: Features } {
  const context = createContext(config, {
    logger: createLogger({ service: 'family-assistant', level: 'silent' }),
    ...overrides,
  });
  const features = createFeatures(context);
  return { app: createApp(context, { validateResponses: true, features }), context, features };
}

/** A household in Chicago with two parents and two children, and a group to tell. */
export const fullHousehold = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true, emails: [ana@example.org] }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002", emails: [ben@example.org] }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
group_chat_id: "-100200300"
`);

/** The first household with a calendar that it subscribes to. */
export const householdWithSchool = {
  ...household,
  calendars: [
    ...household.calendars,
    {
      id: 'school',
      kind: 'subscribed' as const,
      owner: null,
      isDefault: false,
      url: 'https://school.example/calendar.ics',
      credentialVariables: null,
      alarms: false,
      refreshMs: null,
    },
  ],
};
