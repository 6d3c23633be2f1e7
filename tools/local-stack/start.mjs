/**
 * `npm start`: installs and builds what is missing, then runs the embedded stack until it is told to stop. Plain
 * JavaScript, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { readCommandLine } from '../workspace/command-line.mjs';
import { installWhenNeeded, requireNode, root } from '../workspace/install.mjs';

const usage = `Starts PostgreSQL, a local Qdrant and the three services on this machine.

  npm start                 with a sample family and school when the data folder is new
  npm start -- --empty      without sample data
  npm -s start -- --json    prints one line of JSON when everything is ready; all else goes to stderr (-s: npm's own lines too)
  npm start -- --help

Ctrl-C stops everything. Data is in DATA_DIR (.data). Ports: FAMILY_ASSISTANT_PORT (3001), STAGING_KNOWLEDGE_PORT
(3002), ATHLETICS_ADMIN_PORT (3003), POSTGRES_PORT (54329), QDRANT_PORT (6333); 0 picks a free one. With QDRANT_URL that
Qdrant is used and none is started. FAMILY_CONFIG names a family file of your own. .env.example has all variables.

Example: FAMILY_ASSISTANT_PORT=8080 npm start

Exit code: 0 stopped by Ctrl-C or a signal, 1 it could not start and says why, 2 wrong usage.
`;

requireNode();
const args = process.argv.slice(2);
readCommandLine({ name: 'npm start', usage, options: { empty: { type: 'boolean' }, json: { type: 'boolean' } } }, args);
installWhenNeeded();
await build();
run();

async function build() {
  const { buildQuietly, stackProjects } = await import('../workspace/nx.mjs');
  const started = Date.now();
  process.stderr.write('Building …');
  const { code, printed } = buildQuietly(stackProjects);
  process.stderr.write(` ${code === 0 ? 'done' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  if (code === 0) return;
  process.stderr.write(printed);
  process.exit(1);
}

/** Runs the stack in a process group of its own, so that Ctrl-C reaches it once, through here. */
function run() {
  const stack = spawn(process.execPath, [path.join(root, 'dist/tools/local-stack/main.js'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stack.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  stopWithNpm(stack);
  stack.on('exit', (code) => process.exit(code ?? 1));
}

/** npm may end without telling its script; then the stack stops too. */
function stopWithNpm(stack) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stack.kill('SIGTERM');
  }, 1000).unref();
}
