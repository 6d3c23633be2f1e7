import { HostBreakers } from '@homeroom/model-host';
import { seeingModel, standardModels, startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { openModelHosts } from '@homeroom/knowledge';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { CollectedReading } from '../src/documents/read/collected-reading.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';

/** The vision model has 2 s of it, the chat 1 s. */
const cardBudgetMs = 3_000;
/** Far above the budgets, far below what calls with limits of their own would take together. */
const boundMs = 15_000;

const database = useTestDatabase('staging-knowledge');
let hosts: KnowledgeHosts;
let models: FakeModelHost;
let service: TestService;

beforeAll(async () => {
  hosts = await startKnowledgeHosts();
  models = await startFakeModelHost({ models: [...standardModels, seeingModel] });
  const config = buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: models.url, cardBudgetMs });
  const settings = { ...config.models, chatModel: 'small-chat' };
  service = openTestService(
    { ...config, models: settings },
    { documentReader: scanReader(), models: openModelHosts(settings, new HostBreakers(() => 0)) },
  );
  await service.start();
});
beforeEach(() => models.behave());
afterAll(async () => {
  await service.close();
  await Promise.all([hosts.close(), models.stop()]);
});

/** Takes every document for a scan whose letters are hard to recognise. */
function scanReader() {
  const picture = Buffer.from('ffd8ffe000104a464946', 'hex');
  const read = async (bytes: Uint8Array) => {
    const reading = new CollectedReading();
    reading.take({ type: 'kind', kind: 'jpeg' });
    reading.take({ type: 'picture', id: 1, jpeg: picture });
    const hard = { picture: 1, clearLetters: 0, otherText: '' };
    const text = Buffer.from(bytes).toString();
    reading.take({ type: 'page', page: { page: 1, method: 'ocr', text, confidence: 0.4, hard } });
    return reading;
  };
  return Object.assign(plainReader(), { read });
}

const asked = (purpose: 'embed' | 'chat') => models.requests.filter((one) => one.purpose === purpose).length;

test('a host that hangs costs one card its budget, for the vision model and the chat together, and the next nothing', async () => {
  models.misbehave({ kind: 'hang' }, { purposes: ['chat'] });
  const started = performance.now();
  const { status, body } = await brief(service.app, letter);
  expect([status, body.generated_by]).toEqual([200, 'rules']);
  expect(body.warnings).toEqual(
    expect.arrayContaining([
      'The vision model did not read page 1: the model host did not answer within 2 seconds.',
      'The language model could not be reached in time. The card was made by rules alone.',
    ]),
  );
  expect(performance.now() - started).toBeLessThan(boundMs);
  expect(asked('chat')).toBe(2);
  expect((await brief(service.app, `${letter}\nA second copy.`)).body.generated_by).toBe('rules');
  expect(asked('chat')).toBe(2);
});

test('a host that hangs costs one answer its budget, and the next ones nothing', async () => {
  await ingest(service.app).expect(200);
  models.misbehave({ kind: 'hang' });
  const ask = async () =>
    (await request(service.app).get('/brain/query').query({ q: 'When is the museum trip?' })).body;
  const started = performance.now();
  expect((await ask()).answer).toContain('October 9');
  expect(performance.now() - started).toBeLessThan(boundMs);
  const before = { embed: asked('embed'), chat: asked('chat') };
  for (let times = 0; times < 3; times += 1) expect((await ask()).answer).toContain('October 9');
  expect({ embed: asked('embed'), chat: asked('chat') }).toEqual(before);
});
