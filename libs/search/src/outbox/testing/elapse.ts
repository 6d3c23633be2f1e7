import type { Database } from '@homeroom/database';

/** Lets time pass for the outbox: every task is due, and every claim over, that many milliseconds sooner. */
export async function elapse(database: Database, milliseconds: number): Promise<void> {
  await database.query(
    "UPDATE index_task SET due_at = due_at - $1 * interval '1 millisecond', claimed_until = claimed_until - $1 * interval '1 millisecond'",
    [milliseconds],
  );
}
