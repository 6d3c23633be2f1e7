import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { openConnection, type ConnectionOptions, type QdrantConnection } from './connection.ts';
import { QdrantRefusedError } from './qdrant-failure.ts';

interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Breaks the connection, or never responds. */
  trouble?: 'drop' | 'hang';
}

const connections: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(connections.splice(0).map((close) => close()));
});

/** Starts a server that responds with the next item of a list (the last one repeats), or by path. */
async function serve(
  answers: FakeAnswer[] | ((path: string) => FakeAnswer),
): Promise<{ url: string; requests: { path: string; headers: IncomingHttpHeaders }[] }> {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const answer =
      typeof answers === 'function' ? answers(path) : (answers[Math.min(requests.length, answers.length) - 1] ?? {});
    if (answer.trouble === 'drop') return void response.destroy();
    if (answer.trouble === 'hang') return;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? { result: true });
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connections.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function open(url: string, options: Partial<ConnectionOptions> = {}): QdrantConnection {
  return openConnection({ url, collection: 'knowledge', timeoutMs: 10_000, ...options });
}

function count(connection: QdrantConnection): Promise<unknown> {
  return connection.call('a count', (client) => client.count('knowledge', {}));
}

/** Returns a call's error after checking everything that a log could show for secrets. */
async function failure(call: Promise<unknown>): Promise<SearchUnavailableError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SearchUnavailableError)) throw new Error(`It failed with ${String(error)}.`);
  const shown = inspect(error, { depth: 10, showHidden: true, getters: true });
  for (const secret of ['s3cret', 'permission slip', '127.0.0.1']) expect(shown).not.toContain(secret);
  return error;
}

describe('every failure is a SearchUnavailableError with a sentence', () => {
  const text = 'the permission slip';
  test.each<[string, FakeAnswer, string, number]>([
    [
      'is busy',
      { status: 429, headers: { 'retry-after': '7' }, body: { status: { error: text } } },
      'too much to do (429)',
      7,
    ],
    ['is busy and does not say for how long', { status: 429 }, 'too much to do (429)', 5],
    [
      'is busy until a date',
      { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
      'too much to do (429)',
      5,
    ],
    ['fails', { status: 500, body: { status: { error: text } } }, 'failed at a count (500)', 5],
    [
      'is behind a proxy that fails',
      { status: 502, body: `<h1>${text}</h1>`, headers: { 'content-type': 'text/html' } },
      'failed at a count (502)',
      5,
    ],
    [
      'does not have the collection',
      { status: 404, body: { status: { error: text } } },
      'the collection is missing',
      5,
    ],
    [
      'does not accept the key',
      { status: 401, body: text, headers: { 'content-type': 'text/plain' } },
      'does not accept the API key (401)',
      5,
    ],
    ['refuses', { status: 400, body: { status: { error: text } } }, 'refused a count (400)', 5],
    ['answers a page', { body: `<h1>${text}</h1>`, headers: { 'content-type': 'text/html' } }, 'cannot be read', 5],
    ['answers broken JSON', { body: `{ "result": "${text}` }, 'cannot be read', 5],
    ['answers something else', { body: { text } }, 'cannot be read', 5],
    ['answers nothing', { trouble: 'hang' }, 'did not answer a count within 0.3 s', 5],
    ['breaks the connection off', { trouble: 'drop' }, 'cannot be reached (', 5],
  ])('when Qdrant %s', async (_, answer, reason, retryAfterSeconds) => {
    const { url } = await serve([answer]);
    const error = await failure(
      count(
        open(url.replace('://', '://user:s3cret@'), {
          apiKey: 's3cret',
          ...(answer.trouble === 'hang' && { timeoutMs: 300 }),
        }),
      ),
    );
    expect(error.reason).toContain(reason);
    expect(error.retryAfterSeconds).toBe(retryAfterSeconds);
  });

  test('when nothing listens', async () => {
    const { url } = await serve([]);
    await connections.pop()?.();
    expect((await failure(count(open(url)))).reason).toBe('Qdrant refuses the connection.');
  });

  test('of an answer whose parts are not what they should be', async () => {
    const { url } = await serve([{ body: { result: { aliases: 'none' } } }]);
    expect((await failure(open(url).state())).reason).toContain('cannot be read');
  });
});

test('a connection that was closed meanwhile is made again, once', async () => {
  const { url, requests } = await serve([{ trouble: 'drop' }, { body: { result: { count: 3 } } }]);
  expect(await count(open(url))).toEqual({ count: 3 });
  expect(requests).toHaveLength(2);
});

test('the signal ends a call with its own reason, before and while', async () => {
  const { url, requests } = await serve([{ trouble: 'hang' }]);
  const ended = AbortSignal.abort(new Error('gone'));
  await expect(open(url).call('a count', (client) => client.count('knowledge', {}), ended)).rejects.toThrow('gone');
  expect(requests).toHaveLength(0);
  await expect(open(url, { timeoutMs: 5_000 }).state(AbortSignal.timeout(50))).rejects.toThrow('timeout');
});

test('credentials, key and path of the address are sent and not shown', async () => {
  const { url, requests } = await serve([{ body: { result: { count: 0 } } }]);
  const connection = open(`${url.replace('://', '://user:s3cret@')}/qdrant/`, { apiKey: 'key' });
  await count(connection);
  expect(connection.address).toBe(`${url}/qdrant`);
  expect(requests[0]?.path).toBe('/qdrant/collections/knowledge/points/count');
  expect(requests[0]?.headers).toMatchObject({
    'api-key': 'key',
    authorization: `Basic ${Buffer.from('user:s3cret').toString('base64')}`,
  });
});

test.each([
  ['http://qdrant', 'http://qdrant:80'],
  ['https://qdrant.example', 'https://qdrant.example:443'],
  ['http://qdrant:6333', 'http://qdrant:6333'],
])('%s is asked at %s', (url, uri) => {
  expect((open(url).client as unknown as { _restUri: string })._restUri).toBe(uri);
});

describe('a cluster with several addresses', () => {
  const found = { body: { result: { count: 7 } } };
  const unused = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return `http://127.0.0.1:${port}`;
  };

  test('the first is asked as long as it answers', async () => {
    const [first, second] = [await serve([found]), await serve([found])];
    const connection = open(`${first.url}, ${second.url}`);
    for (let call = 0; call < 3; call += 1) await count(connection);
    expect([first.requests.length, second.requests.length]).toEqual([3, 0]);
    expect(connection.address).toBe(first.url);
  });

  test.each([
    ['is gone', unused],
    ['breaks connections', async () => (await serve([{ trouble: 'drop' }])).url],
    ['answers that its shards are gone', async () => (await serve([{ status: 503, body: { status: 'down' } }])).url],
    ['does not answer in time', async () => (await serve([{ trouble: 'hang' }])).url],
  ])('the next is asked when one %s, and from then on', async (_, start) => {
    const second = await serve([found]);
    const warnings: object[] = [];
    const logger = { info: () => undefined, warn: (fields: object) => void warnings.push(fields) };
    const connection = open(`${await start()},${second.url}`, { timeoutMs: 1_000, logger });
    expect(await count(connection)).toMatchObject({ count: 7 });
    expect(await count(connection)).toMatchObject({ count: 7 });
    expect(second.requests).toHaveLength(2);
    expect(warnings).toEqual([{ address: 1, next: 2 }]);
  });

  test('a call whose time is up leaves the next one to another address', async () => {
    const [first, second] = [await serve([{ trouble: 'hang' }]), await serve([found])];
    const connection = open(`${first.url},${second.url}`);
    const hung = connection.call('a count', (client) => client.count('knowledge', {}), AbortSignal.timeout(50));
    await expect(hung).rejects.toThrow('timeout');
    expect(await count(connection)).toMatchObject({ count: 7 });
  });

  test('when none answers, each was asked once, and the next call starts at the first again', async () => {
    const servers = [await serve([{ trouble: 'drop' }]), await serve([{ status: 503 }, found])];
    const connection = open(servers.map(({ url }) => url).join(','));
    await failure(count(connection));
    expect(servers[1]?.requests).toHaveLength(1);
    expect(await count(connection)).toMatchObject({ count: 7 });
  });

  test('a refusal is final: other addresses would refuse too', async () => {
    const [first, second] = [await serve([{ status: 400 }]), await serve([found])];
    expect(await failure(count(open(`${first.url},${second.url}`)))).toBeInstanceOf(QdrantRefusedError);
    expect(second.requests).toHaveLength(0);
  });
});

describe('the collection behind the alias', () => {
  const info = (size: number, metadata: object = {}) => ({
    body: { result: { config: { params: { vectors: { dense: { size } } }, metadata } } },
  });
  const missing: FakeAnswer = { status: 404, body: { status: { error: 'Not found' } } };
  let serving = 'knowledge_1';
  const answer = (path: string): FakeAnswer => {
    if (path === '/aliases')
      return {
        body: {
          result: {
            aliases: [
              { alias_name: 'knowledge', collection_name: serving },
              { alias_name: 'other', collection_name: 'other_1' },
            ],
          },
        },
      };
    if (path === '/collections/knowledge_1')
      return info(3, {
        model: 'one',
        dimension: 3,
        bm25: { k: 2, b: 0.5, avg: 100 },
        background: { mean: 0.1, deviation: 0.2 },
      });
    if (path === '/collections/knowledge_2') return info(4, { model: 7, bm25: { k: -1 }, background: { mean: 'x' } });
    return path.startsWith(`/collections/${serving}/points/count`) ? { body: { result: { count: 5 } } } : missing;
  };
  beforeEach(() => void (serving = 'knowledge_1'));

  test('is read from its metadata and vectors; odd metadata count as none', async () => {
    const { url } = await serve(answer);
    expect(await open(url).state()).toEqual({
      name: 'knowledge_1',
      model: 'one',
      dimension: 3,
      background: { mean: 0.1, deviation: 0.2 },
      bm25: { k: 2, b: 0.5, averageLength: 100 },
    });
    serving = 'knowledge_2';
    expect(await open(url).state()).toEqual({
      name: 'knowledge_2',
      model: null,
      dimension: 4,
      background: null,
      bm25: { k: 1.2, b: 0.75, averageLength: 64 },
    });
  });

  test('is asked once in five seconds, by all who ask at once, and after it is forgotten', async () => {
    const { url, requests } = await serve(answer);
    let time = 0;
    const connection = open(url, { clock: () => time });
    await Promise.all([connection.state(), connection.state(), connection.state()]);
    time = 4_999;
    await connection.state();
    expect(requests).toHaveLength(2);
    time = 5_000;
    await connection.state();
    connection.forget();
    await connection.state();
    expect(requests).toHaveLength(6);
  });

  test('is asked again after a failure', async () => {
    const { url } = await serve([
      { status: 500 },
      { body: { result: { aliases: [{ alias_name: 'knowledge', collection_name: 'knowledge_1' }] } } },
      info(3),
    ]);
    const connection = open(url);
    await failure(connection.state());
    expect((await connection.state()).name).toBe('knowledge_1');
  });

  test('a call on a collection that is moved away is done on the new one', async () => {
    const { url } = await serve(answer);
    const connection = open(url);
    await connection.state();
    serving = 'knowledge_2';
    const names: string[] = [];
    const work = connection.onCollection('a count', (client, { name }) => {
      names.push(name);
      return client.count(name, {});
    });
    expect(await work).toEqual({ count: 5 });
    expect(names).toEqual(['knowledge_1', 'knowledge_2']);
  });

  test('a refusal that is not due to a move is not tried again', async () => {
    const { url } = await serve(answer);
    let tries = 0;
    const work = open(url).onCollection('a scroll', (client, { name }) => {
      tries += 1;
      return client.scroll(`${name}-not`, {});
    });
    expect(await failure(work)).toBeInstanceOf(QdrantRefusedError);
    expect(tries).toBe(1);
  });
});

test('calls at the same time carry each the trace that they are part of, and one without a trace none', async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const { url, requests } = await serve([{ body: { result: { count: 3 } } }]);
  const connection = open(url);
  const parents = [1, 2, 3].map((number) => `00-${`${number}`.repeat(32)}-00f067aa0ba902b7-01`);
  try {
    const traced = parents.map((traceparent) =>
      context.with(propagation.extract(ROOT_CONTEXT, { traceparent }), () => count(connection)),
    );
    await Promise.all([...traced, count(connection)]);
  } finally {
    context.disable();
    propagation.disable();
  }
  expect(requests.map(({ headers }) => headers['traceparent'] ?? 'none').toSorted()).toEqual([...parents, 'none']);
});
