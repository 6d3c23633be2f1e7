import { errorCode } from './database-unavailable-error.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';

const undefinedTable = '42P01';

/**
 * The names of the migrations that a database still lacks, oldest first, from Prisma's own bookkeeping. A service
 * that finds any refuses to start and names `npm run db:migrate`.
 *
 * @throws DatabaseUnavailableError while PostgreSQL is unavailable
 */
export async function pendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(database);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

async function appliedMigrations(database: Database): Promise<Set<string>> {
  try {
    const { rows } = await database.query<{ migration_name: string }>(
      'SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    return new Set(rows.map((row) => row.migration_name));
  } catch (error) {
    if (errorCode(error) === undefinedTable) return new Set();
    throw error;
  }
}
