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
  /** How long a question may wait for its embedding, in milliseconds. */
  limitMs: number;
  /** Told the reasons; no question is among them. */
  logger: IndexLogger | undefined;
}

/** What a question's embedding must be. */
export interface WantedEmbedding {
  model: string;
  /** Its length. */
  dimension: number;
  signal?: AbortSignal | undefined;
  /** How much of the limit is used up already, in milliseconds. */
  usedMs?: number;
}

/** An embedding of another length than the collection's. */
class WrongDimensionError extends ModelHostError {
  constructor(given: number, wanted: number) {
    super(`The model host gave an embedding of ${given} numbers, the collection has ${wanted}.`);
  }
}

/** Embeds questions while the breaker lets them through; a failure of the host is never one of the search. */
export class QuestionEmbedder {
  readonly #settings: QuestionEmbedderSettings;

  constructor(settings: QuestionEmbedderSettings) {
    this.#settings = settings;
  }

  /**
   * The question's embedding, or null when the semantic leg has to do without: the breaker is open, the limit is used
   * up, the host fails, is too slow or answers badly, or it does not take this text, which opens no breaker.
   * @throws the signal's reason when it ends, and nothing else
   */
  async embed(text: string, wanted: WantedEmbedding): Promise<Float32Array | null> {
    wanted.signal?.throwIfAborted();
    if ((wanted.usedMs ?? 0) >= this.#settings.limitMs) return null;
    const pass = this.#settings.breaker.ask();
    if (!pass) return null;
    try {
      const vector = await this.#ask(text, wanted);
      this.#answered(pass);
      return vector;
    } catch (error) {
      return this.#without(error, pass, wanted.signal);
    } finally {
      pass.abandoned();
    }
  }

  async #ask(text: string, { model, dimension, signal, usedMs = 0 }: WantedEmbedding): Promise<Float32Array> {
    const { host, limitMs } = this.#settings;
    const [vector] = await host.embed([text], { model, limitMs: limitMs - usedMs, ...(signal && { signal }) });
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
    pass.failed();
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
