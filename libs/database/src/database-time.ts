import type { Database } from './database.ts';

/**
 * Returns the present time of the database. All replicas share it, so what they store and compare must not depend on
 * the clocks of their machines.
 * @throws DatabaseUnavailableError
 */
export async function databaseTime(database: Pick<Database, 'query'>): Promise<Date> {
  const { rows } = await database.query<{ now: Date }>('SELECT now()');
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL did not tell the time.');
  return found.now;
}
