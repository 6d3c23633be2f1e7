import { openDatabase, type Database } from '@homeroom/database';
import { createLogger } from '@homeroom/service-kit';
import { eventually, useTestDatabase } from '@homeroom/testing';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { IndexOutbox } from './index-outbox-sql.ts';
import { IndexRepair } from './index-repair.ts';
import { Indexer } from './indexer.ts';
import { MemoryIndex } from './testing/memory-index.ts';
import { Truth } from './testing/truth.ts';

const testDatabase = useTestDatabase('staging-knowledge');
const noLog = { info: () => undefined, warn: () => undefined };

/** Index that can be emptied, or unavailable. */
class LosableIndex extends MemoryIndex {
  isAvailable = true;

  async prepare(): Promise<void> {
    if (!this.isAvailable) throw new SearchUnavailableError('refused');
  }

  async stats(): Promise<{ points: number; pending: number }> {
    await this.prepare();
    return { points: this.points.size, pending: 0 };
  }
}

let database: Database;
let truth: Truth;
let outbox: IndexOutbox;
let index: LosableIndex;
const running: { stop(): Promise<void> }[] = [];

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'index-repair-test' });
});
beforeEach(async () => {
  truth = new Truth(database);
  await truth.empty();
  outbox = new IndexOutbox(database);
  index = new LosableIndex();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((job) => job.stop()));
});
afterAll(() => database.end());

async function* truthIds(): AsyncGenerator<string[]> {
  const ids = [...(await truth.texts()).keys()];
  for (let from = 0; from < ids.length; from += 70) yield ids.slice(from, from + 70);
}

function repair(): IndexRepair {
  const logger = createLogger({ service: 'test', level: 'silent' });
  return new IndexRepair({ database, outbox, index, sourceIds: truthIds, logger, turnMs: 20, queued: 50 });
}

/** Starts one replica: an indexer, and the job that repairs. */
function replica(): IndexRepair {
  const indexer = new Indexer({ outbox, index, read: truth.read, embeddingsUp: () => true, logger: noLog });
  const own = repair();
  indexer.start(20);
  own.start();
  running.push(own, indexer);
  return own;
}

/** Sources of which the index knows nothing, as after a move. */
async function moved(count: number): Promise<void> {
  await truth.setAll(
    Array.from({ length: count }, (_, place) => `source:${place}`),
    'one',
  );
  await database.query('TRUNCATE index_task');
}

test('replicas write what the index lacks, each source about once, and say meanwhile that it is incomplete', async () => {
  await moved(300);
  index.delayMs = 20;
  const replicas = [replica(), replica(), replica()];
  await eventually(async () => expect(await replicas[0]?.isIncomplete()).toBe(true));
  await eventually(() => expect(index.points.size).toBe(300));
  await eventually(() => expect(replicas.map(({ state }) => state.missing)).toEqual([0, 0, 0]));
  expect(await Promise.all(replicas.map((one) => one.isIncomplete()))).toEqual([false, false, false]);
  const written = index.calls.flatMap(({ kind, ids }) => (kind === 'write' ? ids : []));
  expect(written.length).toBeLessThan(450);
});

test('only a few sources are queued at once, so a change is not behind all of them, and another process continues', async () => {
  await moved(300);
  const killed = repair();
  await killed.repair();
  await killed.repair();
  expect(killed.state).toEqual({ sources: 300, missing: 300 });
  expect((await outbox.pending()).open).toBe(50);
  await truth.set('source:new', 'now');
  replica();
  await eventually(() => expect(index.points.size).toBe(301));
  const written = index.calls.flatMap(({ kind, ids }) => (kind === 'write' ? ids : []));
  expect(written.indexOf('source:new')).toBeLessThan(120);
});

test('an index that is emptied, or comes back empty, is filled again', async () => {
  await moved(40);
  const one = replica();
  await eventually(() => expect([index.points.size, one.state.missing]).toEqual([40, 0]));
  index.isAvailable = false;
  index.points.clear();
  expect(await one.isIncomplete()).toBe(false);
  index.isAvailable = true;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await one.isIncomplete();
  await eventually(() => expect(index.points.size).toBe(40));
});

test('surplus points are removed, and what has nothing to index does not keep the index incomplete', async () => {
  await moved(10);
  index.points.set('source:gone', 'old');
  const truthful = truth.read;
  const indexer = new Indexer({
    outbox,
    index,
    read: async (ids) => new Map([...(await truthful(ids))].filter(([id]) => id !== 'source:3')),
    embeddingsUp: () => true,
    logger: noLog,
  });
  const own = repair();
  indexer.start(20);
  own.start();
  running.push(own, indexer);
  await eventually(() => expect([index.points.size, own.state.missing]).toEqual([9, 0]));
  expect([index.points.has('source:gone'), await own.isIncomplete()]).toEqual([false, false]);
});

test('changes that wait in the queue anyway are no repair', async () => {
  await truth.setAll(['a', 'b', 'c'], 'one');
  const own = repair();
  await own.repair();
  expect(own.state).toEqual({ sources: 3, missing: 0 });
  expect(await own.isIncomplete()).toBe(false);
});
