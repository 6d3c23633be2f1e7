import { documentVector } from './bm25.ts';
import { idfFromCounts, termIdf } from './term-idf.ts';

test.each([
  // N, n and ln(1 + (N − n + ½)/(n + ½)), computed by hand.
  [0, 0, 0.6931471805599453],
  [1, 0, 1.3862943611198906],
  [1, 1, 0.28768207245178085],
  [10, 2, 1.4816045409242156],
])('of %i points, %i with the term, the idf is %s', (points, having, idf) => {
  expect(idfFromCounts(points, having)).toBeCloseTo(idf, 12);
});

test.each([
  [1, 2],
  [-1, 0],
  [5, -1],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 1],
])('of %s points, %s with the term, there is none', (points, having) => {
  expect(() => idfFromCounts(points, having)).toThrow(RangeError);
});

describe('the idf of a term', () => {
  test('is the score of its own query by the stored weight', () => {
    expect(termIdf({ score: 3, storedWeight: 1.5 }, 10)).toBe(2);
  });

  test("comes out of a stored vector and the server's arithmetic in 32-bit floats", () => {
    const storedWeight = documentVector('permission slip due Friday, slip').values[0] ?? 0;
    const idf = idfFromCounts(200, 7);
    expect(termIdf({ score: Math.fround(idf * storedWeight), storedWeight }, 200)).toBeCloseTo(idf, 5);
  });

  test.each([
    ['no point has it', undefined],
    ['the stored weight is 0', { score: 1, storedWeight: 0 }],
    ['the stored weight is negative', { score: -1, storedWeight: -1 }],
    ['the stored weight is no number', { score: 1, storedWeight: Number.NaN }],
    ['the score is 0', { score: 0, storedWeight: 1 }],
    ['the score is endless', { score: Number.POSITIVE_INFINITY, storedWeight: 1 }],
  ])('is the highest when %s', (_, hit) => {
    expect(termIdf(hit, 10)).toBe(idfFromCounts(10, 0));
  });
});
