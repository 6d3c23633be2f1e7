/**
 * `npm run test:browser`: starts the embedded stack with the sample household on a scratch folder and free ports, and
 * runs the stories in Chromium, today or on given dates. The last line is the plain total.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumMissing, findChromium } from '../../libs/testing/src/chromium.mjs';
import { readCommandLine, refuseUsage } from '../workspace/command-line.mjs';
import { installWhenNeeded, requireNode, root } from '../workspace/install.mjs';
import { dateRuns, pictureDate } from './support/date-runs.mjs';

const usage = `Looks at the pages with Chromium, from CHROMIUM_PATH or the usual places.

  npm run test:browser                        all stories today, and those that depend on the date on four others
  npm run test:browser -- NAME …              those whose file has one of the names, today
  npm run test:browser -- --date 2026-11-01   on that date, at noon; --date 2026-11-01T23:40 at that time. It can be
                                              given several times.
  npm run test:browser -- --screenshots       on ${pictureDate}; also replaces the pictures of docs/screenshots

On a date the sample data, the services, their databases and the pages all have that date, by the clocks of the sample
household, and time goes on from there. Every run writes what it saw to reports/screenshots.

Variables: CHROMIUM_PATH, the program to use.

Example: npm run test:browser -- letters --date 2026-11-01

Exit code: 0 all stories passed, 1 not, 2 wrong usage.
`;
/** Discard port, where nothing listens: questions are searched by keywords only. */
const nowhere = 'http://127.0.0.1:9';
const startLimitMs = 300_000;

requireNode();
const { runs, retake } = readArguments();
installWhenNeeded();
const { shiftDatabase } = await import('./support/shift-database.mjs');
const chromium = chromiumOrNone();
if (chromium === null) process.exit(1);

const children = [];
let folder;
let interrupted;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (interrupted ??= stopAll().then(() => process.exit(130))));
const totals = [];
for (const run of runs) totals.push({ title: run.title, ...(await runOn(run)) });
const total = totals.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
if (totals.length > 1)
  for (const { title, passed, failed } of totals) console.log(`${title}: ${passed} passed, ${failed} failed`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function readArguments() {
  const name = 'npm run test:browser';
  const options = { date: { type: 'string', multiple: true }, screenshots: { type: 'boolean' } };
  const { values, positionals } = readCommandLine({ name, usage, options, allowPositionals: true });
  const retake = values.screenshots ?? false;
  try {
    return { runs: dateRuns({ dates: values.date, names: positionals, retake }), retake };
  } catch (error) {
    return refuseUsage(name, error.message);
  }
}

/** Starts a stack on a date, runs the stories and stops it. */
async function runOn({ title, shiftMs, names }) {
  console.error(title);
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-browser-'));
  try {
    const clock = clockVariables(shiftMs);
    const stack = await startStack(clock);
    if (shiftMs !== 0) await Promise.all(Object.values(stack.databaseUrls).map((url) => shiftDatabase(url, shiftMs)));
    return await runStories({ stack, shiftMs, clock, names });
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  } finally {
    await interrupted;
    await stopAll();
  }
}

/** Returns the environment that shifts a Node.js process's clock. */
function clockVariables(shiftMs) {
  if (shiftMs === 0) return {};
  const preload = pathToFileURL(path.join(import.meta.dirname, 'support/shift-process.mjs'));
  preload.searchParams.set('ms', String(shiftMs));
  return { NODE_OPTIONS: `--import=${preload.href}` };
}

function chromiumOrNone() {
  try {
    const found = findChromium();
    if (found === null) console.error(chromiumMissing);
    return found;
  } catch (error) {
    console.error(error.message);
    return null;
  }
}

/** Returns the stack's line of JSON; the stack gets only the environment it needs. */
async function startStack(clock) {
  const ports = Object.fromEntries(
    ['FAMILY_ASSISTANT_PORT', 'STAGING_KNOWLEDGE_PORT', 'ATHLETICS_ADMIN_PORT', 'POSTGRES_PORT', 'QDRANT_PORT'].map(
      (name) => [name, '0'],
    ),
  );
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    LOG_LEVEL: 'warn',
    MODEL_HOST_URL: nowhere,
    DATA_DIR: path.join(folder, 'data'),
    ...clock,
    ...ports,
  };
  const child = spawn(process.execPath, [path.join(root, 'tools/local-stack/start.mjs'), '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const ends = Date.now() + startLimitMs;
  while (!output.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`The stack ended with code ${child.exitCode}.`);
    if (Date.now() > ends) throw new Error('The stack did not start in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return JSON.parse(output);
}

async function runStories({ stack, shiftMs, clock, names }) {
  const told = {
    stack,
    shiftMs,
    clock,
    apps: path.join(root, 'dist/apps'),
    household: path.join(folder, 'data/household.yaml'),
    chromium,
    retake,
  };
  const options = names.length > 0 ? ['--testPathPatterns', ...names.map((name) => `/stories/[^/]*${name}[^/]*$`)] : [];
  const child = spawn(
    process.execPath,
    [path.join(root, 'tools/workspace/jest.mjs'), 'browser-tests', 'tools/browser-tests', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOMEROOM_BROWSER_TESTS: JSON.stringify(told) },
    },
  );
  children.push(child);
  const [code] = await once(child, 'exit');
  const report = path.join(root, 'reports/tests/browser-tests.json');
  const totals = JSON.parse(readFileSync(report, 'utf8'));
  // npm test sums up the reports in that folder.
  rmSync(report);
  return { passed: totals.passed, failed: totals.failed || (code === 0 ? 0 : 1) };
}

async function stopAll() {
  await Promise.all(
    children.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  rmSync(folder, { recursive: true, force: true });
}
