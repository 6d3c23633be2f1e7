import type { Database } from '@homeroom/database';

/** Lets time pass for the outbox: moves all due times and claims back by that many milliseconds. */
export async function elapse(database: Database, milliseconds: number): Promise<void> {
  await database.query(
    "UPDATE index_task SET due_at = due_at - $1 * interval '1 millisecond', claimed_until = claimed_until - $1 * interval '1 millisecond'",
    [milliseconds],
  );
}
