import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { createLogger } from '@homeroom/service-kit';
import { endSessions, eventually, patienceMs, useTestDatabase } from '@homeroom/testing';
import pLimit from 'p-limit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { pointId } from '../point-ids.ts';
import { Indexer } from './indexer.ts';
import type { IndexerDeps } from './indexer.ts';
import { IndexOutbox } from './index-outbox-sql.ts';
import { elapse } from './testing/elapse.ts';
import { MemoryIndex } from './testing/memory-index.ts';
import { Truth } from './testing/truth.ts';

const testDatabase = useTestDatabase('family-assistant');
let database: Database;
let truth: Truth;
let outbox: IndexOutbox;
let index: MemoryIndex;
let embeddingsUp: boolean;
let logLines: string[];
let indexers: Indexer[];

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'indexer-test' });
});
beforeEach(async () => {
  truth = new Truth(database);
  await truth.empty();
  outbox = new IndexOutbox(database);
  index = new MemoryIndex();
  [embeddingsUp, logLines, indexers] = [true, [], []];
});
afterEach(() => Promise.all(indexers.map((indexer) => indexer.stop())));
afterAll(() => database.end());

function startIndexer(overrides: Partial<IndexerDeps> = {}): Indexer {
  const logger = createLogger({
    service: 'test',
    level: 'info',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const indexer = new Indexer({
    outbox,
    index,
    read: truth.read,
    embeddingsUp: () => embeddingsUp,
    logger,
    stopGraceMs: 300,
    ...overrides,
  });
  indexers.push(indexer);
  indexer.start();
  return indexer;
}

const away = () => {
  throw new SearchUnavailableError('refused');
};
const ids = (count: number) => Array.from({ length: count }, (_, place) => `source:${place}`);
const messages = () => logLines.map((line) => (JSON.parse(line) as { msg: string }).msg);
const rowsLeft = async () =>
  (await database.query('SELECT source_id, failures, failure FROM index_task ORDER BY source_id')).rows;
const settled = () => eventually(async () => expect(await rowsLeft()).toEqual([]));
const allIndexed = () => eventually(async () => expect(index.points).toEqual(await truth.texts()));

describe('a change', () => {
  test('is in the index when the wait for it is over, with its points', async () => {
    const indexer = startIndexer();
    const position = await truth.set('a', 'one');
    expect(await indexer.indexed('a', position, patienceMs)).toEqual({
      id: 'a',
      pointIds: [pointId('family', 'a', 0)],
      embedded: true,
    });
    expect(index.points.get('a')).toBe('one');
    await settled();
  });

  test('is found without anybody waiting for it', async () => {
    startIndexer();
    await truth.set('a', 'one');
    await allIndexed();
  });

  test('that was written before the wait began is told with its points all the same', async () => {
    const indexer = startIndexer();
    const position = await truth.set('a', 'one');
    indexer.poke();
    await settled();
    expect(await indexer.indexed('a', position, patienceMs)).toEqual({
      id: 'a',
      pointIds: [pointId('family', 'a', 0)],
      embedded: true,
    });
  });

  test('of a removed source removes its points', async () => {
    const indexer = startIndexer();
    await indexer.indexed('a', await truth.set('a', 'one'), patienceMs);
    expect(await indexer.indexed('a', await truth.remove('a'), patienceMs)).toEqual({
      id: 'a',
      pointIds: [],
      embedded: true,
    });
    expect(index.points.size).toBe(0);
  });

  test('while the source is in work is written after it, and waited for', async () => {
    const indexer = startIndexer();
    let changed: bigint | undefined;
    index.before = async () => {
      changed ??= await truth.set('a', 'two');
    };
    const position = await truth.set('a', 'one');
    await indexer.indexed('a', position, patienceMs);
    expect(index.history.get('a')).toEqual(['one']);
    await indexer.indexed('a', changed ?? 0n, patienceMs);
    expect(index.history.get('a')).toEqual(['one', 'two']);
    await settled();
  });

  test('is not acknowledged by the wait while it is pending', async () => {
    const indexer = startIndexer();
    index.delayMs = 400;
    const position = await truth.set('a', 'one');
    expect(await indexer.indexed('a', position, 150)).toBeNull();
    expect(await indexer.indexed('a', position, patienceMs)).toMatchObject({ id: 'a' });
  });

  test('of 1,000 sources, each noted and waited for at once, goes in batches of 64', async () => {
    const indexer = startIndexer();
    const inTurn = pLimit(10);
    const results = await Promise.all(
      ids(1_000).map(async (id) => indexer.indexed(id, await inTurn(() => truth.set(id, `text of ${id}`)), patienceMs)),
    );
    expect(results.filter((result) => result?.pointIds?.length === 1)).toHaveLength(1_000);
    expect(Math.max(...index.calls.map((call) => call.ids.length))).toBeLessThanOrEqual(64);
    expect(index.calls.length).toBeLessThan(500);
    expect(index.points).toEqual(await truth.texts());
    await settled();
  });

  test('that somebody waits for goes before a thousand older ones', async () => {
    await truth.setAll(ids(1_000), 'old');
    index.delayMs = 100;
    const position = await truth.set('urgent', 'now');
    const indexer = startIndexer();
    expect(await indexer.indexed('urgent', position, patienceMs)).toMatchObject({ id: 'urgent' });
    expect(index.calls.findIndex((call) => call.ids.includes('urgent'))).toBeLessThan(4);
  });
});

describe('two processes on one database', () => {
  test('write each change, and none by an older state after a newer one', async () => {
    const shared = index;
    shared.before = () => wait(Math.floor(shared.calls.length % 7));
    startIndexer({ batchSize: 5 });
    startIndexer({ batchSize: 5 });
    for (let version = 10; version < 40; version += 1)
      await Promise.all(ids(12).map((id) => truth.set(id, String(version))));
    await settled();
    expect(index.points).toEqual(await truth.texts());
    for (const history of index.history.values()) expect(history).toEqual([...history].sort());
  });

  test('tell each other what is indexed, without the points of the other', async () => {
    const waiting = startIndexer({ batchSize: 0 });
    const position = await truth.set('a', 'one');
    const indexed = waiting.indexed('a', position, patienceMs);
    startIndexer();
    expect(await indexed).toEqual({ id: 'a', pointIds: null, embedded: true });
    embeddingsUp = false;
    expect(await waiting.indexed('a', await truth.set('a', 'two'), patienceMs)).toEqual({
      id: 'a',
      pointIds: null,
      embedded: false,
    });
  });

  test('ask the table once for all who wait', async () => {
    let questions = 0;
    class Counting extends IndexOutbox {
      override standing(sourceIds: readonly string[]) {
        questions += 1;
        return super.standing(sourceIds);
      }
    }
    const positions = await truth.setAll(ids(1_000), 'one');
    const waiting = startIndexer({ outbox: new Counting(database), batchSize: 0 });
    const all = Promise.all([...positions].map(([id, position]) => waiting.indexed(id, position, 1_050)));
    expect((await all).filter((state) => state === null)).toHaveLength(1_000);
    expect(questions).toBeLessThanOrEqual(11);
  });

  test('take over what a killed one left behind, once its lease is over', async () => {
    await truth.set('a', 'one');
    await outbox.claim(64, { id: '00000000-0000-4000-8000-000000000001', embeddings: true });
    await elapse(database, -60_000);
    const indexer = startIndexer();
    await wait(300);
    expect(index.calls).toEqual([]);
    await elapse(database, 60_000 + outbox.leaseMs);
    await allIndexed();
    await indexer.stop();
  });

  test('leave a slow one alone that still works', async () => {
    index.delayMs = 2_500;
    startIndexer({ outbox: new IndexOutbox(database, { leaseMs: 1_000 }) });
    startIndexer({ outbox: new IndexOutbox(database, { leaseMs: 1_000 }) });
    await truth.set('a', 'one');
    await settled();
    expect(index.calls).toHaveLength(1);
  });

  test('mend what one wrote that had been frozen past its lease', async () => {
    class Frozen extends IndexOutbox {
      override renew() {
        return Promise.resolve();
      }
    }
    index.before = () => (index.calls.length === 1 ? wait(1_500) : undefined);
    await truth.set('a', 'one');
    startIndexer({ outbox: new Frozen(database, { leaseMs: 300 }) });
    await eventually(() => expect(index.calls).toHaveLength(1));
    await truth.set('a', 'two');
    startIndexer();
    await eventually(() => expect(index.history.get('a')).toEqual(['two', 'one', 'two']));
    await settled();
  });
});

describe('when something is wrong', () => {
  test('Qdrant away is told once, costs no source a rest, and is over a moment after it is back', async () => {
    index.before = away;
    await truth.setAll(ids(1_000), 'one');
    const indexer = startIndexer();
    expect(await indexer.indexed('source:999', 1_000_000n, 3_300)).toBeNull();
    expect(index.points.size).toBe(0);
    expect(messages()).toEqual(['changes not indexed, they wait']);
    expect(index.calls.length).toBeLessThan(20);
    expect((await rowsLeft()).every(({ failures }) => failures === 0)).toBe(true);
    index.before = () => undefined;
    await settled();
    expect(messages()).toEqual(['changes not indexed, they wait', 'changes are indexed again']);
    expect(index.points).toEqual(await truth.texts());
  });

  test('PostgreSQL breaking the connections loses nothing', async () => {
    const other = openDatabase({ url: testDatabase.url, applicationName: 'other' });
    index.delayMs = 20;
    startIndexer({ outbox: new IndexOutbox(database, { leaseMs: 500 }), batchSize: 5 });
    await truth.setAll(ids(60), 'one');
    for (let turn = 0; turn < 5; turn += 1) {
      await wait(60);
      await endSessions(other, "application_name = 'indexer-test'");
    }
    await other.end();
    await settled();
    expect(index.points).toEqual(await truth.texts());
  });

  test('a poisoned source rests, is named with its reason, and hinders no other', async () => {
    index.before = ({ ids: written }) => {
      if (written.includes('source:7')) throw new TypeError('bad text at postgresql://user:secret@host/\u0000');
    };
    await truth.setAll(ids(20), 'one');
    startIndexer();
    await eventually(() => expect(index.points.size).toBe(19));
    await eventually(async () =>
      expect(await rowsLeft()).toMatchObject([
        { source_id: 'source:7', failure: 'TypeError: bad text at postgresql://user:[hidden]@host/ ' },
      ]),
    );
    expect(messages()).toContain('source not indexed');
    expect(logLines.join('')).not.toContain('secret');
    index.before = () => undefined;
    await settled();
    expect(index.points.size).toBe(20);
  });

  test('a source that only Qdrant does not take hinders no other either', async () => {
    index.before = ({ ids: written }) =>
      void ((written.includes('source:0') || written.includes('source:1')) && away());
    await truth.setAll(ids(200), 'one');
    startIndexer();
    await eventually(() => expect(index.points.size).toBe(198));
    await eventually(async () =>
      expect((await rowsLeft()).map(({ source_id, failures }) => [source_id, failures > 0])).toEqual([
        ['source:0', true],
        ['source:1', true],
      ]),
    );
  });

  test('what is done of a batch that failed is settled at once, whatever hangs after it', async () => {
    index.before = ({ ids: written }) => {
      if (written.includes('source:0')) throw new Error('poisoned');
      return written.includes('source:1') ? new Promise(() => undefined) : undefined;
    };
    for (const id of ids(3)) await truth.set(id, 'one');
    startIndexer();
    await eventually(async () =>
      expect((await rowsLeft()).map(({ source_id }) => source_id)).toEqual(['source:0', 'source:1']),
    );
    expect([...index.points.keys()]).toEqual(['source:2']);
  });

  test('a truth that cannot be read for one source hinders no other', async () => {
    const read: IndexerDeps['read'] = async (wanted) => {
      if (wanted.includes('source:3')) throw new RangeError('no such date');
      return truth.read(wanted);
    };
    await truth.setAll(ids(10), 'one');
    startIndexer({ read });
    await eventually(() => expect(index.points.size).toBe(9));
    await eventually(async () =>
      expect(await rowsLeft()).toMatchObject([{ source_id: 'source:3', failure: 'RangeError: no such date' }]),
    );
  });

  test('a source that takes for ever is given up for a while', async () => {
    index.before = ({ ids: written }) => (written.includes('source:1') ? new Promise(() => undefined) : undefined);
    await truth.setAll(ids(3), 'one');
    startIndexer({ writeLimitMs: 150 });
    await eventually(() => expect(index.points.size).toBe(2));
    await eventually(async () =>
      expect(await rowsLeft()).toMatchObject([
        { source_id: 'source:1', failure: 'IndexingTimeoutError: The index took longer than 0.15 s.' },
      ]),
    );
  });

  test('nothing is lost while the index fails every other time', async () => {
    let calls = 0;
    index.before = () => {
      calls += 1;
      if (calls % 2 === 0) throw new Error('now and then');
    };
    await truth.setAll(ids(30), 'one');
    startIndexer({ batchSize: 8 });
    await settled();
    expect(index.points).toEqual(await truth.texts());
  });
});

describe('large sources', () => {
  const long = 'word '.repeat(2_000);

  test('hold up no small one, though they came first and one of them never ends', async () => {
    index.before = ({ ids: written }) => (written.includes('source:0') ? new Promise(() => undefined) : undefined);
    await truth.setAll(ids(50), long);
    const indexer = startIndexer();
    await eventually(() => expect(index.calls.map((call) => call.ids)).toContainEqual(['source:0']));
    expect(await indexer.indexed('small', await truth.set('small', 'one'), patienceMs)).toMatchObject({ id: 'small' });
    expect(index.points.size).toBe(1);
  });

  test('go on one by one while small ones never stop coming', async () => {
    await truth.setAll(ids(5), long);
    startIndexer();
    let version = 0;
    while (index.points.size < 6) await truth.set('small', String((version += 1)));
    await settled();
    expect(index.points).toEqual(await truth.texts());
    expect(
      index.calls
        .filter((call) => call.ids.some((id) => id.startsWith('source:')))
        .every((call) => call.ids.length === 1),
    ).toBe(true);
  });

  test('that are noted with their size are not read with the small ones', async () => {
    const reads: string[][] = [];
    startIndexer({ read: (wanted) => (reads.push([...wanted]), truth.read(wanted)) });
    await truth.setAll(ids(2), long, 2_000);
    await settled();
    expect(reads.toSorted()).toEqual([['source:0'], ['source:1']]);
  });
});

describe('embeddings', () => {
  test('are made when the model host comes back, while the keyword leg has the source at once', async () => {
    embeddingsUp = false;
    const indexer = startIndexer();
    expect(await indexer.indexed('a', await truth.set('a', 'one'), patienceMs)).toMatchObject({ embedded: false });
    await wait(1_200);
    expect(index.calls).toHaveLength(1);
    expect(await outbox.pending()).toEqual({ open: 0, withoutEmbeddings: 1 });
    embeddingsUp = true;
    await settled();
    expect([...index.embedded]).toEqual(['a']);
  });

  test('that a host refuses which seems up are tried again after a rest', async () => {
    index.modelHost = false;
    const indexer = startIndexer();
    await indexer.indexed('a', await truth.set('a', 'one'), patienceMs);
    indexer.poke();
    await wait(500);
    expect(index.calls).toHaveLength(1);
    index.modelHost = true;
    await settled();
    expect([...index.embedded]).toEqual(['a']);
  });
});

describe('a source that changes by itself', () => {
  test('is written again at the time it gave, in its state at that time', async () => {
    const indexer = startIndexer();
    truth.refreshAt.set('a', new Date(Date.now() + 120_000));
    await indexer.indexed('a', await truth.set('a', 'today'), patienceMs);
    truth.refreshAt.clear();
    await database.query("UPDATE truth SET text = 'tomorrow'");
    await wait(500);
    expect(index.history.get('a')).toEqual(['today']);
    await elapse(database, 125_000);
    await settled();
    expect(index.history.get('a')).toEqual(['today', 'tomorrow']);
  });
});

describe('stopping', () => {
  test('ends after the batch in work, and who waits for more learns that it is pending', async () => {
    index.delayMs = 150;
    const indexer = startIndexer({ batchSize: 2, stopGraceMs: 2_000 });
    const positions = await truth.setAll(ids(6), 'one');
    const states = Promise.all([...positions].map(([id, position]) => indexer.indexed(id, position, patienceMs)));
    await eventually(() => expect(index.calls).toHaveLength(1));
    await indexer.stop();
    expect((await states).filter((state) => state !== null)).toHaveLength(index.points.size);
    expect(index.points.size).toBe(2);
    expect(await outbox.pending()).toMatchObject({ open: 4 });
    expect(await indexer.indexed('source:5', 1n, 1_000)).toBeNull();
    indexer.start();
    await settled();
  });

  test('ends a batch that hangs and gives its tasks back', async () => {
    index.before = () => new Promise(() => undefined);
    const indexer = startIndexer();
    await truth.set('a', 'one');
    indexer.poke();
    await eventually(() => expect(index.calls).toHaveLength(1));
    await indexer.stop();
    expect(await rowsLeft()).toEqual([{ source_id: 'a', failures: 0, failure: null }]);
    expect(
      (await outbox.claim(1, { id: '00000000-0000-4000-8000-000000000002', embeddings: false })).tasks,
    ).toHaveLength(1);
  });
});
