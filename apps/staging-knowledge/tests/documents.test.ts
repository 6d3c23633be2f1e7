import { fixedClock, useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { runForget } from '../src/commands/forget-command.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const clock = fixedClock('2026-09-16T00:02:10Z');
let hosts: KnowledgeHosts;
let service: TestService;

beforeAll(async () => {
  hosts = await startKnowledgeHosts();
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }), {
    documentReader: plainReader(),
    clock,
  });
  await service.start();
  await until(async () => (await request(service.app).get('/brain/stats')).status !== 503);
});
beforeEach(async () => {
  const { rows } = await service.context.database.query<{ id: string }>('SELECT id FROM knowledge_source');
  for (const { id } of rows) await service.context.knowledgeStore.forget(id);
  await indexed();
});
afterAll(async () => {
  await service.close();
  await hosts.close();
});

async function indexed() {
  await until(async () => (await service.context.outbox.pending()).open === 0);
}

/** Counts everything that belongs to a document; its points are the index's. */
async function kept() {
  const { rows } = await service.context.database.query<Record<string, number>>(
    'SELECT (SELECT count(*)::int FROM document) AS documents, (SELECT count(*)::int FROM knowledge_source) AS sources, (SELECT count(*)::int FROM event_graph_entry) AS entries',
  );
  return { documents: 0, ...rows[0], points: (await request(service.app).get('/brain/stats')).body.total_documents };
}
const nothing = { documents: 0, sources: 0, entries: 0, points: 0 };
const one = { documents: 1, sources: 1, entries: 1, points: 1 };

const list = (query: Record<string, unknown> = {}) => request(service.app).get('/documents').query(query);
const remove = (id: string) => request(service.app).delete(`/documents/${id}`);

test('the documents are listed newest first, as many as asked for, as they stand today', async () => {
  expect((await list()).body).toEqual({ documents: [], total: 0 });
  const { body: first } = await brief(service.app, letter);
  clock.advance(60_000);
  const { body: second } = await brief(service.app, 'Community picnic on Saturday, October 17, 2026.', 'flyer.txt');
  const { documents, total } = (await list()).body;
  expect([total, documents.map(({ id }: { id: string }) => id)]).toEqual([2, [second.id, first.id]]);
  expect(documents[1]).toEqual({
    id: first.id,
    filename: 'letter.txt',
    detected_type: 'text',
    size_bytes: Buffer.byteLength(letter),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    title: first.title,
    category: first.category,
    action_required: true,
    deadline: '2026-09-30',
    received_at: '2026-09-15T19:02:10-05:00',
  });
  expect((await list({ limit: 1 })).body).toEqual({ documents: [documents[0]], total: 2 });
  clock.advance(30 * 86_400_000);
  expect((await list()).body.documents[1]).toMatchObject({ id: first.id, deadline: null });
});

test.each(['/documents', '/grocery'])('a limit of %s that is none is refused', async (path) => {
  for (const limit of ['0', '501', '2.5', 'many'])
    expect([limit, (await request(service.app).get(path).query({ limit })).status]).toEqual([limit, 422]);
});

test('a document is removed with its text, its card, its entry and its points, once', async () => {
  const { id } = (await brief(service.app, letter)).body;
  expect(await kept()).toEqual(one);
  expect((await remove(id.toUpperCase())).status).toBe(204);
  expect(await kept()).toEqual(nothing);
  for (const gone of [id, '3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', 'no-uuid']) {
    const { status, body } = await remove(gone);
    expect([status, body]).toEqual([404, { detail: 'There is no document with this id.' }]);
  }
  expect((await brief(service.app, letter)).body.id).not.toBe(id);
});

test('the command forgets a document with all of it', async () => {
  const { id, title } = (await brief(service.app, letter)).body;
  const said: string[] = [];
  const to = { write: (text: string) => said.push(text) };
  expect(
    await runForget(['--source', `document:${id}`], { stdout: to, stderr: to }, { DATABASE_URL: database.url }),
  ).toBe(0);
  expect(said.join('')).toBe(
    `Removed document:${id}: document, ${title}; its briefing card, 1 entry of the event graph.\nIts passages are gone from the search index.\n`,
  );
  expect(await kept()).toEqual(nothing);
});

test('the grocery list has what nobody has bought yet, newest first', async () => {
  await service.context.database.query(
    `INSERT INTO grocery_item (id, name, quantity, added_by, origin, created_at, done_at) VALUES
       (gen_random_uuid(), 'milk', '2 litres', 'Ana Rivera', 'message:1', '2026-09-15T23:40:00Z', NULL),
       (gen_random_uuid(), 'bread', NULL, NULL, NULL, '2026-09-15T23:41:00Z', NULL),
       (gen_random_uuid(), 'eggs', NULL, NULL, 'message:2', '2026-09-15T23:42:00Z', now())`,
  );
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const bread = { id, name: 'bread', quantity: null, added_by: null, added_at: '2026-09-15T18:41:00-05:00' };
  const { body } = await request(service.app).get('/grocery');
  expect(body).toEqual({
    items: [
      bread,
      { id, name: 'milk', quantity: '2 litres', added_by: 'Ana Rivera', added_at: '2026-09-15T18:40:00-05:00' },
    ],
    total: 2,
  });
  expect((await request(service.app).get('/grocery').query({ limit: 1 })).body).toEqual({ items: [bread], total: 2 });
});

test('while the database is unavailable the stores say so', async () => {
  const away = openTestService(buildConfig('postgresql://user:secret-word@127.0.0.1:9/away'));
  const answers = await Promise.all([
    request(away.app).get('/documents'),
    request(away.app).get('/grocery'),
    request(away.app).delete('/documents/3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43'),
  ]);
  for (const { status, headers, body } of answers)
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      { detail: 'The database is not reachable right now. Try again shortly.' },
    ]);
  await away.close();
});
