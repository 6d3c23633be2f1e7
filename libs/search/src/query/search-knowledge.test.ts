import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { openModelHost } from '@homeroom/model-host';
import { bagOfWords, startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import type { IndexedSource, SearchOptions, SearchResult } from '../knowledge-index.ts';
import { openConnection, type QdrantConnection } from '../qdrant/connection.ts';
import { idfFromCounts } from '../term-idf.ts';
import { tokenIds } from '../tokens.ts';
import { createSearch, type SearchKnowledge } from './search-knowledge.ts';
import { buildSource, createTestCollection, writeTestSources } from './testing/knowledge-fixture.ts';

const dimension = 256;
const model = 'all-minilm';
const name = 'knowledge-1';
const meanings: Readonly<Record<string, string>> = {
  form: 'slip',
  signed: 'permission',
  excursion: 'trip',
  museum: 'trip',
  deadline: 'due',
};
const ignored = new Set(['the', 'is', 'a', 'and', 'of', 'to', 'on', 'at', 'for', 'when', 'what', 'by']);

/** Embeds a text, knowing a few synonyms and no stop words. */
function embed(text: string, length = dimension): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return bagOfWords(
    words
      .filter((word) => !ignored.has(word))
      .map((word) => meanings[word] ?? word)
      .join(' '),
    length,
  );
}

const sources = [
  buildSource('mail:slip', 'The permission slip for the trip is due on Friday.', {
    subject: 'Science trip',
    sender: 'Mr. Okafor',
    date: '2026-09-14',
    kind: 'personal',
  }),
  buildSource('mail:soccer', 'Soccer practice moves to Thursday; bring cleats.', { sender: 'Coach Dana' }),
  buildSource('news:menu', 'The cafeteria menu: pasta on Monday, soup on Tuesday.', {
    type: 'newsletter',
    subject: 'Lakeside News',
  }),
  buildSource('calendar:family:1', 'Dentist for Leo, Tuesday at nine.', { type: 'calendar' }),
  buildSource('document:1', 'Uniform list: two shirts, one sweater.', { type: 'document' }),
  buildSource('extraction:1', 'Grandma brings cake for the birthday.', { type: 'message' }),
];

let folder: string;
let qdrant: LocalQdrant;
let fake: FakeModelHost;
let connection: QdrantConnection;
let search: SearchKnowledge;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-knowledge-'));
  [qdrant, fake] = await Promise.all([startLocalQdrant({ folder, port: 0 }), startFakeModelHost({ dimension, embed })]);
  connection = openConnection({ url: qdrant.url, collection: 'knowledge' });
  await createTestCollection(connection.client, {
    name,
    alias: 'knowledge',
    model,
    dimension,
    background: { mean: 0.02, deviation: 0.08 },
  });
  await writeTestSources(connection.client, name, 'rivera', sources, embed);
  await writeTestSources(
    connection.client,
    name,
    'other',
    [buildSource('mail:other', 'The permission slip of another family is due on Friday, due, due.')],
    embed,
  );
  search = createSearch({
    connection,
    family: 'rivera',
    embeddings: { host: openModelHost({ url: fake.url, api: 'ollama' }) },
  });
});

afterAll(async () => {
  await Promise.all([qdrant.close(), fake.stop()]);
  await rm(folder, { recursive: true, force: true });
});

function sourcesOf({ passages }: SearchResult): string[] {
  return passages.map(({ source }) => source);
}

test('a question finds its source, with what is shown of it', async () => {
  const { mode, passages, confidence } = await search('When is the permission slip due?', { topK: 3 });
  expect(mode).toBe('semantic');
  expect(passages[0]).toEqual({
    source: 'mail:slip',
    type: 'email',
    kind: 'personal',
    subject: 'Science trip',
    sender: 'Mr. Okafor',
    date: '2026-09-14',
    chunk: 0,
    passage: 'The permission slip for the trip is due on Friday.',
    score: expect.any(Number),
  });
  expect(confidence).toBe('high');
});

test('scores are absolute: between 0 and 1, and lower for a question that fits less', async () => {
  const exact = await search('permission slip due Friday', { topK: 1 });
  const partial = await search('permission to paint the fence', { topK: 1 });
  const [high = 0, low = 1] = [exact, partial].map(({ passages }) => passages[0]?.score);
  expect(high).toBeLessThanOrEqual(1);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low + 0.2);
});

test('hybrid finds a paraphrase that the keyword leg misses', async () => {
  const question = 'deadline: signed excursion form';
  expect(await search(question, { topK: 3, forceKeyword: true })).toMatchObject({
    mode: 'keyword',
    passages: [],
    confidence: 'low',
  });
  const { mode, passages } = await search(question, { topK: 3 });
  expect([mode, passages[0]?.source]).toEqual(['semantic', 'mail:slip']);
});

test('a household never sees the points of another', async () => {
  for (const forceKeyword of [true, false]) {
    const found = await search('permission slip of another family', { topK: 50, forceKeyword });
    expect(sourcesOf(found)).toContain('mail:slip');
    expect(sourcesOf(found)).not.toContain('mail:other');
  }
  const nobody = createSearch({ connection, family: 'nobody', embeddings: null });
  expect(sourcesOf(await nobody('permission slip', { topK: 5 }))).toEqual([]);
});

test('only sources of the asked types are found', async () => {
  expect(
    sourcesOf(await search('slip, menu and dentist on Tuesday', { topK: 9, types: ['newsletter', 'calendar'] })).sort(),
  ).toEqual(['calendar:family:1', 'news:menu']);
  expect(sourcesOf(await search('permission slip', { topK: 9, types: ['calendar'], forceKeyword: true }))).toEqual([]);
  expect(sourcesOf(await search('permission slip', { topK: 9, types: [] }))).toEqual([]);
});

test('without its semantic leg the mode is keyword and the host is not asked', async () => {
  const before = fake.requests.length;
  const { mode, passages } = await search('permission slip', { topK: 1, forceKeyword: true });
  expect([mode, passages[0]?.source, fake.requests.length]).toEqual(['keyword', 'mail:slip', before]);
});

test('the words of a question that no source has are told by their ids', async () => {
  const { unknownTerms } = await search('Is the permission slip for the zeppelin due?', { topK: 3 });
  expect(unknownTerms).toEqual(tokenIds('zeppelin'));
});

test('the same question gets the same answer twice', async () => {
  const question = 'What about the trip on Friday, soup and cake?';
  expect(await search(question, { topK: 6 })).toEqual(await search(question, { topK: 6 }));
});

test.each(['What is the capital of Peru?', 'quantum chromodynamics'])('%s finds nothing', async (question) => {
  expect(await search(question, { topK: 5 })).toMatchObject({ mode: 'semantic', passages: [], confidence: 'low' });
});

describe('many sources', () => {
  const many = 'knowledge-many';
  let searchMany: SearchKnowledge;

  beforeAll(async () => {
    const there = openConnection({ url: qdrant.url, collection: many });
    await createTestCollection(there.client, { name: many, model: null, dimension });
    const paragraphs = Array.from({ length: 6 }, (_, i) => `Pottery part ${i}. ${'Clay and glaze. '.repeat(50)}`).join(
      '\n\n',
    );
    const equal = Array.from({ length: 8 }, (_, i) => buildSource(`mail:${i}`, 'Pottery class.'));
    await writeTestSources(there.client, many, 'rivera', [buildSource('document:long', paragraphs), ...equal], null);
    searchMany = createSearch({
      connection: there,
      family: 'rivera',
      embeddings: { host: openModelHost({ url: fake.url, api: 'ollama' }) },
    });
  });

  test('at most two passages of one source are shown', async () => {
    const { passages } = await searchMany('glaze clay pottery', { topK: 5 });
    expect(passages.map(({ source }) => source).filter((source) => source === 'document:long')).toHaveLength(2);
    expect(passages).toHaveLength(5);
  });

  test('ties are ordered by point id, and top_k is a limit', async () => {
    const all = sourcesOf(await searchMany('pottery class', { topK: 8 }));
    expect(sourcesOf(await searchMany('pottery class', { topK: 3 }))).toEqual(all.slice(0, 3));
    const { points } = await connection.client.scroll(many, { limit: 50, with_payload: ['source'] });
    const byId = points
      .filter(({ payload }) => all.includes(String(payload?.['source'])))
      .map(({ payload }) => payload?.['source']);
    expect(all).toEqual(byId);
  });

  test('a collection without embeddings is searched by keywords, and the host is not asked', async () => {
    const before = fake.requests.length;
    expect(await searchMany('pottery', { topK: 1 })).toMatchObject({ mode: 'keyword' });
    expect(fake.requests.length).toBe(before);
  });
});

test('a point beyond the candidates of the keyword leg keeps its exact keyword score', async () => {
  const there = openConnection({ url: qdrant.url, collection: 'knowledge-fill' });
  await createTestCollection(there.client, { name: 'knowledge-fill', model, dimension });
  const louder = Array.from({ length: 55 }, (_, i) => buildSource(`mail:${i}`, 'slip slip slip'));
  const meant = buildSource(
    'mail:meant',
    'The slip, the excursion, and what else there is to say about pens, paper, glue and scissors in a long list.',
  );
  await writeTestSources(there.client, 'knowledge-fill', 'rivera', [...louder, meant], () => embed('nothing at all'));
  await writeTestSources(there.client, 'knowledge-fill', 'rivera', [meant], () => embed('trip slip'));
  const searchThere = createSearch({
    connection: there,
    family: 'rivera',
    embeddings: { host: openModelHost({ url: fake.url, api: 'ollama' }) },
  });
  const { passages } = await searchThere('trip slip', { topK: 50 });
  const [id = 0] = tokenIds('slip');
  const { points } = await there.client.query('knowledge-fill', {
    query: { indices: [id], values: [1] },
    using: 'bm25',
    limit: 100,
    with_payload: ['source'],
  });
  const [server] = points.filter(({ payload }) => payload?.['source'] === 'mail:meant');
  const possible = 2.2 * (idfFromCounts(56, 56) + idfFromCounts(56, 0));
  expect(passages.find(({ source }) => source === 'mail:meant')?.score).toBeCloseTo(
    ((server?.score ?? 0) / possible + 1) / 2,
    5,
  );
});

test('a candidate of one leg has the exact score of the other too', async () => {
  const there = openConnection({ url: qdrant.url, collection: 'knowledge-union' });
  await createTestCollection(there.client, { name: 'knowledge-union', model, dimension: 2 });
  const write = (written: IndexedSource[], vector: number[] | null) =>
    writeTestSources(there.client, 'knowledge-union', 'rivera', written, vector && (() => vector));
  const crowd = (text: string) => Array.from({ length: 60 }, (_, i) => buildSource(`mail:${text}-${i}`, text));
  const document = (id: string, text: string) => [buildSource(id, text, { type: 'document' })];
  await write(crowd('Other words.'), [0.8, 0.6]);
  await write(crowd('Slip, slip, slip.'), [0, 1]);
  await write(document('by words', 'Slip due, slip due.'), [0.28, 0.96]);
  await write(document('by meaning', 'The slip, and pens, paper, glue, scissors.'), [1, 0]);
  await write(document('without an embedding', 'Slip due.'), null);
  const searchThere = createSearch({
    connection: there,
    family: 'rivera',
    embeddings: { host: { embed: async () => [Float32Array.of(1, 0)] } },
  });
  const scores = async (options: Partial<SearchOptions>) => {
    const { passages } = await searchThere('slip due', { topK: 200, ...options });
    return Object.fromEntries(passages.map(({ source, score }) => [source, score]));
  };
  const shares = await scores({ forceKeyword: true, types: ['document'] });
  expect(Object.keys(shares)).toHaveLength(3);
  const mean = (source: string, cosine: number): unknown => expect.closeTo(((shares[source] ?? 0) + cosine) / 2, 5);
  expect(await scores({})).toMatchObject({
    'by words': mean('by words', 0.28),
    'by meaning': mean('by meaning', 1),
    'without an embedding': mean('without an embedding', 0),
  });
});

describe('odd questions', () => {
  test.each(['', '   ', '\u0000\u0007', '\ud800'])('%j asks for nothing and finds nothing', async (question) => {
    expect(await search(question, { topK: 5 })).toMatchObject({ mode: 'keyword', passages: [], confidence: 'low' });
  });

  test.each(['the?', '???', '🙂🙃'])('%s without terms is left to the semantic leg', async (question) => {
    expect(await search(question, { topK: 5 })).toMatchObject({ mode: 'semantic', passages: [], confidence: 'low' });
    expect(await search(question, { topK: 5, forceKeyword: true })).toMatchObject({
      mode: 'keyword',
      passages: [],
      confidence: 'low',
    });
  });

  test('stop words alone can find what they mean', async () => {
    await writeTestSources(
      connection.client,
      name,
      'hamlet',
      [buildSource('message:1', 'To be or not to be', { type: 'message' })],
      embed,
    );
    const hamlet = createSearch({
      connection,
      family: 'hamlet',
      embeddings: { host: openModelHost({ url: fake.url, api: 'ollama' }) },
    });
    expect(await hamlet('to be or not to be', { topK: 5 })).toMatchObject({
      mode: 'semantic',
      passages: [{ source: 'message:1' }],
    });
  });

  test('control characters and unpaired surrogates do no harm', async () => {
    const { mode, passages } = await search('permission\u0000slip\ud800 due\udc00?\u001b', { topK: 1 });
    expect([mode, passages[0]?.source]).toEqual(['semantic', 'mail:slip']);
  });

  test('a question that is too long for the model is searched by keywords, and the next one is not', async () => {
    const long = `permission slip ${'and when and where '.repeat(100)}`;
    expect(await search(long, { topK: 1 })).toMatchObject({ mode: 'keyword', passages: [{ source: 'mail:slip' }] });
    expect(await search('permission slip', { topK: 1 })).toMatchObject({ mode: 'semantic' });
  });

  test('a megabyte of question is searched by its beginning, and the host is not asked', async () => {
    const before = fake.requests.length;
    const huge = `permission slip ${'qwertz '.repeat(150_000)}`;
    expect(await search(huge, { topK: 1 })).toMatchObject({ mode: 'keyword', passages: [{ source: 'mail:slip' }] });
    expect(fake.requests.length).toBe(before);
  });

  test('hundreds of different words are one bounded batch', async () => {
    const words = Array.from({ length: 500 }, (_, i) => `word${i}x`).join(' ');
    expect(await search(`slip ${words}`, { topK: 1, forceKeyword: true })).toMatchObject({
      passages: [{ source: 'mail:slip' }],
    });
  });
});

test('the weight of the legs can be chosen', async () => {
  const host = openModelHost({ url: fake.url, api: 'ollama' });
  const question = 'museum form practice cleats';
  const orders = await Promise.all(
    [0, 1].map((weight) =>
      createSearch({ connection, family: 'rivera', embeddings: { host }, weight })(question, { topK: 9 }),
    ),
  );
  expect(orders.map((order) => sourcesOf(order).includes('mail:slip'))).toEqual([false, true]);
  expect(() => createSearch({ connection, family: 'rivera', embeddings: null, weight: 2 })).toThrow(RangeError);
});

test('a search whose signal has ended rejects with its reason', async () => {
  await expect(search('permission slip', { topK: 1, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
    'gone',
  );
});
