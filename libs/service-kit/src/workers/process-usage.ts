import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resources that a process uses. */
export interface ProcessUsage {
  /** Resident memory of the process alone. */
  memoryBytes: number;
  /** Time that processors worked for it and for the programs that it runs, in milliseconds. */
  processorMs: number;
}

/** Linux counts processor time in ticks of this length on every architecture, in milliseconds. */
const tickMs = 10;

/**
 * The resources that a process uses; null when that cannot be told, for example because it has ended. Linux answers from
 * memory, so that asking at once costs a tenth of handing it to another thread.
 */
export async function processUsage(pid: number): Promise<ProcessUsage | null> {
  try {
    if (process.platform === 'linux') return linuxUsage(pid);
    const { stdout } = await run('ps', ['-o', 'rss=', '-o', 'time=', '-p', String(pid)], { timeout: 2_000 });
    return psUsage(stdout);
  } catch {
    return null;
  }
}

function linuxUsage(pid: number): ProcessUsage | null {
  const memory = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!memory) return null;
  return { memoryBytes: Number(memory[1]) * 1_024, processorMs: tickMs * (ticks(pid) + ticksOfChildren(pid)) };
}

/** Time in user and system mode, of the process and of its children that have ended (proc_pid_stat(5), fields 14 to 17). */
function ticks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

function ticksOfChildren(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);
    return children.reduce((sum, child) => sum + ticks(child), 0);
  } catch {
    // One has just ended, or this kernel lists no children: they count once they have ended.
    return 0;
  }
}

/** Reads the memory in KiB and the time as `[[days-]hours:]minutes:seconds`. */
function psUsage(line: string): ProcessUsage | null {
  const found = /^\s*(\d+)\s+(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(line);
  if (!found) return null;
  const [memory, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    memoryBytes: memory * 1_024,
    processorMs: 1_000 * (((days * 24 + hours) * 60 + minutes) * 60 + seconds),
  };
}
