import { BadEmbeddingError, EmbeddingInputTooLongError } from './model-host-errors.ts';

const maxTexts = 32;
const maxCharacters = 64_000;

/** Requests the vectors of one batch; the response is not validated. */
export type EmbedBatch = (texts: readonly string[]) => Promise<readonly unknown[]>;

/**
 * Embeds texts in batches; all vectors have the same length.
 *
 * @throws EmbeddingInputTooLongError with the index of the first refused text, BadEmbeddingError
 */
export async function embedInBatches(texts: readonly string[], embed: EmbedBatch): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const batch of batches(texts)) vectors.push(...(await embedOrFind(batch, vectors.length, embed)));
  const length = vectors[0]?.length;
  if (vectors.some((vector) => vector.length !== length))
    throw new BadEmbeddingError('The model host gave embeddings of unequal length.');
  return vectors;
}

/** A host refuses a batch as a whole, so the batch is halved until the text that is too long is found. */
async function embedOrFind(texts: readonly string[], offset: number, embed: EmbedBatch): Promise<Float32Array[]> {
  try {
    return checked(await embed(texts), texts.length);
  } catch (error) {
    if (!(error instanceof EmbeddingInputTooLongError)) throw error;
    if (texts.length === 1) throw new EmbeddingInputTooLongError(offset);
    const half = Math.ceil(texts.length / 2);
    return [
      ...(await embedOrFind(texts.slice(0, half), offset, embed)),
      ...(await embedOrFind(texts.slice(half), offset + half, embed)),
    ];
  }
}

function checked(vectors: readonly unknown[], count: number): Float32Array[] {
  if (vectors.length !== count)
    throw new BadEmbeddingError(`The model host gave ${vectors.length} embeddings for ${count} texts.`);
  return vectors.map(toVector);
}

/** Checked after rounding, because a number beyond 32 bits becomes infinite. */
function toVector(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0)
    throw new BadEmbeddingError('The model host gave an embedding that is no list of numbers.');
  const vector = new Float32Array(numbers.length);
  for (const [place, number] of numbers.entries()) {
    vector[place] = typeof number === 'number' ? number : Number.NaN;
    if (!Number.isFinite(vector[place]))
      throw new BadEmbeddingError('The model host gave an embedding with something that is not a finite number.');
  }
  return vector;
}

function batches(texts: readonly string[]): string[][] {
  const made: string[][] = [];
  let [current, characters]: [string[], number] = [[], 0];
  for (const text of texts) {
    if (current.length === maxTexts || (current.length > 0 && characters + text.length > maxCharacters)) {
      made.push(current);
      [current, characters] = [[], 0];
    }
    current.push(text);
    characters += text.length;
  }
  return current.length > 0 ? [...made, current] : made;
}
