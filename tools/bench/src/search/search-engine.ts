import { fork, type ChildProcess } from 'node:child_process';
import { openConnection } from '@homeroom/search';
import { interleaved, medianTime, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, stopServer } from '../harness/servers.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const length = 384;
const fewPoints = 20_000;
const manyPoints = 100_000;
const pointsOfABatch = 1_000;
const repeats = 60;
const openedWithinMs = 5_000;
const bytesOfAFloat = 4;
const termsOfAPoint = 30;
const bytesOfATerm = 8;

type Qdrant = ReturnType<typeof openConnection>['client'];

interface LocalProcess {
  child: ChildProcess;
  client: Qdrant;
  openedMs: number;
}

/** Measures searching, opening and writing in the local Qdrant against their lower bounds. */
export async function engineMeasures({ rounds }: Effort, scratch: Scratch): Promise<Measure[]> {
  const folder = scratch.folder(new Map());
  let local = await startLocal(folder, scratch);
  await fill(local.client, 'few', fewPoints);
  const measures = [await searchMeasure(local.client, rounds)];
  await local.client.deleteCollection('few');
  await fill(local.client, 'many', manyPoints);
  await stopServer(local.child);
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await stopServer(local.child);
    local = await startLocal(folder, scratch);
    opened.push(local.openedMs);
  }
  measures.push(
    compare(
      '100,000 points opened',
      { what: 'ms', rounds: opened },
      { what: 'ms allowed', rounds: opened.map(() => openedWithinMs) },
      { atMost: 1 },
    ),
  );
  const raw = (manyPoints * (length * bytesOfAFloat + termsOfAPoint * bytesOfATerm)) / 2 ** 20;
  measures.push(
    compare(
      '100,000 points resident against their raw vectors, dense and of thirty terms',
      { what: 'MiB', rounds: [await residentMebibytes(local.child)] },
      { what: 'MiB', rounds: [raw] },
      { atMost: 2.5 },
    ),
  );
  measures.push(await upsertMeasure(local.client, rounds, scratch));
  return measures;
}

/** A dense search through client and HTTP, against a loop over the same vectors in this process. */
async function searchMeasure(client: Qdrant, rounds: number): Promise<Measure> {
  const vectors = vectorsOf(fewPoints);
  const query = vectorsOf(1, 99);
  const subjects = {
    search: () =>
      medianTime(
        repeats,
        async () => void (await client.query('few', { query: [...query], limit: 50, with_payload: false })),
      ),
    loop: () => medianTime(repeats, async () => void bestOf(vectors, query)),
  };
  await subjects.search();
  await subjects.loop();
  const figures = await interleaved(rounds, subjects);
  return compare(
    '20,000 points × 384, p50 through client and HTTP against a bare loop',
    { what: 'ms', rounds: figures.search },
    { what: 'ms', rounds: figures.loop },
    { atMost: 3 },
  );
}

/** The highest dot product, by a loop of four sums, as a program that has the vectors would write it. */
function bestOf(vectors: Float32Array, query: Float32Array): number {
  let best = -Infinity;
  for (let at = 0; at < vectors.length; at += length) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0; i < length; i += 4) {
      a += vectors[at + i]! * query[i]!;
      b += vectors[at + i + 1]! * query[i + 1]!;
      c += vectors[at + i + 2]! * query[i + 2]!;
      d += vectors[at + i + 3]! * query[i + 3]!;
    }
    best = Math.max(best, a + b + c + d);
  }
  return best;
}

/** One point with wait=true, against the same request to a server that does nothing but commit it to an LMDB as full. */
async function upsertMeasure(client: Qdrant, rounds: number, scratch: Scratch): Promise<Measure> {
  const peer = await startPeer('lmdb-over-http', [scratch.folder(new Map()), `${manyPoints}`, `${length}`], scratch);
  const vector = [...vectorsOf(1, 7)];
  let id = manyPoints;
  const upsertTo = (qdrant: Qdrant) =>
    medianTime(
      repeats,
      async () =>
        void (await qdrant.upsert('many', { wait: true, points: [{ id: (id += 1), vector, payload: { n: id } }] })),
    );
  const subjects = { upsert: () => upsertTo(client), commit: () => upsertTo(peer.client) };
  await subjects.upsert();
  await subjects.commit();
  const figures = await interleaved(rounds, subjects);
  return compare(
    'one upsert among 100,000 points against an LMDB commit behind the same client and HTTP',
    { what: 'ms', rounds: figures.upsert },
    { what: 'ms', rounds: figures.commit },
    { atMost: 2 },
  );
}

async function fill(client: Qdrant, collection: string, points: number): Promise<void> {
  await client.createCollection(collection, {
    vectors: { size: length, distance: 'Dot' },
    sparse_vectors: { bm25: { modifier: 'idf' } },
  });
  for (let from = 0; from < points; from += pointsOfABatch) {
    const vectors = vectorsOf(pointsOfABatch, from + 1);
    const batch = Array.from({ length: pointsOfABatch }, (_, row) => ({
      id: from + row + 1,
      vector: { '': [...vectors.subarray(row * length, (row + 1) * length)], bm25: termsOf(from + row) },
      payload: { n: row },
    }));
    await client.upsert(collection, { wait: true, points: batch });
  }
}

/** The keyword vector of a message of thirty words out of thirty thousand. */
function termsOf(point: number): { indices: number[]; values: number[] } {
  const indices = [
    ...new Set(
      Array.from({ length: termsOfAPoint }, (_, term) => (Math.imul(point * 31 + term, 2_654_435_761) >>> 0) % 30_000),
    ),
  ];
  return { indices, values: indices.map(() => 1) };
}

/** Pseudo-random vectors, the same in every run. */
function vectorsOf(count: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count * length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

function startLocal(folder: string, scratch: Scratch): Promise<LocalProcess> {
  return startPeer('local-qdrant', [folder], scratch);
}

async function startPeer(name: string, args: readonly string[], scratch: Scratch): Promise<LocalProcess> {
  const child = fork(bundleOf.peer(name), args, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  scratch.later(() => stopServer(child));
  const { listening, openedMs = NaN } = await message<{ listening: string; openedMs?: number }>(child);
  return { child, openedMs, client: openConnection({ url: listening, collection: 'bench', timeoutMs: 60_000 }).client };
}

async function residentMebibytes(child: ChildProcess): Promise<number> {
  const answer = message<{ residentBytes: number }>(child);
  child.send('memory');
  return (await answer).residentBytes / 2 ** 20;
}

function message<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (received) => resolve(received as Message));
    child.once('exit', (code) => reject(new Error(`The local Qdrant ended with code ${code}.`)));
  });
}
