import { setTimeout as wait } from 'node:timers/promises';

/** Runs a check again and again until it does not throw, at most for a while. */
export async function eventually(check: () => unknown, limitMs = 5_000): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await wait(20);
  }
}
