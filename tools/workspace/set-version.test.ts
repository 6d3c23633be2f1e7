import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(text('package.json')) as { version: string };

test('every place that names the version has that of the top package.json', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/workspace/set-version.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

test('package-lock.json has it for every package of the workspace', () => {
  const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, { version?: string; link?: true }> };
  const ours = Object.entries(lock.packages).filter(([name]) => !name.includes('node_modules'));
  expect(ours.length).toBeGreaterThan(25);
  expect(ours.filter(([, one]) => one.version !== version)).toEqual([]);
});

test('the newest release of the changelog is this version', () => {
  const [, newest] = /^## (\d\S*) - \d{4}-\d{2}-\d{2}$/m.exec(text('CHANGELOG.md')) ?? [];
  expect(newest).toBe(version);
});

test.each([
  ['family-assistant', '1.5.0'],
  ['staging-knowledge', '0.0.1'],
])('%s has the version of its contract', (app, contract) => {
  const { info } = parse(text(`apps/${app}/openapi.yaml`), { maxAliasCount: 0 }) as { info: { version: string } };
  expect(info.version).toBe(contract);
});
