import type { PoolClient } from 'pg';
import { advisoryLockKey } from './advisory-locks.ts';
import type { Database } from './database.ts';

/** Throws when the leadership is lost, because the session that held it is. */
export type ConfirmLeadership = () => Promise<void>;

const lockKey = advisoryLockKey('leadership', '$1');
/** Has PostgreSQL ask whether the other end is still there; otherwise it waits for hours. */
const watchConnection =
  "set_config('tcp_keepalives_idle', '60', false), set_config('tcp_keepalives_interval', '15', false), set_config('tcp_keepalives_count', '4', false)";

/**
 * Runs `work` unless another session, in this process or any other, runs work of that name on the same database. The
 * session is a connection of its own, and PostgreSQL ends the leadership with it: at once when the process dies, within
 * two minutes when its whole machine does.
 *
 * @returns what `work` does, or null when another session leads
 * @throws DatabaseUnavailableError while PostgreSQL is unavailable; otherwise the error of `work`
 */
export async function asLeader<Result>(
  database: Database,
  name: string,
  work: (confirm: ConfirmLeadership) => Promise<Result>,
): Promise<Result | null> {
  const client = await database.connect();
  let released = false;
  try {
    const { rows } = await client.query<{ leads: boolean }>(
      `SELECT pg_try_advisory_lock(${lockKey}) AS leads, ${watchConnection}`,
      [name],
    );
    const result = rows[0]?.leads
      ? await work(async () => void (await client.query('SELECT 1'))).finally(() => unlock(client, name))
      : null;
    released = true;
    client.release();
    return result;
  } finally {
    // Whatever went wrong, a closed connection leads no more.
    if (!released) client.release(true);
  }
}

async function unlock(client: PoolClient, name: string): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${lockKey})`, [name]);
}
