import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchCalendarLink, hostOfLink } from './calendar-link.ts';
import type { CalendarLinkRequest } from './calendar-link.ts';
import { publicNetworkAgents, type Resolve } from './public-network.ts';
import { serve, startCalendarHost } from './testing/calendar-host.ts';
import type { CalendarHost } from './testing/calendar-host.ts';

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const never = new AbortController().signal;
let host: CalendarHost;

beforeEach(async () => {
  host = await startCalendarHost();
});
afterEach(() => host.close());

const secret = '/private/s3cret.ics?key=s3cret';
const ask = (options: Partial<CalendarLinkRequest> = {}) =>
  fetchCalendarLink({
    url: `${host.url}${secret}`,
    etag: null,
    lastModified: null,
    credentials: null,
    agentFor: null,
    signal: never,
    ...options,
  });
const redirect = (location: string) => serve(302, '', { location });
const withPassword = () => host.url.replace('//', '//ana:p%40ss@');
const basic = `Basic ${Buffer.from('ana:p@ss').toString('base64')}`;

test('a calendar comes with its version', async () => {
  host.respond = serve(200, text, { etag: '"1"', 'last-modified': 'Wed, 18 Nov 2026 06:00:00 GMT' });
  expect(await ask()).toEqual({
    kind: 'changed',
    bytes: new Uint8Array(Buffer.from(text)),
    etag: '"1"',
    lastModified: 'Wed, 18 Nov 2026 06:00:00 GMT',
  });
  expect(host.requests).toMatchObject([
    { path: secret, headers: { accept: 'text/calendar', 'user-agent': 'Homeroom/0.1 (family calendar)' } },
  ]);
  expect(host.requests[0]?.headers).not.toHaveProperty('if-none-match');
});

test.each([
  ['entity tag', { etag: 'W/"1"' }, { etag: 'W/"1"' }],
  ['date', { lastModified: 'Wed, 18 Nov 2026 06:00:00 GMT' }, { 'last-modified': 'Wed, 18 Nov 2026 06:00:00 GMT' }],
])('the version that is known is told by its %s', async (_, known, headers: Record<string, string>) => {
  host.respond = serve(200, text, headers);
  expect(await ask(known)).toEqual({ kind: 'not_modified' });
  expect(await ask({ etag: '"other"' })).toMatchObject({ kind: 'changed' });
});

test('a server that answers 304 without being asked gives no calendar', async () => {
  host.respond = serve(304, '');
  expect(await failure(ask())).toBe('The server answered with status 304.');
});

test.each([400, 401, 404, 500, 503])('status %i is an error', async (status) => {
  host.respond = serve(status, text);
  expect(await failure(ask())).toBe(`The server answered with status ${status}.`);
});

test('of a calendar that is too large no more is read than the limit', async () => {
  host.respond = serve(200, 'x'.repeat(1_001));
  expect(await failure(ask({ limitBytes: 1_000 }))).toBe('The calendar is larger than 1000 bytes.');
  host.respond = serve(200, gzipSync(Buffer.alloc(21 * 1_048_576)), { 'content-encoding': 'gzip' });
  expect(await failure(ask())).toBe('The calendar is larger than 20 MiB.');
});

test.each([
  ['does not come', ''],
  ['does not end', 'BEGIN:VCALENDAR'],
])('an answer that %s is given up at the limit', async (_, begun) => {
  host.respond = (__, response) => {
    if (begun !== '') response.writeHead(200).write(begun);
  };
  expect(await failure(ask({ limitMilliseconds: 100 }))).toBe('The server took too long to answer.');
});

test('an answer that breaks off is an error', async () => {
  host.respond = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('BEGIN:VCALENDAR', () => response.destroy());
  };
  await failure(ask());
});

test('redirects are followed, with the version that is known', async () => {
  host.respond = (request, response) =>
    (request.url === '/new' ? serve(200, text, { etag: '"1"' }) : redirect('/new'))(request, response);
  expect(await ask({ etag: '"1"' })).toEqual({ kind: 'not_modified' });
  expect(await ask()).toMatchObject({ kind: 'changed' });
});

test('a link that leads on and on is given up after five other addresses', async () => {
  host.respond = redirect(secret);
  expect(await failure(ask())).toBe('The link leads on to more than 5 other addresses.');
  expect(host.requests).toHaveLength(6);
});

test.each([
  ['data:text/calendar,BEGIN:VCALENDAR', 'The link leads to an address that is not http:// or https://.'],
  ['file:///etc/passwd', 'The link leads to an address that is not http:// or https://.'],
  ['http://', 'The link leads on to something that is no web address.'],
])('a redirect to %s is not followed', async (location, message) => {
  host.respond = redirect(location);
  expect(await failure(ask())).toBe(message);
});

test.each([
  ['ftp://school.example/x.ics', 'The link leads to an address that is not http:// or https://.'],
  ['no address', 'The link is no web address.'],
])('%s is no link', async (url, message) => {
  expect(await failure(ask({ url }))).toBe(message);
});

test('user name and password are sent as credentials, and to no other server', async () => {
  const other = await startCalendarHost();
  other.respond = serve(200, text);
  host.respond = (request, response) => redirect(request.url === '/a' ? '/b' : `${other.url}/c`)(request, response);
  await ask({ url: `${withPassword()}/a` });
  expect(host.requests.map(({ headers }) => headers.authorization)).toEqual([basic, basic]);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await other.close();
});

test('a user name and a password of its own go to the origin of the link only, in place of those in it', async () => {
  const other = await startCalendarHost();
  other.respond = serve(200, text);
  host.respond = redirect(`${other.url}/c`);
  await ask({ url: `${withPassword()}/a`, credentials: { username: 'rivera', password: 'club:secret' } });
  expect([host, other].map(({ requests }) => requests.map(({ headers }) => headers.authorization))).toEqual([
    [`Basic ${Buffer.from('rivera:club:secret').toString('base64')}`],
    [undefined],
  ]);
  await other.close();
});

describe('where only the public internet may be reached', () => {
  const refusal =
    'The link leads to an address of this host or of a private network. Set SUBSCRIPTIONS_ALLOW_PRIVATE=true to allow such calendars.';
  /** Finds these addresses, one answer for each question; the last one stays. */
  const answering =
    (...answers: string[][]): Resolve =>
    (_, __, callback) => {
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
  const publicOnly = (options?: Parameters<typeof publicNetworkAgents>[0]) => ({
    agentFor: publicNetworkAgents(options),
  });
  const port = () => new URL(host.url).port;

  beforeEach(() => {
    host.respond = serve(200, text);
  });
  afterEach(() => {
    expect(host.requests.filter(({ path }) => path === secret)).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0',
    '127.0.0.1.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
  ])('http://%s is refused', async (name) => {
    for (const protocol of ['http', 'https'])
      expect(await failure(ask({ url: `${protocol}://${name}:${port()}${secret}`, ...publicOnly() }))).toBe(refusal);
  });

  test.each([
    ['10.0.0.7'],
    ['192.168.1.1', '169.254.169.254'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['127.0.0.1', '::1'],
  ])('a name that leads to %j is refused', async (...addresses) => {
    expect(
      await failure(
        ask({ url: `http://calendar.example:${port()}${secret}`, ...publicOnly({ resolve: answering(addresses) }) }),
      ),
    ).toBe(refusal);
  });

  test('a redirect to it is refused, for a name too', async () => {
    const asPublic = {
      resolve: answering(['127.0.0.1'], ['10.0.0.7']),
      isAllowed: (address: string) => address === '127.0.0.1',
    };
    host.respond = redirect(`http://elsewhere.example:${port()}${secret}`);
    expect(await failure(ask({ url: `http://calendar.example:${port()}/a`, ...publicOnly(asPublic) }))).toBe(refusal);
    host.respond = redirect(`http://[::1]:${port()}${secret}`);
    expect(
      await failure(
        ask({
          url: `http://calendar.example:${port()}/b`,
          ...publicOnly({ ...asPublic, resolve: answering(['127.0.0.1']) }),
        }),
      ),
    ).toBe(refusal);
    expect(host.requests.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  test('each request checks the addresses again and connects only to those it checked', async () => {
    const asked: string[] = [];
    const resolve = answering(['127.0.0.1'], ['127.0.0.1'], ['10.0.0.7']);
    const options = {
      isAllowed: (address: string) => address === '127.0.0.1',
      resolve: ((name, ...rest) => (asked.push(name), resolve(name, ...rest))) as Resolve,
    };
    const { agentFor } = publicOnly(options);
    const read = (path: string) => ask({ url: `http://calendar.example:${port()}${path}`, agentFor });
    for (const path of ['/1', '/2']) expect(await read(path)).toMatchObject({ kind: 'changed' });
    expect(await failure(read(secret))).toBe(refusal);
    expect([asked.length, host.requests.length]).toEqual([3, 2]);
  });

  test('of several addresses the allowed ones are used', async () => {
    const isAllowed = (address: string) => address === '127.0.0.1';
    expect(
      await ask({
        url: `http://calendar.example:${port()}/a`,
        ...publicOnly({ isAllowed, resolve: answering(['10.0.0.7', '127.0.0.1', '::1']) }),
      }),
    ).toMatchObject({ kind: 'changed' });
  });

  test('a name that cannot be resolved is an error with its code', async () => {
    const resolve: Resolve = (_, __, callback) =>
      callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    expect(await failure(ask({ url: `http://calendar.example:${port()}${secret}`, ...publicOnly({ resolve }) }))).toBe(
      'The server could not be asked (ENOTFOUND).',
    );
  });
});

test('webcal:// is asked over TLS', async () => {
  const first = new Promise<number | undefined>((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        resolve(data[0]);
        socket.destroy();
        server.close();
      });
    }).listen(
      0,
      '127.0.0.1',
      () => void failure(ask({ url: `webcal://127.0.0.1:${(server.address() as AddressInfo).port}/x.ics` })),
    );
  });
  expect(await first).toBe(0x16);
});

test('a server that refuses connections is an error with its code', async () => {
  await host.close();
  expect(await failure(ask())).toBe('The server could not be asked (ECONNREFUSED).');
});

test('a fetch ends with the reason of its signal', async () => {
  const stopping = new AbortController();
  const reason = new Error('stopping');
  host.respond = () => stopping.abort(reason);
  await expect(ask({ signal: stopping.signal })).rejects.toBe(reason);
  await expect(ask({ signal: stopping.signal })).rejects.toBe(reason);
  expect(host.requests).toHaveLength(1);
});

test('of a link only host and port are told', () => {
  expect(hostOfLink('webcal://ana:pass@school.example:8443/s3cret.ics?key=s3cret')).toBe('school.example:8443');
  expect(hostOfLink('nonsense')).toBe('unknown');
});

/** The message of the error that a fetch ends with, which never quotes the link. */
async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'CalendarLinkError' });
  const { message, stack, cause } = error as Error;
  for (const hidden of ['s3cret', '127.0.0.1', 'p@ss', 'p%40ss']) expect(`${message}${stack}`).not.toContain(hidden);
  expect(cause).toBeUndefined();
  return message;
}
