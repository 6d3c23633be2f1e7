import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { connectOnce, createDatabaseIfMissing } from './create-database.ts';
import { errorCode, isDatabaseUnavailable, translateDatabaseError } from './database-unavailable-error.ts';
import { databaseName, InvalidDatabaseUrlError, isPooled, parseDatabaseUrl } from './database-url.ts';
import type { Migration } from './migration.ts';

/** A migration failed; the database is as it was before that migration, and the message says why. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError';
}

/** The advisory lock that Prisma's own programs hold while they migrate a database. */
const migrationLock = 72_707_369;
const lockTimeoutMs = 120_000;
const lockNotAvailable = '55P03';
/** Prisma's table, to the letter, so that its programs can go on with it. */
const createBookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;
const rollBackUnfinished =
  'UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL';
const selectApplied =
  'SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

/**
 * Brings a database up to date, creating it when it does not exist. Keeps Prisma's bookkeeping (`_prisma_migrations`)
 * and holds Prisma's lock, so `prisma migrate deploy` may do the same elsewhere. Of two calls at once both succeed: the
 * second waits, up to two minutes, and finds nothing to do. A migration that another program left unfinished is
 * recorded as rolled back and applied again.
 *
 * @param log receives one sentence for each thing done
 * @returns the names of the migrations that this call applied
 * @throws MigrationFailedError, InvalidDatabaseUrlError (also for a pooler's address), or DatabaseUnavailableError
 *   while PostgreSQL is unavailable
 */
export async function applyMigrations(
  url: string,
  migrations: readonly Migration[],
  log: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const parsed = parseDatabaseUrl(url);
  // The lock of a session would stay with the pooler's session, and keep the next migration out.
  if (isPooled(parsed)) throw new InvalidDatabaseUrlError("must be PostgreSQL's own for migrations, not a pooler's");
  const name = databaseName(parsed);
  if (await createDatabaseIfMissing(url)) log(`Database ${name} created.`);
  const client = await connectOnce(url, 'homeroom-migrate');
  try {
    await lockMigrations(client);
    const missing = await missingMigrations(client, migrations);
    for (const migration of missing) await applyMigration(client, migration);
    const applied = missing.map((migration) => migration.name);
    log(applied.length === 0 ? `Database ${name} is up to date.` : `Database ${name}: ${applied.join(', ')} applied.`);
    return applied;
  } catch (error) {
    throw translateDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The lock ends with the session. */
async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  } catch (error) {
    if (errorCode(error) !== lockNotAvailable) throw error;
    throw new MigrationFailedError(
      'Another program has been migrating this database for two minutes; try again when it is done.',
      { cause: error },
    );
  }
  await client.query('RESET lock_timeout');
}

async function missingMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(createBookkeeping);
  await client.query(rollBackUnfinished);
  const { rows } = await client.query<{ migration_name: string }>(selectApplied);
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

/** PostgreSQL runs several statements in one query as one transaction, so a migration is recorded exactly when it took effect. */
async function applyMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  const record = `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES ('${randomUUID()}', '${checksum}', ${client.escapeLiteral(name)}, clock_timestamp(), 1)`;
  try {
    await client.query(`${sql}\n;${record}`);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    throw new MigrationFailedError(`Migration ${name} failed: ${(error as Error).message}.`, { cause: error });
  }
}
