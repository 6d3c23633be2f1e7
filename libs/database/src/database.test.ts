import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createEmptyDatabase,
  eventually,
  startPostgres,
  type TestDatabase,
  type TestPostgres,
} from '@homeroom/testing';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations } from './apply-migrations.ts';
import { createClient, migrations } from './athletics-admin.ts';
import { databaseProbe } from './database-probe.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { openDatabase, type Database, type SlowQuery } from './database.ts';
import { withPipelinedTransaction } from './pipelined-transaction.ts';
import { withTransaction } from './transaction.ts';

test('a slow statement is told with its shape, never with its values', async () => {
  const place = await createEmptyDatabase();
  const told: SlowQuery[] = [];
  const options = { url: place.url, applicationName: 'slow', onSlowQuery: (query: SlowQuery) => told.push(query) };
  const [patient, hasty] = [openDatabase(options), openDatabase({ ...options, slowQueryMs: 0 })];
  try {
    await patient.query('SELECT 1');
    expect(told).toEqual([]);
    await hasty.query("SELECT $1::text,\n  'it''s secret' AS note", ['hidden']);
    const failing = hasty.query(`SELECT 1 / 0 -- ${'long '.repeat(100)}`);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await new Promise<void>((resolve) => hasty.query('SELECT 2', () => resolve()));
  } finally {
    await Promise.all([patient.end(), hasty.end()]);
    await place.drop();
  }
  expect(told.map(({ sql }) => sql.slice(0, 30))).toEqual([
    'SELECT $1::text, ? AS note',
    'SELECT 1 / 0 -- long long long',
    'SELECT 2',
  ]);
  expect(told[1]?.sql).toHaveLength(300);
  expect(told.every(({ ms }) => ms >= 0)).toBe(true);
});

describe('limits of an open database', () => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await createEmptyDatabase();
    database = openDatabase({
      url: place.url,
      applicationName: 'limits',
      poolSize: 3,
      connectTimeoutMs: 400,
      statementTimeoutMs: 600,
      lockTimeoutMs: 200,
      idleInTransactionTimeoutMs: 300,
    });
    await database.query('CREATE TABLE thing (id integer PRIMARY KEY, name text)');
  });
  afterAll(async () => {
    await database.end();
    await place.drop();
  });

  test('a statement that runs too long is cancelled', async () => {
    await expect(database.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  });

  test('a wait for a lock ends', async () => {
    await withTransaction(database, async (holder) => {
      // On a slow machine the transaction would be ended for idling before the wait for its lock is.
      await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await holder.query('LOCK TABLE thing');
      await expect(database.query('SELECT 1 FROM thing')).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('a transaction that idles is ended, without ending the process, and the pool goes on', async () => {
    const idle = withTransaction(database, async (client) => {
      await client.query('SELECT 1');
      await pause(600);
      await client.query('SELECT 1');
    });
    await expect(idle).rejects.toThrow();
    await expect(database.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('a wait for a free connection ends as unavailable', async () => {
    const held = await Promise.all([1, 2, 3].map(() => database.connect()));
    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(createClient(database).$transaction((tx) => tx.school.findMany())).rejects.toBeInstanceOf(
      DatabaseUnavailableError,
    );
    for (const client of held) client.release();
  });

  test('connections carry the application name', async () => {
    const { rows } = await database.query("SELECT current_setting('application_name') AS name");
    expect(rows).toEqual([{ name: 'limits' }]);
  });

  test('a stream of rows goes in, and its end leaves nothing behind that could fail later', async () => {
    await withTransaction(database, async (client) => {
      const stream = client.query(copyFrom('COPY thing FROM STDIN'));
      await pipeline(Readable.from(['10\tten\n', '11\televen\n']), stream);
    });
    expect((await database.query('SELECT count(*)::int AS rows FROM thing WHERE id IN (10, 11)')).rows).toEqual([
      { rows: 2 },
    ]);
    await pause(6_000);
  });

  test('a server that froze is given up after the limit and five seconds', async () => {
    const server = await startPostgres();
    const frozen = openDatabase({ url: server.url, applicationName: 'frozen', statementTimeoutMs: 200 });
    const { rows } = await frozen.query('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0].pid, 'SIGSTOP');
    await expect(frozen.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailableError);
    process.kill(rows[0].pid, 'SIGCONT');
    expect((await frozen.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await frozen.end();
    await server.remove();
  });

  test('a transaction commits what its work did and gives its result', async () => {
    const result = await withTransaction(database, async (client) => {
      await client.query("INSERT INTO thing VALUES (1, 'kept')");
      return 'done';
    });
    expect(result).toBe('done');
    expect((await database.query('SELECT name FROM thing WHERE id = 1')).rows).toEqual([{ name: 'kept' }]);
  });

  test('an error rolls the transaction back and comes out unchanged', async () => {
    const fault = new Error('no');
    const work = withTransaction(database, async (client) => {
      await client.query("INSERT INTO thing VALUES (2, 'lost')");
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect((await database.query('SELECT name FROM thing WHERE id = 2')).rows).toEqual([]);
  });
});

describe.each(['stopped', 'killed'] as const)('a PostgreSQL server that is %s', (how) => {
  let server: TestPostgres;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres();
    const url = server.url.replace(/postgres$/, 'athletics');
    await applyMigrations(url, migrations);
    database = openDatabase({ url, applicationName: 'restart', connectTimeoutMs: 2_000 });
  });
  afterAll(async () => {
    await database.end();
    await server.remove();
  });

  test('makes every path unavailable while it is unavailable, and all work again by themselves', async () => {
    const prisma = createClient(database);
    const probe = databaseProbe(database);
    await database.query('SELECT 1');
    await prisma.school.create({ data: { id: 's1', name: 'North' } });
    expect(await probe.check()).toBe(true);

    const interrupted = Promise.allSettled([
      database.query('SELECT pg_sleep(10)'),
      prisma.$queryRaw`SELECT pg_sleep(10)::text`,
      withTransaction(database, (client) => client.query('SELECT pg_sleep(10)')),
      withTransaction(database, () => pause(3_000).then(() => database.query('SELECT 1'))),
      withPipelinedTransaction(database, (client) => client.query('SELECT pg_sleep(10)')),
      withPipelinedTransaction(database, async (_, later) => later((client) => client.query('SELECT pg_sleep(10)'))),
      prisma.$transaction(async (tx) => {
        await tx.school.findMany();
        await pause(1_500);
        await tx.school.findMany();
      }),
    ]);
    await pause(500);
    if (how === 'stopped') await server.stop();
    else await server.kill();
    for (const result of await interrupted) expect(failureOf(result)).toBe('DatabaseUnavailableError 503 2');

    const refused = await Promise.allSettled([
      database.query('SELECT 1'),
      database.connect(),
      prisma.school.findMany(),
      prisma.$queryRaw`SELECT 1`,
      prisma.$transaction([prisma.school.findMany()]),
      prisma.$transaction((tx) => tx.school.findMany()),
      withTransaction(database, (client) => client.query('SELECT 1')),
      withPipelinedTransaction(database, (client) => client.query('SELECT 1')),
    ]);
    for (const result of refused) expect(failureOf(result)).toBe('DatabaseUnavailableError 503 2');
    expect(await probe.check()).toBe(false);

    await server.start();
    await eventually(() => database.query('SELECT 1'));
    expect(await prisma.school.findMany({ select: { name: true } })).toEqual([{ name: 'North' }]);
    expect(await probe.check()).toBe(true);
  });
});

test('too many connections count as unavailable', async () => {
  const server = await startPostgres({ settings: { max_connections: 5, superuser_reserved_connections: 1 } });
  const crowd = openDatabase({ url: server.url, applicationName: 'crowd', poolSize: 8 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => crowd.query('SELECT pg_sleep(0.5)')));
  const failures = results.filter((result) => result.status === 'rejected').map(failureOf);
  await crowd.end();
  await server.remove();
  expect(failures.length).toBeGreaterThan(0);
  expect(new Set(failures)).toEqual(new Set(['DatabaseUnavailableError 503 2']));
});

test('a server that no longer answers fails the probe long before a connection is given up', async () => {
  const place = await createEmptyDatabase();
  const database = openDatabase({ url: place.url, applicationName: 'full', poolSize: 1, connectTimeoutMs: 60_000 });
  const held = await database.connect();
  expect(await databaseProbe(database).check()).toBe(false);
  held.release();
  await database.end();
  await place.drop();
});

function failureOf(result: PromiseSettledResult<unknown>): string {
  if (result.status === 'fulfilled') return 'no failure';
  const { name, status, retryAfterSeconds, message, code } = result.reason as DatabaseUnavailableError & {
    code?: string;
  };
  return name === 'DatabaseUnavailableError' ? `${name} ${status} ${retryAfterSeconds}` : `${name} ${code} ${message}`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

test('times are read in UTC, whatever zone the server is in', async () => {
  const place = await createEmptyDatabase();
  const name = new URL(place.url).pathname.slice(1);
  const setUp = openDatabase({ url: place.url, applicationName: 'set up' });
  await setUp.query(`ALTER DATABASE ${name} SET TimeZone = 'Asia/Kolkata'`);
  await setUp.end();
  const opened = openDatabase({ url: place.url, applicationName: 'test' });
  const { rows } = await opened.query<{ old: Date; zone: string }>(
    "SELECT timestamptz '1604-11-10 00:00:00Z' AS old, current_setting('TimeZone') AS zone",
  );
  await opened.end();
  await place.drop();
  expect(rows[0]).toEqual({ old: new Date('1604-11-10T00:00:00Z'), zone: 'UTC' });
});
