import { setTimeout as wait } from 'node:timers/promises';
import { types } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { ApplyMigrationsInput, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { connectOnce, createDatabaseIfMissing } from './create-database.ts';
import { errorCode, isDatabaseUnavailable, translateDatabaseError } from './database-unavailable-error.ts';
import { databaseName, parseDatabaseUrl } from './database-url.ts';
import type { Migration } from './migration.ts';

/** A migration failed; the database is as it was before that migration, and the message says why. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError';
}

/** One lock for all migrating of a database, waited for without Prisma's limit of ten seconds. */
const lockKey = 4_703_652_118;
const lockLimitMilliseconds = 120_000;
const engineLockTries = 12;
const markFinished = 'UPDATE "_prisma_migrations" SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL';

/**
 * Brings a database up to date, creating it when it does not exist. Follows Prisma's bookkeeping
 * (`_prisma_migrations`), so `prisma migrate deploy` may do the same elsewhere. Two calls at once both succeed: the
 * second waits and finds nothing to do. What a killed call left half recorded is taken up again.
 *
 * @param log receives one sentence for each thing done
 * @returns the names of the migrations that this call applied
 * @throws MigrationFailedError, InvalidDatabaseUrlError, or DatabaseUnavailableError while PostgreSQL is away
 */
export async function applyMigrations(url: string, migrations: readonly Migration[], log: (sentence: string) => void = () => undefined): Promise<string[]> {
  const name = databaseName(parseDatabaseUrl(url));
  if (await createDatabaseIfMissing(url)) log(`Database ${name} created.`);
  const lock = await connectOnce(url, 'homeroom-migrate');
  try {
    await lock.query(`SET lock_timeout = ${lockLimitMilliseconds}`);
    await lock.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const applied = await withEngine(url, migrations, (opened) => applyWith(opened, lock, migrations));
    log(applied.length === 0 ? `Database ${name} is up to date.` : `Database ${name}: ${applied.join(', ')} applied.`);
    return applied;
  } catch (error) {
    throw translateDatabaseError(error);
  } finally {
    await lock.end().catch(() => undefined);
  }
}

async function applyWith({ engine, lastFailure }: Opened, lock: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await forgetUnfinished(engine, lock);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { appliedMigrationNames } = await engine.applyMigrations(migrationsInput(migrations));
      return appliedMigrationNames;
    } catch (error) {
      // P1002: another program of Prisma's migrates this database and holds its lock.
      if (errorCode(error) !== 'P1002' || attempt === engineLockTries) throw explained(error as Error, lastFailure());
      await wait(500);
    }
  }
}

/** The engine says where it failed, but of an error of PostgreSQL only that there was one. */
function explained(engineError: Error, databaseError: unknown): unknown {
  if (errorCode(engineError) !== '' || !types.isNativeError(databaseError)) return new MigrationFailedError(engineError.message, { cause: engineError });
  if (isDatabaseUnavailable(databaseError)) return databaseError;
  const migration = /migration_name="([^"]+)"/.exec(engineError.message)?.[1] ?? 'of unknown name';
  return new MigrationFailedError(`Migration ${migration} failed: ${databaseError.message}.`, { cause: databaseError });
}

/** Each migration and its mark run as one transaction, so an unmarked one has changed nothing and may simply run again. */
async function forgetUnfinished(engine: SchemaEngine, lock: pg.Client): Promise<void> {
  const { rows: tables } = await lock.query<{ found: boolean }>(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS found`);
  if (!tables[0]?.found) return;
  const { rows } = await lock.query<{ migration_name: string }>(
    'SELECT DISTINCT migration_name FROM "_prisma_migrations" WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
  for (const row of rows) await engine.markMigrationRolledBack({ migrationName: row.migration_name });
}

interface Opened {
  engine: SchemaEngine;
  /** The last error that PostgreSQL gave to the engine. */
  lastFailure: () => unknown;
}

async function withEngine<T>(url: string, migrations: readonly Migration[], work: (opened: Opened) => Promise<T>): Promise<T> {
  const { openSchemaEngine } = await import('./schema-engine.mjs');
  // The engine's lock belongs to a session, so it has exactly one.
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 5_000, application_name: 'homeroom-migrate' });
  pool.on('error', () => undefined);
  const { adapters, lastFailure } = watchedAdapters(pool, migrations);
  try {
    const engine = await openSchemaEngine(adapters);
    try {
      return await work({ engine, lastFailure });
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

/**
 * Prisma's adapter with two changes: it remembers the last error, and gives a script to PostgreSQL as a whole, which
 * runs it as one transaction; the original would cut it at every semicolon, also inside a function. A migration is
 * marked as finished in that same transaction: the engine does so only afterwards, when it may have been killed.
 */
function watchedAdapters(pool: pg.Pool, migrations: readonly Migration[]): { adapters: SqlMigrationAwareDriverAdapterFactory; lastFailure: () => unknown } {
  let failure: unknown;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const watched = async (...args: unknown[]): Promise<unknown> => {
    try {
      return await query(...args);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  pool.query = watched as typeof pool.query;
  const factory = new PrismaPg(pool);
  const scripts = new Set(migrations.map(({ sql }) => sql));
  const executeScript = async (script: string) => void (await watched(scripts.has(script) ? `${script}\n;${markFinished}` : script));
  const connect = async () => Object.assign(await factory.connect(), { executeScript });
  const adapters: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: () => Promise.reject(new Error('Migrating needs no shadow database.')),
  };
  return { adapters, lastFailure: () => failure };
}

function migrationsInput(migrations: readonly Migration[]): ApplyMigrationsInput {
  return {
    migrationsList: {
      baseDir: '/',
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
      shadowDbInitScript: '',
      migrationDirectories: migrations.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    },
    filters: { externalTables: [], externalEnums: [] },
  };
}
