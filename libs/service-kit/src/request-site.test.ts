import request from 'supertest';
import type { SiteSettings } from './request-site.ts';
import { buildNotesService, goodKey } from './testing/notes-service.ts';

const loopback: SiteSettings = { host: '127.0.0.1', isAnonymous: true, addresses: [] };
const token: SiteSettings = { ...loopback, isAnonymous: false };
const get = (site: SiteSettings, headers: Record<string, string>, path = '/api/note?size=1') =>
  request(buildNotesService({ site }).app).get(path).set(headers);
const post = (site: SiteSettings, headers: Record<string, string>) =>
  request(buildNotesService({ site }).app)
    .post('/api/note')
    .set({ Authorization: `Bearer ${goodKey}`, ...headers })
    .send({ text: 'x' });
const foreign = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1:5173' },
  { 'Sec-Fetch-Site': 'cross-site' },
];
const own = { Host: 'localhost:3002', Origin: 'http://localhost:3002', 'Sec-Fetch-Site': 'same-origin' };

describe('without a credential, on loopback', () => {
  test.each(['evil.example', 'evil.example:3002', '127.0.0.1.nip.example', '192.168.1.5:3002'])(
    'the host %s is refused, whatever it asks for',
    async (host) => {
      for (const path of ['/api/note?size=1', '/metrics', '/docs', '/nothing']) {
        const { status, body } = await get(loopback, { Host: host }, path);
        expect([path, status, body.code]).toEqual([path, 403, 'host_mismatch']);
      }
    },
  );

  test.each(foreign)('a page of another site may not even read: %j', async (headers) => {
    const { status, body } = await get(loopback, headers);
    expect([status, body.code]).toEqual([403, 'origin_mismatch']);
  });

  test('programs, own pages and links that people type are answered', async () => {
    expect([
      (await get(loopback, {})).status,
      (await get(loopback, own)).status,
      (await get(loopback, { 'Sec-Fetch-Site': 'none' }, '/docs')).status,
      (await post(loopback, own)).status,
    ]).toEqual([200, 200, 200, 200]);
  });

  test('the host of an own address is answered', async () => {
    const site = { ...loopback, addresses: ['https://home.example/homeroom'] };
    expect([
      (await get(site, { Host: 'home.example' })).status,
      (await get(site, { Host: 'other.example' })).status,
    ]).toEqual([200, 403]);
  });

  test('on a network any host is answered, a page of another site is not', async () => {
    const site = { ...loopback, host: '0.0.0.0' };
    expect([
      (await get(site, { Host: 'staging-knowledge:3002' })).status,
      (await get(site, { Origin: 'https://evil.example' })).status,
    ]).toEqual([200, 403]);
  });
});

describe('with a credential', () => {
  test.each(foreign)('a page of another site may not write: %j', async (headers) => {
    const { status, body } = await post(token, headers);
    expect([status, body.code]).toEqual([403, 'origin_mismatch']);
  });

  test("links from other sites open pages, programs and own pages write, and hosts are the proxy's business", async () => {
    const site = { ...token, addresses: ['https://home.example'] };
    expect([
      (await get(token, { 'Sec-Fetch-Site': 'cross-site', Host: 'home.example' })).status,
      (await post(token, {})).status,
      (await post(token, own)).status,
      (await post(site, { Origin: 'https://home.example' })).status,
    ]).toEqual([200, 200, 200, 200]);
  });
});
