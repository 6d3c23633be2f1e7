import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const own = /^(?!.*(?:node_modules|dist|generated)).*(?:\.mjs|\.ts|\.md|Dockerfile|\.ya?ml)$/;

test('npm runs no install script in this project, whatever its version does by itself', () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  expect(
    execFileSync(npm, ['config', 'get', 'ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).trim(),
  ).toBe('true');
});

test('every installation that a script, an image or a document names goes without install scripts', () => {
  const files = [
    '.ci/run',
    'README.md',
    'CONTRIBUTING.md',
    'Dockerfile',
    'docker-compose.yml',
    ...['apps', 'docs', 'examples', 'libs', 'tools'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    ),
  ];
  const lines = files
    .filter((file) => file === '.ci/run' || own.test(file))
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'));
  const installing = lines.filter(
    (line) =>
      /\bnpm (?:ci|i|install)\b(?! was)|'(?:ci|install)', *'-/.test(line) &&
      !/^\s*(?:\/?\*|\/\/)/.test(line) &&
      !line.includes('installing.filter'),
  );
  expect(installing.length).toBeGreaterThanOrEqual(6);
  expect(installing.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
});
