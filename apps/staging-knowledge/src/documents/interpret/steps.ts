import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the steps come to, one right after the other: for short texts. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What the steps come to, with others served in between. @throws the signal's reason when it ends */
export async function inTurns<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
    signal.throwIfAborted();
  }
}
