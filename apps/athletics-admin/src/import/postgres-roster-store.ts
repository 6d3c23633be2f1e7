import {
  advisoryLockKey,
  DatabaseUnavailableError,
  errorCode,
  withTransaction,
  type Database,
} from '@homeroom/database';
import type { PoolClient } from 'pg';
import { PostgresSchoolTransaction } from './postgres-school-transaction.ts';
import { RosterStoreError, type RosterStore, type SchoolTransaction } from './roster-store.ts';

const undefinedTable = '42P01';

/**
 * Keeps rosters in the tables of athletics-admin. How long an import waits for another one of the same school is the
 * database's lock and statement timeout.
 */
export class PostgresRosterStore implements RosterStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async inSchool<Result>(schoolId: string, work: (school: SchoolTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await withTransaction(this.#database, async (client) => {
        await lockSchool(client, schoolId);
        return work(new PostgresSchoolTransaction(client, schoolId));
      });
    } catch (error) {
      throw asStoreError(error);
    }
  }
}

/** A lock by name instead of by row, because a school's first import has no row yet. It ends with the transaction. */
async function lockSchool(client: PoolClient, schoolId: string): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('roster', "'roster ' || $1")})`, [schoolId]);
}

function asStoreError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return new RosterStoreError(error.message, error);
  const code = errorCode(error);
  if (code === undefinedTable)
    return new RosterStoreError('The database lacks tables; run `npm run db:migrate`.', error);
  return /^[0-9A-Z]{5}$/.test(code) ? new RosterStoreError((error as Error).message, error) : error;
}
