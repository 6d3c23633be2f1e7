import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { startLocalQdrant, type LocalQdrant } from './index.ts';

const size = 64;
const count = 4000;
let folder: string;
let qdrant: LocalQdrant;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-qdrant-'));
  qdrant = await startLocalQdrant({
    folder,
    port: 0,
    workerAbove: 100,
    log: (_level, _message, error) => errors.push(error),
  });
  await call('PUT', '', { vectors: { size, distance: 'Dot' } });
  await call('PUT', '/index?wait=true', { field_name: 'family', field_schema: 'keyword' });
  await call('PUT', '/points?wait=true', { points: Array.from({ length: count }, (_, id) => point(id, 1)) });
});

afterAll(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

async function answer(method: string, where: string, body: unknown) {
  const response = await fetch(`${qdrant.url}/collections/w${where}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { result: unknown; status: unknown } };
}

async function call(method: string, where: string, body: unknown): Promise<unknown> {
  const { status, body: given } = await answer(method, where, body);
  if (status !== 200) throw new Error(JSON.stringify(given.status));
  return given.result;
}

/** Every number of the vector is the round of writing, so that a mixture of two rounds has a score of neither. */
function point(id: number, round: number) {
  return {
    id,
    vector: Array<number>(size).fill(round),
    payload: { family: (id + round) % 2 === 0 ? 'even' : 'odd', round },
  };
}

const query = {
  query: Array<number>(size).fill(1),
  limit: 200,
  with_payload: true,
  filter: { must: [{ key: 'family', match: { value: 'even' } }] },
};

/** Runs the work with a worker that dies at the next search. */
async function withDyingWorker<T>(work: () => Promise<T>): Promise<T> {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker) {
    Worker.prototype.postMessage = postMessage;
    void this.terminate();
  };
  try {
    return await work();
  } finally {
    Worker.prototype.postMessage = postMessage;
  }
}

test('what a search finds while points are written, deleted and written again is whole and passes its filter', async () => {
  let over = false;
  const searches = (async () => {
    const found: { id: number; score: number; payload: { family: string; round: number } }[] = [];
    for (; !over; ) found.push(...((await call('POST', '/points/query', query)) as { points: typeof found }).points);
    return found;
  })();
  for (let round = 2; round <= 12; round += 1) {
    const ids = Array.from({ length: 400 }, (_, at) => (at * 7 + round * 31) % count);
    if (round % 3 === 0) await call('POST', '/points/delete', { points: ids.slice(0, 200) });
    await call('PUT', '/points', { points: ids.map((id) => point(id, round)) });
  }
  over = true;
  const found = await searches;
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ score }) => score % size !== 0)).toEqual([]);
  expect(found.filter(({ id, payload }) => payload.family !== 'even' || (id + payload.round) % 2 !== 0)).toEqual([]);
});

test('while the worker searches, other calls are answered, and what they change is what the search answers with', async () => {
  const { postMessage } = Worker.prototype;
  const [held, release] = await new Promise<[Promise<unknown>, () => void]>((resolve) => {
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<Worker['postMessage']>) {
      Worker.prototype.postMessage = postMessage;
      resolve([search, () => this.postMessage(...message)]);
    };
    const search = call('POST', '/points/query', { ...query, limit: 1 });
  });
  expect((await fetch(`${qdrant.url}/healthz`)).status).toBe(200);
  await call('PUT', '/points?wait=true', {
    points: [point(0, 100), ...Array.from({ length: count - 1 }, (_, at) => point(at + 1, 3))],
  });
  release();
  expect(await held).toMatchObject({ points: [{ id: 0, score: 100 * size, payload: { round: 100 } }] });
});

test('a worker that crashes fails the search that it was at, and the next search has a new one', async () => {
  const first = await withDyingWorker(() => answer('POST', '/points/query', query));
  expect([first.status, first.body.status]).toEqual([
    500,
    { error: 'Something went wrong in the local Qdrant; its log says what.' },
  ]);
  expect(errors.map(String)).toEqual(['Error: The search thread ended with 1.']);
  expect((await answer('POST', '/points/query', query)).status).toBe(200);
});

test('the few points of a prefetch are compared without the worker', async () => {
  const prefetch = { filter: { must: [{ has_id: [2] }] } };
  const search = () => call('POST', '/points/query', { ...query, filter: undefined, prefetch });
  expect(await withDyingWorker(search)).toMatchObject({ points: [{ id: 2 }] });
});
