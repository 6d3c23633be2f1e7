import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import {
  ModelHostUnavailableError,
  ModelHostBrokenError,
  ModelHostRefusedError,
  modelState,
  openModelHost,
  servesModel,
} from './index.ts';
import { startFakeModelHost } from './testing/index.ts';
import { apis, failure, openAt } from './testing/host-fixture.ts';

const apiKey = 'sk-homeroom-very-secret';

describe.each(apis)('credentials as %s', (api) => {
  test('go along and are never shown', async () => {
    const fake = await startFakeModelHost({ apiKey });
    try {
      const host = openAt(fake, api, { apiKey });
      expect(servesModel(await host.listModels(), 'all-minilm')).toBe(true);
      expect(inspect(host, { depth: 10, showHidden: true }) + JSON.stringify(host)).not.toContain(apiKey);
      fake.misbehave({ kind: 'broken', status: 400, message: `no tokens left for ${apiKey}` });
      expect((await failure(host.embed(['One.'], { model: 'all-minilm' }), [apiKey])).message).toContain('for ***.');
      const wrong = await failure(openAt(fake, api, { apiKey: 'sk-wrong-secret' }).listModels(), ['sk-wrong-secret']);
      expect(wrong).toBeInstanceOf(ModelHostRefusedError);
      expect(wrong.message).toBe('The model host does not accept the credentials.');
    } finally {
      await fake.stop();
    }
  });

  test('in the address become basic credentials, and its version segment is not doubled', async () => {
    const fake = await startFakeModelHost();
    try {
      const url = `${fake.url.replace('//', '//me:p%40ss@')}/${api === 'ollama' ? 'api' : 'v1'}/`;
      await openModelHost({ url, api }).listModels();
      expect(fake.requests).toMatchObject([
        { headers: { authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}` } },
      ]);
      await fake.stop();
      await failure(openModelHost({ url, api }).listModels(), ['p%40ss', 'p@ss']);
    } finally {
      await fake.stop();
    }
  });

  test('the state of a model follows the host', async () => {
    const fake = await startFakeModelHost();
    const state = (model = 'all-minilm') => modelState(openAt(fake, api), model, { limitMs: 1_000 });
    try {
      expect(await state()).toBe('up');
      expect(await state('another')).toBe('down');
      fake.misbehave({ kind: 'broken' }, { purposes: ['list'], times: 1 });
      expect(await state()).toBe('down');
      fake.misbehave({ kind: 'garbage', status: 200 }, { purposes: ['list'], times: 1 });
      expect(await state()).toBe('down');
      fake.misbehave({ kind: 'hang' }, { purposes: ['list'], times: 1 });
      expect(await state()).toBe('unreachable');
      await fake.stop();
      expect(await state()).toBe('unreachable');
      await fake.start();
      expect(await state()).toBe('up');
    } finally {
      await fake.stop();
    }
  });

  test('a list that is none is told', async () => {
    const fake = await startFakeModelHost();
    try {
      fake.misbehave({ kind: 'nonsense', body: '{"models":[{}],"data":[{}]}' }, { purposes: ['list'] });
      expect(await failure(openAt(fake, api).listModels())).toBeInstanceOf(ModelHostBrokenError);
    } finally {
      await fake.stop();
    }
  });
});

test('a model without tag is the latest, and no other', () => {
  expect(servesModel(['all-minilm:latest'], 'all-minilm')).toBe(true);
  expect(servesModel(['all-minilm:33m'], 'all-minilm')).toBe(false);
  expect(servesModel(['all-minilm:33m'], 'all-minilm:33m')).toBe(true);
});

test('a connection that does not come about ends at its own limit', async () => {
  // The handshake never ends: the server accepts the connection and stays silent.
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = silent.address() as AddressInfo;
    const error = await failure(
      openModelHost({ url: `https://127.0.0.1:${port}`, api: 'ollama', connectMs: 200 }).listModels(),
    );
    expect(error).toBeInstanceOf(ModelHostUnavailableError);
    expect(error.message).toBe('The model host could not be reached (ETIMEDOUT).');
  } finally {
    silent.close();
  }
});

test.each([
  ['SSH-2.0-OpenSSH_9.2\r\n', 'The model host gave an answer that could not be read.'],
  [
    'HTTP/1.1 302 Found\r\nlocation: http://elsewhere.invalid/\r\ncontent-length: 0\r\n\r\n',
    'The model host sends requests elsewhere.',
  ],
])('what is no model host is told: %j', async (answer, sentence) => {
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const error = await failure(openModelHost({ url: `http://127.0.0.1:${port}`, api: 'openai' }).listModels());
    expect(error).toBeInstanceOf(ModelHostBrokenError);
    expect(error.message).toBe(sentence);
  } finally {
    server.close();
  }
});

test('a name that nobody knows is unavailable', async () => {
  expect(await failure(openModelHost({ url: 'http://model-host.invalid', api: 'ollama' }).listModels())).toBeInstanceOf(
    ModelHostUnavailableError,
  );
});
