import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderInUseError } from '../errors.ts';

/** Owner of a folder: a process and its start time, because process ids are reused. */
interface Owner {
  pid: number;
  /** The process's start in clock ticks since boot, where the system tells. */
  started: string | null;
}

const lockFile = 'owner.json';
const heldHere = new Set<string>();

/**
 * Makes this process the one owner of a data folder. A lock that a killed process left behind is taken over.
 * @returns gives the folder back
 * @throws FolderInUseError naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = path.resolve(folder, lockFile);
  const claim = `${lock}.${process.pid}`;
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) };
  if (heldHere.has(lock)) throw new FolderInUseError(folder, process.pid);
  writeFileSync(claim, JSON.stringify(mine));
  try {
    while (!linked(claim, lock)) removeStale(folder, lock);
  } finally {
    rmSync(claim, { force: true });
  }
  heldHere.add(lock);
  return () => {
    heldHere.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** The process that owns a data folder, or null when none does. */
export function folderOwner(folder: string): number | null {
  const owner = readOwner(path.resolve(folder, lockFile));
  return owner && (owner.pid === process.pid || isRunning(owner)) ? owner.pid : null;
}

// A hard link appears whole or not at all, so no reader ever sees a lock without its owner.
function linked(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(folder: string, lock: string): void {
  const found = readOwner(lock);
  if (found && isRunning(found)) throw new FolderInUseError(folder, found.pid);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    const taken = readOwner(aside);
    // Another start may have put its own lock there in between: that one is given back.
    if (taken && isRunning(taken)) linked(aside, lock);
    rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isRunning(owner: Owner): boolean {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.started === null || startOf(owner.pid) === owner.started;
}

/** Null where the system does not tell; `ended` for a process that only waits to be reaped. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null);
  } catch {
    return null;
  }
}
