import { QdrantRefusedError } from '../qdrant/qdrant-failure.ts';
import { ensureCollection } from '../qdrant/ensure-collection.ts';
import { pointId } from '../point-ids.ts';
import {
  buildSource,
  chunksOf,
  longText,
  modelDimension,
  openIndexBench,
  type IndexBench,
  type QdrantUnderTest,
} from './index-bench.ts';

const slip = buildSource('mail:slip', 'The permission slip is due on Friday.', {
  subject: 'Science trip',
  sender: 'Mr. Okafor',
  date: '2026-09-14',
  kind: 'personal',
});
const practice = buildSource('mail:practice', 'Soccer practice moves to Thursday.');
const anyId = expect.any(String) as string;

/** Contract of the index for any Qdrant; each test creates and removes its own collection. */
export function describeKnowledgeIndex(what: string, server: () => QdrantUnderTest): void {
  describe(`the knowledge index in ${what}`, () => {
    let bench: IndexBench;
    beforeEach(async () => void (bench = await openIndexBench(server())));
    afterEach(() => bench.close());

    describeCollection(() => bench);
    describeWriting(() => bench);
    describeReading(() => bench);
  });
}

function describeCollection(bench: () => IndexBench): void {
  test('a missing collection is made behind the alias, with its model, dimension, BM25 settings and indexes', async () => {
    const { connection, collection, open, collections } = bench();
    await open().prepare();
    expect(await collections()).toEqual([`${collection}_1`]);
    const { config, payload_schema } = await connection.client.getCollection(collection);
    expect(config.metadata).toMatchObject({
      model: 'all-minilm',
      dimension: modelDimension,
      bm25: { k: 1.2, b: 0.75, avg: 64 },
    });
    expect(config.params).toMatchObject({
      vectors: { dense: { size: modelDimension, distance: 'Cosine' } },
      sparse_vectors: { bm25: { modifier: 'idf' } },
    });
    const types = Object.entries(payload_schema).map(([field, schema]) => [field, schema?.data_type]);
    expect(Object.fromEntries(types)).toEqual({
      family: 'keyword',
      owner: 'keyword',
      source: 'keyword',
      type: 'keyword',
      model: 'keyword',
      written_at: 'datetime',
    });
  });

  test('six starts at once end with one alias and no collection too many', async () => {
    const { connect, embeddings, collection, collections } = bench();
    const states = await Promise.all(Array.from({ length: 6 }, () => ensureCollection(connect(), embeddings)));
    expect(new Set(states.map(({ name, model }) => `${name} ${model}`))).toEqual(
      new Set([`${collection}_1 all-minilm`]),
    );
    expect(await collections()).toEqual([`${collection}_1`]);
  });

  test('a collection that a killed start left without an alias is put in service', async () => {
    const { connection, embeddings, collection } = bench();
    await connection.client.createCollection(`${collection}_1`, {
      vectors: { dense: { size: modelDimension, distance: 'Cosine' } },
      sparse_vectors: { bm25: { modifier: 'idf' } },
    });
    expect(await ensureCollection(connection, embeddings)).toMatchObject({
      name: `${collection}_1`,
      model: 'all-minilm',
      dimension: modelDimension,
    });
  });

  test.each([
    ['without a model host', () => null],
    [
      'with an unknown model on a host that is unavailable',
      () => ({ ...bench().embeddings, model: 'nobody-knows-me' }),
    ],
  ])('%s the collection has keywords alone, and says so', async (_, embeddings) => {
    await bench().hosts.stop();
    const index = bench().open({ embeddings: embeddings() });
    const [written] = await index.write([slip]);
    expect(written?.embedded).toBe(true);
    expect((await bench().points()).map(({ payload }) => payload['model'])).toEqual([null]);
    expect(await bench().connection.state()).toMatchObject({ model: null, dimension: null });
    expect(bench().warnings).toContainEqual(expect.stringContaining('keywords alone; `npm run reindex -- --model'));
    expect((await index.search('permission slip', { topK: 3 })).mode).toBe('keyword');
  });

  test("with a well-known model on a host that is unavailable it has the model's dimension", async () => {
    await bench().hosts.stop();
    await bench()
      .open({ embeddings: { ...bench().embeddings, model: 'all-minilm:33m' } })
      .prepare();
    expect(await bench().connection.state()).toMatchObject({ model: 'all-minilm:33m', dimension: 384 });
  });

  test('a writer of another model follows the collection and warns once', async () => {
    await bench().open().prepare();
    const other = bench().open({ embeddings: { ...bench().embeddings, model: 'nomic-embed-text' } });
    await other.write([slip]);
    await other.write([practice]);
    expect((await bench().points()).map(({ payload }) => payload['model'])).toEqual(['all-minilm', 'all-minilm']);
    expect(bench().warnings).toEqual([
      expect.stringContaining('follows the model it was made with; `npm run reindex -- --model nomic-embed-text`'),
    ]);
  });

  test("the model's background is measured with the first embeddings and kept", async () => {
    await bench().open().write([slip]);
    const { background } = await bench().connection.state();
    expect(background?.mean).toBeLessThan(0.5);
    expect(background?.deviation).toBeGreaterThan(0);
  });
}

function describeWriting(bench: () => IndexBench): void {
  test('a source becomes points with everything that is shown of it', async () => {
    const [written] = await bench()
      .open({ now: () => new Date('2026-09-14T08:00:00Z') })
      .write([slip]);
    const id = pointId('rivera', 'mail:slip', 0);
    expect(written).toEqual({ id: 'mail:slip', pointIds: [id], embedded: true });
    const { text: passage, id: source, ...shown } = slip;
    const text = `Science trip\nMr. Okafor, 2026-09-14\n\n${passage}`;
    expect((await bench().points()).map(({ id, payload }) => ({ id, payload }))).toEqual([
      {
        id,
        payload: {
          family: 'rivera',
          owner: 'staging-knowledge',
          source,
          ...shown,
          chunk: 0,
          passage,
          text,
          model: 'all-minilm',
          written_at: '2026-09-14T08:00:00.000Z',
        },
      },
    ]);
  });

  test('writing the same again changes nothing but the time', async () => {
    const index = bench().open();
    const sources = [slip, buildSource('document:1', longText(12))];
    const first = await index.write(sources);
    const before = await bench().points();
    expect(await index.write(sources)).toEqual(first);
    const timeless = (points: typeof before) =>
      points.map(({ payload, ...point }) => ({ ...point, payload: { ...payload, written_at: '' } }));
    expect(timeless(await bench().points())).toEqual(timeless(before));
  });

  test('a shorter state removes what is left over, an empty one everything', async () => {
    const index = bench().open();
    const [long] = await index.write([buildSource('document:1', longText(20)), practice]);
    expect(long?.pointIds.length).toBeGreaterThan(5);
    const [short] = await index.write([buildSource('document:1', longText(4))]);
    expect(chunksOf(await bench().points(), 'document:1').map(({ id }) => id)).toEqual(short?.pointIds);
    await index.write([buildSource('document:1', '')]);
    expect((await bench().points()).map(({ payload }) => payload['source'])).toEqual(['mail:practice']);
  });

  test('the same source twice in one call counts as its last state', async () => {
    const written = await bench()
      .open()
      .write([buildSource('mail:slip', 'Old.'), slip]);
    expect(written).toHaveLength(2);
    expect((await bench().points()).map(({ payload }) => payload['passage'])).toEqual([slip.text]);
  });

  test('embeddings come later: pending first, the same points with embeddings then', async () => {
    const index = bench().open();
    expect(await index.write([slip, practice], { embed: false })).toEqual([
      { id: 'mail:slip', pointIds: [anyId], embedded: false },
      { id: 'mail:practice', pointIds: [anyId], embedded: false },
    ]);
    expect(await index.stats()).toEqual({ points: 2, pending: 2 });
    await index.write([slip]);
    expect(await index.stats()).toEqual({ points: 2, pending: 1 });
    await index.write([practice]);
    expect(await index.stats()).toEqual({ points: 2, pending: 0 });
    expect((await bench().points()).every(({ vector }) => 'dense' in vector)).toBe(true);
  });

  test('a text that the model finds too long is divided further, and nothing of it is lost', async () => {
    const text = longText(6, 'e-x-a-m-p-l-e');
    const [written, short] = await bench()
      .open()
      .write([buildSource('document:1', text), slip]);
    expect([written?.embedded, short?.embedded]).toEqual([true, true]);
    const passages = chunksOf(await bench().points(), 'document:1')
      .map(({ payload }) => String(payload['passage']))
      .join(' ');
    for (const n of [0, 1, 2, 3, 4, 5]) expect(passages).toContain(`Paragraph ${n} `);
    expect(passages.match(/e-x-a-m-p-l-e/g)?.length).toBeGreaterThanOrEqual(6 * 57);
  });

  test('two thousand points in one call are all there', async () => {
    const index = bench().open();
    const sources = Array.from({ length: 200 }, (_, n) => buildSource(`document:${n}`, longText(28, `word${n}`)));
    const written = await index.write(sources, { embed: false });
    const count = written.reduce((sum, { pointIds }) => sum + pointIds.length, 0);
    expect(count).toBeGreaterThan(2_000);
    expect(await index.stats()).toEqual({ points: count, pending: count });
  });

  test('removing takes the named sources of this owner and no others', async () => {
    const index = bench().open();
    await index.write([slip, practice, buildSource('mail:kept', 'Kept.')]);
    await bench().open({ family: 'chen' }).write([slip]);
    await bench()
      .open({ owner: 'family-assistant' })
      .write([buildSource('calendar:1', 'Dentist.')]);
    await index.remove(['mail:slip', 'mail:practice', 'calendar:1', 'mail:never-there']);
    expect((await bench().points()).map(({ payload }) => [payload['family'], payload['source']])).toEqual([
      ['chen', 'mail:slip'],
      ['rivera', 'calendar:1'],
      ['rivera', 'mail:kept'],
    ]);
    await index.remove([]);
  });

  test.each([
    ['\ud83c', 'half a pair'],
    ['\u0000\u0007', 'control characters'],
    ['', 'nothing'],
  ])('%j in every label is stored', async (odd) => {
    const [written] = await bench()
      .open()
      .write([buildSource('mail:odd', `Odd ${odd} text`, { subject: odd, sender: odd, date: odd, kind: odd })]);
    expect(written?.embedded).toBe(true);
    expect(await bench().points()).toHaveLength(1);
  });
}

function describeReading(bench: () => IndexBench): void {
  test('what was written is found, in this household alone', async () => {
    const index = bench().open();
    await index.write([slip, practice]);
    await bench()
      .open({ family: 'chen' })
      .write([buildSource('mail:theirs', 'Their permission slip is due too, due, due.')]);
    const { mode, passages } = await index.search('When is the permission slip due?', { topK: 5 });
    expect(mode).toBe('semantic');
    expect(passages[0]).toMatchObject({ source: 'mail:slip', passage: slip.text, subject: 'Science trip' });
    expect(passages.map(({ source }) => source)).not.toContain('mail:theirs');
  });

  test('an owner knows its own sources, however many', async () => {
    const index = bench().open();
    const sources = Array.from({ length: 1_200 }, (_, n) => buildSource(`mail:${n}`, `Mail number ${n}`));
    await index.write(sources, { embed: false });
    await bench()
      .open({ owner: 'family-assistant' })
      .write([buildSource('calendar:1', 'Dentist.')]);
    await bench().open({ family: 'chen' }).write([practice]);
    expect(await index.ownSources()).toEqual(new Set(sources.map(({ id }) => id)));
    expect(await index.stats()).toEqual({ points: 1_201, pending: 1_200 });
  });

  test('an empty knowledge base answers, a missing collection does not', async () => {
    const index = bench().open();
    expect(await index.answers(AbortSignal.timeout(5_000))).toBe(false);
    await expect(index.search('slip', { topK: 3 })).rejects.toThrow(QdrantRefusedError);
    await index.prepare();
    expect(await index.answers(AbortSignal.timeout(5_000))).toBe(true);
    expect(await index.stats()).toEqual({ points: 0, pending: 0 });
    expect((await index.search('slip', { topK: 3 })).passages).toEqual([]);
  });
}
