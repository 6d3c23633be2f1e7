import { EnvironmentError, readEnvironment } from '@homeroom/service-kit';
import { knowledgeSecrets, knowledgeSettings, knowledgeVariables } from './knowledge-settings.ts';

const read = (variables: Record<string, string> = {}) =>
  knowledgeSettings(readEnvironment(knowledgeVariables, variables));

test('index and model host are on this machine by default, without a chat model', () => {
  expect(read()).toEqual({
    qdrant: {
      url: 'http://127.0.0.1:6333',
      apiKey: undefined,
      collection: 'family_knowledge',
      layout: { onDisk: false },
    },
    models: {
      api: 'ollama',
      url: 'http://127.0.0.1:11434',
      apiKey: undefined,
      embeddingsUrl: 'http://127.0.0.1:11434',
      embeddingsModel: 'all-minilm',
      chatModel: undefined,
    },
    maxPoints: 200_000,
  });
});

test('each variable is read', () => {
  const models = {
    MODEL_HOST_URL: 'http://models:1',
    MODEL_HOST_API_KEY: 'm',
    MODEL_API: 'openai',
    EMBEDDINGS_MODEL: 'bge',
    CHAT_MODEL: 'qwen3',
    VISION_MODEL: 'llava',
    MAX_POINTS: '5000',
  };
  expect(read({ QDRANT_URL: 'https://index:2', QDRANT_API_KEY: 'q', QDRANT_COLLECTION: 'ours', ...models })).toEqual({
    qdrant: { url: 'https://index:2', apiKey: 'q', collection: 'ours', layout: { onDisk: false } },
    models: {
      api: 'openai',
      url: 'http://models:1',
      apiKey: 'm',
      embeddingsUrl: 'http://models:1',
      embeddingsModel: 'bge',
      chatModel: 'qwen3',
      visionModel: 'llava',
    },
    maxPoints: 5_000,
  });
  expect(read({ ...models, EMBEDDINGS_URL: 'http://other:3' }).models.embeddingsUrl).toBe('http://other:3');
});

test('keys and passwords are secrets, each named once', () => {
  const settings = read({
    QDRANT_URL: 'https://ana:hunter%32-2@index',
    QDRANT_API_KEY: 'qdrant-key',
    MODEL_HOST_API_KEY: 'model-key',
    MODEL_HOST_URL: 'http://ben:p%ssword@host',
    CHAT_MODEL: 'qwen3',
  });
  expect(knowledgeSecrets(settings).sort()).toEqual([
    'hunter%32-2',
    'hunter2-2',
    'model-key',
    'p%ssword',
    'qdrant-key',
  ]);
  expect(knowledgeSecrets(read())).toEqual([]);
});

test('what is wrong is named without its value', () => {
  expect(() => read({ QDRANT_URL: 'grpc://user:pass@x', MODEL_API: 'other' })).toThrow(
    new EnvironmentError([
      'QDRANT_URL: wants a URL that begins with http:// or https://, or several separated by commas',
      'MODEL_API: wants one of ollama, openai',
    ]),
  );
});

test('of several addresses of a cluster each password is a secret, and the layout is read', () => {
  const settings = read({
    QDRANT_URL: 'http://a:first@q1:6333, http://a:second@q2:6333',
    QDRANT_SHARDS: '6',
    QDRANT_REPLICATION: '2',
    QDRANT_ON_DISK: 'true',
    QDRANT_QUANTIZATION: 'int8',
  });
  expect(settings.qdrant).toMatchObject({
    url: 'http://a:first@q1:6333,http://a:second@q2:6333',
    layout: { shards: 6, replication: 2, writeConsistency: undefined, onDisk: true, quantization: 'int8' },
  });
  expect(knowledgeSecrets(settings)).toEqual(['first', 'second']);
});
