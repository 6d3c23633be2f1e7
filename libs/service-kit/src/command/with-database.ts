import { openDatabase, requireMigrations, type Database, type Migration } from '@homeroom/database';
import { readEnvironment, requireDatabaseUrl, variable } from '../environment.ts';
import { configured } from './run-command.ts';
import type { Variables } from '../secret-files.ts';

/** Database that a command works on. */
export interface CommandDatabase {
  /** Name of its connections. */
  name: string;
  /** Migrations that the database must have. */
  migrations: readonly Migration[];
}

/** A large file takes seconds to write, and a command may first wait for another one. */
const databaseLimits = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 120_000,
  idleInTransactionTimeoutMs: 120_000,
  poolSize: 4,
};

/**
 * Runs work on the database of `DATABASE_URL` and closes its connections.
 * @throws EnvironmentError, InvalidDatabaseUrlError, DatabaseBehindError, UsageError, and errors of the work
 */
export async function withDatabase<Result>(
  { name, migrations }: CommandDatabase,
  variables: Variables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  requireDatabaseUrl(variables);
  const { DATABASE_URL: url } = configured(() => readEnvironment({ DATABASE_URL: variable.databaseUrl() }, variables));
  const database = openDatabase({ url, applicationName: name, ...databaseLimits });
  try {
    await requireMigrations(database, migrations);
    return await work(database);
  } finally {
    await database.end();
  }
}
