import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { platformDeps, type ClientDeps } from './client-deps.ts';
import {
  ClientError,
  ConnectionError,
  GoneError,
  InvalidRequestError,
  NotModifiedError,
  TimeLimitError,
  UnauthorizedError,
  UnavailableError,
  UnreadableResponseError,
} from './client-errors.ts';
import { callKinds, type paths } from './generated/family-assistant.ts';
import { ServiceClient, type ClientOptions } from './service-client.ts';
import { createStagingKnowledgeClient } from './staging-knowledge.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Reply = (response: ServerResponse) => void;

const token = '123456:secret-token';
const now = Date.parse('2026-11-18T18:00:00Z');
let server: Server;
let baseUrl: string;
/** Requests in order, and the answers to come; the last one repeats. */
let received: Received[];
let replies: Reply[];
let pauses: number[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const [reply = json(200, {})] = replies.length > 1 ? replies.splice(0, 1) : replies;
      reply(response);
    });
  });
  baseUrl = `http://127.0.0.1:${await listenOnLoopback(server)}/api/v1`;
});
afterAll(() => closeAtOnce(server));
beforeEach(() => {
  received = [];
  replies = [];
  pauses = [];
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const breakOff: Reply = (response) => void response.destroy();
const hang: Reply = () => undefined;

function open(options: Partial<ClientOptions> = {}, deps: Partial<ClientDeps> = {}) {
  const wait = (ms: number) => Promise.resolve(void pauses.push(ms));
  return new ServiceClient<paths>({ baseUrl, token, ...options }, callKinds, {
    ...platformDeps,
    now: () => now,
    random: () => 1,
    wait,
    ...deps,
  });
}
async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
}
const ask = (client = open()) => client.post('/brain/query', { body: { question: 'When?' } });
const undo = (client = open()) => client.post('/undo', { body: { action: 'list' } });
const conflictId = '3c9f2b7e-4d15-4a86-9e02-c1b8f5a6d740';

describe('a call', () => {
  test('carries the token, the headers, the path, the query and the body', async () => {
    replies = [json(200, { events: [] })];
    const client = open({ headers: { 'X-Sender-Id': '1001' } });
    const query = { start: '2026-11-18T00:00:00-06:00', end: '2026-11-19T00:00:00-06:00', include_travel: false };
    expect(await client.get('/calendar/events', { params: { query } })).toEqual({ events: [] });
    await client.post('/conflicts/{conflictId}/resolve', {
      params: { path: { conflictId } },
      body: { resolution_action: 'split', choice_index: 0 },
    });
    expect(received).toMatchObject([
      {
        method: 'GET',
        url: '/api/v1/calendar/events?start=2026-11-18T00%3A00%3A00-06%3A00&end=2026-11-19T00%3A00%3A00-06%3A00&include_travel=false',
        headers: { authorization: `Bearer ${token}`, 'x-sender-id': '1001' },
      },
      {
        method: 'POST',
        url: `/api/v1/conflicts/${conflictId}/resolve`,
        headers: { 'content-type': 'application/json' },
        body: '{"resolution_action":"split","choice_index":0}',
      },
    ]);
  });

  test('asks for the token each time when it may change, and sends none without one', async () => {
    let asked = 0;
    const client = open({ token: () => Promise.resolve(`token-${(asked += 1)}`) });
    await client.get('/conflicts');
    await client.get('/conflicts');
    const { token: _token, ...options } = { baseUrl, token };
    await new ServiceClient<paths>(options, callKinds).get('/conflicts');
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      undefined,
    ]);
  });

  test('returns status and headers when asked, text as text, and nothing for a 204', async () => {
    replies = [
      json(201, { token: 't' }, { ETag: '"1"' }),
      (response) => response.writeHead(200, { 'Content-Type': 'text/calendar' }).end('BEGIN:VCALENDAR'),
      (response) => response.writeHead(204).end(),
    ];
    const client = open();
    const { status, headers, body } = await client.send('post', '/dashboard/token', {
      body: { messenger_user_id: '1001' },
    });
    expect([status, headers.get('etag'), body]).toEqual([201, '"1"', { token: 't' }]);
    expect(await client.get('/calendar/feed.ics', { params: { query: { token: 'feed' } } })).toBe('BEGIN:VCALENDAR');
    expect(await client.delete('/tokens')).toBeUndefined();
  });

  test('uploads a file as a form, with its name and type', async () => {
    const staging = createStagingKnowledgeClient({ baseUrl: baseUrl.replace('/api/v1', '') });
    await staging.post('/vision/parse', {
      body: { file: new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }) },
    });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toMatch(
      /name="file"; filename="letter.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF\r\n/,
    );
  });
});

describe('retries', () => {
  test('a write has one key for all its attempts, and another the next time', async () => {
    replies = [breakOff, json(503, { error: 'Busy.', code: 'unavailable' }), json(200, {})];
    const client = open();
    await undo(client);
    await undo(client);
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test("a key of the caller's own is kept, and an error names the key", async () => {
    replies = [breakOff];
    const error = await failureOf(
      open().post('/undo', { params: { header: { 'Idempotency-Key': 'mine' } }, body: { action: 'list' } }),
    );
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ call: 'POST /undo', idempotencyKey: 'mine' });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', 'mine', 'mine']);
  });

  test('a write that takes no key is sent once, unless the caller wants it again', async () => {
    replies = [breakOff];
    expect(await failureOf(ask())).toBeInstanceOf(ConnectionError);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers['idempotency-key']).toBeUndefined();
    await failureOf(open().post('/brain/query', { body: { question: 'When?' }, retries: 1 }));
    expect(received).toHaveLength(3);
  });

  test('an upload is sent again with its file', async () => {
    replies = [breakOff, json(200, {})];
    const staging = createStagingKnowledgeClient({ baseUrl });
    await staging.post('/vision/parse', { body: { file: new File(['%PDF'], 'letter.pdf') }, retries: 1 });
    expect(received.map(({ body }) => body.includes('%PDF'))).toEqual([true, true]);
  });

  test('pauses grow, and Retry-After in seconds or as a date takes their place', async () => {
    replies = [
      breakOff,
      json(502, {}),
      json(503, {}, { 'Retry-After': '3' }),
      json(429, {}, { 'Retry-After': 'Wed, 18 Nov 2026 18:00:07 GMT' }),
      json(503, {}, { 'Retry-After': 'soon' }),
      json(200, {}),
    ];
    await open({ retries: 9 }).get('/conflicts');
    expect(pauses).toEqual([200, 400, 3_000, 7_000, 3_200]);
  });

  test('a pause beyond the time limit is not begun: the error says how long it would be', async () => {
    replies = [json(503, { error: 'Full.', code: 'unavailable' }, { 'Retry-After': '60' })];
    const error = await failureOf(open().get('/conflicts'));
    expect(error).toBeInstanceOf(UnavailableError);
    expect(error).toMatchObject({ status: 503, code: 'unavailable', message: 'Full.', retryAfterMs: 60_000 });
    expect([received.length, pauses]).toEqual([1, []]);
  });

  test('a write whose first request still runs is retried, any other 409 is not', async () => {
    replies = [
      json(409, { error: 'Running.', code: 'idempotency_in_progress', details: {} }, { 'Retry-After': '1' }),
      json(200, { operations: [] }),
    ];
    expect(await undo()).toEqual({ operations: [] });
    replies = [json(409, { error: 'Changed.', code: 'event_changed', details: {} })];
    expect(await failureOf(undo())).toMatchObject({ name: 'ConflictError', code: 'event_changed' });
    expect(received).toHaveLength(3);
  });

  test('a connection that breaks in the body is retried too', async () => {
    replies = [
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"a":');
        setTimeout(() => response.destroy(), 20);
      },
      json(200, { outstanding: [] }),
    ];
    expect(await open().get('/conflicts')).toEqual({ outstanding: [] });
  });
});

describe('limits', () => {
  test('a call ends at its time limit, also in the middle of a body', async () => {
    const halfway: Reply = (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"a":');
    for (const reply of [hang, halfway]) {
      replies = [reply];
      const error = await failureOf(open({ timeLimitMs: 100 }).get('/conflicts'));
      expect(error).toBeInstanceOf(TimeLimitError);
      expect(error.message).toBe('The service did not answer within 100 ms.');
    }
    replies = [hang];
    expect(await failureOf(open().get('/conflicts', { timeLimitMs: 50 }))).toBeInstanceOf(TimeLimitError);
  });

  test('a call without a limit waits for its answer', async () => {
    replies = [(response) => void setTimeout(() => json(200, { outstanding: [] })(response), 50)];
    expect(await open({ timeLimitMs: Infinity }).get('/conflicts')).toEqual({ outstanding: [] });
  });

  test("the caller's signal ends a call with its own reason: before, during, and in a pause", async () => {
    const reason = new Error('No longer needed.');
    await expect(open().get('/conflicts', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(received).toEqual([]);
    for (const reply of [hang, json(503, {}, { 'Retry-After': '20' })]) {
      replies = [reply];
      const controller = new AbortController();
      const call = open({}, { wait: () => new Promise(() => undefined) }).get('/conflicts', {
        signal: controller.signal,
      });
      setTimeout(() => controller.abort(reason), 50);
      await expect(call).rejects.toBe(reason);
    }
  });
});

describe('an error', () => {
  test.each([
    [
      400,
      { error: 'Not valid.', code: 'invalid_request', details: { problems: ['One.', 'Two.'] } },
      { name: 'InvalidRequestError', message: 'Not valid.', code: 'invalid_request', problems: ['One.', 'Two.'] },
    ],
    [
      422,
      { detail: [{ loc: ['query', 'q'], msg: 'Field required', type: 'missing' }] },
      {
        name: 'InvalidRequestError',
        message: 'query.q: Field required.',
        code: 'invalid_request',
        problems: ['query.q: Field required.'],
      },
    ],
    [
      422,
      { error: 'Missing required fields: q' },
      { name: 'InvalidRequestError', problems: ['Missing required fields: q'] },
    ],
    [
      403,
      { detail: 'Access denied for this school' },
      { name: 'ForbiddenError', message: 'Access denied for this school', code: 'forbidden' },
    ],
    [
      410,
      { error: 'Too late.', code: 'operation_expired', details: {}, status: 'expired', message: 'It stays.' },
      { name: 'GoneError', code: 'operation_expired', details: { status: 'expired', message: 'It stays.' } },
    ],
    [
      500,
      { status: 'error', error: 'Could not be stored.' },
      { name: 'ServiceFailedError', message: 'Could not be stored.', code: 'status_500', details: { status: 'error' } },
    ],
    [412, { error: 'Changed.', code: 'event_changed' }, { name: 'PreconditionFailedError' }],
    [413, { error: 'Large.', code: 'payload_too_large' }, { name: 'PayloadTooLargeError' }],
    [415, { detail: 'Type.' }, { name: 'UnsupportedMediaTypeError' }],
    [404, { detail: 'No such.' }, { name: 'NotFoundError' }],
    [405, { detail: 'No.' }, { name: 'ResponseError', code: 'method_not_allowed' }],
    [418, ['a list'], { name: 'ResponseError', message: 'The service answered with status 418.', code: 'status_418' }],
  ])('%i is read in the shape of its service (%#)', async (status, body, expected) => {
    replies = [json(status, body)];
    expect(await failureOf(ask())).toMatchObject({ status, call: 'POST /brain/query', ...expected });
  });

  test('of a proxy does not show its page, and JSON that is none is not taken for a body', async () => {
    replies = [(response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')];
    expect(await failureOf(ask())).toMatchObject({
      name: 'UnavailableError',
      message: 'The service answered with status 502.',
      details: {},
    });
    replies = [(response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"half')];
    expect(await failureOf(ask())).toBeInstanceOf(UnreadableResponseError);
    replies = [(response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>')];
    expect(await failureOf(ask())).toBeInstanceOf(UnreadableResponseError);
  });

  test('of an unchanged copy is a NotModifiedError', async () => {
    replies = [(response) => response.writeHead(304, { ETag: '"1"' }).end()];
    const call = open().get('/conflicts', { params: { header: { 'If-None-Match': '"1"' } } });
    expect(await failureOf(call)).toBeInstanceOf(NotModifiedError);
  });

  test('never shows the token, not even one that a proxy repeats', async () => {
    const seen: string[] = [];
    const note = (error: Error) => seen.push(inspect(error, { depth: 9, showHidden: true }), String(error.stack));
    replies = [
      json(401, { error: `Bad Bearer ${token}.`, code: 'unauthorized', details: { header: `Bearer ${token}` } }),
    ];
    const refused = await failureOf(ask());
    expect(refused).toBeInstanceOf(UnauthorizedError);
    expect(refused.message).toBe('Bad Bearer [token].');
    note(refused);
    const gone = createServer();
    const port = await listenOnLoopback(gone);
    await closeAtOnce(gone);
    const client = open({ baseUrl: `http://127.0.0.1:${port}`, retries: 0 });
    const unreachable = await failureOf(client.get('/conflicts'));
    expect(unreachable.message).toBe('The service could not be reached, or the connection broke (ECONNREFUSED).');
    note(await failureOf(client.post('/dashboard/token/{token}/revoke', { params: { path: { token } } })));
    note(
      await open({ token: `${token}\n` })
        .get('/conflicts')
        .then(
          () => new Error(),
          (error: Error) => error,
        ),
    );
    seen.push(inspect(client, { depth: 9, showHidden: true }));
    expect(seen.join('\n')).not.toContain(token);
    expect(seen.join('\n')).toContain('The token must be visible ASCII characters.');
  });

  test('is an InvalidRequestError or GoneError for instanceof too', async () => {
    replies = [json(400, { error: 'No.', code: 'invalid_request' })];
    expect(await failureOf(ask())).toBeInstanceOf(InvalidRequestError);
    replies = [json(410, { error: 'No.', code: 'operation_expired' })];
    expect(await failureOf(ask())).toBeInstanceOf(GoneError);
  });
});

test.each(['ftp://a.example', 'nowhere', '/api/v1', 'http://user:hidden@a.example'])(
  'the address %s is refused without being quoted',
  (address) => {
    expect(() => open({ baseUrl: address })).toThrow(TypeError);
    expect(() => open({ baseUrl: address })).not.toThrow(/hidden|nowhere/);
  },
);

test('a redirect is not followed', async () => {
  replies = [(response) => response.writeHead(302, { Location: '/elsewhere' }).end()];
  expect(await failureOf(ask())).toBeInstanceOf(ConnectionError);
  expect(received).toHaveLength(1);
});
