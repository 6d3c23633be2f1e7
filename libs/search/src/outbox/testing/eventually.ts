import { setTimeout as wait } from 'node:timers/promises';

/** Time given to what is expected to happen soon, in milliseconds, since a busy machine takes many times as long. */
export const patienceMs = 60_000;

/** Repeats a check until it does not throw or patience ends. */
export async function eventually(check: () => unknown): Promise<void> {
  const end = performance.now() + patienceMs;
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
