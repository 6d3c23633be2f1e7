import { setTimeout as pause } from 'node:timers/promises';

/** Time given to what is expected to happen soon, in milliseconds, since a busy machine takes many times as long. */
export const patienceMs = 60_000;

const pauseMs = 20;

/** Resolves once the condition holds. @throws an Error that quotes the condition when patience ends */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${String(condition)}`);
    await pause(pauseMs);
  }
}

/** Repeats a check until it does not throw. @throws what the check threw last when patience ends */
export async function eventually(check: () => unknown): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(pauseMs);
  }
}
