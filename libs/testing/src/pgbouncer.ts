import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './loopback.ts';

const programs = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
const startLimitMs = 20_000;
const nobody = { uid: 65_534, gid: 65_534 };

/** A running PgBouncer that gives each transaction a session of its own choice. */
export interface TestPgbouncer {
  /** Connection string through it to a database of the server, with `pgbouncer=true`. */
  urlOf(database: string): string;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** Whether the program `pgbouncer` (Debian's package of that name) is there. */
export function pgbouncerInstalled(): boolean {
  return programs.some((program) => existsSync(program));
}

/**
 * Starts PgBouncer with transaction pooling in front of a PostgreSQL server, on a free port of the loopback interface.
 *
 * @param serverUrl connection string of the server, whose user it takes
 * @param poolSize sessions of each database
 * @throws Error when it is not installed, or does not answer within 20 s
 */
export async function startPgbouncer(serverUrl: string, poolSize = 10): Promise<TestPgbouncer> {
  const program = programs.find((one) => existsSync(one));
  if (!program) throw new Error(`The program pgbouncer is in none of ${programs.join(', ')}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-pgbouncer-'));
  const server = new URL(serverUrl);
  const port = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 500',
      '',
    ].join('\n'),
  );
  // PgBouncer refuses to run as root.
  const owner = process.getuid?.() === 0 ? nobody : null;
  if (owner) for (const place of [folder, users, config]) chownSync(place, owner.uid, owner.gid);
  const child = spawn(program, ['-q', config], { stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  // A test run that breaks off leaves no pooler behind.
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const urlOf = (database: string) => {
    const url = new URL(serverUrl);
    url.port = String(port);
    url.pathname = `/${database}`;
    url.searchParams.set('pgbouncer', 'true');
    return url.href;
  };
  const remove = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.removeListener('exit', killAtExit);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimitMs;
  while (!(await answers(urlOf(server.pathname.slice(1))))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await remove();
      throw new Error(`PgBouncer did not answer: ${printed}`);
    }
    await wait(50);
  }
  return { urlOf, remove };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
