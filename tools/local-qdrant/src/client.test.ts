import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QdrantClient } from '@qdrant/js-client-rest';
import { startLocalQdrant, type LocalQdrant } from './index.ts';

let folder: string;
let qdrant: LocalQdrant;
let client: QdrantClient;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-qdrant-'));
  await start();
});

afterEach(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  qdrant = await startLocalQdrant({ folder, port: 0 });
  client = new QdrantClient({ url: qdrant.url, checkCompatibility: false, timeout: 5000 });
}

async function fill(): Promise<void> {
  await client.createCollection('knowledge-1', {
    vectors: { dense: { size: 3, distance: 'Cosine' } },
    sparse_vectors: { bm25: { modifier: 'idf' } },
  });
  // The client's create leaves metadata out of what it sends; its update does not.
  await client.updateCollection('knowledge-1', { metadata: { model: 'all-minilm' } });
  await client.updateCollectionAliases({
    actions: [{ create_alias: { collection_name: 'knowledge-1', alias_name: 'knowledge' } }],
  });
  await client.createPayloadIndex('knowledge', {
    field_name: 'family',
    field_schema: { type: 'keyword', is_tenant: true },
    wait: true,
  });
  await client.upsert('knowledge', {
    wait: true,
    points: [
      {
        id: 1,
        vector: { dense: [1, 0, 0], bm25: { indices: [7], values: [1.2] } },
        payload: { family: 'a', text: 'slip' },
      },
      {
        id: 2,
        vector: { dense: [0.9, 0.1, 0], bm25: { indices: [7], values: [2.4] } },
        payload: { family: 'b', text: 'slip of others' },
      },
      {
        id: 3,
        vector: { bm25: { indices: [7, 9], values: [0.8, 1] } },
        payload: { family: 'a', text: 'not embedded yet' },
      },
    ],
  });
}

const ofFamily = { must: [{ key: 'family', match: { value: 'a' } }] };

test('the official client searches both legs in one batch within a family', async () => {
  await fill();
  const [dense, sparse] = await client.queryBatch('knowledge', {
    searches: [
      { query: [1, 0, 0], using: 'dense', filter: ofFamily, limit: 50, with_payload: true },
      { query: { indices: [7], values: [1] }, using: 'bm25', filter: ofFamily, limit: 50 },
    ],
  });
  expect(dense?.points.map(({ id, score, payload }) => ({ id, score, payload }))).toEqual([
    { id: 1, score: 1, payload: { family: 'a', text: 'slip' } },
  ]);
  expect(sparse?.points.map(({ id }) => id)).toEqual([1, 3]);
});

test('the official client scrolls, counts, deletes and reads what a collection is', async () => {
  await fill();
  const page = await client.scroll('knowledge', { filter: ofFamily, limit: 1 });
  expect(page).toMatchObject({ points: [{ id: 1 }], next_page_offset: 3 });
  expect(await client.count('knowledge', { filter: { must_not: [{ has_vector: 'dense' }] }, exact: true })).toEqual({
    count: 1,
  });
  await client.delete('knowledge', { wait: true, filter: ofFamily });
  expect(await client.count('knowledge', { exact: true })).toEqual({ count: 1 });
  expect(await client.getCollection('knowledge')).toMatchObject({
    points_count: 1,
    config: { metadata: { model: 'all-minilm' } },
    payload_schema: { family: { data_type: 'keyword', points: 1 } },
  });
});

test('collections, aliases, indexes, metadata and points are the same after a restart', async () => {
  await fill();
  const before = [
    await client.getCollection('knowledge'),
    await client.scroll('knowledge', { with_vector: true }),
    await client.query('knowledge', { query: { indices: [7], values: [1] }, using: 'bm25' }),
  ];
  await qdrant.close();
  await start();
  const after = [
    await client.getCollection('knowledge'),
    await client.scroll('knowledge', { with_vector: true }),
    await client.query('knowledge', { query: { indices: [7], values: [1] }, using: 'bm25' }),
  ];
  expect(after).toEqual(before);
});

test('a point written without wait is seen at once', async () => {
  await fill();
  await client.upsert('knowledge', { wait: false, points: [{ id: 4, vector: {}, payload: { family: 'a' } }] });
  await client.setPayload('knowledge', { wait: false, points: [4], payload: { text: 'later' } });
  expect(await client.retrieve('knowledge', { ids: [4], with_payload: true })).toMatchObject([
    { id: 4, payload: { family: 'a', text: 'later' } },
  ]);
});
