import { readCandidates, readTermHit, type AnsweredPoint } from './candidates.ts';

const payload = {
  source: 'mail:1',
  type: 'email',
  kind: null,
  subject: 'Trip',
  sender: 'Mr. Okafor',
  date: '2026-09-14',
  chunk: 0,
  passage: 'The slip is due.',
};

function buildPoint(parts: Partial<AnsweredPoint> = {}): AnsweredPoint {
  return { id: 'a', score: 1, payload, ...parts };
}

test('a candidate shows what its payload says, and keeps its stored vector', () => {
  const stored = { indices: [3], values: [1.5] };
  const [candidate] = readCandidates([buildPoint({ vector: { bm25: stored } })]);
  expect(candidate).toEqual({ id: 'a', source: 'mail:1', score: 1, shown: payload, stored });
});

test('candidates are ordered best first, ties by id', () => {
  const points = [buildPoint({ id: 'c' }), buildPoint({ id: 'b', score: 2 }), buildPoint({ id: 'a' })];
  expect(readCandidates(points).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test.each([
  ['no payload', { payload: null }],
  ['no source', { payload: { ...payload, source: 7 } }],
  ['no passage', { payload: { ...payload, passage: undefined } }],
  ['no place', { payload: { ...payload, chunk: '0' } }],
  ['an unknown type', { payload: { ...payload, type: 'rumour' } }],
  ['no score', { score: Number.NaN }],
])('a point with %s is left out', (_, parts) => {
  expect(readCandidates([buildPoint(parts), buildPoint({ id: 'b' })]).map(({ id }) => id)).toEqual(['b']);
});

test('what may be missing is empty', () => {
  const { source, type, chunk, passage } = payload;
  const [candidate] = readCandidates([buildPoint({ payload: { source, type, chunk, passage, sender: 4 } })]);
  expect(candidate).toMatchObject({ shown: { kind: null, subject: '', sender: '', date: '' }, stored: null });
});

describe("a term's best point", () => {
  test('gives the score and the stored weight of the term', () => {
    expect(readTermHit([{ id: 1, score: 3, vector: { bm25: { indices: [4, 9], values: [0.5, 1.5] } } }], 9)).toEqual({
      score: 3,
      storedWeight: 1.5,
    });
  });

  test.each([
    ['it is not there', []],
    ['its vector is not there', [{ id: 1, score: 3 }]],
    ['its vector is another one', [{ id: 1, score: 3, vector: [1, 2] }]],
    ['the term is not in its vector', [{ id: 1, score: 3, vector: { bm25: { indices: [4], values: [0.5] } } }]],
  ])('is none when %s', (_, points) => {
    expect(readTermHit(points, 9)).toBeUndefined();
  });
});
