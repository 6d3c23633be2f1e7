import { planSearches, readAnswers } from './search-batch.ts';

const vector = Float32Array.of(0.5, 0.25);
const ofFamily = { key: 'family', match: { value: 'rivera' } };

test('every search is limited to the household, the legs to the types as well', () => {
  const searches = planSearches({ family: 'rivera', terms: [7, 3], vector, types: ['email', 'newsletter'] });
  const ofTypes = { key: 'type', match: { any: ['email', 'newsletter'] } };
  const leg = { filter: { must: [ofFamily, ofTypes] } };
  const term = { filter: { must: [ofFamily] } };
  expect(searches).toMatchObject([leg, { prefetch: [leg, leg] }, term, term]);
});

test('the legs give 50 candidates each, and all of them their cosine, payload and stored keyword vector', () => {
  const [keyword, cosines] = planSearches({ family: 'rivera', terms: [7, 3], vector });
  const byKeywords = { query: { indices: [7, 3], values: [1, 1] }, using: 'bm25', limit: 50 };
  const byMeaning = { query: [0.5, 0.25], using: 'dense', limit: 50 };
  const withPassage = { with_payload: expect.arrayContaining(['passage']) as string[] };
  expect(keyword).toMatchObject({ ...byKeywords, ...withPassage });
  expect(cosines).toMatchObject({
    ...byMeaning,
    ...withPassage,
    prefetch: [byKeywords, byMeaning],
    limit: 100,
    with_vector: ['bm25'],
  });
});

test.each([
  ['neither terms nor a vector', [], null, []],
  ['a vector alone', [], vector, ['dense']],
  ['terms alone', [7], null, ['bm25', 'bm25']],
])('%s', (_, terms, given, using) => {
  const plan = { family: 'rivera', terms, vector: given };
  expect(planSearches(plan).map((search) => search.using)).toEqual(using);
  expect(
    readAnswers(
      plan,
      using.map(() => ({ points: [] })),
    ),
  ).toEqual({ keyword: [], semantic: given && [], termHits: terms.map(() => undefined) });
});

test('answers go to their searches', () => {
  const point = (id: string) => ({ id, score: 2, payload: { source: id, type: 'email', chunk: 0, passage: '' } });
  const alone = { id: 'x', score: 3, vector: { bm25: { indices: [3], values: [1.5] } } };
  const found = readAnswers({ family: 'rivera', terms: [7, 3], vector }, [
    { points: [point('k')] },
    { points: [point('s')] },
    { points: [] },
    { points: [alone] },
  ]);
  expect([found.keyword[0]?.id, found.semantic?.[0]?.id, found.termHits]).toEqual([
    'k',
    's',
    [undefined, { score: 3, storedWeight: 1.5 }],
  ]);
});

test.each([
  ['too few lists', [{ points: [] }]],
  ['too many lists', [{ points: [] }, { points: [] }, { points: [] }]],
  ['no points', [{ points: [] }, {}]],
  ['nothing', null],
])('%s is no answer', (_, answers) => {
  expect(() => readAnswers({ family: 'rivera', terms: [7], vector: null }, answers as never)).toThrow(TypeError);
});
