import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** True when a process of that number runs and its command line has the given text, so that it is no other by chance. */
export function isProcess(pid: number, text: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return commandLine(pid).includes(text);
}

/** True when a process of that number runs, but it is surely none whose command line has the text: it has ended and waits to be reaped, or is another program. */
export function isOtherProcess(pid: number, text: string): boolean {
  const line = commandLine(pid);
  return line === '' ? hasEnded(pid) : !line.includes(text);
}

/** True for a process that has ended and is not reaped yet. */
function hasEnded(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The command line of a process; empty when it cannot be read. */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: 5_000 });
    } catch {
      return '';
    }
  }
}

/** Sends a signal; a process that has ended already is none too few. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves when the child sends this message. */
export function message(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve) => child.on('message', (received) => received === wanted && resolve()));
}

/** Resolves with true as soon as the condition holds, with false when the time is over. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
}
