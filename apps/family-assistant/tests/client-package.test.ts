import { serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken } from './service-fixture.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const database = useTestDatabase('family-assistant');
let folder: string;
let service: CalendarTestService;
let served: ServedApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-package-'));
  service = openCalendarService(database.url);
  served = await serveApp(service.app);
});
afterAll(async () => {
  await served?.close();
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs npm in the folder, without the network and with a cache that is empty. */
const npm = (...args: string[]) =>
  run('npm', [...args, '--offline', '--ignore-scripts', `--cache=${path.join(folder, 'cache')}`], { cwd: folder });

/** Packs a folder and returns the name of the file. */
async function pack(source: string): Promise<string> {
  const { stdout } = await npm('pack', source, '--json');
  return (JSON.parse(stdout) as [{ filename: string }])[0].filename;
}

/** Compiles files of the folder into `out`; the error of a failure holds what the compiler says. */
async function compile(...files: string[]): Promise<void> {
  const types = ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types'), '--skipLibCheck'];
  const settings = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--outDir', 'out'];
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, ...files, ...settings, ...types], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
}

test('the packed client, installed in an empty project, lists today’s events with the lines of its README', async () => {
  const built = path.join(folder, 'built');
  await run(process.execPath, [path.join(root, 'tools/workspace/build-client.mjs'), built]);
  expect((await publint({ pkgDir: built, pack: 'npm', strict: true })).messages).toEqual([]);

  const packages = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => path.join(root, 'node_modules', name));
  const files = [];
  for (const source of [built, ...packages]) files.push(`./${await pack(source)}`);
  const { stdout: listed } = await run('tar', ['-tzf', path.join(folder, files[0] ?? '')]);
  expect(listed.split('\n').filter((name) => /generated|\.d\.ts$|\.js$/.test(name) === false && name !== '')).toEqual([
    'package/LICENSE',
    'package/package.json',
    'package/README.md',
  ]);
  expect(listed).not.toContain('.test.');
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await npm('install', ...files, '--no-audit', '--no-fund');

  const readme = await readFile(path.join(folder, 'node_modules/@homeroom/client/README.md'), 'utf8');
  const lines = /```ts\n([\s\S]+?)```/.exec(readme)?.[1]?.replace('http://127.0.0.1:3001', served.url) ?? '';
  await writeFile(path.join(folder, 'today.ts'), lines);
  const mistaken = "import { createFamilyAssistantClient as create } from '@homeroom/client';\n";
  await writeFile(
    path.join(folder, 'mistaken.ts'),
    `${mistaken}// @ts-expect-error The contract has no such call.\nvoid create({ baseUrl: '' }).get('/calendar/tomorrow');\n`,
  );
  await compile('today.ts', 'mistaken.ts');

  await service.importText(
    'family',
    calendar(event('UID:piano', 'DTSTART;TZID=America/Chicago:20261118T160000', 'DURATION:PT1H', 'SUMMARY:Piano')),
  );
  const env = { BOT_TOKEN: botToken };
  const { stdout } = await run(process.execPath, ['out/today.js'], { cwd: folder, env });
  expect(stdout).toBe('2026-11-18T16:00:00-06:00 Piano\n');
}, 120_000);
