/** Removes the run's bundled programs and its PostgreSQL server; on a server that was offered, the run's databases. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { builtProgramsFolder, currentTestRun } from './test-run.mjs';

export default async function tearDown() {
  rmSync(builtProgramsFolder(), { recursive: true, force: true });
  const server = globalThis.homeroomTestServer;
  if (server) await server.remove();
  else await dropDatabases(currentTestRun());
}

async function dropDatabases({ serverUrl, name }) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [name]);
    for (const { datname } of rows)
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}
