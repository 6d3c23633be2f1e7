import { breakerOpenMs } from '@homeroom/model-host';
import { until, useTestDatabase } from '@homeroom/testing';
import { openKnowledgeService, type KnowledgeService } from './knowledge-fixture.ts';

/** Embeddings have half of it. What is left for the chat must be enough for a busy machine to begin its call. */
const answerBudgetMs = 10_000;
const boundMs = 30_000;

const database = useTestDatabase('family-assistant');
let service: KnowledgeService;
beforeAll(async () => {
  service = await openKnowledgeService(database.url, { chatModel: 'small-chat', answerBudgetMs });
  await service
    .send('post', '/calendar/events', {
      summary: 'Orthodontist',
      start: '2031-02-11T16:30:00-06:00',
      end: '2031-02-11T17:15:00-06:00',
    })
    .expect(201);
  await service.indexed();
});
afterEach(async () => {
  service.host.behave();
  service.later(breakerOpenMs);
  await until(async () => (await service.healthStatus()) === 'ok');
});
afterAll(() => service.close());

const question = 'When is the orthodontist?';
const asked = (purpose: 'embed' | 'chat') =>
  service.host.requests.filter((request) => request.purpose === purpose).length;

/** The answer, which is the rules' in every case, and whether it came within the bound. */
async function ask(): Promise<{ mode: string; quick: boolean }> {
  const started = performance.now();
  const { status, body } = await service.ask(question);
  expect([status, body.answer]).toEqual([200, expect.stringContaining('February 11, 2031')]);
  return { mode: body.mode, quick: performance.now() - started < boundMs };
}

test('a host that hangs costs one answer its budget, and the next ones nothing', async () => {
  service.host.misbehave({ kind: 'hang' });
  const before = { embed: asked('embed'), chat: asked('chat') };
  expect(await ask()).toEqual({ mode: 'keyword_fallback', quick: true });
  expect(asked('chat') - before.chat).toBe(1);
  const after = { embed: asked('embed'), chat: asked('chat') };
  expect(after.embed).toBeGreaterThan(before.embed);
  for (let times = 0; times < 3; times += 1) expect((await ask()).mode).toBe('keyword_fallback');
  expect({ embed: asked('embed'), chat: asked('chat') }).toEqual(after);
});

test('a chat that hangs costs no embeddings: answers stay semantic and wait for no chat', async () => {
  service.host.misbehave({ kind: 'hang' }, { purposes: ['chat'] });
  expect(await ask()).toEqual({ mode: 'semantic', quick: true });
  const chats = asked('chat');
  for (let times = 0; times < 3; times += 1) expect((await ask()).mode).toBe('semantic');
  expect(asked('chat')).toBe(chats);
});

test('health is degraded while embeddings hang although the host lists its models', async () => {
  service.host.misbehave({ kind: 'hang' }, { purposes: ['embed'] });
  expect((await ask()).mode).toBe('keyword_fallback');
  await until(async () => (await service.healthStatus()) === 'degraded');
  expect(await service.health()).toEqual({ calendar_store: 'up', vector_store: 'up', embeddings: 'unreachable' });
  const { body } = await service.ask(question);
  expect([body.mode, body.embeddings_available]).toEqual(['keyword_fallback', false]);
});

test('when the host answers again, its embeddings and its chat are used', async () => {
  service.host.misbehave({ kind: 'hang' });
  await ask();
  service.host.behave();
  service.later(breakerOpenMs);
  await until(async () => (await service.healthStatus()) === 'ok');
  const chats = asked('chat');
  expect((await ask()).mode).toBe('semantic');
  expect(asked('chat')).toBe(chats + 1);
});
