import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';

/** A server in a process of its own. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

const startLimitMilliseconds = 60_000;

/** Bundles of the services, and of the bench itself. */
export const bundleOf = {
  service: (app: string, entry = 'main') => path.join(root, 'dist/apps', app, `${entry}.js`),
  peer: (entry: string) => path.join(root, 'dist/tools/bench', `${entry}.js`),
};

/** Starts a bundle that tells `{ listening: url }` when it is ready, with `execArgv` for Node. Its log is thrown away. */
export async function startServer(
  bundle: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = fork(bundle, args, {
    env: { ...env, NODE_ENV: 'production' },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await listening(child);
  return { url, child, stop: () => stopServer(child) };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('A server did not start in time.')), startLimitMilliseconds);
    child.once('exit', (code) => reject(new Error(`A server ended with code ${code}.`)));
    child.on('message', (message: { listening?: string }) => {
      if (!message.listening) return;
      clearTimeout(limit);
      resolve(message.listening);
    });
  });
}

/** Asks a process to end, and waits until it has. */
export function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
