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
  readonly #admitted: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs the work when its turn comes.
   * @param isAdmitted for the rest of work that had its turn before: it goes ahead of all who wait, and is never refused
   * @throws WaitingLineFullError at once; the signal's reason when it ends while waiting
   */
  async run<Result>(
    signal: AbortSignal,
    work: () => Promise<Result>,
    { isAdmitted = false }: { isAdmitted?: boolean } = {},
  ): Promise<Result> {
    await this.#turn(signal, isAdmitted);
    try {
      return await work();
    } finally {
      const next = this.#admitted.shift() ?? this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(signal: AbortSignal, isAdmitted: boolean): Promise<void> | void {
    signal.throwIfAborted();
    if (this.#running < this.#concurrency) {
      this.#running += 1;
      return;
    }
    if (!isAdmitted && this.#waiting.length >= this.#maxWaiting) throw new WaitingLineFullError();
    const line = isAdmitted ? this.#admitted : this.#waiting;
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      line.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
