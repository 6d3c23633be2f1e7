import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from './index.ts';

let folder: string;
let qdrant: LocalQdrant;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-qdrant-'));
});

afterEach(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

interface Point {
  id: number;
  payload: { g: number };
  vector: { d?: number[]; s?: { indices: number[]; values: number[] } };
}

async function call(method: string, where: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${qdrant.url}/collections/r${where}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { result, status } = (await response.json()) as { result: unknown; status: unknown };
  if (!response.ok) throw new Error(JSON.stringify(status));
  return result;
}

/** Numbers from 0 up to `below`, the same ones in every run (a linear congruential generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomPoint(id: number, next: (below: number) => number): Point {
  const dense = next(4) > 0 ? { d: [next(9) - 4, next(9) - 4, next(9) - 4] } : {};
  const first = next(5);
  const sparse =
    next(4) > 0 ? { s: { indices: [first, first + 1 + next(5)], values: [1 + next(4), 1 + next(4)] } } : {};
  return { id, payload: { g: next(3) }, vector: { ...dense, ...sparse } };
}

const query = { d: [1, 2, -1], s: { indices: [2, 3, 5], values: [1, 2, 1] } };

function scoresOf(points: Iterable<Point>, name: 'd' | 's', group: number): [number, number][] {
  const scored = [...points].flatMap(({ id, payload, vector }): [number, number][] => {
    if (payload.g !== group) return [];
    if (name === 'd')
      return vector.d ? [[id, vector.d.reduce((sum, value, at) => sum + value * (query.d[at] as number), 0)]] : [];
    const shared =
      vector.s?.indices.flatMap((index, at) =>
        query.s.indices.includes(index)
          ? [(vector.s?.values[at] as number) * (query.s.values[query.s.indices.indexOf(index)] as number)]
          : [],
      ) ?? [];
    return shared.length > 0 ? [[id, shared.reduce((sum, value) => sum + value, 0)]] : [];
  });
  return scored.sort(([a, x], [b, y]) => y - x || a - b);
}

async function expectSame(points: Map<number, Point>): Promise<void> {
  const sorted = [...points.values()].sort((a, b) => a.id - b.id);
  expect(
    ((await call('POST', '/points/scroll', { limit: 1000, with_vector: true })) as { points: Point[] }).points,
  ).toEqual(sorted);
  for (const name of ['d', 's'] as const) {
    const body = {
      query: query[name],
      using: name,
      limit: 1000,
      filter: { must: [{ key: 'g', match: { value: 1 } }] },
    };
    const { points: found } = (await call('POST', '/points/query', body)) as {
      points: { id: number; score: number }[];
    };
    expect(found.map(({ id, score }) => [id, score]).sort(([a = 0, x = 0], [b = 0, y = 0]) => y - x || a - b)).toEqual(
      scoresOf(sorted, name, 1),
    );
  }
}

test.each([
  ['in the server’s thread', 20_000],
  ['in the worker', 0],
])(
  'after any mixture of changes, and after a restart, every point and score is what a plain map says, searching %s',
  async (_where, workerAbove) => {
    qdrant = await startLocalQdrant({ folder, port: 0, workerAbove });
    const next = numbers(7);
    const points = new Map<number, Point>();
    await call('PUT', '', { vectors: { d: { size: 3, distance: 'Dot' } }, sparse_vectors: { s: {} } });
    await call('PUT', '/index?wait=true', { field_name: 'g', field_schema: 'integer' });
    for (let round = 1; round <= 600; round += 1) {
      const id = next(60);
      const kind = next(6);
      const point = points.get(id);
      if (kind < 3) {
        const changed = [randomPoint(id, next), randomPoint(next(60), next)];
        await call('PUT', `/points?wait=${next(2) === 0}`, { points: changed });
        for (const one of changed) points.set(one.id, one);
      } else if (kind === 3) {
        await call('POST', '/points/delete', { points: [id] });
        points.delete(id);
      } else if (kind === 4 && point) {
        await call('POST', '/points/payload', { points: [id], payload: { g: 1 } });
        points.set(id, { ...point, payload: { g: 1 } });
      } else if (point) {
        await call('POST', '/points/vectors/delete', { points: [id], vector: ['s'] });
        points.set(id, { ...point, vector: point.vector.d ? { d: point.vector.d } : {} });
      }
      if (round % 100 === 0) await expectSame(points);
    }
    await qdrant.close();
    qdrant = await startLocalQdrant({ folder, port: 0, workerAbove });
    await expectSame(points);
  },
);
