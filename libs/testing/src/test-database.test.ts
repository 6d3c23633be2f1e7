import { openDatabase } from '@homeroom/database';
import { serviceMigrations, type ServiceName } from '@homeroom/database/migrations';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.mjs';
import { createTestDatabase, useTestDatabase } from './test-database.ts';

const services = Object.keys(serviceMigrations) as ServiceName[];

test.each(services)('a test database of %s is migrated', async (service) => {
  const place = await createTestDatabase(service);
  const database = openDatabase({ url: place.url, applicationName: 'test' });
  const { rows } = await database.query('SELECT migration_name FROM "_prisma_migrations" ORDER BY 1');
  expect(rows.map((row: { migration_name: string }) => row.migration_name)).toEqual(
    serviceMigrations[service].map(({ name }) => name),
  );
  await database.end();
  await place.drop();
});

test('databases made at once are separate', async () => {
  const places = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase('athletics-admin')));
  const counts = await Promise.all(
    places.map(async ({ url }, index) => {
      const database = openDatabase({ url, applicationName: 'test' });
      for (let id = 0; id <= index; id += 1)
        await database.query('INSERT INTO school (id, name) VALUES ($1, $1)', [`s${id}`]);
      const { rows } = await database.query('SELECT count(*)::int AS schools FROM school');
      await database.end();
      return rows[0].schools;
    }),
  );
  expect(counts).toEqual([1, 2, 3, 4]);
  await Promise.all(places.map((place) => place.drop()));
});

test('dropping removes a database that is still in use', async () => {
  const place = await createTestDatabase('athletics-admin');
  const user = new pg.Client({ connectionString: place.url });
  user.on('error', () => undefined);
  await user.connect();
  await place.drop();
  await expect(new pg.Client({ connectionString: place.url }).connect()).rejects.toMatchObject({ code: '3D000' });
  await user.end();
});

describe('a database of the whole file', () => {
  const place = useTestDatabase('staging-knowledge');

  test('is there while the tests run', async () => {
    const database = openDatabase({ url: place.url, applicationName: 'test' });
    expect((await database.query('SELECT * FROM grocery_item')).rows).toEqual([]);
    await database.end();
  });
});

test('a server keeps its port and its data over a stop and a kill', async () => {
  const server = await startPostgres();
  await onServer(server.url, 'CREATE TABLE kept AS SELECT 1 AS id');
  await server.stop();
  await expect(onServer(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  expect(await onServer(server.url, 'SELECT * FROM kept')).toEqual([{ id: 1 }]);
  await server.kill();
  await expect(onServer(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  expect(await onServer(server.url, 'SELECT * FROM kept')).toEqual([{ id: 1 }]);
  await server.kill();
  await server.remove();
});

async function onServer(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
