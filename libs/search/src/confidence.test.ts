import { cosineBackground, foundNothing, judgeConfidence, termCoverage, type Evidence } from './confidence.ts';

const evidence = (changes: Partial<Evidence>): Evidence => ({
  mode: 'semantic',
  sourceScores: [1, 0.8, 0.7, 0.5],
  coverage: 0.5,
  ...changes,
});

describe('with four sources', () => {
  test.each<[string, Partial<Evidence>, number, string]>([
    // σ(−1.82 + 1.505 + 1.995) = σ(1.68); σ(−2.99 + 2.205 + 1.22) = σ(0.435)
    ['semantic', {}, 0.842905, 'medium'],
    ['semantic, no coverage, equal scores', { coverage: 0, sourceScores: [1, 1, 1, 1] }, 0.139434, 'low'],
    ['semantic, all', { coverage: 1, sourceScores: [1, 0, 0, 0] }, 0.994403, 'high'],
    ['semantic, no score above 0', { sourceScores: [0, 0, 0, 0] }, 0.421895, 'low'],
    ['keyword', { mode: 'keyword' }, 0.607067, 'medium'],
    [
      'keyword, no coverage, equal scores',
      { mode: 'keyword', coverage: 0, sourceScores: [0.4, 0.4, 0.4, 0.4] },
      0.04788,
      'low',
    ],
    ['keyword, all', { mode: 'keyword', coverage: 1, sourceScores: [1, 0, 0, 0] }, 0.979367, 'high'],
  ])('%s', (_, changes, probability, confidence) => {
    const judged = judgeConfidence(evidence(changes));
    expect(judged.probability).toBeCloseTo(probability, 5);
    expect(judged.confidence).toBe(confidence);
  });

  test('the first and the tenth matter, in proportion only, and none after the tenth', () => {
    const ten = [1, 0.9, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.5];
    const other = [0.5, 0.5, 0.5, 0.4, 0.4, 0.4, 0.3, 0.3, 0.3, 0.25, 0.2, 0.1];
    for (const sourceScores of [ten, other])
      expect(judgeConfidence(evidence({ sourceScores }))).toEqual(judgeConfidence(evidence({})));
  });

  test.each([
    // Keyword mode's σ reaches ln 9 (0.9) and ln 1.5 (0.6) with s10 = s1/2 at (ln … + 1.77)/4.41.
    [(Math.log(9) + 1.77) / 4.41 + 1e-9, 'high'],
    [(Math.log(9) + 1.77) / 4.41 - 1e-9, 'medium'],
    [(Math.log(1.5) + 1.77) / 4.41 + 1e-9, 'medium'],
    [(Math.log(1.5) + 1.77) / 4.41 - 1e-9, 'low'],
  ])('the thresholds are 0.9 and 0.6 (coverage %s)', (coverage, confidence) => {
    expect(judgeConfidence(evidence({ mode: 'keyword', coverage })).confidence).toBe(confidence);
  });

  test('more coverage and a longer lead never lower it', () => {
    for (const mode of ['semantic', 'keyword'] as const) {
      const at = (coverage: number, last: number) =>
        judgeConfidence(evidence({ mode, coverage, sourceScores: [1, 1, 1, last] })).probability ?? 0;
      for (let step = 0; step < 10; step++) {
        expect(at((step + 1) / 10, 0.5)).toBeGreaterThan(at(step / 10, 0.5));
        expect(at(0.5, step / 10)).toBeGreaterThan(at(0.5, (step + 1) / 10));
      }
    }
  });
});

describe('with fewer than four sources', () => {
  test.each([
    [3, 0.8, 'high'],
    [3, 0.79, 'medium'],
    [1, 1, 'high'],
    [2, 0.5, 'medium'],
    [2, 0.49, 'low'],
    [0, 1, 'low'],
  ])('of %i sources and coverage %s it is %s', (count, coverage, confidence) => {
    const sourceScores = [1, 0.1, 0.1].slice(0, count);
    expect(judgeConfidence(evidence({ sourceScores, coverage }))).toEqual({ confidence, probability: null });
  });
});

test.each([
  [[], [1], 0],
  [
    [
      [1, 2],
      [2, 6],
    ],
    [2, 9],
    0.75,
  ],
  [
    [
      [1, 2],
      [2, 6],
    ],
    [],
    0,
  ],
  [
    [
      [1, 2],
      [2, 6],
    ],
    [1, 2, 3],
    1,
  ],
  [[[1, 0]], [1], 0],
] as [[number, number][], number[], number][])('of the terms %j a text with %j covers %s', (idfs, found, coverage) => {
  expect(termCoverage(new Map(idfs), found)).toBe(coverage);
});

describe('foundNothing', () => {
  const background = { mean: 0.25, deviation: 0.125 };

  test.each([
    [0, [], background, true],
    [0, [0.5625], background, true],
    [0, [0.1, 0.5626], background, false],
    [0, [0.9], null, true],
    [1, [], background, false],
    [1, [], null, false],
  ])('with %i keyword hits, cosines %j and background %j is %s', (hits, cosines, known, nothing) => {
    expect(foundNothing(hits, cosines, known)).toBe(nothing);
  });
});

test('the background of a model has the mean and the deviation of its random pairs', () => {
  expect(cosineBackground([0.1, 0.2, 0.3])).toEqual({
    mean: expect.closeTo(0.2, 12),
    deviation: expect.closeTo(0.1, 12),
  });
  expect(cosineBackground([0.1])).toBeNull();
});
