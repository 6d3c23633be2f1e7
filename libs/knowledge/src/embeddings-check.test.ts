import { until } from '@homeroom/testing';
import { breakerOpenMs, HostBreaker, openModelHost, type ModelHost } from '@homeroom/model-host';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { EmbeddingsCheck } from './embeddings-check.ts';

let fake: FakeModelHost;
let host: ModelHost;
let now: number;
let breaker: HostBreaker;
let check: EmbeddingsCheck;

beforeAll(async () => {
  fake = await startFakeModelHost();
});
beforeEach(() => {
  fake.behave();
  host = openModelHost({ url: fake.url, api: 'ollama' });
  now = 0;
  breaker = new HostBreaker(() => now);
  check = new EmbeddingsCheck({ host, model: 'all-minilm', breaker, clock: () => now });
});
afterAll(() => fake.stop());

const state = () => check.state(new AbortController().signal);
const embedded = () => fake.requests.filter(({ purpose }) => purpose === 'embed').length;

test('a word is embedded at the first check, then every 15 s', async () => {
  const before = embedded();
  expect([await state(), await state(), embedded() - before]).toEqual(['up', 'up', 1]);
  now = 15_000;
  expect([await state(), embedded() - before]).toEqual(['up', 2]);
});

test.each([
  [{ kind: 'broken' }, 'down'],
  [{ kind: 'model-missing' }, 'down'],
  [{ kind: 'drop' }, 'unreachable'],
  [{ kind: 'hang' }, 'unreachable'],
] as const)('a host that lists the model but embeds with %o is %s, and opens no breaker', async (trouble, expected) => {
  fake.misbehave(trouble, { purposes: ['embed'] });
  expect([await state(), breaker.isOpen]).toEqual([expected, false]);
  fake.behave();
  now = 15_000;
  expect(await state()).toBe('up');
});

test('a host that does not list the model is not asked to embed, and is as soon as it does', async () => {
  fake.misbehave({ kind: 'broken' }, { purposes: ['list'], times: 1 });
  const before = embedded();
  expect([await state(), embedded() - before]).toEqual(['down', 0]);
  expect([await state(), embedded() - before]).toEqual(['up', 1]);
});

test('a failed question shows at the next check, and a check closes the breaker when the host embeds again', async () => {
  expect(await state()).toBe('up');
  const failure = await host.embed(['a'], { model: 'no-such-model' }).catch((error: unknown) => error);
  breaker.ask()?.failed(failure);
  const before = embedded();
  expect([await state(), embedded() - before]).toEqual(['down', 0]);
  fake.misbehave({ kind: 'broken' }, { purposes: ['embed'], times: 1 });
  now += breakerOpenMs;
  expect([await state(), breaker.isOpen]).toEqual(['down', true]);
  now += breakerOpenMs;
  expect([await state(), breaker.isOpen]).toEqual(['up', false]);
});

test('a check that is stopped leaves the breaker to the next one', async () => {
  breaker.ask()?.failed();
  now = breakerOpenMs;
  fake.misbehave({ kind: 'hang' }, { purposes: ['embed'], times: 1 });
  const stop = new AbortController();
  const stopped = check.state(stop.signal);
  const before = embedded();
  await until(() => embedded() !== before);
  stop.abort();
  await stopped;
  expect([await state(), breaker.isOpen]).toEqual(['up', false]);
});
