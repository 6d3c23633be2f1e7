import { meanNdcg } from './relevance.ts';

const judgements = new Map([
  [
    'q',
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  ],
]);

test('the best order counts 1, nothing found 0', () => {
  expect(meanNdcg(new Map([['q', ['b', 'a', 'x']]]), judgements)).toBe(1);
  expect(meanNdcg(new Map(), judgements)).toBe(0);
});

test('a document counts less the later it stands, and nothing from rank 11 on', () => {
  expect(meanNdcg(new Map([['q', ['x', 'a', 'b']]]), judgements)).toBeCloseTo(
    (1 / Math.log2(3) + 1 / 2) / (1 + 1 / Math.log2(3)),
    10,
  );
  expect(meanNdcg(new Map([['q', [...'cdefghijkl', 'a']]]), judgements)).toBe(0);
});

test('questions without judgements do not count', () => {
  expect(
    meanNdcg(
      new Map([
        ['q', ['a', 'b']],
        ['other', []],
      ]),
      judgements,
    ),
  ).toBe(1);
});
