import { setImmediate as nextTurn } from 'node:timers/promises';

const turnMs = 10;

/** Tells long work when to let requests have a turn: about every 10 ms. */
export class Turns {
  private begun = performance.now();

  /** The turn has lasted long enough; `await next()` then. */
  get isOver(): boolean {
    return performance.now() - this.begun >= turnMs;
  }

  /** Resolves when everybody else has had a turn. */
  async next(): Promise<void> {
    await nextTurn();
    this.begun = performance.now();
  }
}
