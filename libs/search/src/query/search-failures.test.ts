import { eventually } from '@homeroom/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { openModelHost, type ModelHost } from '@homeroom/model-host';
import { bagOfWords, startFakeModelHost, type FakeModelHost, type Trouble } from '@homeroom/model-host/testing';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { openConnection, type QdrantConnection } from '../qdrant/connection.ts';
import { createSearch, type SearchKnowledge } from './search-knowledge.ts';
import { buildSource, createTestCollection, writeTestSources } from './testing/knowledge-fixture.ts';
import { startQdrantProxy, type QdrantProxy, type QdrantTrouble } from './testing/qdrant-proxy.ts';

const model = 'all-minilm';
const dimension = 64;
const question = 'When is the permission slip due?';
const sources = [
  buildSource('mail:slip', 'The permission slip is due on Friday.'),
  buildSource('mail:soccer', 'Soccer practice moves.'),
];

let folder: string;
let qdrant: LocalQdrant;
let proxy: QdrantProxy;
let fake: FakeModelHost;
let now: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-failures-'));
  qdrant = await startLocalQdrant({ folder, port: 0 });
  const { client } = openConnection({ url: qdrant.url, collection: 'knowledge' });
  await createTestCollection(client, { name: 'knowledge', model, dimension });
  await writeTestSources(client, 'knowledge', 'rivera', sources, (text) => bagOfWords(text, dimension));
});

afterAll(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  [proxy, fake] = await Promise.all([startQdrantProxy(qdrant.url), startFakeModelHost({ dimension })]);
  now = 0;
});

afterEach(async () => {
  await Promise.all([proxy.close(), fake.stop()]);
});

function open({
  collection = 'knowledge',
  limitMs = 1_000,
}: {
  collection?: string;
  limitMs?: number | null;
} = {}): SearchKnowledge {
  const connection = openConnection({ url: proxy.url, collection, timeoutMs: 1_000, stateMs: 60_000 });
  const host = openModelHost({ url: fake.url, api: 'ollama' });
  return createSearch({
    connection,
    family: 'rivera',
    embeddings: { host, ...(limitMs !== null && { limitMs }) },
    clock: () => now,
  });
}

const found = (mode: string) => ({ mode, passages: [{ source: 'mail:slip' }] });

describe('the model host', () => {
  test.each<[string, Trouble]>([
    ['is slow', { kind: 'slow', delayMs: 2_000 }],
    ['hangs', { kind: 'hang' }],
    ['does not have the model', { kind: 'model-missing' }],
    ['answers 500', { kind: 'broken' }],
    ['answers garbage', { kind: 'garbage', status: 200 }],
    ['gives another dimension', { kind: 'wrong-dimension', dimension: 3 }],
    ['gives NaN', { kind: 'bad-number', written: 'NaN' }],
  ])('%s: the answer comes from the keywords, and the next one at once', async (_, trouble) => {
    fake.misbehave(trouble);
    const search = open();
    expect(await search(question, { topK: 1 })).toMatchObject(found('keyword'));
    expect(await search(question, { topK: 1 })).toMatchObject(found('keyword'));
    expect(fake.requests).toHaveLength(1);
  });

  test('refuses: the answer comes from the keywords', async () => {
    await fake.stop();
    expect(await open()(question, { topK: 1 })).toMatchObject(found('keyword'));
  });

  test('has 2.5 s in total by default', async () => {
    fake.misbehave({ kind: 'hang' });
    const started = performance.now();
    expect(await open({ limitMs: null })(question, { topK: 1 })).toMatchObject(found('keyword'));
    expect(performance.now() - started).toBeGreaterThan(2_400);
  });

  test('is probed by exactly one question after 15 s, and comes back with it', async () => {
    const search = open();
    fake.misbehave({ kind: 'broken' }, { times: 1 });
    fake.misbehave({ kind: 'slow', delayMs: 100 }, { times: 1 });
    await search(question, { topK: 1 });
    now += 14_999;
    expect(await search(question, { topK: 1 })).toMatchObject(found('keyword'));
    now += 1;
    const modes = await Promise.all([1, 2, 3].map(async () => (await search(question, { topK: 1 })).mode));
    expect(modes.sort()).toEqual(['keyword', 'keyword', 'semantic']);
    expect(fake.requests).toHaveLength(2);
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
  });

  test('is left alone by a forced keyword search, which changes no breaker', async () => {
    fake.misbehave({ kind: 'broken' }, { times: 1 });
    const search = open();
    await search(question, { topK: 1, forceKeyword: true });
    expect(fake.requests).toEqual([]);
  });

  test('is aborted when the caller leaves, which is not its failure', async () => {
    fake.misbehave({ kind: 'hang' }, { times: 1 });
    const search = open({ limitMs: 5_000 });
    const leaving = new AbortController();
    const left = expect(search(question, { topK: 1, signal: leaving.signal })).rejects.toThrow('gone');
    await eventually(() => expect(fake.requests).toHaveLength(1));
    leaving.abort(new Error('gone'));
    await left;
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
    expect(fake.requests.map(({ abandoned }) => abandoned)).toEqual([true, false]);
  });
});

async function failure(search: Promise<unknown>): Promise<SearchUnavailableError> {
  const error = await search.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SearchUnavailableError)) throw new Error(`The search gave ${String(error)}.`);
  return error;
}

describe('Qdrant', () => {
  test('is asked once for both legs and every term, and for its points when a term is in none', async () => {
    const search = open();
    await search(question, { topK: 1 });
    const before = proxy.requests.length;
    await search(question, { topK: 1 });
    await search('permission xylophone', { topK: 1 });
    const paths = proxy.requests.slice(before).map(({ path: asked }) => asked);
    expect(paths).toEqual(['query/batch', 'query/batch', 'count'].map((end) => `/collections/knowledge/points/${end}`));
    expect((JSON.parse(proxy.requests[before]?.body ?? '') as { searches: unknown[] }).searches).toHaveLength(5);
  });

  const troubles: [string, QdrantTrouble, RegExp][] = [
    ['hangs', 'hang', /^Qdrant/],
    [
      'has too much to do',
      { status: 429, body: '{"status":{"error":"slow down"}}', headers: { 'retry-after': '7' } },
      /429/,
    ],
    ['answers 500', { status: 500, body: '{"status":{"error":"panic"}}' }, /500/],
    ['answers a page', { status: 200, body: '<html></html>' }, /cannot be read/],
    ['answers something else', { status: 200, body: '{"result":[{"points":[]}],"status":"ok"}' }, /cannot be read/],
    ['answers nothing', { status: 200, body: '{"result":[null,null],"status":"ok"}' }, /cannot be read/],
  ];

  test.each(troubles)('%s: the search is unavailable, with a reason', async (_, trouble, reason) => {
    const search = open();
    await search(question, { topK: 1 });
    proxy.misbehave(trouble, /query/);
    const error = await failure(search(question, { topK: 1 }));
    expect(error.reason).toMatch(reason);
    expect(error.reason).not.toContain('127.0.0.1');
    expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(5);
    proxy.misbehave(null);
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
  });

  test.each(troubles.slice(0, 4))(
    '%s from the start: the search is unavailable, and the model host is not asked',
    async (_, trouble) => {
      proxy.misbehave(trouble);
      const search = open();
      await failure(search(question, { topK: 1 }));
      expect(fake.requests).toEqual([]);
      proxy.misbehave(null);
      expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
    },
  );

  test('is down: the search is unavailable', async () => {
    const search = open();
    await search(question, { topK: 1 });
    await proxy.close();
    await failure(search(question, { topK: 1 }));
    await failure(open()(question, { topK: 1 }));
  });

  test('does not have the collection: the search is unavailable', async () => {
    expect((await failure(open({ collection: 'nowhere' })(question, { topK: 1 }))).reason).toMatch(/missing/);
  });

  test('is slow: its time is not taken from the model host', async () => {
    proxy.before(/aliases/, async () => void (now += 60_000));
    expect(await open()(question, { topK: 1 })).toMatchObject(found('semantic'));
  });

  test('hangs while the asker leaves: the search ends at once', async () => {
    const search = open();
    await search(question, { topK: 1 });
    proxy.misbehave('hang', /query/);
    await expect(search(question, { topK: 1, signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
  });
});

describe('a collection that changes while it is known', () => {
  const small = 32;
  let client: QdrantConnection['client'];

  beforeEach(async () => {
    ({ client } = openConnection({ url: qdrant.url, collection: 'moving' }));
    await fill('moving-1', 'moving', dimension);
  });

  afterEach(async () => {
    for (const name of ['moving-1', 'moving-2']) await client.deleteCollection(name);
  });

  async function fill(name: string, alias: string | null, length: number): Promise<void> {
    await createTestCollection(client, {
      name,
      ...(alias !== null && { alias }),
      model: length === small ? 'small-minilm' : model,
      dimension: length,
    });
    await writeTestSources(client, name, 'rivera', sources, (text) => bagOfWords(text, length));
  }

  async function move(): Promise<void> {
    await fill('moving-2', null, small);
    await client.updateCollectionAliases({
      actions: [
        { delete_alias: { alias_name: 'moving' } },
        { create_alias: { alias_name: 'moving', collection_name: 'moving-2' } },
      ],
    });
    await client.deleteCollection('moving-1');
  }

  /** Opens a search on a host with two models of different lengths. */
  function openMoving(): SearchKnowledge {
    const connection = openConnection({ url: proxy.url, collection: 'moving', timeoutMs: 1_000, stateMs: 60_000 });
    const host: Pick<ModelHost, 'embed'> = {
      embed: async (texts, { model: wanted }) => {
        asked.push(wanted);
        return texts.map((text) => Float32Array.from(bagOfWords(text, wanted === model ? dimension : small)));
      },
    };
    return createSearch({ connection, family: 'rivera', embeddings: { host }, clock: () => now });
  }

  let asked: string[];

  beforeEach(() => {
    asked = [];
  });

  test('to another model and dimension is searched with the new model', async () => {
    const search = openMoving();
    await search(question, { topK: 1 });
    await move();
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
    expect(asked).toEqual([model, model, 'small-minilm']);
  });

  test('between the embedding and the search is searched with the new model', async () => {
    const search = openMoving();
    proxy.before(/query/, async () => {
      now += 60_000;
      await move();
    });
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
    expect(asked).toEqual([model, 'small-minilm']);
  });

  test('between the search and the count answers from the new one', async () => {
    const search = openMoving();
    proxy.before(/count/, move);
    expect(await search(`${question} xylophone`, { topK: 1 })).toMatchObject(found('semantic'));
  });

  test('under the same name into another dimension is searched with the new model', async () => {
    const search = openMoving();
    await search(question, { topK: 1 });
    await client.deleteCollection('moving-1');
    await fill('moving-1', 'moving', small);
    expect(await search(question, { topK: 1 })).toMatchObject(found('semantic'));
  });

  test('into none is unavailable', async () => {
    const search = openMoving();
    await search(question, { topK: 1 });
    await client.deleteCollection('moving-1');
    expect((await failure(search(question, { topK: 1 }))).reason).toMatch(/missing/);
  });
});
