/**
 * Makes what libs/database needs from prisma/: a typed client for each service, and the text of its migrations as a
 * module, so that a bundle brings them along. Works offline and with install scripts blocked.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const apps = readdirSync(path.join(root, 'prisma'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
await Promise.all(apps.map(({ name }) => generate(name)));

async function generate(app) {
  const output = path.join(root, 'libs/database/src/generated', app);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await generateClient(app);
  writeFileSync(path.join(output, 'migrations.ts'), migrationsModule(app));
}

async function generateClient(app) {
  const prisma = path.join(root, 'node_modules/prisma/build/index.js');
  const args = [prisma, 'generate', '--no-hints', '--config', path.join(root, 'prisma', app, 'prisma.config.ts')];
  try {
    await run(process.execPath, args, {
      cwd: root,
      env: { ...process.env, CHECKPOINT_DISABLE: '1', ...engineSetting() },
    });
  } catch (error) {
    console.error(`The Prisma client of ${app} could not be generated:\n${error.stdout}${error.stderr}`);
    process.exit(1);
  }
}

/**
 * Prisma looks for its schema engine, and downloads it when it is absent, although generating never runs it. Any
 * program that exists ends the search.
 */
function engineSetting() {
  if (process.env.PRISMA_SCHEMA_ENGINE_BINARY) return {};
  const installed = readdirSync(path.join(root, 'node_modules/@prisma/engines')).some((file) =>
    file.startsWith('schema-engine-'),
  );
  return installed
    ? {}
    : { PRISMA_SCHEMA_ENGINE_BINARY: process.platform === 'win32' ? process.execPath : '/bin/true' };
}

function migrationsModule(app) {
  const folder = path.join(root, 'prisma', app, 'migrations');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrations = names.map((name) => ({
    name,
    sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
  }));
  return `/* Made by tools/workspace/generate-prisma.mjs. */
/** The migrations of ${app}, oldest first. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = ${JSON.stringify(migrations, null, 2)};
`;
}
