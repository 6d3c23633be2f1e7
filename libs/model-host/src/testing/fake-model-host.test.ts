import fetch from 'node-fetch';
import { bagOfWords } from './bag-of-words.ts';
import { startFakeModelHost } from './fake-model-host.ts';
import type { FakeModelHost } from './fake-model-host.ts';

/** Tests of the wire formats without the library. */
let fake: FakeModelHost;

beforeEach(async () => {
  fake = await startFakeModelHost({ dimension: 4 });
});
afterEach(() => fake.stop());

async function post(path: string, body: unknown): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(fake.url + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

async function json(path: string, body?: unknown): Promise<unknown> {
  return body === undefined ? (await fetch(fake.url + path)).json() : JSON.parse((await post(path, body)).text);
}

test('Ollama: version, models and what a model can', async () => {
  expect(await json('/api/version')).toEqual({ version: expect.any(String) as string });
  expect(await json('/api/tags')).toMatchObject({
    models: [{ name: 'all-minilm:latest', model: 'all-minilm:latest' }, {}, {}],
  });
  expect(await json('/api/show', { model: 'thinking-chat' })).toMatchObject({
    capabilities: ['completion', 'thinking'],
    model_info: { 'fake.context_length': 32_768 },
  });
});

test('Ollama: a chat is lines of JSON, the last one done; without a stream it is one object', async () => {
  fake.reply({ content: 'Hello there.' });
  const { type, text } = await post('/api/chat', { model: 'thinking-chat', messages: [] });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { message: { content: string; thinking?: string }; done: boolean });
  expect(type).toBe('application/x-ndjson');
  expect(lines.map(({ message }) => message.content).join('')).toBe('Hello there.');
  expect(lines[0]?.message.thinking).toBe('Let me see.');
  expect(lines.map(({ done }) => done)).toEqual([false, false, false, true]);
  expect(lines.at(-1)).toMatchObject({ done_reason: 'stop', eval_count: 2 });
  expect(await json('/api/chat', { model: 'small-chat', messages: [], stream: false })).toMatchObject({
    message: { content: 'Hello there.' },
    done: true,
  });
});

test('OpenAI: models, embeddings and chats, streamed and whole', async () => {
  fake.reply({ content: 'Hello there.' });
  expect(await json('/v1/models')).toMatchObject({
    object: 'list',
    data: [{ id: 'all-minilm:latest', object: 'model' }, {}, {}],
  });
  expect(await json('/v1/embeddings', { model: 'all-minilm', input: 'One.' })).toMatchObject({
    object: 'list',
    data: [{ object: 'embedding', index: 0, embedding: bagOfWords('One.', 4) }],
  });
  expect(await json('/v1/chat/completions', { model: 'small-chat', messages: [] })).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { content: 'Hello there.' }, finish_reason: 'stop' }],
  });
  const { type, text } = await post('/v1/chat/completions', { model: 'small-chat', messages: [], stream: true });
  expect(type).toBe('text/event-stream');
  expect(
    text
      .split('\n\n')
      .slice(0, -1)
      .every((event) => event.startsWith('data: ')),
  ).toBe(true);
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test.each([
  ['/api/embed', { model: 'none', input: 'x' }, 404, { error: 'model "none" not found, try pulling it first' }],
  [
    '/api/embed',
    { model: 'all-minilm', input: 'x '.repeat(300), truncate: false },
    400,
    { error: 'the input length exceeds the context length' },
  ],
  ['/api/embed', { model: 'small-chat', input: 'x' }, 400, { error: '"small-chat" does not support embeddings' }],
  ['/api/chat', { model: 'small-chat', think: false }, 400, { error: '"small-chat:latest" does not support thinking' }],
  ['/v1/embeddings', { model: 'none', input: 'x' }, 404, { error: { code: 'model_not_found' } }],
  [
    '/api/chat',
    { model: 'small-chat', messages: [{ role: 'user', content: '', images: ['data:image/png;base64,iVBORw0KGgo='] }] },
    400,
    { error: 'illegal base64 data at input byte 4' },
  ],
  [
    '/api/chat',
    { model: 'small-chat', messages: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }] },
    400,
    { error: expect.stringContaining('cannot unmarshal array') as string },
  ],
  [
    '/api/chat',
    { model: 'small-chat', messages: [{ role: 'user', content: '', images: ['R0lGODlh'] }] },
    500,
    { error: expect.stringContaining('unknown format') as string },
  ],
  [
    '/api/chat',
    { model: 'small-chat', messages: [{ role: 'user', content: '', images: ['iVBORw0KGgo='] }] },
    500,
    { error: expect.stringContaining('missing data required for image input') as string },
  ],
  [
    '/v1/chat/completions',
    {
      model: 'small-chat',
      messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'iVBORw0KGgo=' } }] }],
    },
    400,
    { error: { message: 'invalid image input' } },
  ],
  [
    '/v1/chat/completions',
    {
      model: 'small-chat',
      messages: [
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } }] },
      ],
    },
    500,
    { error: { message: expect.stringContaining('image input is not supported') as string } },
  ],
])('%s refuses as the real one: %j', async (path, body, status, answer) => {
  const refused = await post(path, body);
  expect(refused.status).toBe(status);
  expect(JSON.parse(refused.text)).toMatchObject(answer);
});

test('Ollama cuts a long text unless it is told not to', async () => {
  expect((await post('/api/embed', { model: 'all-minilm', input: 'x '.repeat(300) })).status).toBe(200);
});

test('texts with words in common are near each other, whatever their case', () => {
  const near = (left: string, right: string) =>
    bagOfWords(left, 384).reduce((sum, number, place) => sum + number * (bagOfWords(right, 384)[place] ?? 0), 0);
  expect(near('Permission slip', 'slip PERMISSION')).toBeCloseTo(1);
  expect(near('permission slip is due', 'when is the slip due')).toBeGreaterThan(
    near('permission slip is due', 'grandma sold her boat'),
  );
  expect(Math.hypot(...bagOfWords('', 8))).toBe(1);
});
