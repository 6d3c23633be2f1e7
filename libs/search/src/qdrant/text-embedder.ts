import { EmbeddingInputTooLongError, type ModelHost } from '@homeroom/model-host';
import { embeddedDocument } from './embedding-prefixes.ts';

/** Embeddings model and its host. */
export interface Embeddings {
  host: Pick<ModelHost, 'embed'>;
  model: string;
}

/** Requirements of a collection's embeddings. */
export interface EmbeddingSpace {
  model: string;
  dimension: number;
}

/** The collection cannot take this embedding: wrong length or non-finite numbers. */
export class UnfitEmbeddingError extends Error {
  constructor(given: number | undefined, wanted: number) {
    super(
      given === wanted
        ? 'The model host gave an embedding that is not made of finite numbers.'
        : `The model host gave an embedding of ${given ?? 0} numbers, the collection has ${wanted}.`,
    );
    this.name = 'UnfitEmbeddingError';
  }
}

const textsAtOnce = 32;
const standardLimitMs = 20_000;

/** Embeds texts for one collection. It caches its results, so create one per piece of work. */
export class TextEmbedder {
  readonly #host: Embeddings['host'];
  readonly #space: EmbeddingSpace;
  readonly #limitMs: number;
  readonly #known = new Map<string, Float32Array | null>();

  /** @param limitMs limit for 32 texts (defaults to 20,000) */
  constructor(host: Embeddings['host'], space: EmbeddingSpace, limitMs = standardLimitMs) {
    this.#host = host;
    this.#space = space;
    this.#limitMs = limitMs;
  }

  /**
   * Returns one embedding per text, in order, using the model's document prefix; null for a text that the model refuses
   * as too long.
   * @throws UnfitEmbeddingError, any other error of the host, or the signal's reason
   */
  async embed(texts: readonly string[], signal?: AbortSignal): Promise<(Float32Array | null)[]> {
    const missing = [...new Set(texts)].filter((text) => !this.#known.has(text));
    for (let start = 0; start < missing.length; start += textsAtOnce)
      await this.#learn(missing.slice(start, start + textsAtOnce), signal);
    return texts.map((text) => this.#known.get(text) ?? null);
  }

  /** After one refusal the rest is tried without the refused text, after a second one by one: many may be too long. */
  async #learn(texts: readonly string[], signal: AbortSignal | undefined, refusals = 0): Promise<void> {
    try {
      const vectors = await this.#ask(texts, signal);
      for (const [i, text] of texts.entries()) this.#known.set(text, this.#checked(vectors[i]));
    } catch (error) {
      if (!(error instanceof EmbeddingInputTooLongError)) throw error;
      const [only, ...others] = texts;
      const refused = others.length === 0 ? only : texts[error.index ?? -1];
      if (refused !== undefined) this.#known.set(refused, null);
      const rest = texts.filter((text) => !this.#known.has(text));
      if (refused !== undefined && refusals === 0 && rest.length > 0) return this.#learn(rest, signal, refusals + 1);
      for (const text of rest) await this.#learn([text], signal, refusals + 1);
    }
  }

  #ask(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const { model } = this.#space;
    const prefixed = texts.map((text) => embeddedDocument(model, text));
    return this.#host.embed(prefixed, { model, limitMs: this.#limitMs, ...(signal && { signal }) });
  }

  #checked(vector: Float32Array | undefined): Float32Array {
    const { dimension } = this.#space;
    if (vector?.length !== dimension || !vector.every((number) => Number.isFinite(number)))
      throw new UnfitEmbeddingError(vector?.length, dimension);
    return vector;
  }
}
