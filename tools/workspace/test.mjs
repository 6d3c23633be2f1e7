/**
 * `npm test`: on a fresh clone installs first, then type check, lint and every test that needs nothing but npm. Ends
 * with the plain total; the exit code is 0 only when everything passed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installWhenNeeded, requireNode, root } from './install.mjs';
import { runNx } from './nx.mjs';

requireNode();
installWhenNeeded();
const reports = path.join(root, 'reports/tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const failedChecks = [];
for (const [name, args] of [
  ['type check and lint', ['run-many', '-t', 'typecheck', 'lint', '--parallel=2', '--outputStyle=static']],
  ['tests', ['run-many', '-t', 'test', '--parallel=2', '--outputStyle=static', '--nxBail=false']],
]) {
  if (runNx(args) !== 0) failedChecks.push(name);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of existsSync(reports) ? readdirSync(reports).filter((name) => /^[\w-]+\.json$/.test(name)) : []) {
  const { passed, failed, skipped } = JSON.parse(readFileSync(path.join(reports, file), 'utf8'));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
// What failed without a failing test, such as lint, counts as one failure each.
const failed = total.failed + failedChecks.filter((name) => name !== 'tests' || total.failed === 0).length;
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}. Nx names the projects above.`);
console.log(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(failed === 0 && total.passed > 0 ? 0 : 1);
