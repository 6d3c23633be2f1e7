import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { JobWatch, processUsage, type JobLimits } from './index.ts';

const limits: JobLimits = { memoryBytes: 600 * 1_048_576 };
const spinning = 'for (;;);';
const idle = 'setInterval(() => {}, 1_000)';

/** The first limit that a program exceeds, or null when it exceeds none in the given time. */
async function exceededBy(program: string, watched: JobLimits, ms: number): Promise<string | null> {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  const watch = new JobWatch(child.pid ?? 0, watched);
  try {
    return await Promise.race([watch.exceeded, pause(ms, null)]);
  } finally {
    watch.stop();
    child.kill('SIGKILL');
  }
}

test('a program that works exceeds its processor time', async () => {
  expect(await exceededBy(spinning, { ...limits, totalMs: 400 }, 30_000)).toBe('total');
  expect(await exceededBy(spinning, { ...limits, firstResultMs: 300, totalMs: 60_000 }, 30_000)).toBe('first-result');
});

test('a program that gets no processor exceeds nothing but the clock, which may run longer', async () => {
  expect(await exceededBy(idle, { ...limits, totalMs: 20_000 }, 1_500)).toBeNull();
  expect(await exceededBy(idle, { ...limits, totalMs: 20_000, clockMs: 800 }, 60_000)).toBe('clock');
});

test('the processor time of a process counts the programs that it runs', async () => {
  const program = `const { spawn } = require('node:child_process'); spawn(process.execPath, ['-e', 'const end = Date.now() + 20_000; while (Date.now() < end);'], { stdio: 'ignore' }); ${idle}`;
  if (process.platform === 'linux')
    expect(await exceededBy(program, { ...limits, totalMs: 1_500 }, 60_000)).toBe('total');
});

test('a process that has ended uses nothing that can be told', async () => {
  expect(await processUsage(2 ** 22 + 1)).toBeNull();
});
