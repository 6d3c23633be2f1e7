import { createEmptyDatabase, type TestDatabase } from '@homeroom/testing';
import type { PoolClient } from 'pg';
import { openDatabase, type Database } from './database.ts';
import { withPipelinedTransaction } from './pipelined-transaction.ts';

let place: TestDatabase;
let database: Database;
const slow: string[] = [];

beforeAll(async () => {
  place = await createEmptyDatabase();
  const onSlowQuery = ({ sql }: { sql: string }) => slow.push(sql);
  const options = { url: place.url, applicationName: 'pipelined', poolSize: 1, slowQueryMs: 1_000, onSlowQuery };
  database = openDatabase(options);
  await database.query('CREATE TABLE thing (id integer PRIMARY KEY)');
});
beforeEach(() => database.query('TRUNCATE thing'));
afterAll(async () => {
  await database.end();
  await place.drop();
});

const insert = (id: number) => (client: PoolClient) => client.query('INSERT INTO thing VALUES ($1)', [id]);

async function kept(): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM thing ORDER BY id');
  return rows.map(({ id }) => id);
}

test('what is not waited for is committed with the rest', async () => {
  const result = await withPipelinedTransaction(database, async (client, later) => {
    const [one, two] = await Promise.all([client.query('SELECT 1 AS n'), client.query('SELECT 2 AS n')]);
    later(insert(1));
    later(insert(2));
    return [one.rows[0].n, two.rows[0].n];
  });
  expect(result).toEqual([1, 2]);
  expect(await kept()).toEqual([1, 2]);
});

test('a read after a write that was not waited for sees it', async () => {
  const found = await withPipelinedTransaction(database, async (client, later) => {
    later(insert(1));
    return (await client.query('SELECT id FROM thing')).rows;
  });
  expect(found).toEqual([{ id: 1 }]);
});

test('the first statement that fails is the error, and nothing is kept', async () => {
  const work = withPipelinedTransaction(database, async (_client, later) => {
    later(insert(1));
    later(insert(1));
    later(insert(2));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual([]);
});

test('a failure of what is not waited for is told rather than what fails because of it', async () => {
  const work = withPipelinedTransaction(database, async (client, later) => {
    later(insert(1));
    later(insert(1));
    await client.query('SELECT 1');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
});

test('an error of the work rolls back what it sent', async () => {
  const fault = new Error('no');
  const work = withPipelinedTransaction(database, async (_client, later) => {
    later(insert(1));
    throw fault;
  });
  await expect(work).rejects.toBe(fault);
  expect(await kept()).toEqual([]);
});

test('of reads sent together that fail, none is left without a listener', async () => {
  const work = withPipelinedTransaction(database, (client) =>
    Promise.all([client.query('SELECT 1 / 0'), client.query('SELECT 1'), client.query('SELECT 2')]),
  );
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await kept()).toEqual([]);
});

test('without a transaction nothing is written', async () => {
  const client = await database.connect();
  const refusing = Object.create(client, {
    query: {
      value: (text: unknown, ...rest: unknown[]) =>
        text === 'BEGIN' ? client.query('SELECT 1 / 0') : Reflect.apply(client.query, client, [text, ...rest]),
    },
  }) as PoolClient;
  const broken = { connect: () => Promise.resolve(refusing) } as unknown as Database;
  const work = withPipelinedTransaction(broken, async (given, later) => {
    await given.query('SELECT 1').catch(() => undefined);
    later(() => insert(1)(given));
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await kept()).toEqual([]);
});

test('a statement that waited for an earlier one does not count as slow', async () => {
  await withPipelinedTransaction(database, (client) =>
    Promise.all([client.query('SELECT pg_sleep(1.2)'), client.query('SELECT 3')]),
  );
  expect(slow).toEqual(['SELECT pg_sleep(1.2)']);
});
