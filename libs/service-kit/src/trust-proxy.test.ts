import request from 'supertest';
import { readEnvironment, serviceVariables } from './environment.ts';
import { buildNotesService } from './testing/notes-service.ts';
import { parseTrustProxy, trustedProxies } from './trust-proxy.ts';

test.each([
  ['1', 1],
  ['0', 0],
  ['true', true],
  ['false', false],
  ['loopback', 'loopback'],
  ['loopback, linklocal,uniquelocal', 'loopback, linklocal,uniquelocal'],
  ['10.0.0.0/8,fc00::/7,192.0.2.1', '10.0.0.0/8,fc00::/7,192.0.2.1'],
])('TRUST_PROXY=%s is read as %j', (text, value) => {
  expect(parseTrustProxy(text)).toBe(value);
});

test.each([
  'yes',
  '-1',
  '1.5',
  '1,2',
  'loopback,1',
  '127.1',
  'proxy.example',
  '10.0.0.0/40',
  '10.0.0.0/',
  'loopback,',
  'http://10.0.0.1',
  '0x7f000001',
  'True',
])('TRUST_PROXY=%s stops the start with a line that names the forms', (text) => {
  const line =
    'TRUST_PROXY: wants a number of proxies such as 1, true, false, or addresses, ranges and the names loopback, linklocal and uniquelocal, separated by commas';
  expect(() =>
    readEnvironment(serviceVariables(3001), { DATABASE_URL: 'postgresql://x/y', TRUST_PROXY: text }),
  ).toThrow(expect.objectContaining({ problems: [line] }));
});

test('one hop is the peer, names are ranges, and nobody is trusted by default', () => {
  expect([trustedProxies(1)('203.0.113.9', 0), trustedProxies(1)('203.0.113.9', 1)]).toEqual([true, false]);
  expect([trustedProxies('uniquelocal')('10.1.2.3', 5), trustedProxies('uniquelocal')('203.0.113.9', 0)]).toEqual([
    true,
    false,
  ]);
  expect(trustedProxies()('127.0.0.1', 0)).toBe(false);
});

describe('Strict-Transport-Security', () => {
  const header = async (trustProxy: number | undefined, proto: string) =>
    (await request(buildNotesService({ trustProxy }).app).get('/livez').set('X-Forwarded-Proto', proto)).headers[
      'strict-transport-security'
    ];

  test('is sent where the request came by TLS, for this host alone', async () => {
    expect(await header(1, 'https')).toBe('max-age=31536000');
  });

  test('is not sent otherwise, nor on the word of a stranger', async () => {
    expect([await header(1, 'http'), await header(undefined, 'https')]).toEqual([undefined, undefined]);
  });
});
