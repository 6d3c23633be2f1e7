import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { modelPurposes, ModelHostUnavailableError } from '@homeroom/model-host';
import { createLogger } from '@homeroom/service-kit';
import type { ModelSettings } from './knowledge-settings.ts';
import {
  chatModelOf,
  embeddingsProbe,
  openHouseholdIndex,
  openModelHosts,
  visionHostOf,
  visionModelOf,
} from './open-knowledge.ts';

let chat: FakeModelHost;
let embeddings: FakeModelHost;
beforeAll(async () => {
  [chat, embeddings] = await Promise.all([startFakeModelHost(), startFakeModelHost()]);
});
afterAll(() => Promise.all([chat.stop(), embeddings.stop()]));

const settings = (parts: Partial<ModelSettings> = {}): ModelSettings => ({
  api: 'openai',
  url: chat.url,
  apiKey: 'the-key',
  embeddingsUrl: chat.url,
  embeddingsModel: 'all-minilm',
  chatModel: undefined,
  ...parts,
});
const keysShownTo = (host: FakeModelHost) => [...new Set(host.requests.map(({ headers }) => headers['authorization']))];

test('a key is shown to the host that it was given for, and to no other', async () => {
  const hosts = openModelHosts(settings({ embeddingsUrl: embeddings.url }));
  await Promise.all([hosts.chat.warm('all-minilm'), hosts.embeddings.embed(['a'], { model: 'all-minilm' })]);
  expect([keysShownTo(chat), keysShownTo(embeddings)]).toEqual([['Bearer the-key'], [undefined]]);
});

test('one address is one host, which chats and embeds', () => {
  const hosts = openModelHosts(settings());
  expect(hosts.embeddings).toBe(hosts.chat);
});

test('the chat model is the configured one, or none', () => {
  const hosts = openModelHosts(settings());
  expect(chatModelOf(hosts, settings(), 'ask-chat')).toBeNull();
  expect(chatModelOf(hosts, settings({ chatModel: 'qwen3' }), 'digest')?.model).toBe('qwen3');
});

test('each purpose calls the host behind a breaker of its own', async () => {
  const hosts = openModelHosts(
    settings({ url: 'http://127.0.0.1:9', embeddingsUrl: 'http://127.0.0.1:9', chatModel: 'qwen3' }),
  );
  const digest = chatModelOf(hosts, settings({ chatModel: 'qwen3' }), 'digest');
  await expect(digest?.host.chat({ model: 'qwen3', messages: [], schema: {} })).rejects.toThrow(
    ModelHostUnavailableError,
  );
  await expect(visionHostOf(hosts).chat({ model: 'qwen3', messages: [], schema: {} })).rejects.toThrow(
    ModelHostUnavailableError,
  );
  expect(modelPurposes.filter((purpose) => hosts.breakers.isOpen(purpose))).toEqual(['digest', 'vision']);
});

test('the vision model is the configured one when the host has it', async () => {
  const hosts = openModelHosts(settings());
  expect([
    await visionModelOf(hosts, settings({ visionModel: 'small-chat' })).ready(),
    await visionModelOf(hosts, settings()).ready(),
  ]).toEqual(['small-chat', null]);
});

test('the probe tells whether the embeddings model can be used', async () => {
  const stateOf = async (parts: Partial<ModelSettings>) => {
    const probe = embeddingsProbe(openModelHosts(settings(parts)), settings(parts));
    const before = probe.latest;
    await probe.start();
    probe.stop();
    return [before, probe.latest];
  };
  expect(await stateOf({ embeddingsUrl: embeddings.url })).toEqual(['unreachable', 'up']);
  expect(await stateOf({ embeddingsModel: 'unknown-model' })).toEqual(['unreachable', 'down']);
  expect(await stateOf({ embeddingsUrl: 'http://127.0.0.1:9' })).toEqual(['unreachable', 'unreachable']);
});

test('an index is opened without asking anybody, and its address is shown without credentials', () => {
  const qdrant = { url: 'http://ana:secret-word@127.0.0.1:9', apiKey: undefined, collection: 'ours' };
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { address, collection } = openHouseholdIndex(
    { family: 'rivera', owner: 'staging-knowledge' },
    { qdrant, models: settings(), maxPoints: 10 },
    openModelHosts(settings()),
    logger,
  );
  expect({ address, collection }).toEqual({ address: 'http://127.0.0.1:9', collection: 'ours' });
});
