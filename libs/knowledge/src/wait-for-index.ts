import { setTimeout as wait } from 'node:timers/promises';
import type { IndexOutbox } from '@homeroom/search';

const pollMs = 200;

/**
 * Waits until the running service has brought changes of sources into the search index.
 * @returns how many are still to be done after `limitMs`
 */
export async function waitForIndex(
  outbox: Pick<IndexOutbox, 'standing'>,
  sourceIds: readonly string[],
  limitMs: number,
): Promise<number> {
  const end = performance.now() + limitMs;
  for (;;) {
    const standing = await outbox.standing(sourceIds);
    const open = [...standing.values()].filter((state) => state.open).length;
    if (open === 0 || performance.now() >= end) return open;
    await wait(pollMs);
  }
}
