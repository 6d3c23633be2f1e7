import type { Database } from '@homeroom/database';
import { createEmptyDatabase, endSessions, eventually, until, type TestDatabase } from '@homeroom/testing';
import { createLogger } from './logger.ts';
import { openServiceDatabase } from './service-database.ts';

let place: TestDatabase;
let database: Database;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  place = await createEmptyDatabase();
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = createLogger({ service: 'notes', level: 'info', destination });
  database = openServiceDatabase('notes', { databaseUrl: place.url, slowSqlMs: 50 }, logger);
});

afterAll(async () => {
  await database.end();
  await place.drop();
});

test('a slow statement is logged without its values', async () => {
  await database.query('SELECT pg_sleep($1)', [0.06]);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'slow SQL', sql: 'SELECT pg_sleep($1)', ms: expect.any(Number) }),
  );
});

test('a lost idle connection is logged, and the next statement works', async () => {
  await database.query('SELECT 1');
  const outside = openServiceDatabase('outside', { databaseUrl: place.url }, { warn: () => undefined });
  await endSessions(outside, "application_name = 'notes'");
  await outside.end();
  await until(() => lines.some(({ msg }) => msg === 'an idle connection to PostgreSQL was lost'));
  const line = lines.find(({ msg }) => msg === 'an idle connection to PostgreSQL was lost');
  expect(line).toMatchObject({ level: 'warn', reason: expect.stringContaining('terminating connection') });
  await eventually(() => database.query('SELECT 1'));
});
