/**
 * `npm test`: on a fresh clone installs first, then type check, lint and every test that needs nothing but npm. Ends
 * with the plain total; the exit code is 0 only when everything passed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode, root } from './install.mjs';
import { runNx } from './nx.mjs';

const usage = `Checks types, style, API documents and formatting, and runs every test that needs nothing but npm. The last line is the
total. Results of unchanged projects are reused.

  npm test

No options. Variables: TEST_DATABASE_URL, a PostgreSQL server in place of the embedded one; TZ, another zone than
Asia/Kolkata.

Example: npm test

Exit code: 0 everything passed, 1 not, 2 wrong usage.
`;

requireNode();
readCommandLine({ name: 'npm test', usage });
installWhenNeeded();
const reports = path.join(root, 'reports/tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => path.join(root, 'node_modules/.bin', name);
// Typescript-eslint needs the API of TypeScript 6; the checks take a third of the time with TypeScript 7.
const typescript = path.join(root, 'node_modules/typescript-7/bin/tsc');
const failedChecks = [];
if (runNx(['run-many', '-t', 'generate', '--outputStyle=static']) !== 0) failedChecks.push('generated code');
// One run of each tool over the whole workspace costs a third of a run for each project.
const checks = {
  'type check': [typescript, '-p', 'tsconfig.json', '--noEmit'],
  'type check of the dashboard': [typescript, '-p', 'apps/family-assistant/dashboard/tsconfig.json', '--noEmit'],
  'type check of the browser tests': [typescript, '-p', 'tools/browser-tests/tsconfig.json', '--noEmit'],
  lint: [bin('eslint'), '--max-warnings', '0', 'apps', 'examples', 'libs', 'tools'],
  'formatting (npm run format mends it)': [bin('biome'), 'format'],
  'API documents': [bin('redocly'), 'lint', '--max-problems', '20'],
};
await Promise.all(
  Object.entries(checks).map(async ([name, command]) => (await ends(command)) || failedChecks.push(name)),
);
// Tests wait a third of their time, for PostgreSQL and processes of their own: three projects at once use all of two cores.
// Nx starts first what others wait for: the projects whose tests take minutes have `tested`, which waits for them.
const testing = ['run-many', '-t', 'test', 'tested', '--parallel=3', '--outputStyle=static', '--nxBail=false'];
if (runNx(testing) !== 0) failedChecks.push('tests');

/** Whether a command ends well; what it prints is shown when it is over. */
async function ends([file, ...args]) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  process.stdout.write(output);
  return code === 0;
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of existsSync(reports) ? readdirSync(reports).filter((name) => /^[\w-]+\.json$/.test(name)) : []) {
  const { passed, failed, skipped } = JSON.parse(readFileSync(path.join(reports, file), 'utf8'));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
// Failures outside of tests, such as lint, count as one each.
const failed = total.failed + failedChecks.filter((name) => name !== 'tests' || total.failed === 0).length;
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}. More is above.`);
console.log(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(failed === 0 && total.passed > 0 ? 0 : 1);
