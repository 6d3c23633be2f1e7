/** Runs Nx with its daemon and terminal interface off: `node tools/workspace/nx.mjs run-many -t lint`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded, requireNode, root } from './install.mjs';

/** Runs Nx in the workspace and returns its exit code. Its output goes to the given stdio; what is piped, to `onOutput`. */
export function runNx(args, stdio = 'inherit', onOutput = () => {}) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const run = spawnSync(process.execPath, [nx, ...args], {
    cwd: root,
    stdio,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  for (const text of [run.stdout, run.stderr]) if (text) onOutput(text);
  return run.status ?? 1;
}

const attempts = 3;
const notBegun = /Failed to (?:process|create|load|start) (?:the )?project graph/i;

/** Runs Nx without showing its output, again when it failed before it had begun; see nx.d.mts. */
export function runNxQuietly(args, run = runNx) {
  for (let attempt = 1; ; attempt += 1) {
    const output = [];
    const code = run(args, ['ignore', 'pipe', 'pipe'], (text) => output.push(text));
    const printed = output.join('');
    if (code === 0 || attempt === attempts || !notBegun.test(printed)) return { code, printed };
  }
}

/** The projects that `npm start` runs, for `buildQuietly`. */
export const stackProjects = 'family-assistant,staging-knowledge,athletics-admin,local-stack';

/**
 * Builds projects without showing Nx's output. Without its daemon Nx writes a build again that has not changed, so a
 * test that runs commands next to other tests says with `HOMEROOM_BUILT=true` that everything is built.
 */
export function buildQuietly(projects) {
  if (process.env.HOMEROOM_BUILT === 'true') return { code: 0, printed: '' };
  return runNxQuietly(['run-many', '-t', 'build', '-p', projects, '--outputStyle=static', '--parallel=2']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode();
  installWhenNeeded();
  process.exit(runNx(process.argv.slice(2)));
}
