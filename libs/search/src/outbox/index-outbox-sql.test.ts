import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { restAfter } from './index-task.ts';
import type { TaskOutcome } from './index-task.ts';
import { noteSourcesChanged } from './note-sources-changed-sql.ts';
import { IndexOutbox } from './index-outbox-sql.ts';
import { elapse } from './testing/elapse.ts';

const testDatabase = useTestDatabase('staging-knowledge');
let database: Database;
let outbox: IndexOutbox;

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'outbox-test' });
});
beforeEach(async () => {
  await database.query('TRUNCATE index_task');
  outbox = new IndexOutbox(database);
});
afterAll(() => database.end());

const done: TaskOutcome = { kind: 'done', refreshAt: null };
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const note = (...ids: string[]) => noteSourcesChanged(database, ids);
const claim = (embeddings = false, first: string[] = [], limit = 64) =>
  outbox.claim(limit, { id: randomUUID(), embeddings, first });
const claimedIds = async (...args: Parameters<typeof claim>) =>
  (await claim(...args)).tasks.map(({ sourceId }) => sourceId);
const rows = async () =>
  (
    await database.query(
      'SELECT source_id, claim, embeddings_only, failures, failure FROM index_task ORDER BY source_id',
    )
  ).rows;
const pass = (milliseconds: number) => elapse(database, milliseconds);
const databaseTime = async () =>
  (await database.query<{ ms: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float AS ms')).rows[0]
    ?.ms ?? NaN;

/** Claims everything due and settles it with one outcome. */
async function settleAll(outcome: TaskOutcome, embeddings = false): Promise<void> {
  const claimed = await claim(embeddings);
  await outbox.settle(claimed, new Map(claimed.tasks.map(({ sourceId }) => [sourceId, outcome])));
}

/** Returns how long a source rests after being settled by the work: bounds by the database's clock, in milliseconds. */
async function restAfterwards(work: () => Promise<void>): Promise<{ atLeast: number; atMost: number }> {
  const before = await databaseTime();
  await work();
  const after = await databaseTime();
  const {
    rows: [row],
  } = await database.query<{ due: number }>('SELECT (extract(epoch FROM due_at) * 1000)::float AS due FROM index_task');
  const due = row?.due ?? NaN;
  // The column keeps whole milliseconds.
  return { atLeast: due - after - 1, atMost: due - before + 1 };
}

describe('noting a change', () => {
  test('gives each source a position that rises with every change, and is due at once', async () => {
    const first = await note('b', 'a', 'b');
    expect([...first.keys()].sort()).toEqual(['a', 'b']);
    const second = await note('b');
    expect(second.get('b')).toBeGreaterThan(first.get('b') ?? 0n);
    expect(await claimedIds()).toEqual(['a', 'b']);
  });

  test('of no source does nothing', async () => {
    expect(await note()).toEqual(new Map());
  });

  test('counts only with its transaction', async () => {
    await expect(
      withTransaction(database, async (client) => {
        await noteSourcesChanged(client, ['a']);
        throw new Error('the truth is refused');
      }),
    ).rejects.toThrow('the truth is refused');
    expect(await rows()).toEqual([]);
  });

  test('of sources in opposite orders by many transactions at once locks nobody out', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `source:${index}`);
    const noting = Array.from({ length: 30 }, (_, turn) => note(...(turn % 2 ? ids : ids.toReversed())));
    const positions = (await Promise.all(noting)).map((each) => each.get('source:0') ?? 0n);
    expect(new Set(positions).size).toBe(30);
    expect((await rows()).length).toBe(40);
  });

  test('for later neither comes now nor puts off what is due', async () => {
    await noteSourcesChanged(database, ['later'], { dueAt: later(60_000) });
    await note('now');
    await noteSourcesChanged(database, ['now'], { dueAt: later(60_000) });
    expect(await claimedIds()).toEqual(['now']);
    expect(await outbox.pending()).toEqual({ open: 1, withoutEmbeddings: 0 });
    await note('later');
    expect(await claimedIds()).toEqual(['later']);
  });

  test('takes a source out of its rest', async () => {
    await note('a');
    await settleAll({ kind: 'failed', reason: 'poisoned' });
    await pass(-60_000);
    expect(await claimedIds()).toEqual([]);
    await note('a');
    expect(await rows()).toMatchObject([{ failures: 0, failure: null }]);
    expect(await claimedIds()).toEqual(['a']);
  });
});

describe('sizes', () => {
  const noteSized = (points: Record<string, number>) =>
    noteSourcesChanged(database, Object.keys(points), { points: new Map(Object.entries(points)) });
  const large = async () =>
    (await outbox.claim(64, { id: randomUUID(), embeddings: false, lane: 'large' })).tasks.map(
      ({ sourceId }) => sourceId,
    );

  test('keep large sources out of the claims of small ones, and are claimed one at a time', async () => {
    await noteSized({ 'a-large': 9, 'b-large': 400, 'c-small': 8 });
    await note('d-unknown');
    expect(await claimedIds()).toEqual(['c-small', 'd-unknown']);
    expect([await large(), await large(), await large()]).toEqual([['a-large'], ['b-large'], []]);
  });

  test('end a claim of small ones at 64 points', async () => {
    await noteSized(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`source:${i + 10}`, 8])));
    expect([(await claimedIds()).length, (await claimedIds()).length]).toEqual([8, 4]);
  });

  test('found out later move a source to the large ones', async () => {
    await note('a');
    await settleAll({ kind: 'large' });
    expect([await claimedIds(), await large()]).toEqual([[], ['a']]);
    expect(await rows()).toMatchObject([{ failures: 0 }]);
  });

  test('count as pending until the points are there, and stay known when a change says none', async () => {
    await noteSized({ a: 3, b: 40 });
    await note('a');
    expect(await outbox.pendingPoints()).toBe(43);
    await settleAll({ kind: 'without_embeddings', refreshAt: null, tried: false });
    expect(await outbox.pendingPoints()).toBe(40);
    await noteSized({ b: 5 });
    await settleAll({ kind: 'failed', reason: 'poisoned' });
    expect(await outbox.pendingPoints()).toBe(5);
  });
});

describe('a claim', () => {
  test('settled in part holds its other tasks on', async () => {
    await note('a', 'b');
    const claimed = await claim();
    await outbox.settle({ id: claimed.id, tasks: claimed.tasks.slice(0, 1) }, new Map([['a', done]]));
    expect(await rows()).toMatchObject([{ source_id: 'b', claim: claimed.id }]);
  });

  test('takes the oldest positions, after those that are waited for', async () => {
    for (const id of ['c', 'b', 'a', 'd']) await note(id);
    await note('c');
    expect(await claimedIds(false, ['d'], 3)).toEqual(['d', 'b', 'a']);
    expect(await claimedIds()).toEqual(['c']);
  });

  test('is nobody else’s until its lease is over', async () => {
    outbox = new IndexOutbox(database, { leaseMs: 60_000 });
    await note('a');
    const killed = await claim();
    expect(killed.tasks).toHaveLength(1);
    expect(await claimedIds()).toEqual([]);
    await pass(45_000);
    await outbox.renew(killed);
    await pass(45_000);
    expect(await claimedIds()).toEqual([]);
    await pass(16_000);
    expect(await claimedIds()).toEqual(['a']);
  });

  test('passes over rows that a transaction is writing', async () => {
    await note('a', 'b');
    await withTransaction(database, async (client) => {
      await noteSourcesChanged(client, ['a']);
      expect(await claimedIds()).toEqual(['b']);
    });
    expect(await claimedIds()).toEqual(['a']);
  });

  test('shared by ten at once gives each task to one', async () => {
    await note(...Array.from({ length: 200 }, (_, index) => `source:${index}`));
    const all = (await Promise.all(Array.from({ length: 10 }, () => claimedIds(false, [], 40)))).flat();
    expect(all.length).toBe(new Set(all).size);
    expect(all.length + (await claimedIds(false, [], 400)).length).toBe(200);
  });
});

describe('settling', () => {
  test('removes what is done and releases what nobody tried', async () => {
    await note('done', 'untried', 'released');
    const claimed = await claim();
    await outbox.settle(
      claimed,
      new Map<string, TaskOutcome>([
        ['done', done],
        ['released', { kind: 'released' }],
      ]),
    );
    expect(await rows()).toMatchObject([
      { source_id: 'released', claim: null, failures: 0 },
      { source_id: 'untried', claim: null, failures: 0 },
    ]);
    expect((await claimedIds()).sort()).toEqual(['released', 'untried']);
  });

  test('releases at once what changed while it was in work', async () => {
    await note('a');
    const claimed = await claim();
    const changed = await note('a');
    expect(await claimedIds()).toEqual([]);
    await outbox.settle(claimed, new Map([['a', done]]));
    expect((await claim()).tasks).toEqual([{ sourceId: 'a', position: changed.get('a'), failures: 0 }]);
  });

  test('keeps a source that wants to be made again until then', async () => {
    await note('a');
    const claimed = await claim();
    await outbox.settle(claimed, new Map<string, TaskOutcome>([['a', { kind: 'done', refreshAt: later(120_000) }]]));
    expect(await outbox.pending()).toEqual({ open: 0, withoutEmbeddings: 0 });
    expect(await claimedIds()).toEqual([]);
    await pass(125_000);
    expect(await claimedIds()).toEqual(['a']);
  });

  test('rests a source for a second that wanted to be made again in the past', async () => {
    await note('a');
    const { atLeast, atMost } = await restAfterwards(() => settleAll({ kind: 'done', refreshAt: new Date(0) }));
    expect(atLeast).toBeLessThanOrEqual(1_000);
    expect(atMost).toBeGreaterThanOrEqual(1_000);
    await pass(1_001);
    expect(await claimedIds()).toEqual(['a']);
  });

  test('keeps a source without embeddings until the model host is up, or it is to be made again', async () => {
    await note('a', 'b');
    const claimed = await claim();
    await outbox.settle(
      claimed,
      new Map<string, TaskOutcome>([
        ['a', { kind: 'without_embeddings', refreshAt: null, tried: false }],
        ['b', { kind: 'without_embeddings', refreshAt: later(120_000), tried: false }],
      ]),
    );
    expect(await outbox.pending()).toEqual({ open: 0, withoutEmbeddings: 2 });
    expect(await claimedIds(false)).toEqual([]);
    await pass(125_000);
    expect(await claimedIds(false)).toEqual(['b']);
    expect(await claimedIds(true)).toEqual(['a']);
  });

  test('lets a source rest whose embeddings were tried in vain, but not its next change', async () => {
    await note('a');
    await settleAll({ kind: 'without_embeddings', refreshAt: null, tried: true }, true);
    expect(await rows()).toMatchObject([
      { embeddings_only: true, failures: 1, failure: 'The model host made no embeddings.' },
    ]);
    await pass(-60_000);
    expect(await claimedIds(true)).toEqual([]);
    await pass(61_000);
    expect(await claimedIds(true)).toEqual(['a']);
    await database.query("UPDATE index_task SET claim = NULL, claimed_until = now() + interval '1 hour'");
    expect(await claimedIds(true)).toEqual([]);
    await note('a');
    expect(await claimedIds(true)).toEqual(['a']);
  });

  test('lets a failed source rest twice as long each time, five minutes at most', async () => {
    await note('a');
    for (const [failures, rest] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      const { atLeast, atMost } = await restAfterwards(() =>
        settleAll({ kind: 'failed', reason: `poisoned ${failures}` }),
      );
      expect(await rows()).toMatchObject([{ failures, failure: `poisoned ${failures}`, claim: null }]);
      expect(atLeast).toBeLessThanOrEqual(rest);
      expect(atMost).toBeGreaterThanOrEqual(rest);
      await pass(rest + 1);
    }
    expect([1, 2, 3, 9, 10, 5_000].map(restAfter)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
    expect(await outbox.pending()).toEqual({ open: 1, withoutEmbeddings: 0 });
  });

  test('of a source taken over by another worker counts as a change, for it may have overwritten a newer state', async () => {
    outbox = new IndexOutbox(database, { leaseMs: 1 });
    await note('finished', 'in work', 'untried');
    const slow = await claim();
    await wait(20);
    const other = await claim(false, ['finished'], 1);
    await outbox.settle(other, new Map([['finished', done]]));
    await new IndexOutbox(database).claim(64, { id: randomUUID(), embeddings: false });
    await outbox.settle(
      slow,
      new Map([
        ['finished', done],
        ['in work', done],
      ]),
    );
    expect(await claimedIds()).toEqual(['finished']);
    const positions = new Map(
      (
        await database.query<{ source_id: string; position: string }>('SELECT source_id, position FROM index_task')
      ).rows.map((row) => [row.source_id, BigInt(row.position)]),
    );
    const before = new Map(slow.tasks.map(({ sourceId, position }) => [sourceId, position]));
    expect(positions.get('in work')).toBeGreaterThan(before.get('in work') ?? 0n);
    expect(positions.get('untried')).toBe(before.get('untried'));
  });
});

describe('the standing of sources', () => {
  test('tells what is open, what waits for embeddings and what failed', async () => {
    await note('embeddings');
    await settleAll({ kind: 'without_embeddings', refreshAt: null, tried: false });
    await note('refresh');
    await settleAll({ kind: 'done', refreshAt: later(60_000) });
    await note('failed');
    await settleAll({ kind: 'failed', reason: 'poisoned' });
    await note('open');
    expect(Object.fromEntries(await outbox.standing(['embeddings', 'refresh', 'failed', 'open', 'absent']))).toEqual({
      embeddings: { open: false, embeddingsOnly: true, failures: 0, leftOut: false },
      refresh: { open: false, embeddingsOnly: false, failures: 0, leftOut: false },
      failed: { open: true, embeddingsOnly: false, failures: 1, leftOut: false },
      open: { open: true, embeddingsOnly: false, failures: 0, leftOut: false },
    });
    expect(await outbox.pending()).toEqual({ open: 2, withoutEmbeddings: 1 });
  });

  test('tells how long the oldest open change has waited, through failures', async () => {
    expect(await outbox.oldestWaitingSeconds()).toBe(0);
    await note('refresh');
    await settleAll({ kind: 'done', refreshAt: later(60_000) });
    await note('failed');
    await pass(10_000);
    expect(await outbox.oldestWaitingSeconds()).toBeCloseTo(10, -0.5);
    for (let failures = 1; failures <= 4; failures += 1) {
      await settleAll({ kind: 'failed', reason: 'poisoned' });
      await pass(300_000);
    }
    await note('new');
    expect(await outbox.oldestWaitingSeconds()).toBeGreaterThan(300);
  });
});
