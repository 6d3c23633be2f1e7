import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it does not throw or the limit is reached. */
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
