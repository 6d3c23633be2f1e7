import { healthOf, summaryOf } from './health.ts';
import type { Overview } from './system-state-reader.ts';

const well: Overview = {
  now: new Date(0),
  decisions: [],
  counts: { total: 0, byType: {}, open: 0, blocking: 0 },
  entries: null,
  processing: { since: new Date(0), errors: 0, times: null },
  repair: { sources: 412, missing: 0 },
  failed: [],
  figures: { sources: [], documents: 0, groceries: 0, waiting: [0, 0, 0, 0, 0] },
  waiting: [],
  backlog: { open: 0, withoutEmbeddings: 0 },
  searchIndex: { points: 2_041, pending: 0 },
  embeddings: 'up',
};
const away = { unavailable: 'Qdrant refused the connection' };

test.each<[string, Partial<Overview>, string[], string]>([
  ['all is well', {}, ['good', 'good', 'good', 'good'], 'All is well: everything that was taken in can be found.'],
  [
    'the index is being built',
    { repair: { sources: 412, missing: 300 } },
    ['good', 'waiting', 'good', 'good'],
    'All is well; some of what came in is still on its way into the search index.',
  ],
  [
    'sources are on their way',
    { backlog: { open: 3, withoutEmbeddings: 0 } },
    ['good', 'good', 'waiting', 'good'],
    'All is well; some of what came in is still on its way into the search index.',
  ],
  [
    'sources wait for the index',
    { backlog: { open: 3, withoutEmbeddings: 0 }, searchIndex: away },
    ['good', 'trouble', 'trouble', 'good'],
    'This needs attention: search index, index backlog.',
  ],
  [
    'the model is unavailable',
    { backlog: { open: 0, withoutEmbeddings: 1 }, embeddings: 'unreachable' },
    ['good', 'good', 'waiting', 'trouble'],
    'This needs attention: embeddings model all-minilm.',
  ],
  ['one read failed', { backlog: null }, ['trouble', 'good', 'unknown', 'good'], 'This needs attention: database.'],
  [
    'nothing can be read',
    { decisions: null, counts: null, figures: null, waiting: null, backlog: null },
    ['trouble', 'good', 'unknown', 'good'],
    'This needs attention: database.',
  ],
])('when %s', (_when, overrides, levels, sentence) => {
  const parts = healthOf({ ...well, ...overrides }, 'all-minilm');
  expect([parts.map(({ level }) => level), summaryOf(parts).sentence]).toEqual([levels, sentence]);
});

test('what is not known is said before what waits', () => {
  const part = (level: 'unknown' | 'waiting') => ({ name: 'Index backlog', level, state: '', consequence: '' });
  expect(summaryOf([part('waiting'), part('unknown')])).toEqual({
    level: 'unknown',
    sentence: 'This is not known right now: index backlog.',
  });
});

test('the passages of the index are told', () => {
  expect(healthOf(well, 'm')[1]).toEqual({
    name: 'Search index',
    level: 'good',
    state: 'Answers',
    consequence: '2,041 passages of this household.',
  });
});
