import type { ModelHost } from '@homeroom/model-host';
import { ModelHostError, ModelHostPausedError } from '@homeroom/model-host';
import { embeddedDocument, embeddedQuery } from '@homeroom/search';
import { LRUCache } from 'lru-cache';

/** Embeddings model and its host. */
export interface TextMeaningDeps {
  host: Pick<ModelHost, 'embed'>;
  model: string;
  /** Receives the reasons of failures, never a text. */
  logger: { warn(fields: object, message: string): void };
}

/** Limits of one comparison. */
export interface ComparisonLimits {
  /** Time limit in milliseconds; 0 compares nothing. */
  limitMs: number;
  signal?: AbortSignal | undefined;
}

/** About 3 MiB of embeddings of 384 numbers. */
const keptTexts = 2_000;

/** Compares a question with texts by meaning. Embeddings are kept for the texts compared last. */
export class TextMeaning {
  private readonly deps: TextMeaningDeps;
  private readonly known = new LRUCache<string, Float32Array>({ max: keptTexts });

  constructor(deps: TextMeaningDeps) {
    this.deps = deps;
  }

  /**
   * Returns the cosine of each text with the question, in order; null when the host fails or is too slow.
   * @throws only the signal's reason
   */
  async cosines(question: string, texts: readonly string[], limits: ComparisonLimits): Promise<number[] | null> {
    const { model, logger } = this.deps;
    if (limits.limitMs <= 0 || texts.length === 0) return null;
    const prefixed = [embeddedQuery(model, question), ...texts.map((text) => embeddedDocument(model, text))];
    try {
      const [asked, ...vectors] = await this.embeddings(prefixed, limits);
      return asked === undefined ? null : vectors.map((vector) => cosine(asked, vector));
    } catch (error) {
      limits.signal?.throwIfAborted();
      if (!(error instanceof ModelHostError)) throw error;
      if (!(error instanceof ModelHostPausedError))
        logger.warn({ reason: error.message }, 'sentences cannot be embedded; they are chosen by their words alone');
      return null;
    }
  }

  private async embeddings(texts: readonly string[], { limitMs, signal }: ComparisonLimits): Promise<Float32Array[]> {
    const { host, model } = this.deps;
    const given = new Map(texts.map((text) => [text, this.known.get(text)]));
    const missing = [...given].filter(([, vector]) => vector === undefined).map(([text]) => text);
    const vectors =
      missing.length === 0 ? [] : await host.embed(missing, { model, limitMs, ...(signal && { signal }) });
    for (const [i, text] of missing.entries()) {
      const vector = vectors[i];
      if (vector === undefined) throw new ModelHostError('The model host gave too few embeddings.');
      given.set(text, vector);
      this.known.set(text, vector);
    }
    return texts.flatMap((text) => given.get(text) ?? []);
  }
}

/** 0 for vectors without a direction. */
function cosine(a: Float32Array, b: Float32Array): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA > 0 && ofB > 0 ? dot / Math.sqrt(ofA * ofB) : 0;
}
