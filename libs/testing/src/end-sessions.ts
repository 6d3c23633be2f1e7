/** Sessions that hold an advisory lock, as a condition for `endSessions`. */
export const holdsLock = "pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')";

/**
 * Ends the other sessions of a database, as a crash or a lost network does, and waits until they are gone.
 * @param which condition on `pg_stat_activity` (defaults to all)
 */
export async function endSessions(
  database: { query(sql: string): Promise<unknown> },
  which: string = 'true',
): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
  );
}
