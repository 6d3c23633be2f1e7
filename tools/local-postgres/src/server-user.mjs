import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CannotRunPostgresError } from './cannot-run-postgres-error.mjs';

const name = 'postgres';

/** The user that runs PostgreSQL on a data folder, or null for this process's own. @throws CannotRunPostgresError */
export function serverUser(folder) {
  if (userInfo().uid !== 0) return null;
  // Root hands over its folders as open descriptors, which only Linux lets a path name.
  if (!existsSync('/proc/self/fd'))
    throw new CannotRunPostgresError('PostgreSQL does not run as root. Start as an ordinary user.');
  const owner = existsSync(folder) ? statSync(folder) : null;
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return systemUser() ?? createdSystemUser();
}

function systemUser() {
  const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function createdSystemUser() {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
    stdio: 'ignore',
  });
  // Another start may have created it in the meantime, so what counts is that it exists.
  const user = systemUser();
  if (user === null)
    throw new CannotRunPostgresError(
      `PostgreSQL does not run as root, and the system user ${name} could not be created. Create it (useradd --system --user-group ${name}), or start as an ordinary user.`,
    );
  return user;
}
