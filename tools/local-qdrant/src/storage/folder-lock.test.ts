import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError } from '../errors.ts';
import { folderOwner, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-qdrant-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
const lockOf = (pid: number, started: string | null | undefined) =>
  writeFileSync(path.join(folder, 'owner.json'), JSON.stringify({ pid, started }));

test('a folder names its owner while that runs', () => {
  expect(folderOwner(folder)).toBeNull();
  const unlock = lockFolder(folder);
  expect(folderOwner(folder)).toBe(process.pid);
  unlock();
  expect([folderOwner(folder), readdirSync(folder)]).toEqual([null, []]);
});

test('a process that ended and waits to be reaped owns nothing; one whose number was used again neither', async () => {
  // The shell becomes a program that never reaps the child it had as a shell.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line);
    lockOf(pid, startOf(pid));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(folderOwner(folder)).toBeNull();
    lockOf(Number(parent.pid), '1');
    expect(folderOwner(folder)).toBeNull();
    lockFolder(folder)();
  } finally {
    parent.kill('SIGKILL');
  }
});
