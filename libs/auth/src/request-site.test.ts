import { isForeign, isLoopback, namesLoopback } from './request-site.ts';

test.each(['127.0.0.1', '127.8.0.1', 'localhost', 'LOCALHOST', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is loopback',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.5',
  '10.127.0.0.1',
  '127.0.0.1.nip.example',
  'localhost.example',
  'evil.localhost',
  '::2',
  '',
])('%j is not loopback', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each(['127.0.0.1:3002', '127.0.0.1', 'localhost:80', 'LocalHost:3002', '[::1]:3002', '[::1]', undefined])(
  'a Host of %j names loopback',
  (host) => {
    expect(namesLoopback(host)).toBe(true);
  },
);

test.each([
  'evil.example',
  'evil.example:3002',
  '127.0.0.1.evil.example:3002',
  'localhost.evil.example',
  'user@127.0.0.1',
  '127.0.0.1:80:80',
  '192.168.1.5:3002',
  '0.0.0.0:3002',
  '',
  'localhost:x',
])('a Host of %j does not, whatever its DNS entry says', (host) => {
  expect(namesLoopback(host)).toBe(false);
});

test('a request of another site is foreign by its Origin or by Sec-Fetch-Site', () => {
  const own = ['http://127.0.0.1:3002', 'https://home.example.org:443'];
  const foreign = (headers: object) => isForeign(headers, own);
  expect([
    foreign({ origin: 'https://evil.example' }),
    foreign({ origin: 'null' }),
    foreign({ origin: 'http://127.0.0.1:5173' }),
    foreign({ origin: 'http://home.example.org' }),
  ]).toEqual([true, true, true, true]);
  expect([
    foreign({ 'sec-fetch-site': 'cross-site' }),
    foreign({ origin: 'http://127.0.0.1:3002', 'sec-fetch-site': 'cross-site' }),
  ]).toEqual([true, true]);
  expect([
    foreign({}),
    foreign({ origin: 'http://127.0.0.1:3002', 'sec-fetch-site': 'same-origin' }),
    foreign({ origin: 'https://home.example.org' }),
    foreign({ 'sec-fetch-site': 'none' }),
  ]).toEqual([false, false, false, false]);
});
