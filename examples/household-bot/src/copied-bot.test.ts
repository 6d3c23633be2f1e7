import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copied-bot-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a copy of the folder compiles against the built client and starts, with what its package.json names', async () => {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@homeroom'), { recursive: true });
  await run(process.execPath, [
    path.join(root, 'tools/workspace/build-client.mjs'),
    path.join(modules, '@homeroom/client'),
  ]);
  await mkdir(path.join(modules, '@grammyjs'));
  for (const name of [
    'grammy',
    '@grammyjs/auto-retry',
    'yaml',
    'openapi-fetch',
    'openapi-typescript-helpers',
    '@types',
  ])
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  await cp(path.join(root, 'examples/household-bot/package.json'), path.join(folder, 'package.json'));
  await mkdir(path.join(folder, 'src'));
  const sources = (await readdir(import.meta.dirname)).filter((name) => /^(?!.*\.test\.ts$).*\.ts$/.test(name));
  for (const name of sources) await cp(path.join(import.meta.dirname, name), path.join(folder, 'src', name));
  const settings = ['--strict', '--erasableSyntaxOnly', '--rewriteRelativeImportExtensions', '--skipLibCheck'];
  const targets = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,es2024.string', '--types', 'node'];
  await run(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), 'src/main.ts', '--outDir', 'out', ...settings, ...targets],
    { cwd: folder },
  ).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
  const { stdout } = await run(process.execPath, ['out/main.js', '--help'], { cwd: folder });
  expect(stdout).toContain('BOT_TOKEN');
});
