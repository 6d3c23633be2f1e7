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
  qdrant = await startLocalQdrant({ folder, port: 0 });
  client = new QdrantClient({ url: qdrant.url, checkCompatibility: false, timeout: 5000 });
  await client.createCollection('letters', { vectors: { size: 2, distance: 'Dot' } });
  await client.upsert('letters', {
    points: [
      { id: 1, vector: [0.1, 0.2], payload: { child: 'maya', pages: 1, tags: ['trip', 'form'] } },
      { id: 2, vector: [0.3, 0.1], payload: { child: 'maya', pages: 2, tags: ['trip'] } },
      { id: 3, vector: [0.9, 0.7], payload: { child: 'leo', pages: 2 } },
      { id: 4, vector: [0.5, 0.5], payload: { child: 'maya', pages: 0.5 } },
      { id: 5, vector: [0.2, 0.2], payload: {} },
    ],
  });
});

afterEach(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

const served = [
  ...['getCollections', 'getCollection', 'collectionExists', 'createCollection', 'recreateCollection'],
  ...['updateCollection', 'deleteCollection', 'updateCollectionAliases', 'getCollectionAliases', 'getAliases'],
  ...['createPayloadIndex', 'deletePayloadIndex', 'versionInfo', 'upsert', 'retrieve', 'delete', 'batchUpdate'],
  ...['setPayload', 'overwritePayload', 'deletePayload', 'clearPayload', 'updateVectors', 'deleteVectors'],
  ...['scroll', 'count', 'facet', 'search', 'searchBatch', 'query', 'queryBatch', 'queryGroups'],
];
const methods = Object.getOwnPropertyNames(QdrantClient.prototype).filter(
  (name) => name !== 'constructor' && name !== 'api' && !name.includes('_'),
);

test('each method of the official client that is not served says so by its name', async () => {
  const unserved = methods.filter((name) => !served.includes(name));
  expect(unserved).toHaveLength(methods.length - served.length);
  const argumentsOf: Record<string, unknown[]> = {
    deleteSnapshot: ['letters', 'a'],
    deleteFullSnapshot: ['a'],
    createFullSnapshot: [],
    listFullSnapshots: [],
    clusterTelemetry: [],
    createVectorName: ['letters', 'other', {}],
    deleteVectorName: ['letters', 'other'],
    listShardSnapshots: ['letters', 0],
    createShardSnapshot: ['letters', 0, {}],
    recoverShardFromSnapshot: ['letters', 0, {}],
    deleteShardSnapshot: ['letters', 0, 'a', {}],
  };
  for (const name of unserved) {
    const call = (client as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>)[name];
    const refused = await call?.apply(client, argumentsOf[name] ?? ['letters', {}]).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 501,
      data: { status: { error: expect.stringContaining(`does not serve \`${name}\``) as string } },
    });
  }
});

test('a search finds the nearest points, as a query does', async () => {
  const options = { limit: 2, offset: 1, with_payload: ['child'], score_threshold: 0.1 };
  const found = await client.search('letters', { vector: [1, 0], ...options });
  expect(found).toEqual((await client.query('letters', { query: [1, 0], ...options })).points);
  expect(found.map(({ id, score, payload }) => [id, score, payload])).toEqual([
    [4, 0.5, { child: 'maya' }],
    [2, 0.3, { child: 'maya' }],
  ]);
  await expect(client.search('letters', { vector: { name: 'x', vector: [1, 0] } })).rejects.toMatchObject({
    status: 400,
  });
  const [first, second] = await client.searchBatch('letters', {
    searches: [
      { vector: [1, 0], limit: 1 },
      { vector: [0, 1], limit: 1, filter: { must: [{ key: 'child', match: { value: 'maya' } }] } },
    ],
  });
  expect([first, second].map((points) => points?.map(({ id }) => id))).toEqual([[3], [4]]);
});

test('groups come in the order of their best points, and a point with several values is in each of them', async () => {
  const { groups } = await client.queryGroups('letters', { query: [1, 0], group_by: 'child', group_size: 2 });
  expect(groups.map(({ id, hits }) => [id, hits.map((hit) => hit.id)])).toEqual([
    ['leo', [3]],
    ['maya', [4, 2]],
  ]);
  const byTag = await client.queryGroups('letters', { query: [1, 0], group_by: 'tags', limit: 1 });
  expect(byTag.groups.map(({ id, hits }) => [id, hits.map((hit) => hit.id)])).toEqual([['trip', [2, 1]]]);
  const byPages = await client.queryGroups('letters', { query: [1, 0], group_by: 'pages' });
  expect(byPages.groups.map(({ id }) => id)).toEqual([2, 1]);
  await expect(client.queryGroups('letters', { group_by: 'child', group_size: 0 })).rejects.toMatchObject({
    status: 422,
  });
});

test('a facet counts the points of each value of an indexed field', async () => {
  await expect(client.facet('letters', { key: 'tags' })).rejects.toMatchObject({ status: 400 });
  await client.createPayloadIndex('letters', { field_name: 'tags', field_schema: 'keyword', wait: true });
  await client.createPayloadIndex('letters', { field_name: 'pages', field_schema: 'integer', wait: true });
  expect(await client.facet('letters', { key: 'tags' })).toEqual({
    hits: [
      { value: 'trip', count: 2 },
      { value: 'form', count: 1 },
    ],
  });
  const ofMaya = { must: [{ key: 'child', match: { value: 'maya' } }] };
  expect(await client.facet('letters', { key: 'pages', filter: ofMaya, limit: 1, exact: true })).toEqual({
    hits: [{ value: 1, count: 1 }],
  });
});

test('a batch of changes is made in its order, and what came before a refused one stays', async () => {
  const results = await client.batchUpdate('letters', {
    operations: [
      { upsert: { points: [{ id: 6, vector: [1, 1], payload: { child: 'leo' } }] } },
      { set_payload: { points: [6], payload: { pages: 3 } } },
      { delete_payload: { points: [6], keys: ['child'] } },
      { delete: { points: [5] } },
    ],
  });
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('completed'));
  expect(await client.retrieve('letters', { ids: [6, 5] })).toMatchObject([{ id: 6, payload: { pages: 3 } }]);
  const halfway = client.batchUpdate('letters', {
    operations: [{ delete: { points: [1] } }, { set_payload: { points: [99], payload: { a: 1 } } }],
  });
  await expect(halfway).rejects.toMatchObject({ status: 404 });
  expect(await client.retrieve('letters', { ids: [1] })).toEqual([]);
  const unread = client.batchUpdate('letters', { operations: [{ delete: { points: [2] } }, {} as never] });
  await expect(unread).rejects.toMatchObject({ status: 400 });
  expect(await client.retrieve('letters', { ids: [2] })).toHaveLength(1);
});

test('changes by id are made to the points that are there, and a missing one is a 404', async () => {
  await expect(client.setPayload('letters', { points: [1, 99], payload: { read: true } })).rejects.toMatchObject({
    status: 404,
  });
  const vectors = client.updateVectors('letters', {
    points: [
      { id: 99, vector: [1, 1] },
      { id: 2, vector: [1, 1] },
    ],
  });
  await expect(vectors).rejects.toMatchObject({ status: 404 });
  const [first, second] = await client.retrieve('letters', { ids: [1, 2, 1], with_vector: true });
  expect(first?.payload).toMatchObject({ read: true });
  expect(second?.vector).toEqual([1, 1]);
  expect(await client.retrieve('letters', { ids: [1, 2, 1] })).toHaveLength(2);
});

test('null is stored, is null only by itself, and counts as no value', async () => {
  await client.setPayload('letters', { points: [1], payload: { child: null } });
  await client.setPayload('letters', { points: [2], payload: { child: [null, 'maya'] } });
  expect((await client.retrieve('letters', { ids: [1] }))[0]?.payload).toHaveProperty('child', null);
  const ids = async (condition: object) =>
    (await client.scroll('letters', { filter: { must: [condition as never] } })).points.map(({ id }) => id);
  expect(await ids({ is_null: { key: 'child' } })).toEqual([1]);
  expect(await ids({ key: 'child', values_count: { gte: 0 } })).toEqual([1, 2, 3, 4]);
  expect(await ids({ key: 'child', match: { except: [] } })).toEqual([1, 2, 3, 4, 5]);
});

test('what asks for nothing is refused', async () => {
  const refused = (call: Promise<unknown>) => call.catch((error: { status: number }) => error.status);
  expect(await refused(client.updateVectors('letters', { points: [{ id: 1, vector: {} }] }))).toBe(422);
  expect(await refused(client.query('letters', { query: [1, 0], params: { hnsw_ef: 0 } }))).toBe(422);
  expect(await refused(client.query('letters', { score_threshold: 0.5 }))).toBe(400);
  expect(await refused(client.query('letters', { query: { order_by: 'pages' }, score_threshold: 0.5 }))).toBe(400);
});

test('32-bit numbers are written with the fewest digits, and null takes a key out of a collection’s metadata', async () => {
  const [point] = await client.retrieve('letters', { ids: [1], with_vector: true });
  expect(JSON.stringify(point?.vector)).toBe('[0.1,0.2]');
  await client.updateCollection('letters', { metadata: { model: 'minilm', made: 'today' } });
  await client.updateCollection('letters', { metadata: { made: null } });
  expect((await client.getCollection('letters')).config.metadata).toEqual({ model: 'minilm' });
});
