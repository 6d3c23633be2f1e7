import { advisoryLockKey } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { withTransaction } from './transaction.ts';

/** Throws when the leadership is lost, because the session that held it is. */
export type ConfirmLeadership = () => Promise<void>;

/** A leader may be idle for long, and PostgreSQL asks whether it is still there; otherwise it would wait for hours. */
const settings = [
  ['idle_in_transaction_session_timeout', '0'],
  ['tcp_keepalives_idle', '60'],
  ['tcp_keepalives_interval', '15'],
  ['tcp_keepalives_count', '4'],
]
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ');
const lead = `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('leadership', '$1')}) AS leads, ${settings}`;

/**
 * Runs `work` unless another session, in this process or any other, runs work of that name on the same database. The
 * lock is held by a transaction on a connection of its own, which a pooler keeps with one session too, and which holds
 * no snapshot between statements. PostgreSQL ends the leadership with it: at once when the process dies, within two
 * minutes when its whole machine does.
 *
 * @returns what `work` does, or null when another session leads
 * @throws DatabaseUnavailableError while PostgreSQL is unavailable; otherwise the error of `work`
 */
export async function asLeader<Result>(
  database: Database,
  name: string,
  work: (confirm: ConfirmLeadership) => Promise<Result>,
): Promise<Result | null> {
  return withTransaction(database, async (client) => {
    const { rows } = await client.query<{ leads: boolean }>(lead, [name]);
    return rows[0]?.leads ? work(async () => void (await client.query('SELECT 1'))) : null;
  });
}
