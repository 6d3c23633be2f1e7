import { openHouseholdIndex, openModelHosts } from '@homeroom/knowledge';
import { startFakeTelegram } from '@homeroom/messenger/testing';
import { until, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { botHousehold, botToken, People, startBotService } from './bot-fixture.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, household, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const maxPoints = 4;
const full = {
  status: 'error',
  error: 'The knowledge base is full: it may have 4 points (MAX_POINTS). Remove sources to make room.',
};
let hosts: KnowledgeHosts;
let service: TestService;
let collections = 0;

beforeAll(async () => {
  hosts = await startKnowledgeHosts();
});
beforeEach(async () => {
  service = openTestService(
    buildConfig(database.url, {
      qdrantUrl: hosts.qdrantUrl,
      modelsUrl: hosts.models.url,
      maxPoints,
      qdrant: { url: hosts.qdrantUrl, apiKey: undefined, collection: `test-${(collections += 1)}` },
    }),
    { documentReader: plainReader() as never },
  );
  await service.context.database.query('TRUNCATE knowledge_source, index_task CASCADE');
  await service.context.index.prepare();
});
afterEach(() => service.close());
afterAll(() => hosts.close());

const send = (id: number, text = `message ${id}`) =>
  ingest(service.app, { extraction_id: `ext-${id}`, message_text: text });
const fill = async () => {
  for (let id = 1; id <= maxPoints; id += 1) expect((await send(id)).body.status).toBe('ok');
};
const sources = async () =>
  (await service.context.database.query('SELECT id FROM knowledge_source ORDER BY id')).rows.length;
const points = async () => (await service.context.index.stats()).points;
const cleared = async () => until(async () => (await service.context.outbox.pending()).open === 0);

test('what is beyond the quota is refused, what is stored stays and can be written again', async () => {
  await service.start();
  await fill();
  const refused = await send(5);
  expect([refused.status, refused.body]).toEqual([507, full]);
  expect([await sources(), await points()]).toEqual([maxPoints, maxPoints]);
  expect((await send(1, 'another wording')).body).toMatchObject({ status: 'ok', chunks: 1 });
  expect((await send(1, 'word '.repeat(400))).status).toBe(507);
  expect((await request(service.app).get('/brain/query').query({ q: 'another wording' })).body.answer).toContain(
    'another wording',
  );
});

test('a removed source makes room', async () => {
  await service.start();
  await fill();
  await service.context.knowledgeStore.forget('extraction:ext-2');
  await cleared();
  expect((await send(5)).body.status).toBe('ok');
});

test('what waits for the index counts, and so do many at once', async () => {
  const statuses = (await Promise.all(Array.from({ length: 12 }, (_, id) => send(id)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(maxPoints);
  // At once they may all refuse each other, so that all the room is left.
  for (let id = 20; id < 20 + maxPoints; id += 1) await send(id);
  expect((await send(30)).status).toBe(507);
  expect(await sources()).toBe(maxPoints);
});

test('points of the other service count, and its sources are left out rather than the quota exceeded', async () => {
  await fillByCalendar(3);
  await service.start();
  expect((await send(1)).body.status).toBe('ok');
  expect((await send(2)).status).toBe(507);
  expect(await fillByCalendar(5)).toEqual([false, false, false, true, true]);
  expect(await points()).toBe(maxPoints);
});

/** Writes sources as the family assistant does. @returns which of them were left out */
async function fillByCalendar(count: number): Promise<boolean[]> {
  const index = openHouseholdIndex(
    { family: household.familyId, owner: 'family-assistant' },
    service.context.config,
    openModelHosts(service.context.config.models),
    service.context.logger,
  );
  const written = await index.write(
    Array.from({ length: count }, (_, i) => ({
      id: `calendar:family:${i}`,
      type: 'calendar' as const,
      kind: null,
      subject: 'Practice',
      sender: '',
      date: '',
      text: `practice ${i}`,
    })),
  );
  return written.map(({ leftOut = false }) => leftOut);
}

test('a document is refused, with nothing of it kept', async () => {
  await service.start();
  await fill();
  const response = await brief(service.app, letter);
  expect([response.status, response.body]).toEqual([507, { detail: full.error }]);
  expect(await sources()).toBe(maxPoints);
});

test('the gauges show the points and the quota', async () => {
  await service.start();
  await fill();
  const { text } = await request(service.app).get('/metrics');
  expect(text).toMatch(/^knowledge_points\{[^}]*\} 4$/m);
  expect(text).toMatch(/^knowledge_points_max\{[^}]*\} 4$/m);
});

test('the bot says that it could not keep a message or a document', async () => {
  await service.start();
  await fill();
  const telegram = await startFakeTelegram({ token: botToken });
  const bot = await startBotService(
    { ...service.context.config, household: botHousehold, bot: { token: botToken, apiRoot: telegram.apiRoot } },
    { documentReader: plainReader() as never },
  );
  try {
    const people = new People(telegram);
    await until(async () => (await bot.state()) === 'polling');
    expect(await people.ask('Leo has the dentist on Friday at 3pm')).toContain('The knowledge base is full');
    expect(
      await people.ask({
        document: { ...telegram.addFile(Buffer.from(letter)), file_name: 'letter.txt', mime_type: 'text/plain' },
      }),
    ).toContain('The knowledge base is full');
  } finally {
    await bot.close();
    await telegram.stop();
  }
  expect(await sources()).toBe(maxPoints);
});
