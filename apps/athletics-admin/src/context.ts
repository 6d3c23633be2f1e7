import { createJwtVerifier, type JwtVerifier } from '@homeroom/auth';
import type { Database } from '@homeroom/database';
import { createLogger, Lifecycle, openServiceDatabase, type Logger } from '@homeroom/service-kit';
import { AccessStore } from './access/access-store-sql.ts';
import type { Config } from './config.ts';
import { SchoolAnswers } from './school-answers.ts';

/** The service's settings and adapters. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  database: Database;
  verifyJwt: JwtVerifier;
  accessStore: AccessStore;
  answers: SchoolAnswers;
}

/** Creates every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const logger =
    overrides.logger ??
    createLogger({ service: 'athletics-admin', level: config.logLevel, secrets: secretsOf(config) });
  const database = overrides.database ?? openServiceDatabase('athletics-admin', config, logger);
  return {
    config,
    logger,
    lifecycle: new Lifecycle(),
    verifyJwt: createJwtVerifier(config.jwt),
    accessStore: new AccessStore(database),
    answers: new SchoolAnswers(database),
    ...overrides,
    database,
  };
}

/** Values that must never reach the log. */
export function secretsOf(config: Config): string[] {
  return config.jwt.kind === 'secret' ? [config.jwt.secret] : [];
}
