import { planSearches, readAnswers } from './search-batch.ts';

const vector = Float32Array.of(0.5, 0.25);
const ofFamily = { key: 'family', match: { value: 'rivera' } };

test('every search is limited to the household, the legs to the types as well', () => {
  const searches = planSearches({ family: 'rivera', terms: [7, 3], vector, types: ['email', 'newsletter'] });
  const ofTypes = { key: 'type', match: { any: ['email', 'newsletter'] } };
  expect(searches.map(({ filter }) => filter)).toEqual([
    { must: [ofFamily, ofTypes] },
    { must: [ofFamily, ofTypes] },
    { must: [ofFamily] },
    { must: [ofFamily] },
  ]);
});

test('the legs give 50 candidates each with their payload, the semantic one with the stored keyword vectors', () => {
  const [keyword, semantic] = planSearches({ family: 'rivera', terms: [7, 3], vector });
  expect(keyword).toMatchObject({ query: { indices: [7, 3], values: [1, 1] }, using: 'bm25', limit: 50 });
  expect(semantic).toMatchObject({ query: [0.5, 0.25], using: 'dense', limit: 50, with_vector: ['bm25'] });
  expect(keyword?.with_payload).toContain('passage');
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
