import { randomUUID } from 'node:crypto';
import { databaseProbe, openDatabase, type Database } from '@homeroom/database';
import { createLogger, Lifecycle, type Logger } from '@homeroom/service-kit';
import type { CalendarStore } from './calendar/calendar-store.ts';
import { openCalendarStore } from './calendar/prisma-calendar-store.ts';
import type { ChangeStore } from './changes/change-store.ts';
import { SqlChangeStore } from './changes/sql-change-store.ts';
import type { Config } from './config.ts';
import { BackgroundProbe } from './health/background-probe.ts';
import { checkEmbeddings } from './health/embeddings-check.ts';
import type { HealthProbes } from './health/health-routes.ts';

/** What the service's parts are made from. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  database: Database;
  probes: HealthProbes;
  calendarStore: CalendarStore;
  changeStore: ChangeStore;
  /** The current time. */
  clock: () => Date;
  /** A new UUID. */
  newId: () => string;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const database = overrides.database ?? openDatabase({ url: config.databaseUrl, applicationName: 'family-assistant' });
  return {
    config,
    logger: createLogger({ service: 'family-assistant', level: config.logLevel, secrets: config.botTokens }),
    lifecycle: new Lifecycle(),
    probes: healthProbes(config, database),
    calendarStore: openCalendarStore(database),
    changeStore: new SqlChangeStore(database),
    clock: () => new Date(),
    newId: randomUUID,
    ...overrides,
    database,
  };
}

/** No vector store is part of this release, so that probe stays `down`. */
function healthProbes(config: Config, database: Database): HealthProbes {
  const { check } = databaseProbe(database);
  return {
    calendarStore: new BackgroundProbe<'up' | 'down'>({ check: async () => ((await check()) ? 'up' : 'down'), otherwise: 'down' }),
    vectorStore: new BackgroundProbe<'up' | 'down'>({ check: async () => 'down', otherwise: 'down' }),
    embeddings: new BackgroundProbe({ check: (signal) => checkEmbeddings(config.embeddings, signal), otherwise: 'unreachable' }),
  };
}
