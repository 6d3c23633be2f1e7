import { bestOfSources, checkedWeight, fuseLegs, selectTop, type LegHit } from './fusion.ts';
import { bm25Score, maxBm25 } from './scores.ts';

const hit = (id: string, score: number, source = id): LegHit => ({ id, source, score });
const scores = (hits: { id: string; score: number }[]) => hits.map(({ id, score }) => [id, Number(score.toFixed(6))]);

describe('fuseLegs', () => {
  test('gives the mean of the share of the maximum and the cosine, over the union', () => {
    const legs = { keyword: [hit('a', 8), hit('b', 4)], semantic: [hit('b', 0.6, 'other'), hit('c', 0.3)] };
    expect(fuseLegs(legs, { maxBm25: 10 })).toEqual([
      { id: 'b', source: 'other', score: 0.5 },
      { id: 'a', source: 'a', score: 0.4 },
      { id: 'c', source: 'c', score: 0.15 },
    ]);
  });

  test.each<[string, LegHit[], LegHit[] | null, [string, number][]]>([
    [
      'ties are ordered by id',
      [hit('b', 2), hit('a', 2)],
      [hit('d', 0.2), hit('c', 0.2)],
      [
        ['a', 0.1],
        ['b', 0.1],
        ['c', 0.1],
        ['d', 0.1],
      ],
    ],
    [
      'cosines of 0 and less are all 0, of more than 1 all 1',
      [hit('a', 1)],
      [hit('b', 0), hit('c', -0.2), hit('d', 1.0000001), hit('a', -0.9)],
      [
        ['d', 0.5],
        ['a', 0.05],
        ['b', 0],
        ['c', 0],
      ],
    ],
    [
      'keyword scores above the maximum and below 0 are cut',
      [hit('a', 11), hit('b', -1)],
      [],
      [
        ['a', 0.5],
        ['b', 0],
      ],
    ],
    [
      'a semantic leg that did not run leaves the share',
      [hit('a', 4), hit('b', 1)],
      null,
      [
        ['a', 0.4],
        ['b', 0.1],
      ],
    ],
    ['nothing gives nothing', [], [], []],
    ['nothing gives nothing in keyword mode', [], null, []],
  ])('%s', (_, keyword, semantic, expected) => {
    expect(scores(fuseLegs({ keyword, semantic }, { maxBm25: 10 }))).toEqual(expected);
  });

  test('a question without terms is left to the cosines', () => {
    expect(scores(fuseLegs({ keyword: [], semantic: [hit('a', 0.4)] }, { maxBm25: 0 }))).toEqual([['a', 0.2]]);
  });

  test.each([
    [0, ['a', 'b', 'c'], [0.8, 0.4, 0]],
    [0.25, ['a', 'b', 'c'], [0.6, 0.45, 0.075]],
    [1, ['b', 'c', 'a'], [0.6, 0.3, 0]],
  ])('with a weight of %s', (semanticWeight, ids, expected) => {
    const legs = { keyword: [hit('a', 8), hit('b', 4)], semantic: [hit('b', 0.6), hit('c', 0.3)] };
    expect(scores(fuseLegs(legs, { maxBm25: 10, semanticWeight }))).toEqual(ids.map((id, i) => [id, expected[i]]));
  });

  test('gives the same whatever the order of the hits', () => {
    const keyword = Array.from({ length: 40 }, (_, i) => hit(`p${(i * 7) % 50}`, (i * 13) % 11));
    const semantic = Array.from({ length: 40 }, (_, i) => hit(`p${(i * 3) % 50}`, ((i * 17) % 23) / 23));
    const once = fuseLegs({ keyword, semantic }, { maxBm25: 12 });
    expect(fuseLegs({ keyword: keyword.toReversed(), semantic: semantic.toReversed() }, { maxBm25: 12 })).toEqual(once);
    expect(once.every(({ score }, i) => score >= 0 && score <= 1 && score <= (once[i - 1]?.score ?? 1))).toBe(true);
  });
});

test('the weight is a half, or a number from 0 to 1', () => {
  expect([checkedWeight(), checkedWeight(0), checkedWeight(1)]).toEqual([0.5, 0, 1]);
  for (const weight of [-0.1, 1.1, Number.NaN]) expect(() => checkedWeight(weight)).toThrow(RangeError);
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

describe('the maximum keyword score', () => {
  test.each([
    [[2, 3], 11],
    [[0, 0], 0],
    [[], 0],
  ])('with idfs %j is %s', (idfs, most) => {
    expect(maxBm25(idfs)).toBeCloseTo(most, 12);
  });

  test("follows the collection's k", () => {
    expect(maxBm25([2, 3], 0.25)).toBeCloseTo(6.25, 12);
    expect(() => maxBm25([2], -1)).toThrow(RangeError);
  });
});
