import { useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { clearDoneItems, removeDoneItems } from '../src/grocery/grocery-sql.ts';
import { buildConfig, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let service: TestService;
beforeAll(() => {
  service = openTestService(buildConfig(database.url));
});
afterAll(() => service.context.database.end());
beforeEach(() => service.context.database.query('TRUNCATE knowledge_source, index_task, grocery_item CASCADE'));

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await service.context.database.query<Row>(sql, values)).rows;
const count = async (table: string) =>
  (await rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

/** A source of each kind that came so long ago, with an entry, and for a document its card. */
async function sources(age: string, prefix: string): Promise<void> {
  for (const type of ['message', 'email', 'newsletter', 'document']) {
    const id = `${type}:${prefix}`;
    await rows(
      "INSERT INTO knowledge_source (id, type, subject, text, provenance, created_at) VALUES ($1, $2, 'Quokka', 'Quokka', '{}', now() - $3::interval)",
      [id, type, age],
    );
    await rows(
      "INSERT INTO event_graph_entry (id, source_id, type, what) VALUES (gen_random_uuid(), $1, 'x', 'Quokka')",
      [id],
    );
  }
  await rows(
    `INSERT INTO document (id, source_id, sha256, filename, detected_type, size_bytes, sender, sender_username, sent_as, received_at, card, rules_version, generated_at)
     VALUES (gen_random_uuid(), $1, $1, 'quokka.txt', 'text', 1, '', '', 'attachment', now(), '{}', 1, now())`,
    [`document:${prefix}`],
  );
}

test('sources of every kind go with all of it when RETENTION_DAYS are over, in batches, no matter which process removes them', async () => {
  await sources('31 days', 'old');
  await sources('29 days', 'young');
  const { knowledgeStore } = service.context;
  expect(await Promise.all([knowledgeStore.removeOlderThan(30, 2), knowledgeStore.removeOlderThan(30, 2)])).toEqual([
    2, 2,
  ]);
  expect(await knowledgeStore.removeOlderThan(30, 2)).toBe(0);
  expect([await count('knowledge_source'), await count('event_graph_entry'), await count('document')]).toEqual([
    4, 4, 1,
  ]);
  const tasks = await rows<{ id: string }>('SELECT source_id AS id FROM index_task ORDER BY source_id');
  expect(tasks.map(({ id }) => id)).toEqual(['document:old', 'email:old', 'message:old', 'newsletter:old']);
});

test('groceries lose their texts a week after they were struck out, and their rows a year after', async () => {
  const item = (name: string, done: string | null) =>
    rows(
      "INSERT INTO grocery_item (id, name, quantity, added_by, origin, done_at) VALUES (gen_random_uuid(), $1, '2', 'Ana', $1 || ':0', now() - $2::interval)",
      [name, done],
    );
  await item('Quokka', '8 days');
  await item('Wombat', '6 days');
  await item('Numbat', '366 days');
  await item('Bilby', null);
  const { groceryStore, database } = service.context;
  expect([
    await clearDoneItems(database, 1),
    await clearDoneItems(database, 5),
    await clearDoneItems(database, 5),
  ]).toEqual([1, 1, 0]);
  expect([await removeDoneItems(database, 5), await removeDoneItems(database, 5)]).toEqual([1, 0]);
  expect((await rows<{ name: string }>('SELECT name FROM grocery_item ORDER BY name')).map(({ name }) => name)).toEqual(
    ['', 'Bilby', 'Wombat'],
  );
  const again = await groceryStore.add(
    [{ id: '3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', name: 'Quokka', quantity: null }],
    { origin: 'Quokka', addedBy: 'Ana', now: new Date() },
  );
  expect(again).toMatchObject([{ outcome: 'added' }]);
  expect((await request(service.app).get('/grocery')).body.items).toMatchObject([{ name: 'Bilby' }]);
});

test.each([
  [undefined, 8],
  [30, 4],
])('the service removes by itself what is over, with RETENTION_DAYS=%s', async (retentionDays, left) => {
  await sources('31 days', 'old');
  await sources('29 days', 'young');
  await rows(
    "INSERT INTO grocery_item (id, name, done_at) VALUES (gen_random_uuid(), 'Quokka', now() - interval '8 days')",
  );
  const own = openTestService({ ...buildConfig(database.url), retentionDays });
  await own.start();
  await until(async () => (await rows("SELECT 1 FROM grocery_item WHERE name <> ''")).length === 0);
  await own.close();
  expect(await count('knowledge_source')).toBe(left);
});
