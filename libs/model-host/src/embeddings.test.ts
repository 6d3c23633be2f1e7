import { until } from '@homeroom/testing';
import {
  BadEmbeddingError,
  EmbeddingInputTooLongError,
  ModelHostUnavailableError,
  ModelHostBrokenError,
  ModelHostBusyError,
  ModelHostRefusedError,
  ModelMissingError,
} from './index.ts';
import { startFakeModelHost } from './testing/index.ts';
import type { FakeModelHost, Trouble } from './testing/index.ts';
import { apis, failure, openAt } from './testing/host-fixture.ts';

const model = 'all-minilm';
let fake: FakeModelHost;

beforeEach(async () => {
  fake = await startFakeModelHost({ dimension: 8 });
});
afterEach(() => fake.stop());

describe.each(apis)('embeddings as %s', (api) => {
  test.each<[Trouble, new (...args: never[]) => Error, string]>([
    [{ kind: 'hang' }, ModelHostUnavailableError, 'The model host did not answer within 0.3 seconds.'],
    [{ kind: 'slow', delayMs: 2_000 }, ModelHostUnavailableError, 'The model host did not answer within 0.3 seconds.'],
    [{ kind: 'drop' }, ModelHostUnavailableError, 'The model host could not be reached (ECONNRESET).'],
    [{ kind: 'drop-midway' }, ModelHostUnavailableError, 'The model host broke off its answer.'],
    [{ kind: 'model-missing' }, ModelMissingError, 'The model host does not have the model all-minilm.'],
    [{ kind: 'broken' }, ModelHostBrokenError, 'The model host failed (500): llama runner process has terminated'],
    [{ kind: 'broken', status: 503, message: '' }, ModelHostBrokenError, 'The model host failed (503)'],
    [
      { kind: 'broken', status: 400, message: 'bad\u0007 option.\nat http://me:pw@host/x' },
      ModelHostRefusedError,
      'The model host refused the request (400): bad option.',
    ],
    [{ kind: 'broken', status: 429, message: 'slow down' }, ModelHostBusyError, 'The model host has too much to do.'],
    [{ kind: 'garbage' }, ModelHostBrokenError, 'The model host failed (502).'],
    [{ kind: 'garbage', status: 200 }, ModelHostBrokenError, 'The model host gave an answer that could not be read.'],
    [{ kind: 'garbage', status: 404 }, ModelHostRefusedError, 'The model host refused the request (404).'],
    [{ kind: 'nonsense', body: '[]' }, ModelHostBrokenError, 'The model host gave an answer that could not be read.'],
    [
      { kind: 'nonsense', body: '{"embeddings":[[1]],"data":[{"embedding":[1]}]}' },
      BadEmbeddingError,
      'The model host gave 1 embeddings for 2 texts.',
    ],
    [
      { kind: 'nonsense', body: '{"embeddings":[[],[]],"data":[{"embedding":[]},{"embedding":null}]}' },
      BadEmbeddingError,
      'The model host gave an embedding that is no list of numbers.',
    ],
    [{ kind: 'too-few' }, BadEmbeddingError, 'The model host gave'],
    [{ kind: 'uneven' }, BadEmbeddingError, 'The model host gave embeddings of unequal length.'],
    [
      { kind: 'bad-number', written: 'null' },
      BadEmbeddingError,
      'The model host gave an embedding with something that is not a finite number.',
    ],
    [
      { kind: 'bad-number', written: '"0.5"' },
      BadEmbeddingError,
      'The model host gave an embedding with something that is not a finite number.',
    ],
    [
      { kind: 'bad-number', written: '1e300' },
      BadEmbeddingError,
      'The model host gave an embedding with something that is not a finite number.',
    ],
    [
      { kind: 'bad-number', written: 'NaN' },
      ModelHostBrokenError,
      'The model host gave an answer that could not be read.',
    ],
    [{ kind: 'nan' }, BadEmbeddingError, 'The model host computed an embedding that is not made of numbers.'],
  ])('%j is a named failure', async (trouble, kind, sentence) => {
    fake.misbehave(trouble);
    const texts = ['One.', 'Two.'];
    const error = await failure(
      openAt(fake, api).embed(texts, {
        model,
        limitMs: trouble.kind === 'hang' || trouble.kind === 'slow' ? 300 : 20_000,
      }),
      ['me:pw'],
    );
    expect(error).toBeInstanceOf(kind);
    expect(error.message).toContain(sentence);
  });

  test('a dimension that changes between batches is a failure', async () => {
    fake.misbehave({ kind: 'slow', delayMs: 0 }, { times: 1 });
    fake.misbehave({ kind: 'wrong-dimension', dimension: 5 });
    const texts = Array.from({ length: 33 }, (_, number) => `Text ${number}`);
    expect(await failure(openAt(fake, api).embed(texts, { model }))).toBeInstanceOf(BadEmbeddingError);
  });

  test('another dimension in the whole answer is for the caller to see', async () => {
    fake.misbehave({ kind: 'wrong-dimension', dimension: 5 });
    expect((await openAt(fake, api).embed(['One.'], { model }))[0]).toHaveLength(5);
  });

  test('a refused text is found in its batch, a refused text alone is not tried again', async () => {
    const texts = Array.from({ length: 40 }, (_, number) => (number === 37 ? 'word '.repeat(300) : `Text ${number}`));
    const error = await failure(openAt(fake, api).embed(texts, { model }));
    expect(error).toBeInstanceOf(EmbeddingInputTooLongError);
    expect(error).toMatchObject({ index: 37, message: 'Text 38 is too long for the embeddings model.' });
    const before = fake.requests.length;
    expect(await failure(openAt(fake, api).embed(['word '.repeat(300)], { model }))).toMatchObject({ index: 0 });
    expect(fake.requests.length).toBe(before + 1);
  });

  test.each([
    [400, 'input is too large to process. increase the physical batch size'],
    [500, 'the input (600 tokens) is too large to process. increase the physical batch size (current batch size: 512)'],
    [413, 'Input validation error: `inputs` must have less than 512 tokens. Given: 600'],
    [400, 'input exceeds maximum context length'],
    [400, "This model's maximum context length is 512 tokens. However, you requested 600 tokens."],
  ])('%i %s means too long', async (status, message) => {
    fake.misbehave({ kind: 'broken', status, message });
    expect(await failure(openAt(fake, api).embed(['One.'], { model }))).toBeInstanceOf(EmbeddingInputTooLongError);
  });

  test('batches are bounded by count and by characters', async () => {
    const texts = [...Array.from({ length: 40 }, () => 'a'), 'b'.repeat(40_000), 'c'.repeat(40_000)];
    await openAt(fake, api).embed(texts, { model });
    expect(fake.requests.map(({ body }) => (body['input'] as string[]).length)).toEqual([32, 9, 1]);
  });

  test('a caller who leaves closes the connection', async () => {
    fake.misbehave({ kind: 'hang' });
    const leaving = new AbortController();
    const call = openAt(fake, api).embed(['One.'], { model, signal: leaving.signal });
    await until(() => fake.requests.length === 1);
    leaving.abort(new Error('Gone.'));
    await expect(call).rejects.toThrow('Gone.');
    await until(() => fake.requests[0]?.abandoned === true);
    expect(fake.requests).toMatchObject([{ abandoned: true }]);
    await expect(openAt(fake, api).embed(['One.'], { model, signal: leaving.signal })).rejects.toThrow('Gone.');
    expect(fake.requests).toHaveLength(1);
  });

  test('the host goes and comes back', async () => {
    const host = openAt(fake, api);
    await host.embed(['One.'], { model });
    await fake.stop();
    const error = await failure(host.embed(['One.'], { model }));
    expect(error).toBeInstanceOf(ModelHostUnavailableError);
    expect(error.message).toBe('The model host could not be reached (ECONNREFUSED).');
    await fake.start();
    expect(await host.embed(['One.'], { model })).toHaveLength(1);
  });

  test('embeddings do not wait for a chat', async () => {
    fake.misbehave({ kind: 'hang' }, { purposes: ['chat'] });
    const host = openAt(fake, api);
    const leaving = new AbortController();
    const chat = host.chat({
      model: 'small-chat',
      messages: [{ role: 'user', content: 'Hello.' }],
      schema: {},
      signal: leaving.signal,
    });
    expect(await host.embed(['One.'], { model, limitMs: 10_000 })).toHaveLength(1);
    leaving.abort(new Error('Gone.'));
    await expect(chat).rejects.toThrow('Gone.');
  });
});

test('Ollama is told to keep the model and not to cut', async () => {
  await openAt(fake, 'ollama', { keepAlive: '2h' }).warm(model);
  expect(fake.requests).toMatchObject([{ path: '/api/embed', body: { model, truncate: false, keep_alive: '2h' } }]);
});

test('embeddings that come out of order are put in order', async () => {
  fake.misbehave(
    { kind: 'nonsense', body: '{"data":[{"index":1,"embedding":[2]},{"index":0,"embedding":[1]}]}' },
    { times: 1 },
  );
  fake.misbehave({ kind: 'nonsense', body: '{"data":[{"index":1,"embedding":[2]},{"index":1,"embedding":[1]}]}' });
  const host = openAt(fake, 'openai');
  expect(await host.embed(['One.', 'Two.'], { model })).toEqual([Float32Array.of(1), Float32Array.of(2)]);
  expect(await failure(host.embed(['One.', 'Two.'], { model }))).toBeInstanceOf(BadEmbeddingError);
});
