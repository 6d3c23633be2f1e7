import { UnavailableError } from '@homeroom/errors';
import { fixedClock, useTestDatabase, until } from '@homeroom/testing';
import sharp from 'sharp';
import request from 'supertest';
import { buildMail, buildMultipart } from '../src/mail/testing/build-mail.ts';
import { ReadingFailedError, type DocumentReader } from '../src/documents/document-reader.ts';
import { contract } from '../src/generated/contract.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, openTestService, type TestService } from './service-fixture.ts';
import { openReader, useReaderProgram } from './vision-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const day = 86_400_000;
/** 19:02 on September 15 in Chicago. */
const clock = fixedClock('2026-09-16T00:02:10Z');
let hosts: KnowledgeHosts;
let reader: DocumentReader;
/** Makes reading fail when set. */
let trouble: Error | null = null;
let service: TestService;

useReaderProgram();
beforeAll(async () => {
  [hosts, reader] = [await startKnowledgeHosts(), openReader()];
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }), {
    documentReader: troubled(reader),
    clock,
  });
  await service.start();
});
afterAll(async () => {
  await Promise.all([service.close(), reader.close()]);
  await hosts.close();
});

afterEach(() => {
  trouble = null;
  jest.restoreAllMocks();
});

function troubled(sound: DocumentReader): DocumentReader {
  const read: DocumentReader['read'] = (bytes, signal) =>
    trouble ? Promise.reject(trouble) : sound.read(bytes, signal);
  return { read, interpret: (...job) => sound.interpret(...job) } as Partial<DocumentReader> as DocumentReader;
}

const get = async (path: string) => (await request(service.app).get(path)).body;
const ask = async (q: string) => (await request(service.app).get('/brain/query').query({ q })).body;
const count = async (table: string) =>
  (await service.context.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]
    ?.count;
const briefed = async (bytes: Buffer | string, filename?: string) => {
  const { status, body } = await brief(service.app, bytes, filename);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};

test('a letter becomes a card, an entry that waits, and a source that answers', async () => {
  const card = await briefed(letter);
  expect(card).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Year 4 Science Museum Trip',
    category: 'School',
    action_required: true,
    deadline: '2026-09-30',
    generated_by: 'rules',
    parse_method: 'text',
    source: {
      filename: 'letter.txt',
      type: 'attachment',
      sender: 'Vision API',
      sender_username: '',
      received_at: '2026-09-15T19:02:10-05:00',
      detected_type: 'text',
    },
    generated_at: '2026-09-15T19:02:10-05:00',
  });
  const { answer, sources } = await ask('When is the permission slip of the museum trip due?');
  expect([answer, sources[0]]).toEqual([
    expect.stringContaining('September 30'),
    expect.objectContaining({
      subject: card.title,
      source_type: 'document',
      date: expect.stringMatching(/^2026-09-1[45]$/),
    }),
  ]);
  const [entry] = await get('/api/event_graph/coordination');
  expect(entry).toMatchObject({
    type: 'document',
    what: expect.stringContaining(card.title),
    when: '2026-09-30',
    status: 'open',
    needs_confirmation: true,
    source: { kind: 'document', id: `document:${card.id}`, subject: card.title },
  });
});

test('the same bytes again have the same card as it stands today, and are not read again', async () => {
  const before = await briefed(letter);
  clock.advance(20 * day);
  trouble = new Error('read again');
  const body = await briefed(letter, 'again.txt');
  const same = ['id', 'title', 'summary', 'category', 'who', 'generated_at'] as const;
  expect(same.map((name) => body[name])).toEqual(same.map((name) => before[name]));
  expect(body.source).toEqual({ ...before.source, filename: 'again.txt' });
  expect([before.deadline, before.action_required, body.deadline, body.deadlines, body.action_required]).toEqual([
    '2026-09-30',
    true,
    null,
    [],
    false,
  ]);
  clock.advance(-20 * day);
});

test('the same bytes at once are one document', async () => {
  const flyer = 'Community picnic on Saturday, October 17, 2026 in the park.';
  const answers = await Promise.all([briefed(flyer), briefed(flyer), briefed(flyer)]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect([await count('document'), await count('knowledge_source'), await count('event_graph_entry')]).toEqual([
    2, 2, 2,
  ]);
});

test('a card of an earlier release is recreated under its id, and what somebody closed stays closed', async () => {
  const { id } = await briefed(letter);
  const [entry] = (await get('/api/event_graph/coordination')).filter(
    ({ source }: { source: { id: string } }) => source.id === `document:${id}`,
  );
  await request(service.app).post(`/api/event_graph/${entry.id}/close`);
  const age = (set: string) =>
    service.context.database.query(`UPDATE document SET rules_version = 0${set} WHERE id = $1`, [id]);
  await age(`, card = replace(card::text, 'Year 4', 'Year 9')::json`);
  await service.context.database.query("UPDATE event_graph_entry SET what = 'Year 9' WHERE id = $1", [entry.id]);
  expect(await briefed(letter, 'other.txt')).toMatchObject({
    id,
    title: 'Year 4 Science Museum Trip',
    source: { filename: 'other.txt' },
  });
  expect(await get('/api/event_graph/coordination')).toEqual([]);
  expect((await get('/api/event_graph/recent')).find(({ id: one }: { id: string }) => one === entry.id)).toMatchObject({
    status: 'closed',
    what: expect.stringContaining('Year 4'),
  });
  await age('');
  trouble = new Error('broken');
  expect(await briefed(letter)).toMatchObject({ id, title: 'Year 4 Science Museum Trip' });
});

test('a mail is found by what its attachments say, under its own date and sender', async () => {
  const attachment = {
    headers: 'Content-Type: text/plain\r\nContent-Disposition: attachment; filename="menu.txt"',
    body: 'On Tuesday the canteen serves rhubarb crumble.',
  };
  const [headers, body] = buildMultipart('mixed', [
    { headers: 'Content-Type: text/plain', body: 'See the menu.' },
    attachment,
  ]);
  const mail = buildMail({ ...headers, Subject: 'Lunch', Date: 'Mon, 14 Sep 2026 22:30:00 -0500' }, body);
  const card = await briefed(mail, 'lunch.eml');
  expect(card.source.detected_type).toBe('eml');
  expect((await ask('Which day does the canteen serve rhubarb crumble?')).sources[0]).toMatchObject({
    subject: 'Lunch',
    source_type: 'document',
    date: '2026-09-14',
  });
});

test('a document without text has a card that says so, and is nothing to be found', async () => {
  const points = (await get('/brain/stats')).total_documents;
  const card = await briefed(
    '<!doctype html><title>Spaceship manual</title><p style="display:none">Hidden words</p>',
    'empty.html',
  );
  expect(card).toMatchObject({
    text_excerpt: '',
    action_required: false,
    deadline: null,
    needs_review: true,
    warnings: expect.arrayContaining(['No text was found in this document.']),
  });
  expect(
    (await briefed('<!doctype html><title>Spaceship manual</title><p style="display:none">Hidden words</p>')).id,
  ).toBe(card.id);
  expect((await get('/brain/stats')).total_documents).toBe(points);
});

test('the card of a picture without letters is the one in the document', async () => {
  const blank = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const { post } = contract.paths['/vision/briefing'] as { post: DocumentedCall };
  const documented = post.responses['200'].content['application/json'].examples['empty']?.value;
  const { id, generated_at, processing_time_ms, source, ...facts } = await briefed(blank, 'photo.jpg');
  const { received_at } = source as { received_at: string };
  expect({ id, generated_at, processing_time_ms, source, ...facts }).toEqual({
    ...documented,
    id,
    generated_at,
    processing_time_ms,
    source: { ...documented?.source, received_at },
  });
});

interface DocumentedCall {
  responses: {
    200: { content: { 'application/json': { examples: Record<string, { value: Record<string, object> }> } } };
  };
}

test('what is wrong with an upload is a 400 with a sentence, and nothing is kept of it', async () => {
  const before = await count('document');
  const post = () => request(service.app).post('/vision/briefing');
  const answers = [
    await post().field('file', 'only words'),
    await post().attach('file', Buffer.alloc(0), 'a.txt'),
    await post().attach('file', Buffer.from('PK\u0003\u0004 no archive'), 'a.zip'),
    await brief(service.app, '%PDF-1.7 broken', 'a.pdf'),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([400, { detail: expect.stringMatching(/^[A-Z].+\.$/) }]);
  expect((await post().send({ file: 'x' })).status).toBe(400);
  expect(await count('document')).toBe(before);
});

test('while the index is unavailable the card is answered, and found once it is back', async () => {
  await hosts.stopQdrant();
  const { title } = await briefed(
    'Chess evening\n\nThe chess club meets in the cellar of the library on Monday, October 12, 2026.',
  );
  await hosts.startQdrant();
  await until(async () => (await service.context.outbox.pending()).open === 0);
  expect((await ask('Where does the chess club meet?')).sources[0]).toMatchObject({ subject: title });
});

test('what fails on our side is said as the contract words it', async () => {
  const failure = async () => (await brief(service.app, 'Never seen')).body.detail;
  jest.spyOn(service.context.documentStore, 'save').mockRejectedValue(new Error('constraint'));
  expect(await failure()).toMatch(/^Briefing generation failed: the card could not be stored\. Request id: /);
  trouble = new Error('secret');
  expect(await failure()).toMatch(/^Briefing generation failed: something went wrong on our side\. Request id: /);
  trouble = new ReadingFailedError('the reading process did not start');
  expect(await failure()).toMatch(/^Briefing generation failed: the reading process did not start\. Request id: /);
});

test('while the database is unavailable or too many wait it is a 503 that says when to come again', async () => {
  const away = openTestService(buildConfig('postgresql://user:secret-word@127.0.0.1:9/away'), {
    documentReader: plainReader(),
  });
  trouble = new UnavailableError('Too many documents are being read right now. Try again shortly.', 'reader_busy', 10);
  const said = [await brief(away.app, 'Never seen'), await brief(service.app, 'Never seen')].map(
    ({ status, headers, body }) => [status, headers['retry-after'], body.detail],
  );
  expect(said).toEqual([
    [503, '2', 'The database is not reachable right now. Try again shortly.'],
    [503, '10', 'Too many documents are being read right now. Try again shortly.'],
  ]);
  await away.close();
});
