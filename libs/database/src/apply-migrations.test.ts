import { createEmptyDatabase, endSessions, startPostgres, type TestDatabase } from '@homeroom/testing';
import pg from 'pg';
import { applyMigrations } from './apply-migrations.ts';
import { catalogOf } from './catalog.ts';
import { openDatabase, type Database } from './database.ts';
import type { Migration } from './migration.ts';
import { pendingMigrations } from './pending-migrations.ts';
import { applyWithSchemaEngine } from './schema-engine.mjs';
import { serviceMigrations, type ServiceName } from './service-migrations.ts';

const services = Object.keys(serviceMigrations) as ServiceName[];
const first: Migration = {
  name: '20260101000000_first',
  sql: 'CREATE TABLE one (id integer);\nINSERT INTO one VALUES (1);',
};
const withFunction: Migration = {
  name: '20260102000000_function',
  sql: "-- a note; with a semicolon\nCREATE FUNCTION two() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END; $$;\nCREATE TABLE three (text text DEFAULT 'a;b');",
};
const broken: Migration = {
  name: '20260103000000_broken',
  sql: 'CREATE TABLE four (id integer);\nCREATE TABLE one (id integer);',
};

let place: TestDatabase;
let database: Database;

beforeEach(async () => {
  place = await createEmptyDatabase();
  database = openDatabase({ url: place.url, applicationName: 'migrations', poolSize: 2 });
});
afterEach(async () => {
  await database.end();
  await place.drop();
});

test.each(services)('the migrations of %s apply once, and a second call does nothing', async (service) => {
  const migrations = serviceMigrations[service];
  const names = migrations.map(({ name }) => name);
  const sentences: string[] = [];
  expect(await pendingMigrations(database, migrations)).toEqual(names);
  expect(await applyMigrations(place.url, migrations, (sentence) => sentences.push(sentence))).toEqual(names);
  expect(await pendingMigrations(database, migrations)).toEqual([]);
  expect(await applyMigrations(place.url, migrations, (sentence) => sentences.push(sentence))).toEqual([]);
  const name = new URL(place.url).pathname.slice(1);
  expect(sentences).toEqual([`Database ${name}: ${names.join(', ')} applied.`, `Database ${name} is up to date.`]);
});

test('the bookkeeping is what Prisma keeps: a row with checksum, times and one step', async () => {
  await applyMigrations(place.url, [first]);
  const { rows } = await database.query(
    'SELECT migration_name, checksum ~ \'^[0-9a-f]{64}$\' AS checked, finished_at IS NOT NULL AS finished, rolled_back_at, applied_steps_count FROM "_prisma_migrations"',
  );
  expect(rows).toEqual([
    { migration_name: first.name, checked: true, finished: true, rolled_back_at: null, applied_steps_count: 1 },
  ]);
});

test('a newer migration is named as pending until it is applied', async () => {
  await applyMigrations(place.url, [first]);
  expect(await pendingMigrations(database, [first, withFunction])).toEqual([withFunction.name]);
  expect(await applyMigrations(place.url, [first, withFunction])).toEqual([withFunction.name]);
});

test('a script may hold functions, comments and texts with semicolons', async () => {
  await applyMigrations(place.url, [first, withFunction]);
  expect((await database.query('SELECT two() AS two')).rows).toEqual([{ two: 2 }]);
});

test('of four calls at once all succeed and one does the work', async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(place.url, [first, withFunction])));
  expect(results.filter((names) => names.length > 0)).toEqual([[first.name, withFunction.name]]);
  expect((await database.query('SELECT count(*)::int AS rows FROM one')).rows).toEqual([{ rows: 1 }]);
});

test("a call waits while another program of Prisma's migrates", async () => {
  const other = new pg.Client({ connectionString: place.url });
  await other.connect();
  await other.query('SELECT pg_advisory_lock(72707369)');
  const applying = applyMigrations(place.url, [first]);
  await untilRunning('SELECT pg_advisory_lock($1)');
  expect(await pendingMigrations(database, [first])).toEqual([first.name]);
  await other.end();
  expect(await applying).toEqual([first.name]);
});

test('a failed migration changes nothing, says why, and applies once it is mended', async () => {
  await expect(applyMigrations(place.url, [first, broken])).rejects.toMatchObject({
    name: 'MigrationFailedError',
    message: 'Migration 20260103000000_broken failed: relation "one" already exists.',
  });
  expect((await database.query("SELECT to_regclass('four') AS four")).rows).toEqual([{ four: null }]);
  expect(await pendingMigrations(database, [first, broken])).toEqual([broken.name]);
  const mended = { ...broken, sql: 'CREATE TABLE four (id integer);' };
  expect(await applyMigrations(place.url, [first, mended])).toEqual([broken.name]);
});

test('a migration that was cut off in the middle is taken up again', async () => {
  await applyMigrations(place.url, [first]);
  await database.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, applied_steps_count) VALUES ('cut', 'none', $1, 0)`,
    [withFunction.name],
  );
  expect(await applyMigrations(place.url, [first, withFunction])).toEqual([withFunction.name]);
  expect(await pendingMigrations(database, [first, withFunction])).toEqual([]);
});

test('a migration whose record is cut off has changed nothing and is applied by the next call', async () => {
  await applyMigrations(place.url, [first]);
  await database.query(
    `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END; $$`,
  );
  await database.query(`CREATE TRIGGER cut AFTER INSERT ON "_prisma_migrations" FOR EACH ROW EXECUTE FUNCTION cut()`);
  await expect(applyMigrations(place.url, [first, withFunction])).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
  });
  expect((await database.query("SELECT to_regclass('three') AS three")).rows).toEqual([{ three: null }]);
  await database.query('DROP TRIGGER cut ON "_prisma_migrations"');
  expect(await applyMigrations(place.url, [first, withFunction])).toEqual([withFunction.name]);
  expect((await database.query('SELECT two() AS two')).rows).toEqual([{ two: 2 }]);
});

describe("Prisma's schema engine and this", () => {
  test.each(services)('agree that the migrations of %s are applied, and record them alike', async (service) => {
    const migrations = serviceMigrations[service];
    const names = migrations.map(({ name }) => name);
    await applyMigrations(place.url, migrations);
    expect(await applyWithSchemaEngine(place.url, migrations)).toEqual([]);
    const ours = await bookkeeping(database);

    const theirs = await createEmptyDatabase();
    const other = openDatabase({ url: theirs.url, applicationName: 'migrations', poolSize: 1 });
    expect(await applyWithSchemaEngine(theirs.url, migrations)).toEqual(names);
    expect(await applyMigrations(theirs.url, migrations)).toEqual([]);
    expect(await bookkeeping(other)).toEqual(ours);
    await other.end();
    await theirs.drop();
  });
});

test('PostgreSQL going away during a migration is told as such, and the next call carries on', async () => {
  const slow: Migration = { name: '20260104000000_slow', sql: 'CREATE TABLE five (id integer); SELECT pg_sleep(20);' };
  const applying = applyMigrations(place.url, [slow]);
  const outcome = expect(applying).rejects.toMatchObject({ name: 'DatabaseUnavailableError', retryAfterSeconds: 2 });
  await untilRunning('SELECT pg_sleep(20)');
  await endSessions(database);
  await outcome;
  expect(await applyMigrations(place.url, [{ ...slow, sql: 'CREATE TABLE five (id integer);' }])).toEqual([slow.name]);
});

test('a database that does not exist is created, ordered by code point, also by two at once', async () => {
  const server = await startPostgres();
  const url = server.url.replace(/postgres$/, 'new%20school');
  const results = await Promise.all([applyMigrations(url, [first]), applyMigrations(url, [first])]);
  expect(results.flat()).toEqual([first.name]);
  const fresh = openDatabase({ url, applicationName: 'fresh' });
  const { rows } = await fresh.query(
    'SELECT datname, pg_encoding_to_char(encoding) AS encoding, datcollate FROM pg_database WHERE datname = current_database()',
  );
  expect(rows).toEqual([{ datname: 'new school', encoding: 'UTF8', datcollate: 'C.UTF-8' }]);
  const sorted = await fresh.query(
    "SELECT string_agg(word, '' ORDER BY word) AS words FROM unnest(ARRAY['é', 'b', 'B', 'a', 'Z']) AS word",
  );
  expect(sorted.rows).toEqual([{ words: 'BZabé' }]);
  await fresh.end();
  await server.remove();
});

/** The columns that two runs have in common, and the table's own shape. */
async function bookkeeping(of: Database): Promise<unknown> {
  const { rows } = await of.query(
    'SELECT migration_name, checksum, finished_at >= started_at AS finished, logs, rolled_back_at, applied_steps_count, length(id) AS id FROM "_prisma_migrations" ORDER BY 1',
  );
  return { rows, catalog: await catalogOf(of) };
}

async function untilRunning(statement: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await database.query(
      "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND position($1 in query) > 0 AND pid <> pg_backend_pid()",
      [statement],
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
