import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { SearchUnavailableError } from '../knowledge-index.ts';
import { Indexer } from './indexer.ts';
import { reindexAll } from './reindex-all.ts';
import type { ReindexProgress } from './reindex-all.ts';
import { IndexOutbox } from './index-outbox-sql.ts';
import { MemoryIndex } from './testing/memory-index.ts';
import { Truth } from './testing/truth.ts';

const testDatabase = useTestDatabase('staging-knowledge');
let database: Database;
let truth: Truth;
let outbox: IndexOutbox;
let index: MemoryIndex;
let indexer: Indexer;

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'reindex-test' });
});
beforeEach(async () => {
  truth = new Truth(database);
  await truth.empty();
  outbox = new IndexOutbox(database);
  index = new MemoryIndex();
  indexer = new Indexer({
    outbox,
    index,
    read: truth.read,
    embeddingsUp: () => true,
    logger: { info: () => undefined, warn: () => undefined },
  });
});
afterEach(() => indexer.stop());
afterAll(() => database.end());

async function* truthIds(): AsyncGenerator<string[]> {
  const ids = [...(await truth.texts()).keys()];
  for (let from = 0; from < ids.length; from += 700) yield ids.slice(from, from + 700);
}

/** Sources of which the index knows nothing. */
async function lostIndex(count: number): Promise<void> {
  await truth.setAll(
    Array.from({ length: count }, (_, place) => `source:${place}`),
    'one',
  );
  await database.query('TRUNCATE index_task');
}

const reindex = (progress?: (progress: ReindexProgress) => void, signal?: AbortSignal) =>
  reindexAll({
    outbox,
    index,
    sourceIds: truthIds(),
    pollMs: 50,
    ...(progress && { progress }),
    ...(signal && { signal }),
  });

test('a rebuild writes every source, removes what has none any more, and tells how far it is', async () => {
  await lostIndex(1_500);
  index.points.set('source:gone', 'old');
  indexer.start();
  const told: ReindexProgress[] = [];
  expect(await reindex((progress) => told.push(progress))).toEqual({ total: 1_501, failed: [] });
  expect(index.points).toEqual(await truth.texts());
  expect(told.at(-1)).toEqual({ total: 1_501, done: 1_501, failing: 0 });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).sort((a, b) => a - b));
  expect(await outbox.pending()).toEqual({ open: 0, withoutEmbeddings: 0 });
});

test('a source that arrives during the rebuild keeps its points', async () => {
  await lostIndex(3);
  const own = index.ownSources.bind(index);
  index.ownSources = async () => {
    await indexer.indexed('new', await truth.set('new', 'fresh'), 5_000);
    return own();
  };
  indexer.start();
  expect(await reindex()).toEqual({ total: 4, failed: [] });
  expect(index.points.get('new')).toBe('fresh');
});

test('a source that cannot be indexed is named in the end', async () => {
  await lostIndex(5);
  index.before = ({ ids }) => {
    if (ids.includes('source:2')) throw new Error('poisoned');
  };
  indexer.start();
  expect(await reindex()).toEqual({ total: 5, failed: ['source:2'] });
  expect(index.points.size).toBe(4);
});

test('an index that cannot say what it has fails the rebuild, and the sources are marked', async () => {
  await lostIndex(5);
  index.ownSources = () => Promise.reject(new SearchUnavailableError('refused'));
  await expect(reindex()).rejects.toThrow(SearchUnavailableError);
  expect(await outbox.pending()).toEqual({ open: 5, withoutEmbeddings: 0 });
});

test('one that is broken off leaves the work to the indexer', async () => {
  await lostIndex(5);
  expect(await reindex(undefined, AbortSignal.timeout(200))).toEqual({ total: 5, failed: [] });
  expect(await outbox.pending()).toEqual({ open: 5, withoutEmbeddings: 0 });
});

test('a household without sources is done at once', async () => {
  expect(await reindex()).toEqual({ total: 0, failed: [] });
});
