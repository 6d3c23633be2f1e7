import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once the condition holds; rejects after a minute, since a busy machine takes many times as long. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${String(condition)}`);
    await pause(10);
  }
}
