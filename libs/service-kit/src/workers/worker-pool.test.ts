import { constants, getPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram } from '@homeroom/testing';
import type { TestJob } from './testing/test-worker.main.ts';
import { WorkerPool, WorkerNotStartedError, type JobLimits } from './index.ts';

let program: string;
let pool: WorkerPool<TestJob, string, string>;
const { signal: never } = new AbortController();
const limits: JobLimits = { totalMs: 20_000, memoryBytes: 600 * 1_048_576 };

beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, 'testing/test-worker.main.ts'));
  pool = new WorkerPool({ program, heapMebibytes: 256, size: 1 });
  pool.start();
});
afterAll(async () => {
  await pool.close();
});

const run = (job: TestJob, options: Partial<Parameters<typeof pool.run>[1]> = {}) =>
  pool.run(job, { limits, signal: never, ...options });

/** The process of the pool once it has done a job. */
async function usedPid(): Promise<number | undefined> {
  await run({ say: 'hello' });
  return pool.pids[0];
}

test('a job has its outcome, after its reports in their order, and the process does the next one', async () => {
  const pid = await usedPid();
  const reports: string[] = [];
  expect(await run({ say: 'hello' }, { onReport: (report) => void reports.push(report) })).toEqual({
    type: 'finished',
    outcome: 'HELLO',
  });
  expect([reports, pool.pids]).toEqual([['held hello', 'heard hello'], [pid]]);
});

test.each([
  ['leaves the processors to others where it is asked to', true, constants.priority.PRIORITY_BELOW_NORMAL],
  ['has the priority of the service otherwise', false, getPriority()],
])('a process %s', async (_what, lowPriority, priority) => {
  const other = new WorkerPool<TestJob, string, string>({
    program,
    heapMebibytes: 256,
    lowPriority,
    size: 1,
  });
  try {
    await other.run({ say: 'hello' }, { limits, signal: never });
    expect(other.pids.map((pid) => getPriority(pid))).toEqual([priority]);
  } finally {
    await other.close();
  }
});

test('a process is not used again after an outcome that its owner does not trust', async () => {
  const pid = await usedPid();
  await run({ say: 'bad' }, { isReusable: (outcome) => outcome !== 'BAD' });
  expect(await usedPid()).not.toBe(pid);
});

test.each<[string, TestJob, string]>([
  ['throws', { throw: 'no' }, 'failed: no'],
  ['throws on the side', { throwAside: 'later' }, 'failed: later'],
])('a job that %s has its failure as outcome', async (_what, job, outcome) => {
  expect(await run(job)).toEqual({ type: 'finished', outcome });
});

test.each<[string, TestJob, Partial<Parameters<typeof pool.run>[1]>, object]>([
  [
    'keeps its thread busy for longer than it may',
    { spin: true },
    { limits: { ...limits, totalMs: 150 } },
    { type: 'limit', limit: 'total' },
  ],
  [
    'gives no first result in time',
    { spin: true },
    { limits: { ...limits, firstResultMs: 150 } },
    { type: 'limit', limit: 'first-result' },
  ],
  [
    'takes more memory than it may',
    { allocate: 16 * 1_048_576 },
    { limits: { ...limits, memoryBytes: 200 * 1_048_576 } },
    { type: 'limit', limit: 'memory' },
  ],
  ['ends the process', { exit: 3 }, {}, { type: 'crashed', how: 'code 3' }],
  ['is wanted by nobody any more', { spin: true }, { signal: AbortSignal.timeout(50) }, { type: 'callerGone' }],
])('a job that %s costs its own process only', async (_what, job, options, end) => {
  const pid = await usedPid();
  expect(await run(job, options)).toEqual(end);
  expect(await usedPid()).not.toBe(pid);
});

test('a process that is killed ends its job, not the next one', async () => {
  const pid = await usedPid();
  const job = run({ spin: true });
  await pause(50);
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await job).toEqual({ type: 'killed', how: 'SIGKILL' });
  expect(await run({ say: 'again' })).toMatchObject({ outcome: 'AGAIN' });
});

test('a process sees the variables that it is given, and no others', async () => {
  const other = new WorkerPool<TestJob, string, string>({
    program,
    heapMebibytes: 64,
    size: 1,
    environment: { PATH: '/nowhere' },
  });
  expect(await other.run({ environment: true }, { limits, signal: never })).toMatchObject({ outcome: 'LANG PATH TZ' });
  await other.close();
});

test('a program that is not there is told as such', async () => {
  const other = new WorkerPool<TestJob, string, string>({ program: '/nowhere/worker.js', heapMebibytes: 64, size: 1 });
  await expect(other.run({ say: 'hello' }, { limits, signal: never })).rejects.toThrow(WorkerNotStartedError);
  await other.close();
});
