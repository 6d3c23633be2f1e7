import { setTimeout as pause } from 'node:timers/promises';
import { watchTurns } from './turn-watch.ts';

function keepBusy(processorMs: number): void {
  const began = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1_000 >= processorMs) return;
  }
}

test('the longest turn counts the processor time that it took', async () => {
  const stop = watchTurns();
  await pause(5);
  keepBusy(120);
  await pause(5);
  expect(stop().maxMs).toBeGreaterThan(60);
});
