import { until } from '@homeroom/testing';
import {
  AnswerCutError,
  AnswerNotJsonError,
  EmptyAnswerError,
  ModelHostUnavailableError,
  ModelHostBrokenError,
  ModelHostBusyError,
  ModelHostRefusedError,
  ModelMissingError,
  PromptTooLongError,
} from './index.ts';
import { startFakeModelHost } from './testing/index.ts';
import type { FakeModelHost, Trouble } from './testing/index.ts';
import { apis, buildChat, failure, openAt } from './testing/host-fixture.ts';

let fake: FakeModelHost;

beforeEach(async () => {
  fake = await startFakeModelHost();
  fake.reply({ content: { due: 'Freitag, 6. März 🎒' } });
});
afterEach(() => fake.stop());

const chats = () => fake.requests.filter(({ purpose }) => purpose === 'chat');

describe.each(apis)('a chat as %s', (api) => {
  test('comes in pieces and is joined', async () => {
    const answer = await openAt(fake, api).chat(buildChat());
    expect(answer).toEqual({
      value: { due: 'Freitag, 6. März 🎒' },
      text: '{"due":"Freitag, 6. März 🎒"}',
      promptTokens: expect.any(Number) as number,
      answerTokens: expect.any(Number) as number,
    });
  });

  test.each<[Trouble, new (...args: never[]) => Error, string]>([
    [{ kind: 'hang' }, ModelHostUnavailableError, 'The model host was silent for 0.3 seconds.'],
    [{ kind: 'stall' }, ModelHostUnavailableError, 'The model host was silent for 0.3 seconds.'],
    [{ kind: 'drop' }, ModelHostUnavailableError, 'The model host could not be reached (ECONNRESET).'],
    [{ kind: 'drop-midway' }, ModelHostUnavailableError, 'The model host broke off its answer.'],
    [{ kind: 'model-missing' }, ModelMissingError, 'The model host does not have the model small-chat.'],
    [{ kind: 'broken' }, ModelHostBrokenError, 'The model host failed (500)'],
    [
      { kind: 'broken', status: 400, message: 'invalid JSON schema in format' },
      ModelHostRefusedError,
      'The model host refused the request (400): invalid JSON schema in format',
    ],
    [
      { kind: 'broken', status: 400, message: 'input "Soccer practice" is too odd' },
      ModelHostRefusedError,
      'The model host refused the request (400): input "…" is too odd',
    ],
    [{ kind: 'garbage' }, ModelHostBrokenError, 'The model host failed (502).'],
    [{ kind: 'garbage', status: 200 }, ModelHostBrokenError, 'The model host gave an answer that could not be read.'],
    [{ kind: 'nonsense', body: '' }, ModelHostBrokenError, 'The model host broke off its answer without an end.'],
    [
      { kind: 'nonsense', body: '{"message":{"content":5},"choices":[{"message":{"content":5}}]}' },
      ModelHostBrokenError,
      'The model host gave an answer that could not be read.',
    ],
    [
      { kind: 'error-line' },
      ModelHostBrokenError,
      'The model host failed while answering: an error was encountered while running the model',
    ],
    [{ kind: 'no-end' }, ModelHostBrokenError, 'The model host broke off its answer without an end.'],
    [{ kind: 'cut' }, AnswerCutError, 'The model did not finish its answer within the allowed length.'],
    [{ kind: 'too-long' }, PromptTooLongError, "The messages are too long for the model's context window."],
    [{ kind: 'endless' }, ModelHostBrokenError, "The model's answer is longer than 1048576 characters."],
  ])('meets %j with a named failure', async (trouble, kind, sentence) => {
    fake.misbehave(trouble, { purposes: ['chat'] });
    const error = await failure(
      openAt(fake, api, { idleMs: trouble.kind === 'hang' || trouble.kind === 'stall' ? 300 : 20_000 }).chat(
        buildChat(),
      ),
    );
    expect(error).toBeInstanceOf(kind);
    expect(error.message).toContain(sentence);
  });

  test.each<[string, new () => Error]>([
    ['', EmptyAnswerError],
    ['<think>What do I know?</think>  ', EmptyAnswerError],
    ['<think>I never stop', EmptyAnswerError],
    ['On Friday.', AnswerNotJsonError],
    ['{"due": ', AnswerNotJsonError],
  ])('that says %j is no answer', async (content, kind) => {
    fake.reply({ content });
    expect(await failure(openAt(fake, api).chat(buildChat()))).toBeInstanceOf(kind);
  });

  test.each([
    '<think>{"a":1}</think>\n{"due":1}',
    'Hm.\n</think>{"due":1}',
    '<thinking>\nHm.</thinking>\n\n{"due":1}',
    '```json\n{"due":1}\n```',
    ' {"due":1}\n',
  ])('finds the answer in %j', async (content) => {
    fake.reply({ content });
    expect((await openAt(fake, api).chat(buildChat())).value).toEqual({ due: 1 });
  });

  test('keeps marks of thinking inside the answer', async () => {
    fake.reply({ content: { note: '<think>quoted</think> and ```' } });
    expect((await openAt(fake, api).chat(buildChat())).value).toEqual({ note: '<think>quoted</think> and ```' });
  });

  test('has a limit in all, also while pieces come', async () => {
    fake.reply({ content: 'x'.repeat(2_000), pauseMs: 20 });
    expect((await failure(openAt(fake, api).chat(buildChat({ limitMs: 300 })))).message).toBe(
      'The model host did not answer within 0.3 seconds.',
    );
  });

  test('ends at the host when the caller leaves', async () => {
    fake.reply({ content: 'x'.repeat(2_000), pauseMs: 20 });
    const leaving = new AbortController();
    const call = openAt(fake, api).chat(buildChat({ signal: leaving.signal }));
    await until(() => chats().length === 1);
    leaving.abort(new Error('Gone.'));
    await expect(call).rejects.toThrow('Gone.');
    await until(() => chats()[0]?.abandoned === true);
    expect(chats()).toMatchObject([{ abandoned: true }]);
  });

  test('is refused before it is sent when it cannot fit', async () => {
    const messages = [{ role: 'user', content: 'ä'.repeat(60_000) }] as const;
    expect(await failure(openAt(fake, api).chat(buildChat({ messages })))).toBeInstanceOf(PromptTooLongError);
    expect(chats()).toEqual([]);
  });

  test('takes its turn', async () => {
    fake.reply({ content: {}, pauseMs: 20 });
    const host = openAt(fake, api);
    await Promise.all(Array.from({ length: 5 }, () => host.chat(buildChat())));
    expect(fake.peakChats).toBe(1);
    expect(chats()).toHaveLength(5);
  });

  test('leaves the queue with its caller or its limit, and a full queue is told at once', async () => {
    fake.misbehave({ kind: 'hang' }, { purposes: ['chat'], times: 1 });
    const host = openAt(fake, api, { maxWaiting: 2 });
    const leaving = new AbortController();
    const first = host.chat(buildChat({ limitMs: 600 }));
    const second = host.chat(buildChat({ signal: leaving.signal }));
    const third = host.chat(buildChat({ limitMs: 100 }));
    expect(await failure(host.chat(buildChat()))).toBeInstanceOf(ModelHostBusyError);
    leaving.abort(new Error('Gone.'));
    await expect(second).rejects.toThrow('Gone.');
    expect(await failure(third)).toBeInstanceOf(ModelHostBusyError);
    const fourth = host.chat(buildChat());
    expect((await failure(first)).message).toBe('The model host did not answer within 0.6 seconds.');
    expect((await fourth).value).toEqual({ due: 'Freitag, 6. März 🎒' });
    expect(chats()).toHaveLength(2);
  });
});

describe('Ollama', () => {
  test('is told schema, window, lengths and how long to keep the model, and never to cut', async () => {
    const schema = { type: 'object', properties: { due: { type: 'string', maxLength: 40 } } };
    await openAt(fake, 'ollama').chat(buildChat({ schema, answerTokens: 200, temperature: 0.2 }));
    expect(chats()[0]?.body).toEqual({
      model: 'small-chat',
      messages: buildChat().messages,
      format: schema,
      stream: true,
      truncate: false,
      shift: false,
      keep_alive: '30m',
      options: { num_ctx: 4_096, num_predict: 200, temperature: 0.2 },
    });
  });

  test.each([
    [9_000, 8_192],
    [30_000, 16_384],
    [90_000, 32_768],
  ])('gets a window for a prompt of %i bytes: %i tokens', async (bytes, window) => {
    await openAt(fake, 'ollama').chat(
      buildChat({ messages: [{ role: 'user', content: 'x'.repeat(bytes) }], answerTokens: 2_048 }),
    );
    expect(chats()[0]?.body).toMatchObject({ options: { num_ctx: window } });
  });

  test('is asked once what a model can, and told not to think when it can', async () => {
    const host = openAt(fake, 'ollama');
    await host.chat(buildChat({ model: 'thinking-chat' }));
    await host.chat(buildChat({ model: 'thinking-chat' }));
    expect(fake.requests.map(({ path }) => path)).toEqual(['/api/show', '/api/chat', '/api/chat']);
    expect(chats()).toMatchObject([{ body: { think: false } }, { body: { think: false } }]);
  });

  test('that thinks all the same is not heard', async () => {
    fake.reply({ content: { due: 1 }, thinking: 'Due, due …' });
    expect((await openAt(fake, 'ollama').chat(buildChat({ model: 'thinking-chat' }))).text).toBe('{"due":1}');
  });

  test('that no longer takes `think` is asked without', async () => {
    fake.misbehave(
      { kind: 'broken', status: 400, message: '"thinking-chat" does not support thinking' },
      { purposes: ['chat'], times: 1 },
    );
    const host = openAt(fake, 'ollama');
    expect((await host.chat(buildChat({ model: 'thinking-chat' }))).value).toEqual({ due: 'Freitag, 6. März 🎒' });
    expect(chats().map(({ body }) => 'think' in body)).toEqual([true, false]);
  });

  test('that cannot tell what a model can is asked without `think`, within the own window', async () => {
    fake.misbehave({ kind: 'nonsense', body: '{}' }, { purposes: ['show'] });
    await openAt(fake, 'ollama', { maxContext: 3_000 }).chat(buildChat());
    expect(chats()[0]?.body).toMatchObject({ options: { num_ctx: 3_000 } });
  });
});

describe('an OpenAI-compatible host', () => {
  test('is told the schema and streams', async () => {
    await openAt(fake, 'openai').chat(buildChat({ answerTokens: 200 }));
    expect(chats()[0]?.body).toEqual({
      model: 'small-chat',
      messages: buildChat().messages,
      stream: true,
      temperature: 0,
      max_tokens: 200,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
      },
    });
  });

  test('may answer without a stream', async () => {
    fake.misbehave({
      kind: 'nonsense',
      body: '{\n "choices": [\n {"message": {"content": "{\\"due\\":1}"}, "finish_reason": "stop"}],\n "usage": {"prompt_tokens": 3, "completion_tokens": 4}}',
    });
    expect(await openAt(fake, 'openai').chat(buildChat())).toEqual({
      value: { due: 1 },
      text: '{"due":1}',
      promptTokens: 3,
      answerTokens: 4,
    });
  });

  test.each([
    '{"choices":[{"message":{"content":null,"refusal":"I cannot."},"finish_reason":"stop"}]}',
    '{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}',
  ])('may decline: %s', async (body) => {
    fake.misbehave({ kind: 'nonsense', body });
    expect(await failure(openAt(fake, 'openai').chat(buildChat()))).toBeInstanceOf(ModelHostRefusedError);
  });
});
