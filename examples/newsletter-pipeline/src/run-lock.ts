import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Another run works with the same state. */
export class RunningError extends Error {
  override readonly name = 'RunningError';
}

/**
 * Keeps other runs away from a state file until the function it returns is called. The lock of a process that is gone
 * is taken over.
 * @throws RunningError
 */
export async function lockState(stateFile: string): Promise<() => Promise<void>> {
  const file = `${stateFile}.lock`;
  const own = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(own, String(process.pid), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (await linked(own, file)) return () => rm(file, { force: true });
      if (isRunning(Number(await readFile(file, 'utf8').catch(() => '')))) break;
      await rm(file, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
  throw new RunningError(`Another run is at work (${file}).`);
}

/** A link appears with its content, so a lock is never empty. */
async function linked(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  // A container starts each run with the same id.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
