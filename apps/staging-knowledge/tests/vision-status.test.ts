import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import request from 'supertest';
import { buildConfig, openTestService, type TestService } from './service-fixture.ts';

const secret = 'me:secret@';
let service: TestService;
let host: FakeModelHost;
beforeAll(async () => {
  host = await startFakeModelHost({
    models: ['llava:7b', 'Qwen2.5-VL:3b', 'nomic-embed-text:latest'].map((name) => ({
      name,
      capabilities: ['completion'],
      contextTokens: 4_096,
    })),
  });
  service = openTestService(
    buildConfig('postgresql://nobody@127.0.0.1:9/none', { modelsUrl: host.url.replace('//', `//${secret}`) }),
  );
});
afterEach(async () => {
  host.behave();
  await host.start();
});
afterAll(async () => {
  await service.close();
  await host.stop();
});

function status(): request.Test {
  return request(service.app).get('/vision/status');
}

test('the models that can see are told by their names, and the host is asked every time', async () => {
  const asked = host.requests.length;
  const expected = {
    ollama_ready: true,
    vision_model_ready: true,
    vision_models: ['llava:7b', 'Qwen2.5-VL:3b'],
    all_models: ['llava:7b', 'Qwen2.5-VL:3b', 'nomic-embed-text:latest'],
    ollama_url: host.url,
  };
  for (const response of [await status(), await status()])
    expect([response.status, response.body]).toEqual([200, expected]);
  expect(host.requests.length - asked).toBe(2);
});

test('without a model that can see none is ready', async () => {
  host.misbehave({ kind: 'nonsense', body: '{"models":[{"name":"small-chat"}]}' }, { purposes: ['list'] });
  expect((await status()).body).toEqual({
    ollama_ready: true,
    vision_model_ready: false,
    vision_models: [],
    all_models: ['small-chat'],
    ollama_url: host.url,
  });
});

test.each([
  ['is not there', null],
  ['fails', { kind: 'broken' }],
  ['does not know the path', { kind: 'broken', status: 404 }],
  ['answers with a page', { kind: 'garbage', status: 200 }],
  ['answers with broken JSON', { kind: 'nonsense', body: '{"models":' }],
  ['answers with other JSON', { kind: 'nonsense', body: '{"models":"many"}' }],
  ['breaks off', { kind: 'drop' }],
] as const)('a host that %s is reported as away, without its credentials', async (_what, trouble) => {
  if (trouble) host.misbehave(trouble, { purposes: ['list'] });
  else await host.stop();
  const response = await status();
  expect([response.status, response.body]).toEqual([
    200,
    { ollama_ready: false, error: expect.stringMatching(/^The model host .*\.$/), ollama_url: host.url },
  ]);
  expect(response.text).not.toContain('secret');
});
