import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { buildConfig, buildExtraction, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let service: TestService;

beforeAll(() => {
  service = openTestService(buildConfig(database.url));
});
beforeEach(() => service.context.database.query('TRUNCATE knowledge_source, index_task CASCADE'));
afterAll(() => service.close());

async function stored() {
  const { database: pool } = service.context;
  const [sources, entries, tasks] = await Promise.all(
    ['knowledge_source', 'event_graph_entry', 'index_task'].map(
      async (table) => (await pool.query(`SELECT * FROM ${table}`)).rows,
    ),
  );
  return { sources, entries, tasks } as Record<string, Record<string, unknown>[]>;
}

test('an extraction is stored with its entry and its task, and can be found later while the index is unavailable', async () => {
  const response = await ingest(service.app, { bot_version: '2.1' });
  expect([response.status, response.body]).toEqual([
    200,
    {
      status: 'pending',
      ids: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
      chunks: 1,
      ingest_time_ms: expect.any(Number),
    },
  ]);
  const { sources, entries, tasks } = await stored();
  expect(sources).toMatchObject([
    {
      id: 'extraction:ext-1',
      type: 'message',
      kind: 'calendar_event',
      subject: 'Family Logistics: Science Museum trip',
      sender: '',
      provenance: { bot_version: '2.1' },
    },
  ]);
  expect(entries).toMatchObject([
    {
      source_id: 'extraction:ext-1',
      type: 'calendar_event',
      what: 'Science Museum trip',
      message_id: '48213',
      confidence: 0.5,
      needs_confirmation: true,
      closed_at: null,
    },
  ]);
  expect(tasks).toMatchObject([{ source_id: 'extraction:ext-1' }]);
});

const required = ['extraction_id', 'message_id', 'message_text', 'extraction_type', 'extracted_what'];

test.each(required)('without %s nothing is stored, and null is as good as nothing', async (name) => {
  const { [name]: _left, ...rest } = buildExtraction();
  for (const body of [rest, { ...rest, [name]: null }, { ...rest, [name]: null, confidence: 'high' }]) {
    const response = await request(service.app).post('/brain/ingest').send(body);
    expect([response.status, response.body]).toEqual([422, { error: `Missing required fields: ${name}` }]);
  }
  expect((await stored())['sources']).toEqual([]);
});

test.each([
  [{ message_text: null, extraction_id: undefined }, 'extraction_id, message_text'],
  [Object.fromEntries(required.map((name) => [name, undefined])), required.join(', ')],
])('missing fields are named in the order of the contract', async (fields, names) => {
  expect((await ingest(service.app, fields)).body).toEqual({ error: `Missing required fields: ${names}` });
});

test('a request without a body misses everything', async () => {
  for (const call of [
    request(service.app).post('/brain/ingest').set('Content-Type', 'application/json'),
    request(service.app).post('/brain/ingest').send({}),
  ]) {
    const { status, body } = await call;
    expect([status, body]).toEqual([422, { error: `Missing required fields: ${required.join(', ')}` }]);
  }
});

test.each([
  [{ confidence: 'high' }, 'The `confidence` property must be a number from 0 to 1.'],
  [{ confidence: 1.2 }, 'The `confidence` property must be a number from 0 to 1.'],
  [{ message_text: 5 }, 'The `message_text` property must be a text.'],
  [{ extraction_id: '' }, 'The `extraction_id` property must be a text of 1 to 500 characters without NUL.'],
  [{ extraction_id: 'a\u0000b' }, 'The `extraction_id` property must be a text of 1 to 500 characters without NUL.'],
  [{ extraction_type: '' }, 'The `extraction_type` property must be a text of 1 to 200 characters.'],
  [{ extraction_type: '\u0000' }, 'The `extraction_type` property must be a text of 1 to 200 characters.'],
  [
    { message_id: 1.5 },
    'The `message_id` property must be a text of at most 500 characters or a whole number that JSON readers do not round.',
  ],
  [
    { extracted_who: 'Maya' },
    'The `extracted_who` property must be a list of at most 200 texts of at most 500 characters.',
  ],
  [
    { extracted_who: [1] },
    'The `extracted_who` property must be a list of at most 200 texts of at most 500 characters.',
  ],
  [{ chat_title: 'x'.repeat(501) }, 'The `chat_title` property must be a text of at most 500 characters.'],
  [
    { needs_confirmation: 'no', fuzzy_match_score: '1' },
    'The `needs_confirmation` property must be true or false. The `fuzzy_match_score` property must be a number.',
  ],
])('a wrong type is refused with a sentence (%#)', async (fields, error) => {
  const response = await ingest(service.app, fields);
  expect([response.status, response.body]).toEqual([422, { error }]);
});

test.each(['[1]', '"text"', '7', 'true'])('a body of %s is refused', async (body) => {
  const response = await request(service.app).post('/brain/ingest').set('Content-Type', 'application/json').send(body);
  expect([response.status, response.body]).toEqual([422, { error: 'The body must be an object.' }]);
});

test.each([{}, { 'Content-Type': 'application/json' }, { 'Content-Type': 'text/plain' }])(
  'no body with %j is refused by the names of the required fields',
  async (headers) => {
    const response = await request(service.app).post('/brain/ingest').set(headers);
    expect([response.status, response.body]).toEqual([
      422,
      {
        error: 'Missing required fields: extraction_id, message_id, message_text, extraction_type, extracted_what',
      },
    ]);
  },
);

test('broken JSON, another type, too many bytes and endless nesting are refused', async () => {
  const send = (body: string, type = 'application/json') =>
    request(service.app).post('/brain/ingest').set('Content-Type', type).send(body);
  expect(await send('{"extraction_id": ')).toMatchObject({
    status: 422,
    body: { error: 'The body is not valid JSON.' },
  });
  expect((await send('extraction_id=1', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await ingest(service.app, { message_text: 'x'.repeat(8_400_000) })).status).toBe(413);
  const nested = JSON.stringify(buildExtraction({ more: 0 })).replace(
    '"more":0',
    `"more":${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  );
  expect((await send(nested)).body).toEqual({ error: 'The body is nested too deeply.' });
});

test('null counts as absent for what is not required, and what PostgreSQL cannot hold is left out', async () => {
  const nothing = Object.fromEntries(
    [
      'sender_name',
      'sender_username',
      'chat_title',
      'extracted_who',
      'extracted_when',
      'extracted_where',
      'confidence',
      'needs_confirmation',
      'calendar_check_status',
      'calendar_event_id',
      'calendar_event_title',
      'fuzzy_match_score',
    ].map((name) => [name, null]),
  );
  expect(
    (await ingest(service.app, { ...nothing, message_text: 'a\u0000b \ud800', extracted_what: '\u0000' })).status,
  ).toBe(200);
  const { sources, entries } = await stored();
  expect([sources?.[0]?.['text'], sources?.[0]?.['subject'], entries?.[0]?.['who']]).toEqual([
    'ab \ufffd',
    'Family Logistics',
    [],
  ]);
});

test('a message of 256 KiB is taken, one byte more is refused', async () => {
  const text = Array.from(
    { length: 4_000 },
    (_, i) => `Sentence ${i} tells something about the family and their week and more of it.`,
  )
    .join(' ')
    .slice(0, 262_143);
  const response = await ingest(service.app, { message_text: `${text}x` });
  expect(response.status).toBe(200);
  expect(new Set(response.body.ids).size).toBe(response.body.chunks);
  const refused = await ingest(service.app, { message_text: `${text}é`, extraction_id: 'ext-2' });
  expect([refused.status, refused.body]).toEqual([
    413,
    { detail: 'The `message_text` property is larger than the 262144 bytes that are accepted.' },
  ]);
  expect((await stored())['sources']).toHaveLength(1);
});

test('the same extraction again keeps its ids and its first moment, and says what it says now', async () => {
  const first = await ingest(service.app);
  const before = await stored();
  const again = await ingest(service.app, {
    message_text: 'The trip is on October 16 now',
    sender_name: 'Ana Rivera',
    confidence: 0.9,
  });
  const after = await stored();
  expect(again.body.ids).toEqual(first.body.ids);
  expect([after['sources']?.length, after['entries']?.length, after['tasks']?.length]).toEqual([1, 1, 1]);
  expect(after['sources']?.[0]).toMatchObject({
    sender: 'Ana Rivera',
    created_at: before['sources']?.[0]?.['created_at'],
    said_at: before['sources']?.[0]?.['said_at'],
  });
  expect(after['sources']?.[0]?.['text']).toContain('October 16 now');
  expect(after['entries']?.[0]).toMatchObject({
    id: before['entries']?.[0]?.['id'],
    created_at: before['entries']?.[0]?.['created_at'],
    confidence: 0.9,
  });
});

test('the same extraction many times at once is one', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => ingest(service.app, { message_text: `version ${i}` })),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.ids}`)).size).toBe(1);
  const { sources, entries } = await stored();
  expect([sources?.length, entries?.length]).toEqual([1, 1]);
});

test('an extraction that cannot be stored is answered as the contract says', async () => {
  const away = openTestService(buildConfig('postgresql://user:secret-word@127.0.0.1:9/away'));
  const response = await ingest(away.app);
  expect([response.status, response.body]).toEqual([
    500,
    { status: 'error', error: 'The database cannot be reached.' },
  ]);
  await away.close();
});
