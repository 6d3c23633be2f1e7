import type { PoolClient } from 'pg';
import { isDatabaseUnavailable, translateDatabaseError } from './database-unavailable-error.ts';
import type { Database } from './database.ts';
import { rollBack } from './transaction.ts';

/** Adds a statement that was sent and is not waited for: the transaction commits only when it succeeds. */
export type SendLater = (send: (client: PoolClient) => Promise<unknown>) => void;

/** A connection of node-postgres, which sends without waiting for earlier answers while `pipeline` is set. */
type PipelinedClient = PoolClient & { pipeline: boolean };

/**
 * Runs `work` like `withTransaction`, and sends what needs no answer together: BEGIN with the first statements, and with
 * COMMIT the last ones, which `work` passes to `later`. Statements that `work` sends without awaiting each go together
 * too, and PostgreSQL answers them in their order. The first statement must not write.
 *
 * @throws DatabaseUnavailableError when PostgreSQL is unavailable; otherwise the first error
 */
export async function withPipelinedTransaction<T>(
  database: Database,
  work: (client: PoolClient, later: SendLater) => Promise<T>,
): Promise<T> {
  const client = (await database.connect()) as PipelinedClient;
  const sent: Promise<unknown>[] = [];
  const later: SendLater = (send) => {
    holdUntilNextTick(client);
    const answer = send(client);
    answer.catch(() => undefined);
    sent.push(answer);
  };
  let broken: Error | undefined;
  client.pipeline = true;
  try {
    later(begin);
    const result = await work(client, later);
    later(() => client.query('COMMIT'));
    await Promise.all(sent);
    return result;
  } catch (error) {
    const first = await firstErrorOf(sent, error);
    broken = isDatabaseUnavailable(first) ? (first as Error) : await rollBack(client);
    throw translateDatabaseError(first);
  } finally {
    client.pipeline = false;
    client.release(broken);
  }
}

/** Without a transaction the statements sent with it would each stand alone, so nothing more is sent then. */
async function begin(client: PoolClient): Promise<void> {
  try {
    await client.query('BEGIN');
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** Writes what is sent until the end of this turn of the event loop at once. */
function holdUntilNextTick({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** A failed statement fails every later one, so the earliest error is the one that tells. */
async function firstErrorOf(sent: readonly Promise<unknown>[], otherwise: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return failed ? failed.reason : otherwise;
}
