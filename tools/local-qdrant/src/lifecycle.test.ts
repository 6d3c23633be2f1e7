import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const program = `
import { startLocalQdrant } from '${path.join(import.meta.dirname, 'index.ts')}';
const [folder = '', ...flags] = process.argv.slice(2);
const compaction = flags.includes('compacting') ? { afterRemoval: 0, afterReplacement: 0, rest: 0, restFactor: 0 } : undefined;
startLocalQdrant({ folder, port: 0, workerAbove: 0, ...(compaction && { compaction }) }).then(async (qdrant) => { console.log(qdrant.url); if (flags.includes('closing')) process.once('SIGTERM', () => qdrant.close()); }, (error: Error) => { console.error(error.message); process.exit(3); });`;

let work: string;
let bundle: string;

beforeAll(async () => {
  // The bundle lies inside the workspace, so that the native LMDB is found from it.
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  work = await mkdtemp(path.join(root, 'node_modules/.cache/local-qdrant-'));
  bundle = path.join(work, 'serve.mjs');
  await writeFile(path.join(work, 'serve.ts'), program);
  await run(path.join(root, 'node_modules/.bin/esbuild'), [
    path.join(work, 'serve.ts'),
    `--outfile=${bundle}`,
    '--bundle',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    '--external:lmdb',
    '--conditions=@homeroom/source',
  ]);
});

afterAll(() => rm(work, { recursive: true, force: true }));

interface Served {
  child: ChildProcess;
  url: string;
}

async function serve(...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [bundle, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, url: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function call(url: string, method: string, where: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url + where, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { result: unknown; status: unknown };
  if (!response.ok) throw new Error(JSON.stringify(answer.status));
  return answer.result;
}

/** A point whose parts all tell which write they are from. */
function point(id: number, write: number) {
  return {
    id,
    vector: { dense: [write, id, write, 1], bm25: { indices: [1, 2 + (write % 7)], values: [write, write] } },
    payload: { write },
  };
}

/** Writes pairs of points without pause until the server is gone; the last acknowledged write of each id. */
async function writeUntilKilled(
  url: string,
  first: number,
  acknowledged: Map<number, number>,
  begun: Map<number, number>,
): Promise<void> {
  for (let write = first; ; write += 1) {
    const ids = [write % 40, 1000 + write];
    for (const id of ids) begun.set(id, write);
    try {
      await call(url, 'PUT', '/collections/k/points?wait=true', { points: ids.map((id) => point(id, write)) });
    } catch {
      return;
    }
    for (const id of ids) acknowledged.set(id, write);
  }
}

interface Stored {
  id: number;
  payload: { write: number };
  vector: { dense: number[]; bm25: { indices: number[]; values: number[] } };
}

test.each([
  ['writes', []],
  ['writes and compacts', ['compacting']],
])(
  'a server killed twelve times while it %s loses nothing that it acknowledged and tears nothing',
  async (_, flags) => {
    const folder = path.join(work, `killed-${flags.length}`);
    const acknowledged = new Map<number, number>();
    const begun = new Map<number, number>();
    const figures = { lost: 0, torn: 0 };
    for (let round = 0; round < 12; round += 1) {
      const { child, url } = await serve(folder, ...flags);
      if (round === 0)
        await call(url, 'PUT', '/collections/k', {
          vectors: { dense: { size: 4, distance: 'Dot' } },
          sparse_vectors: { bm25: { modifier: 'idf' } },
        });
      const writers = [0, 1, 2].map((writer) =>
        writeUntilKilled(url, 1 + round * 30_000 + writer * 10_000, acknowledged, begun),
      );
      await new Promise((resolve) => setTimeout(resolve, 60 + round * 15));
      await kill(child);
      await Promise.all(writers);
      await check(folder, acknowledged, begun, figures);
    }
    process.stderr.write(
      `local-qdrant: killed 12 times, ${acknowledged.size} points acknowledged, ${figures.lost} lost, ${figures.torn} torn\n`,
    );
    expect(figures).toEqual({ lost: 0, torn: 0 });
    expect(acknowledged.size).toBeGreaterThan(50);
  },
  120_000,
);

async function check(
  folder: string,
  acknowledged: Map<number, number>,
  begun: Map<number, number>,
  figures: { lost: number; torn: number },
): Promise<void> {
  const { child, url } = await serve(folder);
  const ids = [...new Set([...acknowledged.keys(), ...begun.keys()])];
  const stored = (await call(url, 'POST', '/collections/k/points', {
    ids,
    with_payload: true,
    with_vector: true,
  })) as Stored[];
  const found = new Map(stored.map((one) => [one.id, one]));
  for (const id of acknowledged.keys()) if (!found.has(id)) figures.lost += 1;
  // An id above 1000 is written once, together with its write's id below 40.
  for (const [id, write] of acknowledged) if (id >= 1000 && found.get(id)?.payload.write !== write) figures.lost += 1;
  for (const one of stored)
    if (
      JSON.stringify({ ...one, vector: one.vector }) !==
      JSON.stringify({ id: one.id, ...reordered(one.id, one.payload.write) })
    )
      figures.torn += 1;
  for (const id of found.keys())
    if (id < 1000 && !found.has(1000 + (found.get(id) as Stored).payload.write)) figures.torn += 1;
  await kill(child);
}

function reordered(id: number, write: number) {
  const { vector, payload } = point(id, write);
  return { payload, vector };
}

test('a second server on the same folder names the first, and the lock of a killed one is no obstacle', async () => {
  const folder = path.join(work, 'owned');
  const first = await serve(folder);
  await expect(run(process.execPath, [bundle, folder])).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringContaining(`process id ${first.child.pid}`),
  });
  await kill(first.child);
  const second = await serve(folder);
  expect(await call(second.url, 'GET', '/collections')).toEqual({ collections: [] });
  await kill(second.child);
});

test('a bundled server searches in its worker, and ends by itself once it is closed', async () => {
  const { child, url } = await serve(path.join(work, 'closed'), 'closing');
  await call(url, 'PUT', '/collections/k', { vectors: { size: 2, distance: 'Euclid' } });
  await call(url, 'PUT', '/collections/k/points?wait=true', {
    points: [
      { id: 1, vector: [3, 4] },
      { id: 2, vector: [0, 1] },
    ],
  });
  expect(await call(url, 'POST', '/collections/k/points/query', { query: [0, 0] })).toMatchObject({
    points: [
      { id: 2, score: 1 },
      { id: 1, score: 5 },
    ],
  });
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
