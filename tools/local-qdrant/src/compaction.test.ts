import { until } from '@homeroom/testing';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant, type LocalQdrantOptions } from './index.ts';
import { Compactor } from './storage/compactor.ts';
import { openEnvironment } from './storage/environment.ts';

const atOnce = { afterRemoval: 0, afterReplacement: 0, rest: 0, restFactor: 0 };
const never = { afterRemoval: 3_600_000, afterReplacement: 3_600_000, rest: 0, restFactor: 0 };

let folder: string;
let qdrant: LocalQdrant | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-qdrant-'));
});
afterEach(async () => {
  await qdrant?.close();
  qdrant = undefined;
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<LocalQdrantOptions> = {}): Promise<void> {
  qdrant = await startLocalQdrant({ folder, port: 0, compaction: atOnce, ...options });
}

async function call(method: string, where: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${qdrant?.url}${where}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { result, status } = (await response.json()) as { result: unknown; status: unknown };
  if (!response.ok) throw new Error(JSON.stringify(status));
  return result;
}

const create = () =>
  call('PUT', '/collections/c', { vectors: { dense: { size: 2, distance: 'Dot' } }, sparse_vectors: { bm25: {} } });
const point = (id: number, text: string) => ({
  id,
  vector: { dense: [id, 1], bm25: { indices: [1, id + 2], values: [1, id] } },
  payload: { text },
});
const put = (...points: ReturnType<typeof point>[]) => call('PUT', '/collections/c/points?wait=true', { points });
const remove = (...ids: number[]) => call('POST', '/collections/c/points/delete?wait=true', { points: ids });
const read = async (ids: number[]) =>
  (await call('POST', '/collections/c/points', { ids, with_payload: true, with_vector: true })) as ReturnType<
    typeof point
  >[];

/** Whether any file of the folder has the word. */
const holds = (word: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes(word),
  );
const size = () => statSync(path.join(folder, 'data.mdb')).size;

/** Short and long: long values have pages of their own. */
const texts = (word: string) => [`short ${word}`, `${'long '.repeat(2_000)}${word}`];

test('a removed text leaves the file, and everything else stays', async () => {
  await start();
  await create();
  const kept = Array.from({ length: 700 }, (_, id) => point(id + 10, `kept ${id}`));
  await put(...kept, ...texts('lighthouse').map((text, id) => point(id, text)));
  expect(holds('lighthouse')).toBe(true);
  await remove(0, 1);
  await until(() => !holds('lighthouse'));
  expect(await read([0, 1])).toEqual([]);
  const stored = await read(kept.map(({ id }) => id));
  expect(stored.map(({ id, vector, payload }) => ({ id, vector, payload }))).toEqual(kept);
  await qdrant?.close();
  await start();
  expect((await read(kept.map(({ id }) => id))).map(({ payload }) => payload.text)).toEqual(
    kept.map(({ payload }) => payload.text),
  );
  expect(await call('POST', '/collections/c/points/query', { query: [1, 0], using: 'dense', limit: 1 })).toMatchObject({
    points: [{ id: 709 }],
  });
});

test('a text that was replaced leaves the file, and so does a collection', async () => {
  await start();
  await create();
  await put(...texts('harbour').map((text, id) => point(id, text)));
  await put(point(0, 'other'), point(1, 'words'));
  await until(() => !holds('harbour'));
  expect((await read([0, 1])).map(({ payload }) => payload.text)).toEqual(['other', 'words']);
  await put(...texts('beacon').map((text, id) => point(id, text)));
  await call('DELETE', '/collections/c');
  await until(() => !holds('beacon'));
});

test('what is still in the file goes at the end', async () => {
  await start({ compaction: never });
  await create();
  await put(...texts('lighthouse').map((text, id) => point(id, text)));
  await remove(0, 1);
  expect(holds('lighthouse')).toBe(true);
  await qdrant?.close();
  qdrant = undefined;
  expect(holds('lighthouse')).toBe(false);
});

test('what a killed server left goes after the next start, also from a folder of an earlier version', async () => {
  await start({ compaction: never });
  await create();
  await put(point(5, 'kept'), ...texts('lighthouse').map((text, id) => point(id, text)));
  await remove(0, 1);
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('owner.json') });
  await qdrant?.close();
  rmSync(folder, { recursive: true });
  cpSync(copy, folder, { recursive: true });
  rmSync(copy, { recursive: true });
  const earlier = openEnvironment(folder);
  await earlier.databases.meta.remove(['clean']);
  await earlier.root.close();
  expect(holds('lighthouse')).toBe(true);
  await start();
  await until(() => !holds('lighthouse'));
  expect((await read([5])).map(({ payload }) => payload.text)).toEqual(['kept']);
});

test('a file without leftovers is left alone', async () => {
  await start();
  await create();
  await put(point(1, 'kept'));
  const { ino } = statSync(path.join(folder, 'data.mdb'));
  await remove(7);
  await qdrant?.close();
  await start();
  await put(point(2, 'kept'));
  expect(statSync(path.join(folder, 'data.mdb')).ino).toBe(ino);
});

test('writes go on through one compaction after the other, and none is lost', async () => {
  await start();
  await create();
  const expected = new Map<number, string>();
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let turn = 0; turn < 60; turn += 1) {
      const [id, old] = [(writer + 1) * 1_000 + turn, (writer + 1) * 1_000 + turn - 3];
      await put(point(id, `text ${id}`), point(writer, `turn ${turn} of ${writer}`));
      expected.set(id, `text ${id}`).set(writer, `turn ${turn} of ${writer}`);
      if (turn % 3 === 0 && turn > 3) {
        await remove(old);
        expected.delete(old);
      }
      expect((await read([id]))[0]?.payload.text).toBe(expected.get(id));
    }
  });
  await Promise.all(writers);
  const all = async () =>
    new Map((await read(Array.from({ length: 5_200 }, (_, id) => id))).map(({ id, payload }) => [id, payload.text]));
  const inOrder = (texts: Map<number, string>) => [...texts].sort(([a], [b]) => a - b);
  expect(inOrder(await all())).toEqual(inOrder(expected));
  await qdrant?.close();
  expect([holds('text 3"'), existsSync(path.join(folder, 'compacting'))]).toEqual([false, false]);
  await start();
  expect(inOrder(await all())).toEqual(inOrder(expected));
});

test('a compaction that the disk refuses is reported and retried, also at the end', async () => {
  const store = {
    isClean: false,
    refusals: 2,
    tries: 0,
    onLeftovers: () => {},
    compact: async () => {
      store.tries += 1;
      if (store.tries <= store.refusals) throw new Error('ENOSPC');
      store.isClean = true;
    },
  };
  const reports: unknown[] = [];
  const compactor = new Compactor(store, { ...atOnce, rest: 10 }, (error) => reports.push(error));
  await until(() => store.isClean);
  expect([store.tries, reports.length]).toEqual([3, 2]);
  await compactor.stop();
  expect(store.tries).toBe(3);
  Object.assign(store, { isClean: false, refusals: 99 });
  await new Compactor(store, never, (error) => reports.push(error)).stop();
  expect([store.tries, reports.length]).toEqual([4, 3]);
});

test('the file does not grow with what is removed', async () => {
  await start();
  await create();
  await put(...Array.from({ length: 200 }, (_, id) => point(id, 'x'.repeat(5_000))));
  const full = size();
  await remove(...Array.from({ length: 190 }, (_, id) => id));
  await until(() => size() < full / 4);
});
