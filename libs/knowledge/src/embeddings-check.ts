import {
  modelState,
  stateAfter,
  type BreakerPass,
  type HostBreaker,
  type ModelHost,
  type ModelState,
} from '@homeroom/model-host';

export interface EmbeddingsCheckSettings {
  host: Pick<ModelHost, 'listModels' | 'embed'>;
  model: string;
  /** Breaker of the questions' embeddings. */
  breaker: HostBreaker;
  /** Monotonic clock in milliseconds. Default: the process's own. */
  clock?: () => number;
}

const listLimitMs = 1_000;
const embedLimitMs = 2_500;
const embedEveryMs = 15_000;

/** Longest check, in milliseconds. */
export const embeddingsCheckMs = listLimitMs + embedLimitMs + 500;

/**
 * Checks whether questions can be embedded: the host lists the model and embeds with it. The list is read at every
 * check, a word is embedded every 15 s. Only while the questions' breaker is open does the outcome reach it: the check
 * is then the probe that closes it, so that no question has to wait for a host that still hangs.
 */
export class EmbeddingsCheck {
  readonly #settings: EmbeddingsCheckSettings;
  readonly #clock: () => number;
  #embedding: ModelState = 'unreachable';
  #embedFrom = -Infinity;

  constructor({ clock = () => performance.now(), ...settings }: EmbeddingsCheckSettings) {
    this.#settings = { ...settings };
    this.#clock = clock;
  }

  /** Returns the current state. Never rejects. */
  async state(signal: AbortSignal): Promise<ModelState> {
    const { host, model, breaker } = this.#settings;
    const listed = await modelState(host, model, { limitMs: listLimitMs, signal });
    if (listed !== 'up' || breaker.isOpen) this.#embedFrom = -Infinity;
    if (listed !== 'up') return listed;
    if (breaker.isOpen) {
      const pass = breaker.ask();
      if (pass === null) return stateAfter(breaker.failure);
      return this.#embed(signal, pass);
    }
    if (this.#clock() >= this.#embedFrom) {
      this.#embedding = await this.#embed(signal);
      this.#embedFrom = this.#clock() + embedEveryMs;
    }
    return breaker.isOpen ? stateAfter(breaker.failure) : this.#embedding;
  }

  async #embed(signal: AbortSignal, pass: BreakerPass | null = null): Promise<ModelState> {
    const { host, model } = this.#settings;
    try {
      await host.embed(['word'], { model, limitMs: embedLimitMs, signal });
      pass?.answered();
      return 'up';
    } catch (error) {
      if (signal.aborted) pass?.abandoned();
      else pass?.failed(error);
      return stateAfter(error);
    }
  }
}
