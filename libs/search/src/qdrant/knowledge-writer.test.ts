import { until } from '@homeroom/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { BadEmbeddingError } from '@homeroom/model-host';
import type { Trouble } from '@homeroom/model-host/testing';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { startQdrantProxy, type QdrantProxy } from '../query/testing/qdrant-proxy.ts';
import { buildSource, longText, modelDimension, openIndexBench, type IndexBench } from '../testing/index-bench.ts';
import { moveToModel } from './move-collection.ts';

const slip = buildSource('mail:slip', 'The permission slip is due on Friday.');

let folder: string;
let qdrant: LocalQdrant;
let proxy: QdrantProxy;
let bench: IndexBench;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'knowledge-writer-'));
  qdrant = await startLocalQdrant({ folder, port: 0 });
});

beforeEach(async () => {
  bench = await openIndexBench(qdrant);
  proxy = await startQdrantProxy(qdrant.url);
  await bench.open().prepare();
});

afterEach(async () => {
  await bench.close();
  await proxy.close();
});

afterAll(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

describe('what the model host does wrong costs the embeddings and nothing else', () => {
  test.each<[string, Trouble]>([
    ['hangs', { kind: 'hang' }],
    ['breaks off', { kind: 'drop' }],
    ['fails', { kind: 'broken' }],
    ['answers a page', { kind: 'garbage' }],
    ['does not have the model', { kind: 'model-missing' }],
    ['gives another dimension', { kind: 'wrong-dimension', dimension: modelDimension + 1 }],
    ['gives too few', { kind: 'too-few' }],
    ['finds everything too long', { kind: 'too-long' }],
    ['gives vectors of unequal length', { kind: 'uneven' }],
    ['writes NaN', { kind: 'bad-number', written: 'NaN' }],
    ['writes null', { kind: 'bad-number', written: 'null' }],
  ])('when it %s', async (_, trouble) => {
    bench.hosts.misbehave(trouble);
    const index = bench.open({ embedLimitMs: 200 });
    const sources = [slip, buildSource('mail:2', 'Second.')];
    expect((await index.write(sources)).map(({ embedded }) => embedded)).toEqual([false, false]);
    expect(await index.stats()).toEqual({ points: 2, pending: 2 });
    const warned = bench.warnings.length;
    expect(warned).toBeGreaterThan(0);
    bench.hosts.behave();
    const patient = bench.open();
    expect((await patient.write(sources)).map(({ embedded }) => embedded)).toEqual([true, true]);
    expect(await patient.stats()).toEqual({ points: 2, pending: 0 });
  });

  test.each([
    ['not-a-number', () => Float32Array.from({ length: modelDimension }, () => Number.NaN)],
    ['infinite', () => Float32Array.from({ length: modelDimension }, () => Number.POSITIVE_INFINITY)],
    ['empty', () => new Float32Array()],
  ])('when its port lets %s embeddings through', async (_, vector) => {
    const host = { embed: (texts: readonly string[]) => Promise.resolve(texts.map(vector)) };
    const [written] = await bench.open({ embeddings: { host, model: 'all-minilm' } }).write([slip]);
    expect(written?.embedded).toBe(false);
  });

  test('each kind of trouble is logged once, and again after the host recovered', async () => {
    const index = bench.open();
    const failing = { embed: () => Promise.reject(new BadEmbeddingError('Bad.')) };
    const other = bench.open({ embeddings: { host: failing, model: 'all-minilm' } });
    for (let n = 0; n < 3; n++) await other.write([slip]);
    expect(bench.warnings).toHaveLength(1);
    for (let n = 0; n < 2; n++) {
      bench.hosts.misbehave({ kind: 'broken' }, { times: 1 });
      await index.write([slip]);
      await index.write([slip]);
    }
    expect(bench.warnings).toHaveLength(3);
  });

  test('a source whose smallest pieces are too long is stored by its keywords, and others are embedded', async () => {
    const [long, short] = await bench
      .open()
      .write([buildSource('document:1', `${'a-b-c-d-e-f-g-h-i-j '.repeat(400)}`), slip]);
    expect([long?.embedded, short?.embedded]).toEqual([true, true]);
    const host = { embed: bench.embeddings.host.embed.bind(bench.embeddings.host) };
    bench.hosts.misbehave({ kind: 'too-long' }, { times: 1_000 });
    const [refused] = await bench.open({ embeddings: { host, model: 'all-minilm' } }).write([slip]);
    expect(refused?.embedded).toBe(false);
    expect(bench.warnings).toEqual([
      expect.stringContaining('too long for the embeddings model even in its smallest pieces'),
    ]);
  });
});

describe('what Qdrant does wrong is a SearchUnavailableError', () => {
  test.each<[string, Parameters<QdrantProxy['misbehave']>[0]]>([
    ['hangs', 'hang'],
    ['is busy', { status: 429, body: '{}', headers: { 'retry-after': '9' } }],
    ['fails', { status: 500, body: '{}' }],
    ['answers a page', { status: 200, body: '<h1>' }],
  ])('when it %s', async (_, trouble) => {
    const patient = bench.open({ url: proxy.url });
    await patient.write([slip]);
    const index = bench.open({ url: proxy.url, timeoutMs: 200 });
    proxy.misbehave(trouble);
    for (const call of [
      () => index.write([slip]),
      () => index.remove(['mail:slip']),
      () => index.ownSources(),
      () => index.stats(),
    ])
      await expect(call()).rejects.toThrow(SearchUnavailableError);
    expect(await index.answers(AbortSignal.timeout(2_000))).toBe(false);
    proxy.misbehave(null);
    expect(await patient.write([slip])).toMatchObject([{ embedded: true }]);
    expect(await patient.stats()).toEqual({ points: 1, pending: 0 });
  });

  test('when it is gone, and it is well again when it is back', async () => {
    const gone = bench.open({ url: 'http://127.0.0.1:9' });
    await expect(gone.write([slip])).rejects.toThrow('Qdrant');
    expect(await gone.answers(AbortSignal.timeout(1_000))).toBe(false);
  });

  test('when the collection was removed, the next source recreates it', async () => {
    const index = bench.open();
    await index.write([slip]);
    await bench.connection.client.deleteCollection(`${bench.collection}_1`);
    await expect(index.stats()).rejects.toThrow('the collection is missing');
    await index.write([slip]);
    expect(await index.stats()).toEqual({ points: 1, pending: 0 });
  });

  test('the signal ends a write', async () => {
    await expect(bench.open().write([slip], { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    bench.hosts.misbehave({ kind: 'hang' });
    await expect(bench.open().write([slip], { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
  });
});

describe('a write that a move overtakes', () => {
  const model = 'nomic-embed-text';

  test.each([
    ['before its points are written', /points\?/],
    ['before the rest is removed', /points\/delete/],
  ])('%s is repeated for the new model', async (_, paths) => {
    const index = bench.open({ url: proxy.url });
    await index.write([buildSource('document:1', longText(9))]);
    proxy.before(
      paths,
      async () =>
        void (await moveToModel({ connection: bench.connect(), host: bench.embeddings.host, model, settleMs: 0 })),
    );
    const [written] = await index.write([buildSource('document:1', longText(3))]);
    expect(written?.embedded).toBe(true);
    expect((await bench.points()).map(({ id, payload }) => [id, payload['model']])).toEqual(
      written?.pointIds.map((id) => [id, model]),
    );
  });

  test('by a writer that still writes to the old collection after the switch is taken along', async () => {
    const late = bench.open({ stateMs: 60_000 });
    await late.write([slip, buildSource('mail:2', 'Second.')]);
    const connection = bench.connect();
    const moving = moveToModel({ connection, host: bench.embeddings.host, model, settleMs: 1_500 });
    await until(async () => (await connection.realName()) !== `${bench.collection}_1`);
    await late.write([buildSource('mail:slip', 'The slip is due on Monday now.'), buildSource('mail:3', 'Third.')]);
    await late.remove(['mail:2']);
    await bench.open().write([buildSource('mail:4', 'Fourth.')]);
    await moving;
    expect((await bench.points()).map(({ payload }) => [payload['passage'], payload['model']])).toEqual([
      ['Third.', model],
      ['Fourth.', model],
      ['The slip is due on Monday now.', model],
    ]);
  });
});
