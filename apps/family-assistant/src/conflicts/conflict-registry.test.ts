import { findOverlaps } from '../calendar/overlaps.ts';
import { ConflictRegistry, type ConflictRegistryDeps } from './conflict-registry.ts';
import type { ConflictStore, KnownPair, KnownPairs } from './conflict-store.ts';
import { timesOf } from './registry-changes.ts';
import { buildOccurrence } from './testing/build-occurrence.ts';

const { overlaps } = findOverlaps([
  buildOccurrence({ at: ['2026-11-19', '16:00', '17:15'], uid: 'soccer' }),
  buildOccurrence({ at: ['2026-11-19', '17:00', '18:00'], uid: 'piano' }),
]);
const [overlap] = overlaps;
if (!overlap) throw new Error('The events do not overlap.');
const pairOf = (pair: Partial<KnownPair>): KnownPairs =>
  new Map([[overlap.id, { conflictId: 'conflict', status: 'unacknowledged', settledTimes: new Set(), ...pair }]]);
const settled = pairOf({ status: 'resolved', settledTimes: new Set([timesOf(overlap.first, overlap.second)]) });

/** A registry whose table is `all`, or too large to be kept, and the reads that it makes. */
function registryOf(all: KnownPairs | null, some: KnownPairs = new Map()) {
  const reads: string[] = [];
  const store: Pick<ConflictStore, 'allPairs' | 'knownPairs'> = {
    allPairs: () => Promise.resolve(all).finally(() => reads.push('all')),
    knownPairs: () => Promise.resolve(some).finally(() => reads.push('some')),
  };
  return { registry: new ConflictRegistry({ store } as ConflictRegistryDeps), reads };
}

test('the registry is read once under each version', async () => {
  const { registry, reads } = registryOf(pairOf({}));
  for (const version of ['1', '1', '2'])
    expect(await registry.known(overlaps, version)).toMatchObject([{ id: 'conflict' }]);
  expect(reads).toEqual(['all', 'all']);
});

test.each([
  ['of a registry that is kept', registryOf(settled)],
  ['of one that is too large to be kept', registryOf(null, settled)],
])('a settled pair %s is no overlap', async (_name, { registry }) => {
  expect(await registry.known(overlaps, '1')).toEqual([]);
});

test('without a version the pairs are read', async () => {
  const { registry, reads } = registryOf(null, pairOf({}));
  expect(await registry.known(overlaps)).toMatchObject([{ id: 'conflict' }]);
  expect(reads).toEqual(['some']);
});

test('a read that failed is repeated', async () => {
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(pairOf({}))];
  const store = { allPairs: () => answers.shift() };
  const registry = new ConflictRegistry({ store } as unknown as ConflictRegistryDeps);
  await expect(registry.known(overlaps, '1')).rejects.toThrow('no connection');
  expect(await registry.known(overlaps, '1')).toMatchObject([{ id: 'conflict' }]);
});
