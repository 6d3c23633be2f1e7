import { ModelHostError, ModelHostPausedError, type ModelHost } from '@homeroom/model-host';
import { TextMeaning } from './text-meaning.ts';

const vectors: Record<string, number[]> = { When: [1, 0], soon: [3, 0], never: [0, 2], both: [1, 1] };

function meaningOf(
  embed: ModelHost['embed'] = async (texts) => texts.map((text) => Float32Array.from(vectors[text] ?? [])),
) {
  const asked: string[][] = [];
  const warnings: object[] = [];
  const host: Pick<ModelHost, 'embed'> = {
    embed: (texts, call) => {
      asked.push([...texts]);
      return embed(texts, call);
    },
  };
  const meaning = new TextMeaning({
    host,
    model: 'all-minilm',
    logger: { warn: (fields) => void warnings.push(fields) },
  });
  return { meaning, asked, warnings };
}

const limits = { limitMs: 1_000 };

test('the cosine of each text is given in order, from one batch', async () => {
  const { meaning, asked } = meaningOf();
  expect(await meaning.cosines('When', ['soon', 'never', 'both'], limits)).toEqual([
    1,
    0,
    expect.closeTo(Math.SQRT1_2),
  ]);
  expect(asked).toEqual([['When', 'soon', 'never', 'both']]);
});

test('a text is embedded once', async () => {
  const { meaning, asked } = meaningOf();
  await meaning.cosines('When', ['soon', 'soon'], limits);
  expect(await meaning.cosines('When', ['never', 'soon'], limits)).toEqual([0, 1]);
  expect(await meaning.cosines('When', ['soon'], limits)).toEqual([1]);
  expect(asked).toEqual([['When', 'soon'], ['never']]);
});

test.each([
  ['no time is left', { limitMs: 0 }, ['soon']],
  ['there are no texts', limits, []],
])('nothing is compared when %s', async (_when, given, texts) => {
  const { meaning, asked } = meaningOf();
  expect(await meaning.cosines('When', texts, given)).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new ModelHostError('broken')), 1],
  ['is paused', () => Promise.reject(new ModelHostPausedError()), 0],
  ['gives too few embeddings', async () => [Float32Array.of(1)], 1],
])('a host that %s compares nothing', async (_what, embed, logged) => {
  const { meaning, warnings } = meaningOf(embed);
  expect(await meaning.cosines('When', ['soon'], limits)).toBeNull();
  expect(warnings).toHaveLength(logged);
  expect(JSON.stringify(warnings)).not.toMatch(/When|soon/);
});

test("ends with the caller's signal", async () => {
  const leaving = new AbortController();
  const { meaning } = meaningOf(() => {
    leaving.abort(new Error('Gone.'));
    return Promise.reject(new ModelHostError('aborted'));
  });
  await expect(meaning.cosines('When', ['soon'], { ...limits, signal: leaving.signal })).rejects.toThrow('Gone.');
});

test('a vector without a direction is like nothing', async () => {
  const { meaning } = meaningOf(async (texts) => texts.map(() => Float32Array.of(0, 0)));
  expect(await meaning.cosines('When', ['soon'], limits)).toEqual([0]);
});
