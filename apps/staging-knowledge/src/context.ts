import { openDatabase, type Database } from '@homeroom/database';
import { createLogger, Lifecycle, type Logger } from '@homeroom/service-kit';
import type { Config } from './config.ts';

/** What the service's parts are made from. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  database: Database;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  return {
    config,
    logger: createLogger({ service: 'staging-knowledge', level: config.logLevel, secrets: secretsOf(config) }),
    lifecycle: new Lifecycle(),
    ...overrides,
    database: overrides.database ?? openDatabase({ url: config.databaseUrl, applicationName: 'staging-knowledge' }),
  };
}

/** The values that never reach the log. */
export function secretsOf(config: Config): string[] {
  return config.apiToken === undefined ? [] : [config.apiToken];
}
