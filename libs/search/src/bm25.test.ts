import { readFileSync } from 'node:fs';
import { documentVector, type SparseVector } from './bm25.ts';
import { tokenIds } from './tokens.ts';

interface RecordedSet {
  options: { k?: number; b?: number; avg_len?: number };
  texts: ({ text: string } & SparseVector)[];
}

const recorded = JSON.parse(readFileSync(new URL('../test-data/bm25-vectors.json', import.meta.url), 'utf8')) as {
  sets: RecordedSet[];
};

// The second set was recorded with the server's own defaults.
const recordedVectors = recorded.sets.flatMap(({ options, texts }) =>
  texts.map((vector) => ({
    ...vector,
    options: { k: options.k ?? 1.2, b: options.b ?? 0.75, averageLength: options.avg_len ?? 256 },
  })),
);

describe(`the ${recordedVectors.length} vectors recorded from Qdrant's own BM25`, () => {
  test('there are 159', () => {
    expect(recordedVectors).toHaveLength(159);
  });

  test('all come out equal, as 32-bit floats', () => {
    const unequal = recordedVectors.filter(({ text, indices, values, options }) => {
      const made = documentVector(text, options);
      return JSON.stringify(made) !== JSON.stringify({ indices, values: values.map(Math.fround) });
    });
    expect(unequal).toEqual([]);
  });
});

describe('documentVector', () => {
  test('weighs by the formula, worked out by hand', () => {
    // Three tokens, saturation 1.2 · (0.25 + 0.75 · 3/64) = 0.3421875: one "slip" weighs 2.2/1.3421875, two "due" 4.4/2.3421875.
    const slip = tokenIds('slip')[0];
    const due = tokenIds('due')[0];
    const { indices, values } = documentVector('due slip due');
    expect(values[indices.indexOf(slip ?? -1)]).toBe(Math.fround(2.2 / 1.3421875));
    expect(values[indices.indexOf(due ?? -1)]).toBe(Math.fround(4.4 / 2.3421875));
  });

  test('has a term under the index that a question has for it, whatever its inflection', () => {
    const [slips] = tokenIds('SLIPS');
    expect(documentVector('the permission slip').indices).toContain(slips);
  });

  test('with k 0 only says whether a term is there', () => {
    expect(documentVector('slip slip due', { k: 0 }).values).toEqual([1, 1]);
  });

  test('with b 0 disregards the length', () => {
    const weight = (text: string) => documentVector(text, { b: 0 }).values[0];
    expect(weight('slip')).toBe(Math.fround(1));
    expect(documentVector(`slip ${'zebra '.repeat(500)}`, { b: 0 }).values).toContain(1);
  });

  test.each([
    ['', 'nothing'],
    ['the and of', 'stop words alone'],
    ['?! — 🎒 \u0000', 'signs alone'],
  ])('of %j is empty: %s', (text) => {
    expect(documentVector(text)).toEqual({ indices: [], values: [] });
  });

  test.each([
    [{ k: -1 }, "BM25's k must be a number from 0, got -1."],
    [{ k: Number.NaN }, "BM25's k must be a number from 0, got NaN."],
    [{ b: 1.5 }, "BM25's b must be a number from 0 to 1, got 1.5."],
    [{ averageLength: 0 }, "BM25's average length must be a number above 0, got 0."],
  ])('refuses %j', (options, message) => {
    expect(() => documentVector('slip', options)).toThrow(new RangeError(message));
  });
});
