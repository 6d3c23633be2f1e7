import { tokenIds } from '../tokens.ts';
import type { Candidate } from './candidates.ts';
import { rankedResult, type FoundCandidates } from './ranked-result.ts';
import { buildCandidate } from './testing/build-candidate.ts';

const [slip = 0, due = 0] = tokenIds('slip due');
const idfs = new Map([
  [slip, 2],
  [due, 1],
]);
const background = { mean: 0.1, deviation: 0.1 };

function rank(found: Partial<FoundCandidates>, topK = 5) {
  return rankedResult({ keyword: [], semantic: null, idfs, ...found }, { topK, background });
}

function buildLeg(scores: Record<string, number>): Candidate[] {
  return Object.entries(scores).map(([id, score]) => buildCandidate({ id, score }));
}

test('keyword mode reports the share of the greatest possible score', () => {
  const { mode, passages } = rank({ keyword: buildLeg({ a: 3.3, b: 1.65 }) });
  expect(mode).toBe('keyword');
  expect(passages.map(({ source, score }) => [source, score])).toEqual([
    ['source-a', expect.closeTo(0.5, 9)],
    ['source-b', expect.closeTo(0.25, 9)],
  ]);
});

test('semantic mode reports the mean of the share and the cosine', () => {
  const { mode, passages } = rank({ keyword: buildLeg({ a: 3.3 }), semantic: buildLeg({ a: 0.8 }) });
  expect(mode).toBe('semantic');
  expect(passages[0]?.score).toBeCloseTo(0.65, 9);
});

test('a point that only the semantic leg found is ranked and reported with its exact keyword score', () => {
  const stored = { indices: [slip, 99], values: [1.5, 2] };
  const semantic = [buildCandidate({ id: 'b', score: 0.8, stored }), buildCandidate({ id: 'c', score: 0.8 })];
  const { passages } = rank({ keyword: buildLeg({ a: 6 }), semantic });
  expect(passages.map(({ source }) => source)).toEqual(['source-b', 'source-a', 'source-c']);
  expect(passages[0]?.score).toBeCloseTo((3 / 6.6 + 0.8) / 2, 9);
});

test('at most two passages of one source are shown, equal ones by id', () => {
  const keyword = ['c', 'a', 'b', 'd'].map((id) =>
    buildCandidate({ id, source: id === 'd' ? 'other' : 'one', shown: { passage: id } }),
  );
  expect(rank({ keyword }).passages.map(({ passage }) => passage)).toEqual(['a', 'b', 'd']);
  expect(rank({ keyword }, 2).passages.map(({ passage }) => passage)).toEqual(['a', 'b']);
});

describe('nothing is found', () => {
  test.each([
    ['without candidates', {}],
    ['with cosines of the background alone', { semantic: buildLeg({ a: 0.35, b: 0.2 }) }],
    [
      'with a point that the keyword leg would have scored but did not find',
      { semantic: [buildCandidate({ score: 0.2, stored: { indices: [slip], values: [1] } })] },
    ],
  ])('%s', (_, found) => {
    expect(rank(found)).toEqual({
      mode: 'semantic' in found ? 'semantic' : 'keyword',
      passages: [],
      confidence: 'low',
      unknownTerms: [],
    });
  });

  test('where the background of the model is not known and the keyword leg has none', () => {
    const found = { keyword: [], semantic: buildLeg({ a: 0.99 }), idfs };
    expect(rankedResult(found, { topK: 5, background: null }).passages).toEqual([]);
  });
});

test('a cosine above the background is found without a keyword', () => {
  expect(rank({ semantic: buildLeg({ a: 0.36 }) }).passages).toHaveLength(1);
});

test('a point that neither leg says anything for is not shown', () => {
  const { passages } = rank({ keyword: buildLeg({ a: 1 }), semantic: buildLeg({ b: 0, c: -0.2 }) });
  expect(passages.map(({ source }) => source)).toEqual(['source-a']);
});

describe('the confidence', () => {
  test.each([
    ['both terms in the passage', { passage: 'The slip is due.' }, 'high'],
    ['a term in the subject and one in the passage', { subject: 'Slips', passage: 'due' }, 'high'],
    ['the rarer term', { passage: 'A slip.' }, 'medium'],
    ['the commoner term', { sender: 'Due' }, 'low'],
  ])('of fewer than four sources is that of the coverage: %s', (_, shown, confidence) => {
    expect(rank({ keyword: [buildCandidate({ shown })] }).confidence).toBe(confidence);
  });

  test('of four and more is that of the coverage and the lead over the last, shown or not', () => {
    const passage = 'The slip is due.';
    const others = buildLeg({ b: 1, c: 1, d: 0.5 });
    const ahead = rank({ keyword: [buildCandidate({ id: 'a', score: 6, shown: { passage } }), ...others] }, 1);
    const level = rank({ keyword: buildLeg({ a: 6, b: 6, c: 6, d: 6 }) }, 1);
    expect([ahead.confidence, level.confidence]).toEqual(['high', 'low']);
  });

  test('of four chunks of one source is that of one source', () => {
    const keyword = ['a', 'b', 'c', 'd'].map((id) =>
      buildCandidate({ id, source: 'one', shown: { passage: 'The slip is due.' } }),
    );
    expect(rank({ keyword }).confidence).toBe('high');
  });
});

test('the terms that no source of the household has are told', () => {
  expect(rank({ keyword: buildLeg({ a: 1 }), unknownTerms: [slip] }).unknownTerms).toEqual([slip]);
  expect(rank({}).unknownTerms).toEqual([]);
});
