import { createJwtVerifier, type JwtVerifier } from '@homeroom/auth';
import { openDatabase, type Database } from '@homeroom/database';
import { createLogger, Lifecycle, type Logger } from '@homeroom/service-kit';
import type { AccessStore } from './access/access-store.ts';
import { PostgresAccessStore } from './access/postgres-access-store.ts';
import { PostgresSchoolAnswerStore } from './answers/postgres-school-answer-store.ts';
import { SchoolAnswers } from './answers/school-answers.ts';
import type { Config } from './config.ts';

/** What the service's parts are made from. */
export interface Context {
  config: Config;
  logger: Logger;
  lifecycle: Lifecycle;
  database: Database;
  verifyJwt: JwtVerifier;
  accessStore: AccessStore;
  answers: SchoolAnswers;
}

/** Makes every adapter; `overrides` replaces any of them. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  const database = overrides.database ?? openDatabase({ url: config.databaseUrl, applicationName: 'athletics-admin' });
  return {
    config,
    logger: createLogger({ service: 'athletics-admin', level: config.logLevel, secrets: secretsOf(config) }),
    lifecycle: new Lifecycle(),
    verifyJwt: createJwtVerifier(config.jwt),
    accessStore: new PostgresAccessStore(database),
    answers: new SchoolAnswers(new PostgresSchoolAnswerStore(database)),
    ...overrides,
    database,
  };
}

/** The values that never reach the log. */
export function secretsOf(config: Config): string[] {
  return config.jwt.kind === 'secret' ? [config.jwt.secret] : [];
}
