/** As many as may wait are waiting already. */
export class WaitingLineFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
    this.name = 'WaitingLineFullError';
  }
}

/** Runs a few jobs at once and lets a few more wait, in the order in which they came; others are refused. */
export class WaitingLine {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs the work when its turn comes.
   * @throws WaitingLineFullError at once; the signal's reason when it ends while waiting
   */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(signal: AbortSignal): Promise<void> | void {
    signal.throwIfAborted();
    if (this.#running < this.#concurrency) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw new WaitingLineFullError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
