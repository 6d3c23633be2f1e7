/**
 * `npm run test:browser`: starts the embedded stack with the sample household on a scratch folder and free ports, and
 * walks through the pages with Chromium. The last line is the plain total.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumMissing, findChromium } from '../../libs/testing/src/chromium.mjs';
import { installWhenNeeded, requireNode, root } from '../workspace/install.mjs';

const help = `Looks at the pages with Chromium, from CHROMIUM_PATH or the usual places.

  npm run test:browser                     all stories
  npm run test:browser -- NAME …           those whose file has one of the names
  npm run test:browser -- --screenshots    also takes the pictures of docs/screenshots anew

Every run writes what it saw to reports/screenshots.
`;
/** The port for discarding, where nothing listens: questions are then searched by their words. */
const nowhere = 'http://127.0.0.1:9';
const startLimitMs = 300_000;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(help);
  process.exit(0);
}
requireNode();
installWhenNeeded();
const chromium = chromiumOrNone();
if (chromium === null) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-browser-'));
const children = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll().then(() => process.exit(130)));
let failed = 1;
let passed = 0;
try {
  const stack = await startStack();
  ({ passed, failed } = await runStories(stack));
} catch (error) {
  console.error(error.message);
} finally {
  await stopAll();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

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

/** The stack's line of JSON; only what it needs of the environment is passed on. */
async function startStack() {
  const ports = Object.fromEntries(['FAMILY_ASSISTANT_PORT', 'STAGING_KNOWLEDGE_PORT', 'ATHLETICS_ADMIN_PORT', 'POSTGRES_PORT', 'QDRANT_PORT'].map((name) => [name, '0']));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LOG_LEVEL: 'warn', MODEL_HOST_URL: nowhere, DATA_DIR: path.join(folder, 'data'), ...ports };
  const child = spawn(process.execPath, [path.join(root, 'tools/local-stack/start.mjs'), '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
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

async function runStories(stack) {
  const patterns = args.filter((argument) => !argument.startsWith('--'));
  const told = { stack, apps: path.join(root, 'dist/apps'), household: path.join(folder, 'data/household.yaml'), chromium, retake: args.includes('--screenshots') };
  const options = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
  const child = spawn(process.execPath, [path.join(root, 'tools/workspace/jest.mjs'), 'browser-tests', 'tools/browser-tests', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOMEROOM_BROWSER_TESTS: JSON.stringify(told) },
  });
  children.push(child);
  const [code] = await once(child, 'exit');
  const report = path.join(root, 'reports/tests/browser-tests.json');
  const totals = JSON.parse(readFileSync(report, 'utf8'));
  // npm test adds up what lies there.
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
