/**
 * Starts real PostgreSQL servers for tests, each on a free port of the loopback interface with its data in a folder
 * of its own. Plain JavaScript, because Jest loads its global setup without transforming it.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCluster, preparePostgres, startCluster } from '@homeroom/local-postgres';
import { freePort, isPortFree } from './free-port.mjs';

const attempts = 5;
const superuser = 'postgres';
/** Tests connect thousands of times, and by default each time costs 4,096 rounds of hashing. */
const initdbFlags = ['--no-sync', '--set=scram_iterations=1'];
const running = new Set();

// A run that breaks off leaves no server behind.
process.once('exit', () => running.forEach((server) => void server.stop()));
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
])
  process.once(signal, () => process.exit(128 + number));

export async function startPostgres({ settings = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-postgres-'));
  const password = randomBytes(12).toString('hex');
  try {
    const program = await preparePostgres(folder);
    await createCluster(program, { folder, superuser, password, flags: initdbFlags });
    const start = (port) =>
      startCluster(program, { folder, port, settings: { fsync: 'off', max_connections: 200, ...settings } });
    let port = 0;
    let server = await retrying(async () => start((port = await freePort())));
    running.add(server);
    let frozen = [];
    return {
      port,
      url: `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`,
      stop: () => server.stop(),
      kill: async () => {
        process.kill(server.pid, 'SIGKILL');
        await server.ended;
        await portFree(port);
      },
      start: async () => {
        running.delete(server);
        server = await retrying(() => start(port));
        running.add(server);
      },
      freeze: () => {
        // The main process first, so that it starts no others meanwhile.
        process.kill(server.pid, 'SIGSTOP');
        frozen = [server.pid, ...childrenOf(server.pid)];
        for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      },
      thaw: () => {
        for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
      },
      remove: async () => {
        for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
        await server.stop();
        running.delete(server);
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Linux lists them in a file, so that `ps` is needed elsewhere only. */
function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(file)) return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
  return execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([parent, child]) => (parent === pid ? [child] : []));
}

/** A port that was free may be taken a moment later. */
async function retrying(action) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === attempts) throw error;
      await wait(200 * attempt);
    }
  }
}

/** Resolves when nothing listens on the port any more, at most 5 s later. */
async function portFree(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isPortFree(port)) return;
    await wait(50);
  }
}
