import { setTimeout as pause } from 'node:timers/promises';
import { moveToModel, MoveRefusedError, type MoveProgress, type MoveSettings } from '../qdrant/move-collection.ts';
import {
  buildSource,
  chunksOf,
  longText,
  openIndexBench,
  type IndexBench,
  type QdrantUnderTest,
} from './index-bench.ts';

const model = 'nomic-embed-text';

/** Contract of moving a collection to another model, for any Qdrant. */
export function describeMoves(what: string, server: () => QdrantUnderTest): void {
  describe(`moving to another model in ${what}`, () => {
    let bench: IndexBench;
    beforeEach(async () => void (bench = await openIndexBench(server())));
    afterEach(() => bench.close());

    describeMove(() => bench);
    describeBusyMove(() => bench);
    describe('that fails', () => describeFailingMove(() => bench));
  });
}

/** Moves a bench whose writers notice the switch at once, so there is no need to wait for them. */
function move(bench: IndexBench, settings: Partial<MoveSettings> = {}) {
  return moveToModel({ connection: bench.connect(), host: bench.embeddings.host, model, settleMs: 0, ...settings });
}

function describeMove(bench: () => IndexBench): void {
  test("copies every household's and owner's points, embedded again", async () => {
    await bench()
      .open()
      .write([buildSource('mail:slip', 'The permission slip is due.'), buildSource('document:1', longText(30))]);
    await bench()
      .open({ owner: 'family-assistant' })
      .write([buildSource('calendar:1', 'Dentist.')]);
    await bench()
      .open({ family: 'chen' })
      .write([buildSource('mail:theirs', 'Their slip.')], { embed: false });
    const before = await bench().points();
    const shown: MoveProgress[] = [];
    expect(await move(bench(), { progress: (progress) => void shown.push(progress) })).toEqual({
      from: `${bench().collection}_1`,
      to: `${bench().collection}_2`,
      points: before.length,
      withoutEmbeddings: 0,
    });
    const after = await bench().points();
    expect(after.map(({ id, payload }) => ({ id, payload }))).toEqual(
      before.map(({ id, payload }) => ({ id, payload: { ...payload, model } })),
    );
    expect(after.every(({ vector }) => 'dense' in vector && 'bm25' in vector)).toBe(true);
    expect(await bench().collections()).toEqual([`${bench().collection}_2`]);
    expect(await bench().connection.state()).toMatchObject({
      model,
      background: { mean: expect.any(Number) as number },
    });
    expect(shown.at(-1)).toEqual({ done: before.length, total: before.length });
  });

  test('gives a collection of keywords its embeddings, and can be done again and again', async () => {
    await bench()
      .open({ embeddings: null })
      .write([buildSource('mail:slip', 'The permission slip is due.')]);
    for (const number of [2, 3, 4]) expect((await move(bench())).to).toBe(`${bench().collection}_${number}`);
    const index = bench().open({ embeddings: { ...bench().embeddings, model } });
    expect(await index.stats()).toEqual({ points: 1, pending: 0 });
    expect((await index.search('permission slip', { topK: 1 })).mode).toBe('semantic');
  });

  test('leaves a passage that is too long for the model without embeddings, and says how many', async () => {
    await bench()
      .open({ embeddings: null })
      .write([buildSource('document:1', 'e-x-a-m-p-l-e '.repeat(170)), buildSource('mail:slip', 'Slip.')]);
    expect(await move(bench())).toMatchObject({ points: 2, withoutEmbeddings: 1 });
    expect(await bench().open().stats()).toEqual({ points: 2, pending: 1 });
  });

  test('of an empty collection moves nothing', async () => {
    await bench().open().prepare();
    expect(await move(bench())).toMatchObject({ points: 0 });
    expect(await bench().connection.state()).toMatchObject({ model });
  });
}

function describeBusyMove(bench: () => IndexBench): void {
  test('while others write, remove and ask, loses nothing and fails or empties no answer', async () => {
    const writers = [bench().open({ stateMs: 1_000 }), bench().open({ stateMs: 1_000, owner: 'family-assistant' })];
    await writers[0]?.write(
      Array.from({ length: 300 }, (_, n) => buildSource(`mail:${n}`, `Mail number ${n} about the permission slip.`)),
    );
    const stop = new AbortController();
    const wanted = new Map<string, string>();
    const writing = writers.map((index, w) => writeUntil(stop.signal, index, w, wanted));
    const reading = askUntil(stop.signal, bench().open({ stateMs: 1_000 }));
    await pause(100);
    await move(bench(), { settleMs: 2_500 });
    await pause(300);
    stop.abort();
    const [asked, ...written] = await Promise.all([reading, ...writing]);
    expect(asked.empty).toBe(0);
    expect(asked.count).toBeGreaterThan(20);
    expect(Math.min(...written)).toBeGreaterThan(10);
    await expectExactly(bench(), wanted);
  });
}

/** Changes, removes and adds its own sources in turn, and records the expected result. */
async function writeUntil(
  end: AbortSignal,
  index: ReturnType<IndexBench['open']>,
  writer: number,
  wanted: Map<string, string>,
): Promise<number> {
  let round = 0;
  for (; !end.aborted; round++) {
    const id = `busy:${writer}:${round % 40}`;
    if (round % 7 === 6) {
      await index.remove([id]);
      wanted.delete(id);
    } else {
      const text = `State ${round} of writer ${writer}.`;
      await index.write([buildSource(id, text)]);
      wanted.set(id, text);
    }
    await pause(5);
  }
  return round;
}

async function askUntil(
  end: AbortSignal,
  index: ReturnType<IndexBench['open']>,
): Promise<{ count: number; empty: number }> {
  const asked = { count: 0, empty: 0 };
  while (!end.aborted) {
    const { passages } = await index.search('permission slip', { topK: 3 });
    asked.count += 1;
    if (passages.length < 3) asked.empty += 1;
    await pause(10);
  }
  return asked;
}

async function expectExactly(bench: IndexBench, wanted: ReadonlyMap<string, string>): Promise<void> {
  const points = await bench.points();
  const busy = points.filter(({ payload }) => String(payload['source']).startsWith('busy:'));
  expect(new Map(busy.map(({ payload }) => [payload['source'], payload['passage']]))).toEqual(
    new Map([...wanted].sort()),
  );
  expect(points.length - busy.length).toBe(300);
  expect(points.filter(({ payload, vector }) => payload['model'] !== model || !('dense' in vector))).toEqual([]);
}

function describeFailingMove(bench: () => IndexBench): void {
  const asItWas = async () => {
    expect(await bench().collections()).toEqual([`${bench().collection}_1`]);
    expect(await bench().connection.state()).toMatchObject({ name: `${bench().collection}_1`, model: 'all-minilm' });
    expect(await bench().points()).toHaveLength(201);
  };
  beforeEach(() =>
    bench()
      .open()
      .write([
        ...Array.from({ length: 200 }, (_, n) => buildSource(`mail:${n}`, `Mail ${n}.`)),
        buildSource('mail:slip', 'Slip.'),
      ]),
  );

  test('for a model that the host does not have changes nothing', async () => {
    await expect(move(bench(), { model: 'nobody-knows-me' })).rejects.toThrow('does not have the model');
    await asItWas();
  });

  test('when the host becomes unavailable half-way, leaves the old collection in service and removes the new', async () => {
    const progress = ({ done }: MoveProgress) => {
      if (done >= 64) bench().hosts.misbehave({ kind: 'broken' });
    };
    await expect(move(bench(), { progress })).rejects.toThrow('model host');
    bench().hosts.behave();
    await asItWas();
    expect(await move(bench())).toMatchObject({ to: `${bench().collection}_2`, points: 201 });
  });

  test('when it is broken off, does so as well', async () => {
    const end = new AbortController();
    await expect(move(bench(), { signal: end.signal, progress: () => end.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
    await asItWas();
  });

  test('is refused while another one goes on, and replaces one that was killed', async () => {
    await bench().connection.client.createCollection(`${bench().collection}_2`, { vectors: {} });
    await bench().connection.client.updateCollection(`${bench().collection}_2`, {
      metadata: { moving: '2026-09-14T08:00:00.000Z' },
    });
    await expect(move(bench(), { now: () => new Date('2026-09-14T08:01:00Z') })).rejects.toThrow(MoveRefusedError);
    expect(await move(bench(), { now: () => new Date('2026-09-14T08:05:00Z') })).toMatchObject({ points: 201 });
    expect(chunksOf(await bench().points(), 'mail:slip')).toHaveLength(1);
  });

  test('of a collection that is no alias is refused', async () => {
    const connection = bench().connect({ collection: `${bench().collection}_1` });
    await expect(moveToModel({ connection, host: bench().embeddings.host, model })).rejects.toThrow(
      'is a collection and not an alias',
    );
    await asItWas();
  });
}
