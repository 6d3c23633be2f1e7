/**
 * Runs one project's tests: `node tools/workspace/jest.mjs PROJECT PATH [jest options]`.
 * The services promise never to read the host's time zone, so the tests run as in Kolkata, which is neither UTC nor any
 * household's zone here; `TZ` names another (`npm run test:utc`). The figures are written to
 * reports/tests/PROJECT.json, where the whole run's total is made from, and each test's outcome to the file that
 * HOMEROOM_OUTCOMES names.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded, requireNode, root } from './install.mjs';

const [project, projectPath, ...options] = process.argv.slice(2);
if (!project || !projectPath) {
  console.error('usage: node tools/workspace/jest.mjs PROJECT PATH [jest options]');
  process.exit(2);
}
requireNode();
installWhenNeeded();
const zone = process.env.TZ ?? 'Asia/Kolkata';
const reports = path.join(root, 'reports/tests');
mkdirSync(reports, { recursive: true });
const reportFile = path.join(reports, `${project}.json`);
rmSync(reportFile, { force: true });

// What tests leave in the folder for temporary files goes with the run. A root user's PostgreSQL runs as another one.
const temporary = mkdtempSync(path.join(tmpdir(), 'homeroom-tests-'));
chmodSync(temporary, 0o711);
const runFile = path.join(reports, `${project}.${process.pid}.run.json`);
const run = spawnSync(
  process.execPath,
  [
    '--conditions=@homeroom/source',
    `--import=${pathToFileURL(path.join(root, 'tools/workspace/typescript.mjs'))}`,
    '--enable-source-maps',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    path.join(root, projectPath, 'jest.config.mjs'),
    '--json',
    `--outputFile=${runFile}`,
    `--cacheDirectory=${path.join(root, 'node_modules/.cache/jest')}`,
    ...options,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TZ: zone, TMPDIR: temporary } },
);
rmSync(temporary, { recursive: true, force: true });
const result = readRun(runFile);
const totals = {
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  skipped: result.numPendingTests + result.numTodoTests,
};
console.log(`${project} (TZ=${zone}): ${totals.passed} passed, ${totals.failed} failed`);
writeFileSync(reportFile, `${JSON.stringify({ project, ...totals })}\n`);
if (process.env.HOMEROOM_OUTCOMES) writeFileSync(process.env.HOMEROOM_OUTCOMES, JSON.stringify(outcomes(result)));
process.exit(run.status ?? 1);

/** Each test's outcome; a file that could not be run counts as one. */
function outcomes({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ section: path.basename(name), name: message.split('\n', 1)[0], outcome: 'failed', seconds: 0 }]
      : assertionResults.map(({ ancestorTitles, title, status, duration }) => ({
          section: ancestorTitles[0] ?? path.basename(name),
          name: title,
          outcome: status,
          seconds: (duration ?? 0) / 1_000,
        })),
  );
}

/** The figures Jest wrote, or one failure when it ended before writing any. */
function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [],
    };
  } finally {
    rmSync(file, { force: true });
  }
}
