import {
  createStagingKnowledgeClient,
  type StagingKnowledgeClient,
  type StagingKnowledgeSchemas,
} from '@homeroom/client';
import { fixedClock, serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import request from 'supertest';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const hour = 3_600_000;
/** A Friday, 9:00 in Chicago. */
const start = '2026-10-30T14:00:00Z';
let clock = fixedClock(start);
let service: TestService;
let served: ServedApp;
let client: StagingKnowledgeClient;

beforeAll(async () => {
  service = openTestService(buildConfig(database.url), { clock: () => clock() });
  served = await serveApp(service.app);
  client = createStagingKnowledgeClient({ baseUrl: served.url });
});
beforeEach(async () => {
  clock = fixedClock(start);
  await service.context.database.query('TRUNCATE knowledge_source, index_task CASCADE');
});
afterAll(async () => {
  await served.close();
  await service.close();
});

const recent = (query: { days?: number; limit?: number } = {}) =>
  client.get('/api/event_graph/recent', { params: { query } });
const coordination = () => client.get('/api/event_graph/coordination');
const stats = () => client.get('/api/event_graph/stats');
const close = (id: string) => client.post('/api/event_graph/{id}/close', { params: { path: { id } } });
/** Each a moment after the one before. */
const take = async (id: string, fields: Record<string, unknown> = {}) => {
  const { status } = await ingest(service.app, { extraction_id: id, message_id: id, ...fields });
  expect(status).toBe(200);
  clock.advance(1_000);
};

test('an entry shows what was ingested, in the zone of the household', async () => {
  await take('a', {
    extracted_who: ['Maya'],
    extracted_when: '2026-11-02T08:45:00-06:00',
    extracted_where: 'City Science Museum',
    confidence: 0.9,
  });
  expect(await recent()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5/),
      type: 'calendar_event',
      created_at: '2026-10-30T09:00:00-05:00',
      what: 'Science Museum trip',
      who: ['Maya'],
      when: '2026-11-02T08:45:00-06:00',
      where: 'City Science Museum',
      confidence: 0.9,
      needs_confirmation: true,
      status: 'open',
      source: { kind: 'message', id: 'extraction:a', subject: 'Family Logistics: Science Museum trip' },
      links: [],
    },
  ]);
});

test('recent entries are those of the last days, newest first, and as many as asked for', async () => {
  for (const id of ['oldest', 'older', 'new']) {
    await take(id);
    clock.advance(4 * 24 * hour);
  }
  const ids = (entries: StagingKnowledgeSchemas['EventGraphEntry'][]) => entries.map(({ source }) => source.id);
  expect(ids(await recent())).toEqual(['extraction:new']);
  expect(ids(await recent({ days: 9 }))).toEqual(['extraction:new', 'extraction:older']);
  expect(ids(await recent({ days: 3650, limit: 2 }))).toEqual(['extraction:new', 'extraction:older']);
});

test.each([
  'recent?days=0',
  'recent?days=3651',
  'recent?limit=0',
  'recent?limit=501',
  'recent?days=x',
  'recent?day=1',
  'stats?x=1',
])('%s is refused', async (path) => {
  expect((await request(service.app).get(`/api/event_graph/${path}`)).status).toBe(422);
});

test('entries of one message and of one calendar event are linked', async () => {
  await take('a', { message_id: 7, calendar_event_id: 'event-1' });
  await take('b', { message_id: '7' });
  await take('c', { calendar_event_id: 'event-1' });
  const [c, b, a] = await recent();
  expect(a?.links).toEqual(
    expect.arrayContaining([
      { to: b?.id, relation: 'same_message' },
      { to: c?.id, relation: 'same_event' },
    ]),
  );
  expect([a?.links.length, b?.links, c?.links]).toEqual([
    2,
    [{ to: a?.id, relation: 'same_message' }],
    [{ to: a?.id, relation: 'same_event' }],
  ]);
});

test('what needs a confirmation is a coordination item until it is closed', async () => {
  await take('sure', { needs_confirmation: false });
  await take('unsure');
  await take('plan', { extraction_type: 'coordination' });
  const items = await coordination();
  expect(items.map(({ source, status }) => [source.id, status])).toEqual([
    ['extraction:plan', 'open'],
    ['extraction:unsure', 'open'],
  ]);
  expect(await stats()).toEqual({
    total: 3,
    by_type: { calendar_event: 2, coordination: 1 },
    coordination_open: 2,
    blocking: 0,
  });
  const id = String(items[0]?.id);
  const closed = await close(id);
  expect(closed).toEqual({ ...items[0], status: 'closed' });
  expect(await close(id.toUpperCase())).toEqual(closed);
  await take('unsure', { needs_confirmation: false });
  expect(await coordination()).toEqual([]);
});

test('a closed item opens again only when what there is to confirm changed', async () => {
  await take('a');
  await close(String((await coordination())[0]?.id));
  await take('a', { confidence: 0.9, message_text: 'The same, said again', calendar_check_status: 'found' });
  expect(await coordination()).toEqual([]);
  await take('a', { extracted_when: 'Tuesday' });
  expect(await coordination()).toMatchObject([{ when: 'Tuesday', status: 'open' }]);
});

test.each(['unknown', '5d0c6a1e-2f84-4c39-b7a1-90e3d4f8c216', "' OR 1=1"])('closing %s finds nothing', async (id) => {
  await expect(close(id)).rejects.toMatchObject({
    name: 'NotFoundError',
    message: 'There is no entry with this id.',
  });
});

test.each([
  ['a%00b', 'must have neither NUL characters nor unpaired surrogates.'],
  ['%zz', 'cannot be decoded: write % as %25, and every other character in UTF-8.'],
])('closing %s is refused with a sentence', async (id, wish) => {
  const response = await request(service.app).post(`/api/event_graph/${id}/close`);
  expect([response.status, response.body]).toEqual([
    422,
    { detail: [{ loc: ['path', 'id'], msg: `Value error, The path parameter \`id\` ${wish}`, type: 'value_error' }] },
  ]);
});

test.each([
  ['in an hour', { extracted_when: 'in 1 hour' }, 1],
  ['47 hours away, over the change of the clocks', { extracted_when: '2026-11-01T07:00' }, 1],
  ['49 hours away', { extracted_when: '2026-11-01T15:01Z' }, 0],
  ['an hour ago', { extracted_when: '2026-10-30T08:00' }, 0],
  ['today without a time', { extracted_when: 'today' }, 1],
  ['yesterday', { extracted_when: '2026-10-29' }, 0],
  ['the day after tomorrow', { extracted_when: '2026-11-01' }, 1],
  ['unreadable', { extracted_when: 'soon' }, 0],
  ['near and closed', { extracted_when: 'tomorrow', needs_confirmation: false }, 0],
])('an item that is %s counts as blocking accordingly', async (_when, fields, blocking) => {
  await take('a', fields);
  expect((await stats()).blocking).toBe(blocking);
});

test('an empty graph is empty', async () => {
  expect([await recent(), await coordination(), await stats()]).toEqual([
    [],
    [],
    { total: 0, by_type: {}, coordination_open: 0, blocking: 0 },
  ]);
});

test('without the database the calls say so', async () => {
  const away = openTestService(buildConfig('postgresql://127.0.0.1:9/away'));
  expect((await request(away.app).get('/api/event_graph/stats')).status).toBe(503);
  await away.close();
});
