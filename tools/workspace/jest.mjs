/**
 * Runs one project's tests: `node tools/workspace/jest.mjs PROJECT PATH [jest options]`.
 * The services promise never to read the host's time zone, so an app's tests run twice, in UTC and in Kolkata; files
 * that say `@any-zone` and why run once. The figures of every run are written to reports/tests/PROJECT.json, where the
 * whole run's total is made from.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [project, projectPath, ...options] = process.argv.slice(2);
if (!project || !projectPath) {
  console.error('usage: node tools/workspace/jest.mjs PROJECT PATH [jest options]');
  process.exit(2);
}
const zones = projectPath.startsWith('apps/') && options.length === 0 ? ['UTC', 'Asia/Kolkata'] : ['UTC'];
const reports = path.join(root, 'reports/tests');
mkdirSync(reports, { recursive: true });
const reportFile = path.join(reports, `${project}.json`);
rmSync(reportFile, { force: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
let exitCode = 0;
for (const zone of zones) {
  const runFile = path.join(reports, `${project}.${process.pid}.run.json`);
  const run = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--config',
      path.join(root, projectPath, 'jest.config.mjs'),
      '--json',
      `--outputFile=${runFile}`,
      ...options,
      ...(zone === zones[0] ? [] : leftOut(projectPath)),
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TZ: zone } },
  );
  exitCode ||= run.status ?? 1;
  const result = readRun(runFile);
  totals.passed += result.numPassedTests;
  totals.skipped += result.numPendingTests + result.numTodoTests;
  totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (zones.length > 1) console.log(`${project} (TZ=${zone}): ${result.numPassedTests} passed, ${result.numFailedTests} failed`);
}
writeFileSync(reportFile, `${JSON.stringify({ project, ...totals })}\n`);
process.exit(exitCode);

/** The options that leave out the files in which the host's zone cannot matter. */
function leftOut(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true }).filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'));
  const anyZone = files.filter((file) => /@any-zone \S/.test(readFileSync(path.join(root, folder, file), 'utf8')));
  return ['/node_modules/', '/dist/', ...anyZone.map((file) => `/${file.replaceAll('.', '\\.')}$`)].flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
}

/** The figures Jest wrote, or one failure when it ended before writing any. */
function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}
