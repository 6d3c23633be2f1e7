import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, startLocalQdrant, type LocalQdrant } from './index.ts';

let folder: string;
let qdrant: LocalQdrant;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-qdrant-'));
  qdrant = await startLocalQdrant({ folder, port: 0, apiKey: 'household', bodyLimit: 5000 });
  await call('PUT', '/collections/c', { vectors: { size: 2, distance: 'Dot' }, sparse_vectors: { s: {} } });
});

afterAll(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, where: string, body?: unknown, headers: Record<string, string> = { 'api-key': 'household' }) {
  const response = await fetch(qdrant.url + where, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, text, keepAlive: response.headers.get('keep-alive') };
}

test.each([
  ['PUT', '/collections/d', { vectors: { size: 2, distance: 'Dot' }, quantization_config: { scalar: {} } }, 'quantization_config'],
  ['PUT', '/collections/d', { vectors: { size: 2, distance: 'Dot', multivector_config: {} } }, 'multivector_config'],
  ['PUT', '/collections/d', { vectors: { size: 2, distance: 'Dot' }, shard_number: 2 }, 'shard_number'],
  ['PATCH', '/collections/c', { params: {} }, 'params'],
  ['PUT', '/collections/c/index', { field_name: 'where', field_schema: 'geo' }, 'geo'],
  ['PUT', '/collections/c/index', { field_name: 't', field_schema: { type: 'text', tokenizer: 'prefix' } }, 'prefix'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: [1, 2], extra: 1 }] }, 'extra'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: [[1, 2]] }] }, 'multivectors'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: { '': { text: 'hi', model: 'qdrant/bm25' } } }] }, 'inference'],
  ['PUT', '/collections/c/points', { points: [{ id: 2 ** 53, vector: [1, 2] }] }, '9007199254740992'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: [1, 1e300] }] }, 'finite'],
  ['PUT', '/collections/c/points?waite=true', { points: [{ id: 1, vector: [1, 2] }] }, 'waite'],
  ['POST', '/collections/c/points/query', { query: [1, 2], group_by: 'a' }, 'group_by'],
  ['POST', '/collections/c/points/query', { query: [1, 2], params: { quantization: {} } }, 'quantization'],
  ['POST', '/collections/c/points/query', { query: { recommend: {} } }, 'recommend'],
  ['POST', '/collections/c/points/query', { query: [1, 2], lookup_from: { collection: 'd' } }, 'lookup_from'],
  ['POST', '/collections/c/points/scroll', { filter: { must: [{ key: 'a', geo_radius: {} }] } }, 'geo_radius'],
  ['POST', '/collections/c/points/scroll', { filter: { must: [{ key: 'a', match: { phrase: 'x' } }] } }, 'phrase'],
  ['POST', '/collections/c/points/scroll', { filter: { must: [{ slice: {} }] } }, 'slice'],
  ['POST', '/collections/c/points/scroll', { filter: { musst: [] } }, 'musst'],
])('%s %s refuses what it does not support, by name: %j', async (method, where, body, name) => {
  const { status, text } = await call(method, where, body);
  expect({ status, error: (JSON.parse(text) as { status: { error: string } }).status.error }).toEqual({ status: 400, error: expect.stringContaining(name) });
});

test('everything but the root and health wants the key, as a header or a bearer token', async () => {
  expect((await call('GET', '/collections', undefined, {})).status).toBe(401);
  expect((await call('GET', '/collections', undefined, { 'api-key': 'househole' })).status).toBe(401);
  expect((await call('GET', '/collections', undefined, { authorization: 'Bearer household' })).status).toBe(200);
  expect((await call('GET', '/readyz', undefined, {})).status).toBe(200);
});

test('a body over the bound is a 413', async () => {
  expect((await call('PUT', '/collections/c/points', { points: [{ id: 1, vector: [1, 2], payload: { text: 'x'.repeat(6000) } }] })).status).toBe(413);
});

test('idle connections outlive the 10 seconds that the client keeps them', async () => {
  expect((await call('GET', '/')).keepAlive).toBe('timeout=30');
});

test('the same process cannot own a folder twice', async () => {
  await expect(startLocalQdrant({ folder, port: 0 })).rejects.toBeInstanceOf(FolderInUseError);
});

test('a payload with a key that objects have by nature stays data', async () => {
  const payload = '{"__proto__":{"a":1},"constructor":2,"b":{"c":3}}';
  await fetch(`${qdrant.url}/collections/c/points?wait=true`, { method: 'PUT', headers: { 'api-key': 'household' }, body: `{"points":[{"id":5,"vector":[1,2],"payload":${payload}}]}` });
  await call('POST', '/collections/c/points/payload?wait=true', { points: [5], payload: { d: 4 }, key: 'b' });
  const { text } = await call('POST', '/collections/c/points', { ids: [5], with_payload: { exclude: ['constructor'] } });
  expect(text).toContain('"payload":{"__proto__":{"a":1},"b":{"c":3,"d":4}}');
});
