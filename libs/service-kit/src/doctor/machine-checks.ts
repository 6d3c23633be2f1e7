import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { broken, fine, warning, type Check, type Verdict } from './check.ts';

const oldestNode = [20, 19] as const;
const gibibyte = 1_073_741_824;
const scarceBytes = gibibyte;
const tooFewBytes = gibibyte / 4;
const livezLimitMs = 3_000;

/** Whether Node.js is new enough. */
export function nodeCheck(version = process.versions.node): Check {
  return {
    name: 'Node.js',
    run: () => {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      const isEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
      return isEnough
        ? fine(version)
        : broken(
            `${version} is too old; Homeroom needs ${oldestNode.join('.')} or later.`,
            'Install a newer one from https://nodejs.org.',
          );
    },
  };
}

/**
 * Whether a folder can be written, or created where it is missing, and its disk has room.
 * @param variable name of the variable that moves it
 */
export function folderCheck(name: string, folder: string, variable: string): Check {
  return { name, run: () => judgeFolder(folder, variable) };
}

function judgeFolder(folder: string, variable: string): Verdict {
  const existing = nearestExisting(folder);
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      `${existing} cannot be written by this user.`,
      `Give it to this user (chown), or choose another folder with ${variable}.`,
    );
  }
  const { bavail, bsize } = statfsSync(existing);
  return judgeRoom(bavail * bsize, `${folder}${existing === folder ? '' : ' (will be created)'}`, variable);
}

/** Verdict on the free bytes of a folder's disk. */
export function judgeRoom(bytes: number, folder: string, variable: string): Verdict {
  const found = `${folder}, ${(bytes / gibibyte).toFixed(1)} GiB free`;
  const mend = `Free some space, or choose a folder on another disk with ${variable}.`;
  if (bytes < tooFewBytes) return broken(`${found}: too little for the databases`, mend);
  return bytes < scarceBytes ? warning(`${found}: soon too little`, mend) : fine(found);
}

function nearestExisting(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestExisting(parent);
}

/**
 * Whether a service can listen at its address, or listens there already.
 * @param variable name of the variable that chooses the port
 */
export function portCheck(
  name: string,
  { host, port, variable }: { host: string; port: number; variable: string },
): Check {
  return {
    name,
    run: async (signal) => {
      if (port === 0) return fine('any free port');
      const code = await listenCode(host, port);
      if (code === null) return fine(`${host}:${port} is free`);
      if (code === 'EADDRINUSE')
        return (await isHomeroom(host, port, signal))
          ? fine(`a service of Homeroom answers at ${host}:${port}`)
          : broken(
              `Port ${port} is taken by another program.`,
              `Stop that program, or choose another port with ${variable}; 0 takes a free one.`,
            );
      return broken(
        `This user cannot listen at ${host}:${port} (${code}).`,
        code === 'EACCES'
          ? `Choose a port above 1023 with ${variable}.`
          : 'HOST wants an address of this machine: 127.0.0.1, or 0.0.0.0 for all.',
      );
    },
  };
}

function listenCode(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

async function isHomeroom(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const response = await fetch(`http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/livez`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(livezLimitMs)]),
    });
    return response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}
