import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';

/** Throws when the leadership is lost, because the session that held it is. */
export type ConfirmLeadership = () => Promise<void>;

/**
 * Runs `work` unless another session, in this process or any other, runs work of that name on the same database. The
 * session is a connection of its own, and PostgreSQL ends the leadership with it.
 *
 * @returns what `work` does, or null when another session leads
 * @throws DatabaseUnavailableError while PostgreSQL is away; otherwise the error of `work`
 */
export async function asLeader<Result>(database: Database, name: string, work: (confirm: ConfirmLeadership) => Promise<Result>): Promise<Result | null> {
  const client = await database.connect();
  let released = false;
  try {
    const { rows } = await client.query<{ leads: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS leads', [name]);
    const result = rows[0]?.leads ? await work(async () => void (await client.query('SELECT 1'))).finally(() => unlock(client, name)) : null;
    released = true;
    client.release();
    return result;
  } finally {
    // Whatever went wrong, a closed connection leads no more.
    if (!released) client.release(true);
  }
}

async function unlock(client: PoolClient, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}
