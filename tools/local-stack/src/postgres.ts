import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { hostProcess } from './postgres-host-process.ts';
import { isOtherProcess, isProcess, message, signalTo, until } from './processes.ts';
import { appNames, type AppName } from './settings.ts';
import { Supervised } from './supervised.ts';

/** What the process that hosts PostgreSQL is asked to do. */
export interface PostgresOrder {
  folder: string;
  port: number;
  password: string;
  /** True when PostgreSQL must run as a user of its own, because root may not run it. */
  createUser: boolean;
}

/** The addresses of the services' databases. */
export function databaseUrls(port: number, password: string): Record<AppName, string> {
  return Object.fromEntries(appNames.map((app) => [app, `postgresql://homeroom:${password}@127.0.0.1:${port}/${app.replaceAll('-', '_')}`])) as Record<AppName, string>;
}

/**
 * The embedded PostgreSQL as a supervised process.
 * @throws EnvironmentError when root starts it where no other user can run it
 */
export function supervisedPostgres(data: DataFolder, port: number, password: string, say: (line: string) => void): Supervised {
  const host = hostProcess(path.join(import.meta.dirname, 'postgres-host.js'), data.file('postgres'));
  const order: PostgresOrder = { folder: data.file('postgres'), port, password, createUser: host.createUser };
  return new Supervised({
    name: 'PostgreSQL',
    spawn: () => data.withLog('postgres', host.spawn),
    ready: async (child) => {
      await endOrphanedPostgres(data);
      child.send(order);
      await message(child, 'ready');
    },
    askToStop: (child) => child.send('stop'),
    say,
    lastLines: () => data.lastLines('postgres', 5),
    stopLimitMilliseconds: 30_000,
  });
}

/**
 * Stops a server that an earlier, killed stack left running on the folder: fast first, then at once. PostgreSQL would
 * take a process that only waits to be reaped, or another program of its number, for a running server.
 */
export async function endOrphanedPostgres(data: DataFolder): Promise<void> {
  const folder = data.file('postgres');
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isProcess(pid, folder)) break;
    signalTo(pid, signal);
    await until(() => !isProcess(pid, folder), 10_000);
  }
  if (isOtherProcess(pid, folder)) rmSync(pidFile, { force: true });
}
