import { startFakeModelHost, type FakeModelHost } from './testing/index.ts';
import { HostBreakers, modelPurposes, ModelHostPausedError, type ModelPurpose } from './host-breakers.ts';
import {
  ModelHostBrokenError,
  ModelHostBusyError,
  ModelHostUnavailableError,
  PromptTooLongError,
} from './model-host-errors.ts';
import { openModelHost } from './open-model-host.ts';
import type { ModelHost } from './model-host.ts';

let fake: FakeModelHost;
let host: ModelHost;
let now: number;
let breakers: HostBreakers;

beforeAll(async () => {
  fake = await startFakeModelHost();
});
beforeEach(() => {
  fake.behave();
  host = openModelHost({ url: fake.url, api: 'ollama' });
  now = 0;
  breakers = new HostBreakers(() => now);
});
afterAll(() => fake.stop());

const embed = (purpose: ModelPurpose, signal?: AbortSignal) =>
  breakers.guard(host, purpose).embed(['a'], { model: 'all-minilm', limitMs: 300, ...(signal && { signal }) });
const open = () => modelPurposes.filter((purpose) => breakers.isOpen(purpose));

test('a host that fails the index is still called for questions, and for every other purpose', async () => {
  fake.misbehave({ kind: 'hang' }, { times: 1 });
  await expect(embed('index')).rejects.toThrow('did not answer within');
  expect(open()).toEqual(['index']);
  await expect(embed('index')).rejects.toThrow(ModelHostPausedError);
  for (const purpose of modelPurposes.filter((one) => one !== 'index')) expect(await embed(purpose)).toHaveLength(1);
});

test('ten callers of one purpose share one breaker, and each host has its own', async () => {
  fake.misbehave({ kind: 'broken' });
  const callers = Array.from({ length: 10 }, () => breakers.guard(host, 'card'));
  await expect(callers[0]?.embed(['a'], { model: 'all-minilm' })).rejects.toThrow(ModelHostBrokenError);
  const asked = fake.requests.length;
  for (const caller of callers)
    await expect(caller.embed(['a'], { model: 'all-minilm' })).rejects.toThrow(ModelHostPausedError);
  expect(fake.requests.length).toBe(asked);
  fake.behave();
  const other = openModelHost({ url: fake.url, api: 'openai' });
  expect(await breakers.guard(other, 'card').embed(['a'], { model: 'all-minilm' })).toHaveLength(1);
});

test('after 15 s one call is the probe, and its answer closes the breaker', async () => {
  fake.misbehave({ kind: 'broken' }, { times: 1 });
  await expect(embed('digest')).rejects.toThrow(ModelHostBrokenError);
  now = 14_999;
  await expect(embed('digest')).rejects.toThrow(ModelHostPausedError);
  now = 15_000;
  const outcomes = await Promise.allSettled([embed('digest'), embed('digest'), embed('digest')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(open()).toEqual([]);
});

test.each([
  ['all of', 250],
  ['most of', 600],
])('a question that spends %s its time in the queue does not open its breaker', async (_, limitMs) => {
  fake.misbehave({ kind: 'hang' }, { purposes: ['chat'] });
  const chat = (purpose: ModelPurpose, limit: number) =>
    breakers.guard(host, purpose).chat({ model: 'small-chat', messages: [], schema: {}, limitMs: limit });
  const outcomes = await Promise.allSettled([chat('card', 500), chat('ask-chat', limitMs)]);
  expect(outcomes).toMatchObject([
    { reason: expect.any(ModelHostUnavailableError) },
    { reason: expect.any(ModelHostBusyError) },
  ]);
  expect(open()).toEqual(['card']);
  await expect(chat('ask-chat', 100)).rejects.toThrow('did not answer within');
  expect(open()).toEqual(['ask-chat', 'card']);
});

test('a caller who leaves, and a prompt that is too long, open nothing', async () => {
  const gone = new AbortController();
  fake.misbehave({ kind: 'hang' }, { times: 1 });
  const call = embed('vision', gone.signal);
  gone.abort(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
  const chat = breakers
    .guard(host, 'card')
    .chat({ model: 'small-chat', messages: [{ role: 'user', content: 'word '.repeat(200_000) }], schema: {} });
  await expect(chat).rejects.toThrow(PromptTooLongError);
  expect(open()).toEqual([]);
});
