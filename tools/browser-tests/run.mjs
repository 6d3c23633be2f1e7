/**
 * `npm run test:browser`: starts the embedded stack with the sample household on a scratch folder and free ports, and
 * runs the stories in Chromium, today or on given dates, two at once. The last line is the plain total.
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
import { buildQuietly, stackProjects } from '../workspace/nx.mjs';
import { dateRuns, pictureDate } from './support/date-runs.mjs';

const usage = `Looks at the pages with Chromium: the program of CHROMIUM_PATH, its headless shell or itself from the usual places.

  npm run test:browser                        all stories today, and those that depend on the date on four others
  npm run test:browser -- NAME …              those whose file has one of the names, today
  npm run test:browser -- --date 2026-11-01   on that date, at noon; --date 2026-11-01T23:40 at that time. It can be
                                              given several times.
  npm run test:browser -- --screenshots       on ${pictureDate}; also replaces the pictures of docs/screenshots

On a date the sample data, the services, their databases and the pages all have that date, by the clocks of the sample
household, and time goes on from there. Every run writes what it saw to a folder of reports/screenshots.

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
const build = buildQuietly(stackProjects);
if (build.code !== 0) {
  process.stderr.write(build.printed);
  process.exit(1);
}

const started = new Set();
let interrupted;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (interrupted ??= Promise.all([...started].map(stop)).then(() => process.exit(130))));
const totals = new Map();
// A browser waits for its stack half of the time: two runs at once take a third less on two cores.
const waiting = runs.map((run) => ({
  ...run,
  children: [],
  told: runs.length === 1 ? 'inherit' : 'pipe',
}));
await Promise.all(
  [1, 2].map(async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) totals.set(run.title, await perform(run));
  }),
);
let [passed, failed] = [0, 0];
for (const { title } of runs) {
  const of = totals.get(title);
  if (runs.length > 1) console.log(`${title}: ${of.passed} passed, ${of.failed} failed`);
  [passed, failed] = [passed + of.passed, failed + of.failed];
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

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

/** Starts a stack on a date, runs the stories and stops it. What they print is shown at the end when there are several runs. */
async function perform(run) {
  if (run.told === 'inherit') console.error(run.title);
  run.folder = mkdtempSync(path.join(tmpdir(), 'homeroom-browser-'));
  run.output = `${run.title}\n`;
  started.add(run);
  try {
    const clock = clockVariables(run.shiftMs);
    const stack = await startStack(run, clock);
    if (run.shiftMs !== 0)
      await Promise.all(Object.values(stack.databaseUrls).map((url) => shiftDatabase(url, run.shiftMs)));
    return await runStories(run, { stack, clock });
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  } finally {
    await interrupted;
    await stop(run);
    started.delete(run);
    if (run.told === 'pipe') console.error(run.output);
  }
}

/** Starts a program of the run. */
function start(run, args, options) {
  const child = spawn(process.execPath, args, options);
  run.children.push(child);
  child.stderr?.on('data', (text) => (run.output += text));
  return child;
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
    const found = findChromium(process.env, { shellFirst: true });
    if (found === null) console.error(chromiumMissing);
    return found;
  } catch (error) {
    console.error(error.message);
    return null;
  }
}

/** Returns the stack's line of JSON; the stack gets only the environment it needs. */
async function startStack(run, clock) {
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
    HOMEROOM_BUILT: 'true',
    DATA_DIR: path.join(run.folder, 'data'),
    ...clock,
    ...ports,
  };
  const child = start(run, [path.join(root, 'tools/local-stack/start.mjs'), '--json'], {
    env,
    stdio: ['ignore', 'pipe', run.told],
  });
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

async function runStories(run, { stack, clock }) {
  const told = {
    stack,
    shiftMs: run.shiftMs,
    clock,
    apps: path.join(root, 'dist/apps'),
    household: path.join(run.folder, 'data/household.yaml'),
    chromium,
    pictures: path.join(root, 'reports/screenshots', run.name),
    retake,
  };
  const patterns = run.names.map((name) => `/stories/[^/]*${name}[^/]*$`);
  const options = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
  const project = `browser-tests-${run.name}`;
  const child = start(run, [path.join(root, 'tools/workspace/jest.mjs'), project, 'tools/browser-tests', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', run.told],
    env: { ...process.env, HOMEROOM_BROWSER_TESTS: JSON.stringify(told) },
  });
  const [code] = await once(child, 'exit');
  const report = path.join(root, `reports/tests/${project}.json`);
  const totals = JSON.parse(readFileSync(report, 'utf8'));
  // npm test sums up the reports in that folder.
  rmSync(report);
  return { passed: totals.passed, failed: totals.failed || (code === 0 ? 0 : 1) };
}

async function stop({ children, folder }) {
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
