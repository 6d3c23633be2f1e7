import { errorCode } from './database-unavailable-error.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { pendingMigrations } from './pending-migrations.ts';
import { requireSessionSettings } from './session-settings.ts';

/** The database lacks migrations; the message names the command that applies them. */
export class DatabaseBehindError extends Error {
  override readonly name = 'DatabaseBehindError';
}

/**
 * Makes sure that a service starts only on a database that is up to date and whose sessions have their settings.
 *
 * @throws DatabaseBehindError when migrations are missing; SessionSettingsError when settings are; DatabaseUnavailableError
 *   while PostgreSQL is unavailable
 */
export async function requireMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  const missing = await pendingMigrations(database, migrations).catch(explained);
  if (missing.length > 0)
    throw new DatabaseBehindError(
      `DATABASE_URL: the database is behind by ${missing.length} (${missing.join(', ')}); run \`npm run db:migrate\` first.`,
    );
  await requireSessionSettings(database);
}

const noSuchDatabase = '3D000';

function explained(error: unknown): never {
  if (errorCode(error) === noSuchDatabase)
    throw new DatabaseBehindError('DATABASE_URL: there is no such database; run `npm run db:migrate` to make it.');
  throw error;
}
