/**
 * The embedded PostgreSQL: data folders and servers. Plain JavaScript, because Jest loads its global setup, which starts
 * one, without transforming it.
 */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
export { linkLibraries } from './native-links.mjs';

export { CannotRunPostgresError } from './cannot-run-postgres-error.mjs';
export { preparePostgres } from './program.mjs';

const readyMessage = 'database system is ready to accept connections';
/** Whatever else the environment holds, such as the services' secrets, is none of PostgreSQL's business. */
const passedOn = ['PATH', 'TZ', 'SystemRoot', 'TEMP', 'TMP'];

/** See local-postgres.d.mts. */
export async function createCluster(
  { initdb, user },
  { folder, superuser, password, flags = [], log = () => undefined },
) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const secret = privateFile(password, user);
  try {
    let output = '';
    const args = [
      '--auth=scram-sha-256',
      `--username=${superuser}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--lc-messages=C',
      ...flags,
    ];
    const child = run(initdb, user, [folder, secret.file], ([data, pwfile]) => [
      `--pgdata=${data}`,
      `--pwfile=${pwfile}`,
      ...args,
    ]);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        log(String(text));
      });
    }
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Error(`PostgreSQL could not create its data folder:\n${output.trimEnd()}`);
  } finally {
    rmSync(secret.folder, { recursive: true, force: true });
  }
}

/** See local-postgres.d.mts. */
export async function startCluster({ postgres, user }, { folder, port, settings = {}, log = () => undefined }) {
  // The folder is a setting of its own so that it shows in the command line, by which a server left behind is found.
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    lc_messages: 'C',
    'homeroom.folder': folder,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(postgres, user, [folder], ([data]) => ['-D', data, '-p', String(port), ...flags]);
  child.stdout.resume();
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    ready(child, log),
    ended.then(() => Promise.reject(new Error('PostgreSQL ended while it was starting.'))),
    new Promise((_, reject) => child.once('error', reject)),
  ]);
  return { pid: child.pid, ended, stop: () => stop(child, ended) };
}

function ready(child, log) {
  return new Promise((resolve) => {
    let output = '';
    child.stderr.on('data', (text) => {
      log(String(text));
      if (output.includes(readyMessage)) return;
      output += text;
      if (output.includes(readyMessage)) resolve();
    });
  });
}

async function stop(child, ended) {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/f', '/t']);
  else child.kill('SIGINT');
  await ended;
}

/**
 * Runs a program as a user. The paths that it opens are given to another user as open descriptors, named by paths below
 * /proc, so that it reaches them wherever they are: root's folders may be closed to all others.
 */
function run(program, user, paths, args) {
  const { root } = path.parse(program);
  const env = Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  if (!user) return spawn(program, args(paths), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const opened = paths.map((name) => openSync(name, 'r'));
  try {
    const named = opened.map((_, index) => `/proc/self/fd/${3 + index}`);
    return spawn(program, args(named), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', ...opened], ...user });
  } finally {
    opened.forEach((descriptor) => closeSync(descriptor));
  }
}

/** A file for one reader in a folder that nobody else may enter. */
function privateFile(content, user) {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-'));
  const file = path.join(folder, 'password');
  writeFileSync(file, `${content}\n`, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  return { folder, file };
}
