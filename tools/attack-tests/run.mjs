/**
 * `npm run test:attacks`: builds and starts the embedded stack on a scratch folder and free ports, runs the attacks,
 * and prints which defences held. The last line is the plain total.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installWhenNeeded, requireNode, root } from '../workspace/install.mjs';
import { runNx } from '../workspace/nx.mjs';
import { outcomesFile } from './support/held-reporter.mjs';

const help = `Attacks the running stack and says which attacks it withstands.

  npm run test:attacks                 all cases
  npm run test:attacks -- NAME …       those whose file has one of the names
  npm run test:attacks -- --quick      those that npm test runs too
`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(help);
  process.exit(0);
}
requireNode();
installWhenNeeded();
if (runNx(['run', 'local-stack:build', '--outputStyle=static'], ['ignore', 'ignore', 'inherit']) !== 0) process.exit(1);

const names = args.filter((argument) => !argument.startsWith('--'));
const cases = args.includes('--quick') ? '**/cases/quick/**/*.attack.ts' : '**/cases/**/*.attack.ts';
const options = ['--testMatch', cases, ...(names.length > 0 ? ['--testPathPatterns', ...names] : [])];
rmSync(outcomesFile, { force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'tools/workspace/jest.mjs'), 'attack-tests', 'tools/attack-tests', ...options],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
// npm test sums up the reports it finds.
rmSync(path.join(root, 'reports/tests/attack-tests.json'), { force: true });

const outcomes = existsSync(outcomesFile) ? JSON.parse(readFileSync(outcomesFile, 'utf8')) : [];
const tried = outcomes.filter(({ outcome }) => outcome === 'passed' || outcome === 'failed');
const held = tried.filter(({ outcome }) => outcome === 'passed');
printTable(outcomes);
console.log(`\n${tried.length} tried, ${held.length} held`);
process.exit(status === 0 && tried.length > 0 && held.length === tried.length ? 0 : 1);

/** Prints a row per case under its section, and how many of the section held. */
function printTable(rows) {
  const words = { passed: 'held', failed: 'DID NOT HOLD' };
  for (const [section, found] of sections(rows)) {
    const ran = found.filter(({ outcome }) => outcome in words);
    console.log(`\n${section}: ${ran.length} tried, ${ran.filter(({ outcome }) => outcome === 'passed').length} held`);
    for (const { name, outcome } of found) console.log(`  ${(words[outcome] ?? 'not run').padEnd(12)}  ${name}`);
  }
}

/** Groups the rows by section, in the order of their first case. */
function sections(rows) {
  return [...new Set(rows.map(({ section }) => section))].map((section) => [
    section,
    rows.filter((row) => row.section === section),
  ]);
}
