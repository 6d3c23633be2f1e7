import {
  isAboutContent,
  ModelHostError,
  type BreakerPass,
  type HostBreaker,
  type ModelHost,
} from '@homeroom/model-host';
import type { IndexLogger } from '../qdrant/connection.ts';

export interface QuestionEmbedderSettings {
  host: Pick<ModelHost, 'embed'>;
  breaker: HostBreaker;
  /** Limit for embedding a question, in milliseconds. */
  limitMs: number;
  /** Receives the reasons of failures, never a question. */
  logger: IndexLogger | undefined;
}

/** Requirements of a question's embedding. */
export interface WantedEmbedding {
  model: string;
  dimension: number;
  signal?: AbortSignal | undefined;
  /** Limit in milliseconds, when it is shorter than the embedder's own. */
  limitMs?: number | undefined;
  /** Part of the limit already used, in milliseconds. */
  usedMs?: number;
}

/** The embedding's length differs from the collection's. */
class WrongDimensionError extends ModelHostError {
  constructor(given: number, wanted: number) {
    super(`The model host gave an embedding of ${given} numbers, the collection has ${wanted}.`);
  }
}

/** Embeds questions while the breaker is closed; a failure of the host never fails the search. */
export class QuestionEmbedder {
  readonly #settings: QuestionEmbedderSettings;

  constructor(settings: QuestionEmbedderSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the question's embedding, or null when there is none: the breaker is open, the limit is used up, the host
   * fails, is too slow or returns an invalid response, or it refuses this text, which does not open the breaker.
   * @throws only the signal's reason
   */
  async embed(text: string, wanted: WantedEmbedding): Promise<Float32Array | null> {
    wanted.signal?.throwIfAborted();
    const limitMs = Math.min(wanted.limitMs ?? Infinity, this.#settings.limitMs) - (wanted.usedMs ?? 0);
    if (limitMs <= 0) return null;
    const pass = this.#settings.breaker.ask();
    if (!pass) return null;
    try {
      const vector = await this.#ask(text, wanted, limitMs);
      this.#answered(pass);
      return vector;
    } catch (error) {
      return this.#without(error, pass, wanted.signal);
    } finally {
      pass.abandoned();
    }
  }

  async #ask(text: string, { model, dimension, signal }: WantedEmbedding, limitMs: number): Promise<Float32Array> {
    const [vector] = await this.#settings.host.embed([text], { model, limitMs, ...(signal && { signal }) });
    if (vector?.length !== dimension) throw new WrongDimensionError(vector?.length ?? 0, dimension);
    if (!vector.every((number) => Number.isFinite(number)))
      throw new ModelHostError('The model host gave an embedding that is not made of numbers.');
    return vector;
  }

  #without(error: unknown, pass: BreakerPass, signal: AbortSignal | undefined): null {
    signal?.throwIfAborted();
    const { breaker, logger } = this.#settings;
    const reason =
      error instanceof ModelHostError
        ? error.message
        : `It failed with ${error instanceof Error ? error.name : 'no error'}.`;
    if (isAboutContent(error)) {
      logger?.warn({ reason }, 'the model host does not take a question; it is searched by keywords alone');
      this.#answered(pass);
      return null;
    }
    const wasOpen = breaker.isOpen;
    pass.failed(error);
    if (!wasOpen)
      logger?.warn(
        { reason },
        'the model host failed a question; questions are searched by keywords alone until it answers again',
      );
    return null;
  }

  #answered(pass: BreakerPass): void {
    const { breaker, logger } = this.#settings;
    const wasOpen = breaker.isOpen;
    pass.answered();
    if (wasOpen && !breaker.isOpen) logger?.info({}, 'the model host answers questions again');
  }
}
