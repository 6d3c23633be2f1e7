import { request } from 'node:http';
import { stack } from '../../support/attacked-stack.ts';

const read = '/collections/family_knowledge/points/scroll';
const body = JSON.stringify({ limit: 1, with_payload: true });
const asJson = { 'Content-Type': 'application/json' };
const withKey = { ...asJson, 'api-key': String(stack.qdrantApiKey) };

/** Calls the local Qdrant with exactly these headers, like a local process or a browser would. */
function call(headers: Record<string, string>, path = read, method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(stack.qdrantUrl + path, { method, headers }, (response) => {
      response.resume();
      resolve(Number(response.statusCode));
    });
    sent.once('error', reject).end(method === 'POST' ? body : '');
  });
}

describe('The local Qdrant', () => {
  afterEach(async () => expect(await call(withKey)).toBe(200));

  test('a neighbour without its key reads nothing of the household', async () => {
    const wrongKey = { ...asJson, 'api-key': `${stack.qdrantApiKey}x` };
    expect([
      await call(asJson),
      await call(wrongKey),
      await call({}, '/collections', 'GET'),
      await call({}, '/collections/family_knowledge', 'DELETE'),
    ]).toEqual([401, 401, 401, 401]);
  });

  test('a body that a web page may send without asking is refused', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    expect(await Promise.all(types.map((type) => call({ ...withKey, 'Content-Type': type })))).toEqual([415, 415, 415]);
    expect(await call({ 'api-key': withKey['api-key'] })).toBe(415);
  });

  test('a domain that points to loopback (DNS rebinding) is refused', async () => {
    expect([
      await call({ ...withKey, Host: 'evil.example:6333' }),
      await call({ Host: 'evil.example' }, '/', 'GET'),
    ]).toEqual([403, 403]);
  });

  test.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'a page of another site is refused: %j',
    async (headers) => {
      expect(await call({ ...withKey, ...headers } as Record<string, string>)).toBe(403);
    },
  );
});
