import { ModelHostBusyError } from './model-host-errors.ts';

/** One turn at a time, in the order of asking; who gives up while waiting leaves the queue. */
export class GenerationQueue {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = false;

  /** @param mostWaiting how many may wait beside the one that runs */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when it is its turn. @throws ModelHostBusyError when too many wait, the signal's reason when it ends first */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    await this.#turn(signal);
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
    if (this.#waiting.length >= this.#mostWaiting)
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
