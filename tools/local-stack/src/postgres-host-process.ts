import { fork, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '@homeroom/service-kit';

interface User {
  uid: number;
  gid: number;
}

const nobody: User = { uid: 65_534, gid: 65_534 };

/** How the process that hosts PostgreSQL is started. */
export interface HostProcess {
  spawn: (log: number) => ChildProcess;
  /** True when the host, being root, has to make PostgreSQL run as the system's user postgres. */
  createUser: boolean;
}

/**
 * PostgreSQL refuses to run as root. Where its own user `postgres` can enter the program and the data, root's host
 * lets it; elsewhere the host itself runs as another user that may still enter every folder (Linux, setpriv).
 * @throws EnvironmentError when root starts it where neither works
 */
export function hostProcess(host: string, dataFolder: string): HostProcess {
  if (userInfo().uid !== 0) return { spawn: (log) => fork(host, options(log)), createUser: false };
  const closed = [dataFolder, host].map(closedParent).find((folder) => folder !== null);
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : null;
  const postgres = userNamed('postgres');
  if (closed === undefined && (owner === null || owner.uid === postgres?.uid)) return { spawn: (log) => fork(host, options(log)), createUser: true };
  const switches = privilegeSwitches(owner && owner.uid !== 0 ? owner : (postgres ?? nobody));
  if (spawnSync('setpriv', [...switches, 'true']).status !== 0) throw new EnvironmentError([refusal(closed, dataFolder)]);
  return { spawn: (log) => spawn('setpriv', [...switches, process.execPath, host], options(log)), createUser: false };
}

function options(log: number): SpawnOptions {
  return { stdio: ['ignore', log, log, 'ipc'], detached: true };
}

/** The arguments that make setpriv run a program as a user who may nevertheless enter every folder. */
function privilegeSwitches({ uid, gid }: User): string[] {
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
}

function refusal(closed: string | undefined, dataFolder: string): string {
  const why = closed === undefined ? `${dataFolder} belongs to another user than postgres` : `the user it gets here may not enter ${closed}`;
  return `PostgreSQL does not run as root, and ${why}. Start as an ordinary user, or put Homeroom and DATA_DIR where others may enter.`;
}

/** The first folder on the way to a file that others may not enter, or null. */
function closedParent(file: string): string | null {
  for (let parent = path.dirname(file); ; parent = path.dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) return parent;
    if (parent === path.dirname(parent)) return null;
  }
}

function userNamed(name: string): User | null {
  const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
