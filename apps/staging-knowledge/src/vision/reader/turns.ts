/** Too many wait already. */
export class TooManyWaitingError extends Error {
  constructor() {
    super('Too many wait already.');
    this.name = 'TooManyWaitingError';
  }
}

/** Lets a few work at once and a few more wait, in the order in which they came. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Does the work when its turn comes.
   * @throws TooManyWaitingError at once; the signal's reason when it ends while waiting
   */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #turn(signal: AbortSignal): Promise<void> | void {
    signal.throwIfAborted();
    if (this.#working < this.#atOnce) {
      this.#working += 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new TooManyWaitingError();
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
