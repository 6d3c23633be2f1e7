import pg from 'pg';
import { errorCode, translateDatabaseError } from './database-unavailable-error.ts';
import { databaseName, parseDatabaseUrl } from './database-url.ts';

const unknownDatabase = '3D000';
/** The second code is seen when two create it in the same moment. */
const duplicateDatabase = ['42P04', '23505'];
const connectTimeoutMilliseconds = 5_000;

/** Opens one connection for administration. @throws DatabaseUnavailableError while PostgreSQL is unavailable */
export async function connectOnce(url: string, applicationName: string): Promise<pg.Client> {
  parseDatabaseUrl(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMilliseconds,
    // A migration takes as long as it takes, whatever limit the database has for services.
    options: '-c statement_timeout=0',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw translateDatabaseError(error);
  }
}

/**
 * Creates the database that a connection string names unless it exists: UTF-8, and ordered by code point on every
 * host. Safe when two do it at once.
 *
 * @returns whether this call created it
 * @throws an error of PostgreSQL when the user may not create databases
 */
export async function createDatabaseIfMissing(url: string): Promise<boolean> {
  try {
    const existing = await connectOnce(url, 'homeroom-migrate');
    await existing.end();
    return false;
  } catch (error) {
    if (errorCode(error) !== unknownDatabase) throw error;
    return createDatabase(parseDatabaseUrl(url));
  }
}

async function createDatabase(url: URL): Promise<boolean> {
  const name = databaseName(url);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = await connectOnce(maintenance.href, 'homeroom-migrate');
  try {
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    );
    return true;
  } catch (error) {
    if (duplicateDatabase.includes(errorCode(error))) return false;
    throw translateDatabaseError(error);
  } finally {
    await client.end();
  }
}
