/** Shifts the clock of a database. */
import pg from 'pg';

/**
 * Shifts `now()` and column defaults for all new connections; open ones are closed. PostgreSQL's own timeouts are
 * unaffected.
 */
export async function shiftDatabase(connectionString, ms) {
  const client = new pg.Client({ connectionString, application_name: 'browser-tests' });
  await client.connect();
  try {
    await client.query(`
      CREATE SCHEMA shifted;
      CREATE FUNCTION shifted.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE RETURN pg_catalog.now() + interval '${Number(ms)} milliseconds';
      DO $$
      DECLARE entry record;
      BEGIN
        FOR entry IN SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND column_default = 'CURRENT_TIMESTAMP'
        LOOP EXECUTE format('ALTER TABLE public.%I ALTER %I SET DEFAULT shifted.now()', entry.table_name, entry.column_name); END LOOP;
        EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET search_path = shifted, pg_catalog, public', current_database());
      END $$`);
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user',
    );
  } finally {
    await client.end();
  }
}
