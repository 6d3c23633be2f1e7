import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { newOpaqueToken } from '@homeroom/auth';
import { asLeader, databaseProbe, type Database } from '@homeroom/database';
import { WatchedHouseholdFile } from '@homeroom/household';
import {
  embeddingsProbe,
  knowledgeSecrets,
  openHouseholdIndex,
  openModelHosts,
  type ModelHosts,
} from '@homeroom/knowledge';
import { TelegramMessenger, type Messenger } from '@homeroom/messenger';
import { IndexOutbox, type QdrantKnowledgeIndex } from '@homeroom/search';
import {
  BackgroundProbe,
  createDatabaseMetrics,
  createLogger,
  createMetrics,
  Lifecycle,
  openServiceDatabase,
  type Logger,
  type Metrics,
} from '@homeroom/service-kit';
import { AccessTokenStore } from './access/access-token-store.ts';
import { FamilyMembers } from './access/family-members.ts';
import { LoggedMessenger } from './messages/logged-messenger.ts';
import { hrefId } from './caldav/calendar-server.ts';
import { Mirror } from './caldav/mirror.ts';
import { Mirrors } from './caldav/mirrors.ts';
import { MirrorStore } from './caldav/mirror-store-sql.ts';
import { TsdavCalendarServer } from './caldav/tsdav-calendar-server.ts';
import { CalendarChangeStore } from './calendar-changes/calendar-change-store.ts';
import { noteChanges } from './calendar-changes/note-changes-sql.ts';
import { familyZoneOf } from './calendar/family-zone.ts';
import { CalendarStore } from './calendar/calendar-store.ts';
import { ProblemStore } from './calendar/problem-store-sql.ts';
import { ChangeStore } from './changes/change-store.ts';
import type { Config } from './config.ts';
import { ConflictStore } from './conflicts/conflict-store.ts';
import { DigestWorker } from './digest/digest-worker.ts';
import { FeedStore } from './feed/feed-store.ts';
import type { HealthProbes } from './health/health-routes.ts';
import { IndexedCopies } from './knowledge/indexed-copies-sql.ts';
import { KnownObjects } from './knowledge/known-objects-sql.ts';
import { StagingService } from './letters/staging-service.ts';
import { SubscriptionStore } from './subscriptions/subscription-store.ts';
import { HttpTravelRouter } from './travel/http-travel-router.ts';
import { TravelStore } from './travel/travel-store.ts';
import type { TravelRouter } from './travel/travel-router.ts';

/** Dependencies that the whole service shares. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Counters of requests and background jobs. */
  metrics: Metrics;
  database: Database;
  probes: HealthProbes;
  calendarStore: CalendarStore;
  problemStore: ProblemStore;
  changeStore: ChangeStore;
  calendarChangeStore: CalendarChangeStore;
  conflictStore: ConflictStore;
  accessTokens: AccessTokenStore;
  /** Members who may have access. */
  members: FamilyMembers;
  feedStore: FeedStore;
  /** The calendars that live on servers. */
  mirrors: Mirrors;
  mirrorStore: MirrorStore;
  /** State of the subscribed calendars. */
  subscriptionStore: SubscriptionStore;
  travelStore: TravelStore;
  /** Null without hosts to ask. */
  travelRouter: TravelRouter | null;
  /** Reads letters; null without one. */
  stagingService: Pick<StagingService, 'brief' | 'letters'> | null;
  /** Receives alerts. */
  messenger: Messenger;
  models: ModelHosts;
  /** Starts its process with the first digest, or when it is told to. */
  digestWorker: DigestWorker;
  /** The household's search index. */
  knowledgeIndex: QdrantKnowledgeIndex;
  indexOutbox: IndexOutbox;
  /** The calendar objects, as the index reads them. */
  knownObjects: KnownObjects;
  indexedCopies: IndexedCopies;
  /** The current time. */
  clock: () => Date;
  /** A new UUID. */
  newId: () => string;
  /** A new secret for a link. */
  newToken: () => string;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const { household, knowledge } = config;
  const logger =
    overrides.logger ??
    createLogger({ service: 'family-assistant', level: config.logLevel, secrets: secretsOf(config) });
  const database = overrides.database ?? openServiceDatabase('family-assistant', config, logger);
  const clock = overrides.clock ?? (() => new Date());
  const stores = openStores(database, noteChanges({ familyZone: familyZoneOf(household), clock }));
  const mirrorStore = overrides.mirrorStore ?? stores.mirrorStore;
  const models = overrides.models ?? openModelHosts(knowledge.models);
  const knowledgeIndex =
    overrides.knowledgeIndex ??
    openHouseholdIndex({ family: household.familyId, owner: 'family-assistant' }, knowledge, models, logger);
  const metrics = createMetrics('family-assistant');
  createDatabaseMetrics(metrics, database);
  return {
    config,
    lifecycle: new Lifecycle(),
    metrics,
    probes: healthProbes(config, { database, mirrorStore, knowledgeIndex, models }),
    ...stores,
    members: createMembers(config, logger),
    mirrors: createMirrors(config, database, mirrorStore, logger),
    travelRouter: config.travelHosts && new HttpTravelRouter(config.travelHosts),
    stagingService: config.staging && new StagingService(config.staging),
    messenger: createMessenger(config, logger),
    digestWorker: new DigestWorker({ program: path.join(import.meta.dirname, 'digest-worker.js'), logger }),
    clock,
    newId: randomUUID,
    newToken: newOpaqueToken,
    ...overrides,
    logger,
    database,
    models,
    knowledgeIndex,
  };
}

/** Opens every store of the database. */
function openStores(database: Database, beforeUpdate: ReturnType<typeof noteChanges>) {
  return {
    calendarStore: new CalendarStore(database, beforeUpdate),
    problemStore: new ProblemStore(database),
    changeStore: new ChangeStore(database),
    calendarChangeStore: new CalendarChangeStore(database),
    conflictStore: new ConflictStore(database),
    accessTokens: new AccessTokenStore(database),
    feedStore: new FeedStore(database),
    mirrorStore: new MirrorStore(database, beforeUpdate),
    subscriptionStore: new SubscriptionStore(database),
    travelStore: new TravelStore(database),
    indexOutbox: new IndexOutbox(database),
    knownObjects: new KnownObjects(database),
    indexedCopies: new IndexedCopies(database),
  };
}

function createMembers({ household, familyFile, allowUnknownMembers: allowUnknown }: Config, logger: Logger) {
  return new FamilyMembers({ household, file: new WatchedHouseholdFile(familyFile), allowUnknown, logger });
}

/** Telegram through the household's bot; without it messages are logged. */
function createMessenger({ telegram, botTokens: [token] }: Config, logger: Logger): Messenger {
  return telegram && token !== undefined
    ? new TelegramMessenger({ token, apiRoot: telegram.apiRoot })
    : new LoggedMessenger(logger);
}

/** Secrets that must never reach the log. */
export function secretsOf({ botTokens, mirrors, linkCredentials, knowledge, staging }: Config): string[] {
  const passwords = [...mirrors, ...linkCredentials.values()].flatMap(({ password }) => password ?? []);
  return [...botTokens, ...passwords, ...knowledgeSecrets(knowledge), ...(staging?.token ? [staging.token] : [])];
}

function createMirrors(
  { mirrors, mirrorEveryMs, household }: Config,
  database: Database,
  store: MirrorStore,
  logger: Logger,
): Mirrors {
  const familyZone = familyZoneOf(household);
  return new Mirrors({
    mirrors: mirrors.map(({ calendarId, refreshMs, ...settings }) => {
      const onSkipped = (hrefs: readonly string[]) =>
        logger.warn(
          { calendarId, objects: hrefs.slice(0, 20).map(hrefId), leftOut: hrefs.length },
          'calendar objects were left out: too large or not readable',
        );
      const address = [settings.url, settings.calendar ?? ''].join(' ').trim();
      return new Mirror({
        calendarId,
        address,
        server: new TsdavCalendarServer({ ...settings, onSkipped }),
        refreshMs,
        store,
        familyZone,
        logger,
      });
    }),
    alone: (name, work) => asLeader(database, name, work),
    everyMs: mirrorEveryMs,
    logger,
  });
}

function healthProbes(
  { mirrors, knowledge }: Config,
  {
    database,
    mirrorStore,
    knowledgeIndex,
    models,
  }: Pick<Context, 'database' | 'mirrorStore' | 'knowledgeIndex' | 'models'>,
): HealthProbes {
  const { check } = databaseProbe(database);
  const mirrored = mirrors.map(({ calendarId }) => calendarId);
  const calendarsAnswer = async () =>
    (await check()) && (mirrored.length === 0 || !(await mirrorStore.anyFailing(mirrored)));
  const upOrDown = (check: (signal: AbortSignal) => Promise<boolean>) =>
    new BackgroundProbe<'up' | 'down'>({
      check: async (signal) => ((await check(signal)) ? 'up' : 'down'),
      otherwise: 'down',
    });
  return {
    calendarStore: upOrDown(calendarsAnswer),
    vectorStore: upOrDown((signal) => knowledgeIndex.answers(signal)),
    embeddings: embeddingsProbe(models, knowledge.models),
  };
}
