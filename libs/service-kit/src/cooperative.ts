import { setImmediate as nextTurn } from 'node:timers/promises';

const defaultTurnMs = 10;

/** Pauses of long work, so that other requests have a turn. */
export interface Yields {
  /** Whether the work has had its time: `await next()` then. */
  readonly isDue: boolean;
  /** Resolves after everybody else has had a turn. */
  next(): Promise<void>;
}

/** Begins a turn after which work should yield. @param turnMs Default: 10. */
export function yieldEvery(turnMs = defaultTurnMs): Yields {
  let begun = performance.now();
  return {
    get isDue() {
      return performance.now() - begun >= turnMs;
    },
    async next() {
      await nextTurn();
      begun = performance.now();
    },
  };
}

/**
 * Runs a generator's steps with a turn for other requests about every 10 ms.
 * @throws the reason of `signal` when it is aborted in between
 */
export async function runCooperatively<Result>(
  steps: Iterator<unknown, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const yields = yieldEvery();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (!yields.isDue) continue;
    await yields.next();
    signal?.throwIfAborted();
  }
}
