import { bestOfSources, fuseLegs, selectTop, type LegHit } from './fusion.ts';
import { bm25Score, bm25Share, reportedScore } from './scores.ts';

const hit = (id: string, score: number, source = id): LegHit => ({ id, source, score });
const scores = (hits: { id: string; fused: number }[]) => hits.map(({ id, fused }) => [id, Number(fused.toFixed(6))]);

describe('fuseLegs', () => {
  test('adds half of each leg, relative to its best, over the union', () => {
    const fused = fuseLegs({ keyword: [hit('a', 8), hit('b', 4)], semantic: [hit('b', 0.6), hit('c', 0.3)] });
    expect(fused).toEqual([
      { id: 'b', source: 'b', bm25: 4, cosine: 0.6, fused: 0.75 },
      { id: 'a', source: 'a', bm25: 8, cosine: null, fused: 0.5 },
      { id: 'c', source: 'c', bm25: 0, cosine: 0.3, fused: 0.25 },
    ]);
  });

  test.each([
    [
      'ties are ordered by id',
      [hit('b', 2), hit('a', 2)],
      [hit('d', 1), hit('c', 1)],
      [
        ['a', 0.5],
        ['b', 0.5],
        ['c', 0.5],
        ['d', 0.5],
      ],
    ],
    [
      'a negative cosine counts 0',
      [hit('a', 1)],
      [hit('b', 0.5), hit('a', -0.9)],
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
    [
      'cosines of 0 or less are all 0',
      [hit('a', 1)],
      [hit('b', 0), hit('c', -0.2)],
      [
        ['a', 0.5],
        ['b', 0],
        ['c', 0],
      ],
    ],
    [
      'keyword scores of 0 are all 0',
      [hit('a', 0)],
      [hit('b', 0.4)],
      [
        ['b', 0.5],
        ['a', 0],
      ],
    ],
    [
      'an empty semantic leg leaves half the weight',
      [hit('a', 4), hit('b', 1)],
      [],
      [
        ['a', 0.5],
        ['b', 0.125],
      ],
    ],
    [
      'an empty keyword leg leaves half the weight',
      [],
      [hit('a', 0.8), hit('b', 0.2)],
      [
        ['a', 0.5],
        ['b', 0.125],
      ],
    ],
    [
      'a semantic leg that did not run leaves the keyword leg all',
      [hit('a', 4), hit('b', 1)],
      null,
      [
        ['a', 1],
        ['b', 0.25],
      ],
    ],
    ['nothing gives nothing', [], [], []],
    ['nothing gives nothing in keyword mode', [], null, []],
  ])('%s', (_, keyword, semantic, expected) => {
    expect(scores(fuseLegs({ keyword, semantic }))).toEqual(expected);
  });

  test.each([
    [
      0,
      [
        ['a', 1],
        ['b', 0.5],
        ['c', 0],
      ],
    ],
    [
      0.25,
      [
        ['a', 0.75],
        ['b', 0.625],
        ['c', 0.125],
      ],
    ],
    [
      1,
      [
        ['b', 1],
        ['c', 0.5],
        ['a', 0],
      ],
    ],
  ])('with a weight of %s', (weight, expected) => {
    const legs = { keyword: [hit('a', 8), hit('b', 4)], semantic: [hit('b', 0.6), hit('c', 0.3)] };
    expect(scores(fuseLegs(legs, weight))).toEqual(expected);
  });

  test('gives the same whatever the order of the hits', () => {
    const keyword = Array.from({ length: 40 }, (_, i) => hit(`p${(i * 7) % 50}`, (i * 13) % 11));
    const semantic = Array.from({ length: 40 }, (_, i) => hit(`p${(i * 3) % 50}`, ((i * 17) % 23) / 23));
    const once = fuseLegs({ keyword, semantic });
    expect(fuseLegs({ keyword: keyword.toReversed(), semantic: semantic.toReversed() })).toEqual(once);
    expect(once.every(({ fused }, i) => fused >= 0 && fused <= 1 && fused <= (once[i - 1]?.fused ?? 1))).toBe(true);
  });

  test.each([-0.1, 1.1, Number.NaN])('refuses a weight of %s', (weight) => {
    expect(() => fuseLegs({ keyword: [], semantic: [] }, weight)).toThrow(RangeError);
  });
});

describe('selectTop', () => {
  const ranking = [
    hit('1', 9, 'a'),
    hit('2', 8, 'a'),
    hit('3', 7, 'a'),
    hit('4', 6, 'b'),
    hit('5', 5, 'a'),
    hit('6', 4, 'c'),
  ];

  test.each([
    [1, ['1']],
    [3, ['1', '2', '4']],
    [10, ['1', '2', '4', '6']],
    [0, []],
  ])('of %i keeps to two chunks of a source: %j', (topK, ids) => {
    expect(selectTop(ranking, topK).map(({ id }) => id)).toEqual(ids);
  });

  test('goes before the ranking of the sources, each by its best chunk', () => {
    expect(bestOfSources(ranking).map(({ id }) => id)).toEqual(['1', '4', '6']);
  });
});

test.each([
  [{ indices: [1, 2, 3], values: [1.5, 1, 2] }, 9.5],
  [{ indices: [2], values: [1] }, 0],
  [{ indices: [], values: [] }, 0],
])('the keyword score of the stored vector %j is %s for terms 1 (idf 3), 3 (idf 2.5) and 4', (stored, score) => {
  expect(
    bm25Score(
      stored,
      new Map([
        [1, 3],
        [3, 2.5],
        [4, 7],
      ]),
    ),
  ).toBe(score);
});

describe('bm25Share', () => {
  // Two terms with idf 2 and 3: at most (2 + 3) · 2.2 = 11.
  test.each([
    [0, [2, 3], 0],
    [5.5, [2, 3], 0.5],
    [11, [2, 3], 1],
    [11.5, [2, 3], 1],
    [-1, [2, 3], 0],
    [5, [], 0],
    [5, [0, 0], 0],
  ])('of a score of %s with idfs %j is %s', (bm25, idfs, share) => {
    expect(bm25Share(bm25, idfs)).toBeCloseTo(share, 12);
  });

  test("follows the collection's k", () => {
    expect(bm25Share(5, [2, 3], 0.25)).toBeCloseTo(0.8, 12);
    expect(() => bm25Share(5, [2], -1)).toThrow(RangeError);
  });
});

test.each([
  [0.5, 0.7, 'semantic', 0.6],
  [0.5, -0.7, 'semantic', 0.25],
  [0.5, null, 'semantic', 0.25],
  [0, 0.3, 'semantic', 0.15],
  [1, 1.0000001, 'semantic', 1],
  [0.5, 0.7, 'keyword', 0.5],
] as const)('a share of %s and a cosine of %s are reported in %s mode as %s', (share, cosine, mode, score) => {
  expect(reportedScore(share, cosine, mode)).toBeCloseTo(score, 12);
});
