import { SearchUnavailableError } from '@homeroom/search';
import { SystemStateReader, type SystemStateReaderDeps } from './system-state-reader.ts';

const never = () => new Promise<never>(() => undefined);
const entries = { confidence: { high: 1, medium: 2, low: 0 }, rules: new Map() };
const processing = { since: new Date('2026-11-21T17:00:00Z'), errors: 0, times: null };
const counts = { total: 3, byType: { note: 3 }, open: 0, blocking: 0 };
const warnings: unknown[] = [];

function readerOf(overrides: Partial<SystemStateReaderDeps> = {}): SystemStateReader {
  return new SystemStateReader({
    eventGraph: { recent: async () => [], counts: async () => counts, open: async () => [] },
    figures: {
      figures: async ({ dayStarts, waitingSince }) => ({
        sources: [],
        documents: dayStarts.length,
        groceries: 0,
        waiting: waitingSince.map(() => 0),
      }),
      ofEntries: async () => entries,
    },
    processing: { figures: () => processing },
    outbox: { pending: async () => ({ open: 0, withoutEmbeddings: 0 }) },
    index: { stats: async () => ({ points: 7, pending: 0 }) },
    repair: { state: { sources: 0, missing: 0 } },
    embeddings: { latest: 'up' },
    timeZone: 'America/Chicago',
    clock: () => new Date('2026-11-21T18:00:00Z'),
    logger: { warn: (fields: unknown) => void warnings.push(fields) },
    limitMs: 50,
    ...overrides,
  });
}

test('a read that never ends is given up and named, and the others are there', async () => {
  const overview = await readerOf({
    eventGraph: { recent: never, counts: async () => counts, open: never },
  }).overview();
  expect(overview).toMatchObject({
    decisions: null,
    counts,
    waiting: null,
    failed: ['routing_decisions', 'coordination'],
    searchIndex: { points: 7 },
    figures: { documents: 30 },
  });
  expect(warnings).toEqual([
    {
      reads: ['routing_decisions', 'coordination'],
      err: expect.objectContaining({ message: 'the read took too long' }),
    },
  ]);
});

test.each([
  [
    'says why',
    async () => Promise.reject(new SearchUnavailableError('Qdrant refused the connection')),
    'Qdrant refused the connection',
  ],
  ['is silent', never, 'it did not answer in time'],
])('a search index that %s is no failed read', async (_does, stats, unavailable) => {
  expect(await readerOf({ index: { stats } }).overview()).toMatchObject({ searchIndex: { unavailable }, failed: [] });
});

test('the data needs neither the search index nor the figures of the page', async () => {
  expect(
    await readerOf({
      index: { stats: never },
      figures: { figures: never, ofEntries: async () => entries },
    }).eventGraph(),
  ).toEqual({
    decisions: [],
    counts,
    entries,
    processing,
    repair: { sources: 0, missing: 0 },
    failed: [],
  });
});
