/**
 * Jest's global setup of projects that need PostgreSQL: one embedded server for each run, or the one that
 * TEST_DATABASE_URL names. Its counterpart jest-global-teardown.mjs removes what the run has made.
 */
import { randomBytes } from 'node:crypto';
import { startPostgres } from './embedded-postgres.mjs';
import { offeredServerUrl, publishTestRun } from './test-run.mjs';

export default async function setUp() {
  const name = `homeroom_test_${randomBytes(5).toString('hex')}`;
  const offered = offeredServerUrl();
  const server = offered ? undefined : await startPostgres();
  globalThis.homeroomTestServer = server;
  publishTestRun({ serverUrl: offered ?? server.url, name });
}
