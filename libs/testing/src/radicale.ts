/** Starts a real CalDAV server for tests: Radicale, on a free port of the loopback interface, with a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './loopback.ts';

const folders = ['/usr/bin', '/usr/local/bin'];
const startLimitMs = 20_000;

export interface RadicaleOptions {
  /** The only user, whose password is then checked; without it everybody may do everything. */
  readonly user?: { readonly name: string; readonly password: string };
}

/** A running server, whose port and data stay the same over `stop`, `kill` and `start`. */
export interface TestRadicale {
  /** The server's root, ending in a slash. */
  readonly url: string;
  /** Address of the calendar of that name below {@link calendarOwner}, or below the user of the options. */
  calendarUrl(name: string): string;
  /** Makes an empty calendar for events. @returns its address */
  makeCalendar(name: string, displayName?: string): Promise<string>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): void;
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** The user whose calendars `makeCalendar` makes when the options name none. */
export const calendarOwner = 'family';

/** Whether the program `radicale` (Debian's package of that name) is there. */
export function radicaleInstalled(): boolean {
  return folders.some(hasProgram);
}

/** @throws Error when it is not installed, or does not answer within 20 s */
export async function startRadicale({ user }: RadicaleOptions = {}): Promise<TestRadicale> {
  const bin = folders.find(hasProgram);
  if (!bin) throw new Error(`The program radicale is neither in ${folders.join(' nor in ')}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-radicale-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = writeConfig(folder, port, user);
  const calendarUrl = (name: string) => `${url}${user?.name ?? calendarOwner}/${encodeURIComponent(name)}/`;
  const start = () => startProcess(path.join(bin, 'radicale'), config, url);
  let running = await start();
  return {
    url,
    calendarUrl,
    makeCalendar: (name, displayName) => makeCalendar(calendarUrl(name), displayName ?? name, user),
    stop: () => end(running, 'SIGTERM'),
    kill: () => void running.kill('SIGKILL'),
    start: async () => {
      // After a kill it takes a moment until the port is free again.
      await end(running, 'SIGTERM');
      running = await start();
    },
    remove: async () => {
      await end(running, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function hasProgram(folder: string): boolean {
  try {
    accessSync(path.join(folder, 'radicale'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function writeConfig(folder: string, port: number, user: RadicaleOptions['user']): string {
  const users = path.join(folder, 'users');
  if (user) writeFileSync(users, `${user.name}:${user.password}\n`, { mode: 0o600 });
  const lines = [
    ...['[server]', `hosts = 127.0.0.1:${port}`, 'max_connections = 50'],
    ...[
      '[auth]',
      ...(user
        ? ['type = htpasswd', `htpasswd_filename = ${users}`, 'htpasswd_encryption = plain', 'delay = 0.01']
        : ['type = none']),
    ],
    ...['[storage]', `filesystem_folder = ${path.join(folder, 'collections')}`],
    ...['[web]', 'type = none'],
  ];
  const file = path.join(folder, 'config');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function startProcess(program: string, config: string, url: string): Promise<ChildProcess> {
  const server = spawn(program, ['--config', config], { stdio: 'ignore' });
  server.on('error', () => undefined);
  // A test run that breaks off leaves no server behind.
  const killAtExit = () => server.kill('SIGKILL');
  process.once('exit', killAtExit);
  server.once('exit', () => process.removeListener('exit', killAtExit));
  const limit = AbortSignal.timeout(startLimitMs);
  while (!(await answers(url))) {
    if (ended(server)) throw new Error('Radicale ended while it was starting.');
    if (limit.aborted) {
      await end(server, 'SIGKILL');
      throw new Error(`Radicale did not answer within ${startLimitMs / 1000} s.`);
    }
    await wait(50);
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

function ended(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (ended(server)) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

async function makeCalendar(url: string, displayName: string, user: RadicaleOptions['user']): Promise<string> {
  const escaped = displayName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = `<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
<D:displayname>${escaped}</D:displayname>
<C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
</D:prop></D:set></C:mkcalendar>`;
  // Radicale makes a user's folder when the user comes for the first time.
  const credentials = Buffer.from(`${user?.name ?? calendarOwner}:${user?.password ?? 'any'}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/xml' };
  const response = await fetch(url, { method: 'MKCALENDAR', headers, body });
  if (response.status !== 201)
    throw new Error(`Radicale made no calendar at ${url}: ${response.status} ${await response.text()}`);
  return url;
}
