import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../dist/tools/local-stack/main.js', import.meta.url));
const ports = [
  'FAMILY_ASSISTANT_PORT',
  'STAGING_KNOWLEDGE_PORT',
  'ATHLETICS_ADMIN_PORT',
  'POSTGRES_PORT',
  'QDRANT_PORT',
];
/** Discard port, where nothing listens: questions are searched by keywords only. */
const nowhere = 'http://127.0.0.1:9';
const startLimitMs = 180_000;

/** See stack-process.d.mts. */
export async function startStack({ variables = {}, args = [] } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-attack-'));
  const dataDir = path.join(folder, 'data');
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    LOG_LEVEL: 'debug',
    MODEL_HOST_URL: nowhere,
    DATA_DIR: dataDir,
    ...Object.fromEntries(ports.map((name) => [name, '0'])),
    ...variables,
  };
  const child = spawn(process.execPath, [main, '--json', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text) => (complaints += text));
  try {
    const ready = await readyLine(child, () => complaints);
    return { ...ready, dataDir, stop: () => stop(child, folder) };
  } catch (error) {
    await stop(child, folder);
    throw error;
  }
}

/** Resolves with the stack's line of JSON. */
async function readyLine(child, complaints) {
  const signal = AbortSignal.timeout(startLimitMs);
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The stack ended with code ${code}:\n${complaints()}`);
  });
  let output = '';
  const line = new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve(JSON.parse(output));
    });
  });
  return Promise.race([line, ended]);
}

async function stop(child, folder) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
