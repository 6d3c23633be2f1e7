import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './processes.ts';
import { Supervised } from './supervised.ts';

/** A process that runs the given script and is ready when it prints something. */
function supervise(script: string): { supervised: Supervised; said: string[] } {
  const said: string[] = [];
  const supervised = new Supervised({
    name: 'worker',
    spawn: () => spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
    ready: (child) => new Promise((resolve) => child.stdout?.once('data', () => resolve())),
    askToStop: (child) => void child.kill('SIGTERM'),
    say: (line) => said.push(line),
    lastLines: () => '    its last words',
    stopLimitMilliseconds: 500,
  });
  return { supervised, said };
}

test('a process that dies is started again, with a line that says so', async () => {
  const { supervised, said } = supervise("console.log('ready'); setInterval(() => {}, 1000)");
  await supervised.start();
  const first = supervised.pid;
  process.kill(Number(first), 'SIGKILL');
  expect(await until(() => said.length === 2, 10_000)).toBe(true);
  expect(said).toEqual([
    'worker ended with SIGKILL; starting it again. Its last lines:\n    its last words',
    expect.stringMatching(/^worker is up again after /),
  ]);
  expect(supervised.pid).not.toBe(first);
  await supervised.stop();
});

test('one that ends before it is ready makes the start fail, with its last lines', async () => {
  const { supervised } = supervise('process.exit(3)');
  await expect(supervised.start()).rejects.toThrow('worker did not start: it ended with code 3\n    its last words');
});

test('one that keeps ending is said to, and tried more slowly', async () => {
  const { supervised, said } = supervise("console.log('ready'); setTimeout(() => process.exit(1), 20)");
  await supervised.start();
  expect(await until(() => said.some((line) => line.startsWith('worker keeps ending: 5 times in a row')), 20_000)).toBe(
    true,
  );
  await supervised.stop();
  const lines = said.length;
  await pause(300);
  expect(said.length).toBe(lines);
});

test('one that does not stop when asked is killed', async () => {
  const { supervised } = supervise(
    "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)",
  );
  await supervised.start();
  const { pid } = supervised;
  await supervised.stop();
  expect(() => process.kill(Number(pid), 0)).toThrow();
});
