import { EmbeddingInputTooLongError } from '@homeroom/model-host';
import { TextEmbedder, UnfitEmbeddingError } from './text-embedder.ts';

/**
 * Builds a host that refuses texts with "long" and records its requests; it reports the index of the refused one or
 * not.
 */
function buildHost({ tellsIndex = true, dimension = 3 } = {}) {
  const asked: string[][] = [];
  const embed = (texts: readonly string[]) => {
    asked.push([...texts]);
    const index = texts.findIndex((text) => text.includes('long'));
    if (index >= 0) return Promise.reject(new EmbeddingInputTooLongError(tellsIndex ? index : null));
    return Promise.resolve(texts.map((text) => Float32Array.from({ length: dimension }, () => text.length)));
  };
  return { asked, host: { embed } };
}

const vector = (length: number) => new Float32Array([length, length, length]);

test.each([true, false])(
  'texts that are too long come back as null, the others embedded, whether the host tells which (%s) or not',
  async (tellsIndex) => {
    const { host } = buildHost({ tellsIndex });
    const embedder = new TextEmbedder(host, { model: 'm', dimension: 3 });
    expect(await embedder.embed(['a', 'long 1', 'bb', 'long 2', 'long 3', 'a'])).toEqual([
      vector(1),
      null,
      vector(2),
      null,
      null,
      vector(1),
    ]);
  },
);

test('a text is asked for once, with the prefix of documents, 32 at once', async () => {
  const { host, asked } = buildHost();
  const embedder = new TextEmbedder(host, { model: 'nomic-embed-text', dimension: 3 });
  await embedder.embed(['a', 'b', 'a']);
  await embedder.embed(['b', 'c', ...Array.from({ length: 40 }, (_, n) => `t${n}`)]);
  expect(asked[0]).toEqual(['search_document: a', 'search_document: b']);
  expect(asked.map(({ length }) => length)).toEqual([2, 32, 9]);
});

test('many texts that are too long cost one question each, not a search for each', async () => {
  const { host, asked } = buildHost();
  const texts = Array.from({ length: 32 }, (_, n) => `long ${n}`);
  expect(await new TextEmbedder(host, { model: 'm', dimension: 3 }).embed(texts)).toEqual(texts.map(() => null));
  expect(asked.length).toBeLessThanOrEqual(34);
});

test.each([
  [4, 'The model host gave an embedding of 4 numbers, the collection has 3.'],
  [0, 'The model host gave an embedding of 0 numbers, the collection has 3.'],
])('embeddings of %i numbers are refused', async (dimension, message) => {
  const { host } = buildHost({ dimension });
  await expect(new TextEmbedder(host, { model: 'm', dimension: 3 }).embed(['a'])).rejects.toThrow(
    new UnfitEmbeddingError(dimension, 3),
  );
  expect(new UnfitEmbeddingError(dimension, 3).message).toBe(message);
});

test('an embedding fewer than texts is refused', async () => {
  const host = { embed: () => Promise.resolve([vector(1)]) };
  await expect(new TextEmbedder(host, { model: 'm', dimension: 3 }).embed(['a', 'b'])).rejects.toThrow(
    UnfitEmbeddingError,
  );
});
