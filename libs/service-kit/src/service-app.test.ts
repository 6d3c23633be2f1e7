import request from 'supertest';
import { detailErrorShape } from '@homeroom/errors';
import { createLogger } from './logger.ts';
import { buildNotesService, goodKey } from './testing/notes-service.ts';

const { app } = buildNotesService();
const post = (path: string) => request(app).post(path).set('Authorization', `Bearer ${goodKey}`);

describe('a request is checked in this order', () => {
  test.each([
    ['an unknown path before anything', () => request(app).post('/api/nothing').send('{broken'), 404, 'not_found'],
    ['a path outside the base', () => request(app).get('/note'), 404, 'not_found'],
    ['the method before the credential', () => request(app).delete('/api/note'), 405, 'method_not_allowed'],
    [
      'the credential before the body',
      () => request(app).post('/api/note').type('text').send('x'.repeat(2_000)),
      401,
      'unauthorized',
    ],
    [
      'the size before the type',
      () => post('/api/note').type('text').send('x'.repeat(2_000)),
      413,
      'payload_too_large',
    ],
    [
      'the type before the content',
      () => post('/api/note').type('text').send('{broken'),
      415,
      'unsupported_media_type',
    ],
    ['the syntax before the contract', () => post('/api/note').type('json').send('{"text":'), 400, 'malformed_json'],
    [
      'the contract before the feature',
      () => post('/api/note').send({ text: 7, colour: 'red' }),
      400,
      'invalid_request',
    ],
    ['the credential before what is not there yet', () => request(app).get('/api/later'), 401, 'unauthorized'],
    [
      'what is not there yet, last',
      () => request(app).get('/api/later').set('Authorization', `Bearer ${goodKey}`),
      501,
      'not_implemented',
    ],
  ])('%s', async (_name, call, status, code) => {
    const response = await call();
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(Object.keys(response.body)).toEqual(['error', 'code', 'details']);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('every problem of a request is told at once', async () => {
  const response = await request(app).get('/api/note?size=0&at=yesterday');
  expect(response.status).toBe(400);
  expect(response.body.details.problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining('`size`'),
      expect.stringContaining('`at` must be a date and time with offset'),
    ]),
  );
});

test.each([
  ['a repeated parameter', '/api/note?size=1&size=2', '`size`'],
  ['an unknown parameter', '/api/note?size=1&colour=red', '`colour` is unknown'],
  ['a missing parameter', '/api/note', '`size` is required'],
  ['a number that is too large', '/api/note?size=1e400', '`size` must be a whole number'],
])('%s is named', async (_name, path, sentence) => {
  const response = await request(app).get(path);
  expect([response.status, response.body.error]).toEqual([400, expect.stringContaining(sentence)]);
});

test('an address that cannot be decoded is 400 or 404, never 500', async () => {
  expect([400, 404]).toContain((await post('/api/note/%E0%A4%A/revoke')).status);
  expect([400, 404]).toContain((await request(app).get('/%')).status);
});

const malformed = 'must have neither NUL characters nor unpaired surrogates.';

test.each([
  ['NUL in the body', () => post('/api/note').send({ text: 'a\0' }), `The field \`text\` ${malformed}`],
  [
    'half a character in the body',
    () => post('/api/note').type('json').send('{"text":"\\ud800"}'),
    `The field \`text\` ${malformed}`,
  ],
  [
    'NUL deep in the body',
    () => post('/api/note').send({ text: [{ more: ['', '\0'] }] }),
    `The field \`text.0.more.1\` ${malformed}`,
  ],
  ['NUL in a name', () => post('/api/note').send({ 'te\0xt': '' }), `The body ${malformed}`],
  ['NUL in the query', () => request(app).get('/api/note?size=1%00'), `The query parameter \`size\` ${malformed}`],
  ['NUL in the path', () => post('/api/note/a%00b/revoke'), `The path parameter \`secret\` ${malformed}`],
  [
    'a path that cannot be decoded',
    () => post('/api/note/%zz/revoke'),
    'The path parameter `secret` cannot be decoded: write % as %25, and every other character in UTF-8.',
  ],
])('%s is refused by a sentence that names it', async (_name, call, sentence) => {
  const response = await call();
  expect([response.status, response.body]).toEqual([
    400,
    { error: sentence, code: 'invalid_request', details: { problems: [sentence] } },
  ]);
});

test('a pair of surrogates is a character, and calls that put texts right themselves are not asked', async () => {
  expect((await post('/api/note').send({ text: '🎂' })).body).toEqual({ text: '🎂' });
  const { app: lenient } = buildNotesService({ cleanedTexts: ['addNote'] });
  expect(
    (await request(lenient).post('/api/note').set('Authorization', `Bearer ${goodKey}`).send({ text: 'a\0b' })).body,
  ).toEqual({ text: 'a\0b' });
});

test('a body of 200 MB is refused from its announced length, without being read', async () => {
  const response = await post('/api/note')
    .type('json')
    .set('Content-Length', String(200 * 1_048_576))
    .send('{"text":"')
    .catch((error: { response?: unknown }) => error);
  expect(response).toMatchObject({ status: 413, headers: { connection: 'close' } });
});

test('a body without an announced length is refused when it passes the limit', async () => {
  const chunked = post('/api/note').type('json').set('Transfer-Encoding', 'chunked');
  chunked.write(`{"text":"${'x'.repeat(600)}`);
  chunked.write('x'.repeat(600));
  expect((await chunked).status).toBe(413);
});

test.each([{}, { 'Content-Type': 'application/json' }, { 'Content-Type': 'text/plain' }])(
  'a required body that is missing with %j is a 400',
  async (headers) => {
    const sentence = 'The body is required: send it as application/json.';
    const { status, body } = await post('/api/note').set(headers);
    expect([status, body]).toEqual([
      400,
      { error: sentence, code: 'invalid_request', details: { problems: [sentence] } },
    ]);
    const { app: detailApp } = buildNotesService({ errorShape: detailErrorShape });
    const other = await request(detailApp).post('/api/note').set('Authorization', `Bearer ${goodKey}`).set(headers);
    expect([other.status, other.body]).toEqual([
      422,
      { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] },
    ]);
  },
);

test('deep JSON is refused like any other wrong body', async () => {
  const response = await post('/api/note')
    .type('json')
    .send(`{"text":${'['.repeat(400)}${']'.repeat(400)}}`);
  expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
});

test('a body of millions of values is refused before the validator lists each of them', async () => {
  const { app: roomy } = buildNotesService({ jsonLimit: 8_000_000 });
  const response = await request(roomy)
    .post('/api/note')
    .set('Authorization', `Bearer ${goodKey}`)
    .type('json')
    .send(`[${'1,'.repeat(600_000)}1]`);
  expect([response.status, response.body.error]).toEqual([400, 'The body has more than 500000 values.']);
});

test('an upload above its limit is 413, one without its file is invalid', async () => {
  const large = await request(app).post('/api/file').attach('file', Buffer.alloc(6_000), 'a.txt');
  const none = await request(app).post('/api/file').field('other', 'x');
  expect([large.status, none.status]).toEqual([413, 400]);
  expect((await request(app).post('/api/file').attach('file', Buffer.from('x'), 'a.txt')).status).toBe(200);
});

test.each([
  [
    'of two files',
    'The form has more files or fields than are accepted here.',
    filePart('a') + filePart('b') + '--x--',
  ],
  [
    'with a field without a name',
    'The form cannot be read.',
    '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--',
  ],
  [
    'with a control character in a name',
    'The form cannot be read: a part of it has a malformed header.',
    `${filePart('a\u0001')}--x--`,
  ],
  ['that breaks off', 'The upload broke off before its end.', filePart('a')],
  ['without a boundary', 'The form has no file.', 'a', 'multipart/form-data'],
])('a form %s is a 400', async (_name, error, form, type = 'multipart/form-data; boundary=x') => {
  const { status, body } = await request(app).post('/api/file').set('Content-Type', type).send(form);
  expect([status, body]).toEqual([400, expect.objectContaining({ error, code: 'invalid_request' })]);
});

function filePart(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nb\r\n`;
}

test('OPTIONS and HEAD are answered, and Allow names the methods', async () => {
  const options = await request(app).options('/api/note');
  expect([options.status, options.headers['allow']]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  const head = await request(app).head('/api/note?size=1');
  expect([head.status, head.text]).toEqual([200, undefined]);
});

test('a thrown error is a 500 that reveals nothing but the request id, which the log has too', async () => {
  const service = buildNotesService();
  const response = await request(service.app).get('/api/broken');
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    error: 'Something went wrong on our side.',
    code: 'internal_error',
    details: { request_id: response.headers['x-request-id'] },
  });
  const failure = service.logLines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed');
  expect(failure).toMatchObject({
    requestId: response.headers['x-request-id'],
    route: '/api/broken',
    error: { message: 'connect to postgres://user:[hidden]@db/x failed' },
  });
});

test('an error in the log does not quote what it is about', () => {
  const lines: string[] = [];
  const logger = createLogger({
    service: 'notes',
    level: 'debug',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const thrown = (() => {
    try {
      return JSON.parse('{"title": Soccer practice}') as Error;
    } catch (error) {
      return error as Error;
    }
  })();
  logger.warn({ err: new Error('Soccer\n    at practice', { cause: thrown }) }, 'not read');
  logger.warn({ err: new Error('invalid input syntax for type uuid: "Soccer practice"') }, 'not stored');
  expect(
    lines.map(
      (line) => (JSON.parse(line) as { err: { message: string; stack: string; cause?: { message: string } } }).err,
    ),
  ).toEqual([
    expect.objectContaining({
      stack: expect.not.stringContaining('practice'),
      cause: expect.objectContaining({ message: expect.not.stringContaining('occer practice') }),
    }),
    expect.objectContaining({
      message: 'invalid input syntax for type uuid: "…"',
      stack: expect.stringMatching(/^\s+at .+:\d+:\d+\)?$/m),
    }),
  ]);
});

test('an answer that breaks the contract is a 500 where responses are checked', async () => {
  expect((await request(app).get('/api/wrong')).status).toBe(500);
});

test('the other shape tells the same in its own words', async () => {
  const { app: detailApp } = buildNotesService({ errorShape: detailErrorShape });
  const response = await request(detailApp).get('/api/note');
  expect([response.status, response.body]).toEqual([
    422,
    { detail: [{ loc: ['query', 'size'], msg: 'Field required', type: 'missing' }] },
  ]);
});

test('security headers are set and the framework is not named', async () => {
  const { headers } = await request(app).get('/api/note?size=1');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('the log has one line a request, with its template and never its URL', async () => {
  const service = buildNotesService();
  await request(service.app).get('/api/note?size=1');
  await request(service.app).get('/nothing/here');
  const lines = service.logLines
    .map((line) => JSON.parse(line))
    .map(({ method, route, status, msg }) => ({ method, route, status, msg }));
  expect(lines).toEqual([
    { method: 'GET', route: '/api/note', status: 200, msg: 'request' },
    { method: 'GET', route: 'unmatched', status: 404, msg: 'request' },
  ]);
});

test('a slow request is a warning with the sizes of its bodies', async () => {
  const service = buildNotesService({ slowRequestMs: 0 });
  await request(service.app).post('/api/note').set('Authorization', `Bearer ${goodKey}`).send({ text: 'seven' });
  expect(service.logLines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: 'slow request',
      route: '/api/note',
      ms: expect.any(Number),
      bytesIn: '{"text":"seven"}'.length,
      bytesOut: '{"text":"seven"}'.length,
    }),
  ]);
});

test('20 secrets in headers, addresses and bodies are nowhere in the log', async () => {
  const service = buildNotesService();
  const secrets = Array.from({ length: 20 }, (_, index) => `planted-secret-${index}-${'abcdefghij'[index % 10]}`);
  const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] = secrets as string[] & { length: 20 };
  const all = request(service.app);
  await all
    .post(`/api/note/${a}/revoke`)
    .set('Authorization', `Bearer ${goodKey}`)
    .set('X-Sender-Id', String(b))
    .set('Cookie', `session=${c}`);
  await all.post(`/api/note/${d}/revoke`).set('Authorization', `Bearer ${e}`);
  await all.get(`/api/note?size=1&token=${f}`);
  await all.get(`/${g}?token=${h}`).set('X-Api-Key', String(i)).set('X-Request-Id', String(j));
  await all
    .post('/api/note')
    .set('Authorization', `Bearer ${goodKey}`)
    .send({ text: k, [String(l)]: m });
  await all.post('/api/note').set('Authorization', `Bearer ${goodKey}`).type('json').send(`{"text": ${n}`);
  await all.post('/api/note').set('Authorization', `Basic ${o}`).type(String(p)).send(String(q));
  await all.get(`/api/broken?token=${r}`).set('Referer', `https://x.example/?token=${s}`).set('User-Agent', String(t));
  const log = service.logLines.join('');
  expect(service.logLines.length).toBeGreaterThanOrEqual(8);
  expect([...secrets, goodKey].filter((secret) => log.includes(secret))).toEqual([]);
});
