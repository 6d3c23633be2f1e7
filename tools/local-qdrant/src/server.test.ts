import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
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

async function call(
  method: string,
  where: string,
  body?: unknown,
  headers: Record<string, string> = { 'api-key': 'household' },
) {
  const response = await fetch(qdrant.url + where, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, keepAlive: response.headers.get('keep-alive') };
}

test.each([
  [
    'PUT',
    '/collections/d',
    { vectors: { size: 2, distance: 'Dot' }, quantization_config: { scalar: {} } },
    'quantization_config',
  ],
  ['PUT', '/collections/d', { vectors: { size: 2, distance: 'Dot', multivector_config: {} } }, 'multivector_config'],
  ['PUT', '/collections/d', { vectors: { size: 2, distance: 'Dot' }, shard_number: 2 }, 'shard_number'],
  ['PATCH', '/collections/c', { params: {} }, 'params'],
  ['PUT', '/collections/c/index', { field_name: 'where', field_schema: 'geo' }, 'geo'],
  ['PUT', '/collections/c/index', { field_name: 't', field_schema: { type: 'text', tokenizer: 'prefix' } }, 'prefix'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: [1, 2], extra: 1 }] }, 'extra'],
  ['PUT', '/collections/c/points', { points: [{ id: 1, vector: [[1, 2]] }] }, 'multivectors'],
  [
    'PUT',
    '/collections/c/points',
    { points: [{ id: 1, vector: { '': { text: 'hi', model: 'qdrant/bm25' } } }] },
    'inference',
  ],
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
  expect({ status, error: (JSON.parse(text) as { status: { error: string } }).status.error }).toEqual({
    status: 400,
    error: expect.stringContaining(name),
  });
});

test('everything but the root and health wants the key, as a header or a bearer token', async () => {
  expect((await call('GET', '/collections', undefined, {})).status).toBe(401);
  expect((await call('GET', '/collections', undefined, { 'api-key': 'househole' })).status).toBe(401);
  expect((await call('GET', '/collections', undefined, { authorization: 'Bearer household' })).status).toBe(200);
  expect((await call('GET', '/readyz', undefined, {})).status).toBe(200);
});

/** Sends a request with exactly these headers; fetch sets some itself and refuses others. */
function send(method: string, where: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      qdrant.url + where,
      { method, headers: { 'api-key': 'household', ...headers } },
      (response) => {
        response.resume();
        resolve(Number(response.statusCode));
      },
    );
    sent.once('error', reject).end(body);
  });
}

const upsert = JSON.stringify({ points: [{ id: 77, vector: [1, 2] }] });

test.each([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/jsonp' },
  {},
  { 'transfer-encoding': 'chunked' },
])('a body that comes with %j is refused as no JSON, and writes nothing', async (headers) => {
  expect(await send('PUT', '/collections/c/points?wait=true', headers, upsert)).toBe(415);
  expect((await call('GET', '/collections/c/points/77')).status).toBe(404);
});

test('a deletion with a body of another type is refused, a request without any body needs no type', async () => {
  expect(
    await send('DELETE', '/collections/unknown', { 'content-type': 'text/plain', 'content-length': '2' }, '{}'),
  ).toBe(415);
  expect([await send('DELETE', '/collections/unknown', {}), await send('GET', '/collections', {})]).toEqual([200, 200]);
  expect(
    await send('POST', '/collections/c/points/count', { 'content-type': 'Application/JSON; charset=utf-8' }, '{}'),
  ).toBe(200);
});

test('a request that a container network passes on is answered', async () => {
  expect(await send('GET', '/collections', { host: 'qdrant:6333' })).toBe(200);
});

test.each([
  [{ host: 'evil.example' }],
  [{ host: 'evil.example:6333' }],
  [{ host: '127.0.0.1.evil.example' }],
  [{ host: '2130706433' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://127.0.0.1:3002' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('a request that a page of another site makes a browser send is refused, also with the key: %j', async (headers) => {
  expect([
    await send('GET', '/collections', headers),
    await send('GET', '/', headers),
    await send('DELETE', '/collections/c', headers),
  ]).toEqual([403, 403, 403]);
  expect((await call('GET', '/collections/c/exists')).text).toContain('"exists":true');
});

test('requests that name the server by a loopback name or come from its own origin are answered', async () => {
  const own = {
    host: `localhost:${qdrant.port}`,
    origin: `http://localhost:${qdrant.port}`,
    'sec-fetch-site': 'same-origin',
  };
  expect([
    await send('GET', '/collections', own),
    await send('GET', '/collections', { host: `[::1]:${qdrant.port}` }),
  ]).toEqual([200, 200]);
});

test('a body over the bound is a 413', async () => {
  expect(
    (
      await call('PUT', '/collections/c/points', {
        points: [{ id: 1, vector: [1, 2], payload: { text: 'x'.repeat(6000) } }],
      })
    ).status,
  ).toBe(413);
});

test('idle connections outlive the 10 seconds that the client keeps them', async () => {
  expect((await call('GET', '/')).keepAlive).toBe('timeout=30');
});

test('the same process cannot own a folder twice', async () => {
  await expect(startLocalQdrant({ folder, port: 0 })).rejects.toBeInstanceOf(FolderInUseError);
});

test('a payload with a key that objects have by nature stays data', async () => {
  const payload = '{"__proto__":{"a":1},"constructor":2,"b":{"c":3}}';
  await fetch(`${qdrant.url}/collections/c/points?wait=true`, {
    method: 'PUT',
    headers: { 'api-key': 'household', 'content-type': 'application/json' },
    body: `{"points":[{"id":5,"vector":[1,2],"payload":${payload}}]}`,
  });
  await call('POST', '/collections/c/points/payload?wait=true', { points: [5], payload: { d: 4 }, key: 'b' });
  const { text } = await call('POST', '/collections/c/points', {
    ids: [5],
    with_payload: { exclude: ['constructor'] },
  });
  expect(text).toContain('"payload":{"__proto__":{"a":1},"b":{"c":3,"d":4}}');
});
