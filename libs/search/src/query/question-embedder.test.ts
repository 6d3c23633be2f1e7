import { HostBreaker, openModelHost } from '@homeroom/model-host';
import { startFakeModelHost, type FakeModelHost, type Trouble } from '@homeroom/model-host/testing';
import { QuestionEmbedder, type QuestionEmbedderSettings } from './question-embedder.ts';
import { eventually } from '@homeroom/testing';

const dimension = 32;
const model = 'all-minilm';

let fake: FakeModelHost;
let now: number;
let breaker: HostBreaker;
let logged: [level: string, fields: object, message: string][];

beforeEach(async () => {
  fake = await startFakeModelHost({ dimension });
  now = 0;
  breaker = new HostBreaker(() => now);
  logged = [];
});

afterEach(() => fake.stop());

function buildEmbedder(settings: Partial<QuestionEmbedderSettings> = {}): QuestionEmbedder {
  const log = (level: string) => (fields: object, message: string) => void logged.push([level, fields, message]);
  return new QuestionEmbedder({
    host: openModelHost({ url: fake.url, api: 'ollama' }),
    breaker,
    limitMs: 800,
    logger: { info: log('info'), warn: log('warn') },
    ...settings,
  });
}

test('a question gets its embedding', async () => {
  const vector = await buildEmbedder().embed('When is the slip due?', { model, dimension });
  expect(vector).toHaveLength(dimension);
  expect(fake.requests[0]?.body).toMatchObject({ input: ['When is the slip due?'], truncate: false });
  expect(logged).toEqual([]);
});

const troubles: [string, Trouble][] = [
  ['hangs', { kind: 'hang' }],
  ['is slow', { kind: 'slow', delayMs: 2_000 }],
  ['breaks the connection', { kind: 'drop' }],
  ['breaks off its answer', { kind: 'drop-midway' }],
  ['does not have the model', { kind: 'model-missing' }],
  ['answers 500', { kind: 'broken' }],
  ['answers 503', { kind: 'broken', status: 503 }],
  ['has too much to do', { kind: 'broken', status: 429 }],
  ['does not accept the credentials', { kind: 'broken', status: 401 }],
  ['does not know the path', { kind: 'garbage', status: 404 }],
  ['is a page', { kind: 'garbage' }],
  ['is a page with status 200', { kind: 'garbage', status: 200 }],
  ['answers something else', { kind: 'nonsense', body: '{"embeddings":[["a"]]}' }],
  ['gives another dimension', { kind: 'wrong-dimension', dimension: 31 }],
  ['gives no embedding', { kind: 'too-few' }],
  ['gives NaN', { kind: 'bad-number', written: 'NaN' }],
  ['gives null for NaN', { kind: 'bad-number', written: 'null' }],
  ['computed NaN', { kind: 'nan' }],
];

test.each(troubles)('a host that %s leaves the question without, and opens the breaker', async (_, trouble) => {
  fake.misbehave(trouble);
  expect(await buildEmbedder().embed('When?', { model, dimension })).toBeNull();
  expect(breaker.isOpen).toBe(true);
  expect(logged).toEqual([['warn', { reason: expect.any(String) }, expect.stringContaining('failed a question')]]);
});

test('a host that refuses the connection leaves the question without, and opens the breaker', async () => {
  await fake.stop();
  expect(await buildEmbedder().embed('When?', { model, dimension })).toBeNull();
  expect(breaker.isOpen).toBe(true);
});

test.each<[string, Trouble]>([
  ['is too long', { kind: 'too-long' }],
  ['is refused', { kind: 'broken', status: 400, message: 'invalid input' }],
])('a text that %s leaves the breaker closed, and the reason is logged', async (_, trouble) => {
  fake.misbehave(trouble);
  expect(await buildEmbedder().embed('When?', { model, dimension })).toBeNull();
  expect(breaker.isOpen).toBe(false);
  expect(logged).toEqual([
    ['warn', { reason: expect.any(String) }, expect.stringContaining('does not take a question')],
  ]);
});

test.each([
  ['another dimension', new Float32Array(3)],
  ['NaN', new Float32Array(dimension).fill(Number.NaN)],
  ['nothing', undefined],
])('a host behind the port that gives %s is a failure too', async (_, vector) => {
  const host = { embed: async () => [vector] as Float32Array[] };
  expect(await buildEmbedder({ host }).embed('When?', { model, dimension })).toBeNull();
  expect(breaker.isOpen).toBe(true);
});

test('an unexpected failure shows its name alone', async () => {
  const host = { embed: () => Promise.reject(new TypeError('secret')) };
  expect(await buildEmbedder({ host }).embed('When?', { model, dimension })).toBeNull();
  expect(logged).toEqual([['warn', { reason: 'It failed with TypeError.' }, expect.any(String)]]);
});

test('while the breaker is open nothing is asked, and after 15 s one probe is', async () => {
  const embedder = buildEmbedder();
  fake.misbehave({ kind: 'hang' });
  await embedder.embed('When?', { model, dimension });
  expect(await embedder.embed('Who?', { model, dimension })).toBeNull();
  now += 15_000;
  await Promise.all(['Where?', 'What?', 'Why?'].map((question) => embedder.embed(question, { model, dimension })));
  expect(fake.requests.map(({ body }) => body['input'])).toEqual([['When?'], ['Where?']]);
});

test('a probe that succeeds brings the semantic leg back and says so once', async () => {
  const embedder = buildEmbedder();
  fake.misbehave({ kind: 'broken' }, { times: 1 });
  await embedder.embed('When?', { model, dimension });
  now += 15_000;
  expect(await embedder.embed('When?', { model, dimension })).not.toBeNull();
  expect(await embedder.embed('When?', { model, dimension })).not.toBeNull();
  expect(logged.map(([level]) => level)).toEqual(['warn', 'info']);
});

test('a question that its asker leaves is no failure of the host, and frees the probe', async () => {
  const embedder = buildEmbedder({ limitMs: 5_000 });
  fake.misbehave({ kind: 'broken' }, { times: 1 });
  await embedder.embed('When?', { model, dimension });
  now += 15_000;
  fake.misbehave({ kind: 'hang' }, { times: 1 });
  const leaving = new AbortController();
  const left = expect(embedder.embed('When?', { model, dimension, signal: leaving.signal })).rejects.toThrow('gone');
  await eventually(() => expect(fake.requests).toHaveLength(2));
  leaving.abort(new Error('gone'));
  await left;
  expect(await embedder.embed('When?', { model, dimension })).not.toBeNull();
});

test('a signal that ended before asks nothing', async () => {
  await expect(
    buildEmbedder().embed('When?', { model, dimension, signal: AbortSignal.abort(new Error('gone')) }),
  ).rejects.toThrow('gone');
  expect(fake.requests).toEqual([]);
});

test('what is used up of the limit is gone', async () => {
  fake.misbehave({ kind: 'slow', delayMs: 400 });
  expect(await buildEmbedder().embed('When?', { model, dimension, usedMs: 700 })).toBeNull();
  expect(await buildEmbedder().embed('When?', { model, dimension, usedMs: 800 })).toBeNull();
  expect(fake.requests).toHaveLength(1);
});
