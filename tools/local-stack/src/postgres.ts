import { fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CannotRunPostgresError, preparePostgres, type PostgresProgram } from '@homeroom/local-postgres';
import { EnvironmentError } from '@homeroom/service-kit';
import type { DataFolder } from './data-folder.ts';
import { isOtherProcess, isProcess, message, signalTo, until } from './processes.ts';
import { appNames, type AppName } from './settings.ts';
import { Supervised } from './supervised.ts';

/** Options of the process that hosts PostgreSQL. */
export interface PostgresOrder {
  program: PostgresProgram;
  folder: string;
  port: number;
  /** For a new data folder, like the password. */
  superuser: string;
  password: string;
}

/** The superuser of the embedded PostgreSQL. Only the stack itself connects as it. */
export const superuser = 'homeroom';

/** The name of a service's database, and of the role that owns it. */
export function databaseName(app: AppName): string {
  return app.replaceAll('-', '_');
}

/** The addresses of the services' databases, each with its service's own role. */
export function databaseUrls(port: number, passwords: Record<AppName, string>): Record<AppName, string> {
  const url = (app: AppName) =>
    `postgresql://${databaseName(app)}:${passwords[app]}@127.0.0.1:${port}/${databaseName(app)}`;
  return Object.fromEntries(appNames.map((app) => [app, url(app)])) as Record<AppName, string>;
}

/**
 * The embedded PostgreSQL as a supervised process.
 * @throws EnvironmentError when it cannot run here, for example for root where no other user can be found
 */
export async function supervisedPostgres(
  data: DataFolder,
  port: number,
  password: string,
  say: (line: string) => void,
): Promise<Supervised> {
  const host = path.join(import.meta.dirname, 'database-host.js');
  const folder = data.file('postgres');
  const order: PostgresOrder = { program: await prepared(folder), folder, port, superuser, password };
  return new Supervised({
    name: 'PostgreSQL',
    spawn: () => data.withLog('postgres', (log) => fork(host, { stdio: ['ignore', log, log, 'ipc'], detached: true })),
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

async function prepared(folder: string): Promise<PostgresProgram> {
  try {
    return await preparePostgres(folder);
  } catch (error) {
    throw error instanceof CannotRunPostgresError ? new EnvironmentError([error.message]) : error;
  }
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
