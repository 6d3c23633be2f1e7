import type { PoolClient } from 'pg';
import { isDatabaseUnavailable, translateDatabaseError } from './database-unavailable-error.ts';
import type { Database } from './database.ts';

/**
 * Runs `work` in one transaction on one connection and commits when it resolves; any error rolls everything back.
 *
 * @throws DatabaseUnavailableError when PostgreSQL is unavailable; otherwise the error of `work`, unchanged
 */
export async function withTransaction<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    broken = isDatabaseUnavailable(error) ? (error as Error) : await rollBack(client);
    throw translateDatabaseError(error);
  } finally {
    client.release(broken);
  }
}

/** Returns the error of a failed rollback: such a connection must not be used again. */
export async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
