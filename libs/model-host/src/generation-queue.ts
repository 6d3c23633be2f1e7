import { CallLimitError } from './call-watch.ts';
import { ModelHostBusyError } from './model-host-errors.ts';

/** FIFO queue that runs one generation at a time; an aborted caller leaves the queue. */
export class GenerationQueue {
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = false;

  /** @param maxWaiting number of callers that may wait while one runs */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs the work in its turn. @throws ModelHostBusyError when the queue is full, or took most of the call's time until
   * its limit; the signal's reason when it aborts first for another one
   */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const askedAt = performance.now();
    let turnAt = Infinity;
    try {
      await this.#turn(signal);
      turnAt = performance.now();
      return await this.#runInTurn(signal, work);
    } catch (error) {
      const waitedMs = Math.min(turnAt, performance.now()) - askedAt;
      if (error instanceof CallLimitError && waitedMs > (performance.now() - askedAt) / 2)
        throw new ModelHostBusyError('Other questions kept the model host busy.');
      throw error;
    }
  }

  async #runInTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running = false;
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    if (!this.#running) {
      this.#running = true;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting)
      throw new ModelHostBusyError('Too many questions wait for the model host already.');
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
