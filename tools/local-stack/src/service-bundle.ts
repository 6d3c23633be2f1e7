import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Variables } from '@homeroom/service-kit';
import type { AppName } from './settings.ts';

/** Runs a command of a built service, such as `reindex`, with this process's output. @returns its exit code */
export function runServiceCommand(
  app: AppName,
  command: string,
  args: readonly string[],
  variables: Variables,
): Promise<number> {
  const bundle = path.resolve(import.meta.dirname, '../../apps', app, `${command}.js`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle, ...args], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
