/** Builds the package of the client, ready for `npm pack`: `node tools/workspace/build-client.mjs [FOLDER]`. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'libs/client');
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist/libs/client'));
const compiled = path.join(out, 'dist');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
const settings = ['-p', path.join(source, 'tsconfig.package.json'), '--outDir', compiled];
const run = spawnSync(process.execPath, [tsc, ...settings], { stdio: 'inherit' });
if (run.status !== 0) process.exit(1);
// The compiler rewrites the imports of the modules, not those of their declarations.
for (const name of readdirSync(compiled, { recursive: true }).filter((file) => file.endsWith('.d.ts'))) {
  const file = path.join(compiled, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(from ['"]\.[^'"]*)\.ts(['"];)/g, '$1.js$2'));
}
cpSync(path.join(source, 'README.md'), path.join(out, 'README.md'));
cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));

const { private: _private, exports: _sources, ...manifest } = readManifest(source);
const { engines } = readManifest(root);
writeFileSync(
  path.join(out, 'package.json'),
  `${JSON.stringify(
    {
      ...manifest,
      engines,
      sideEffects: false,
      files: ['dist'],
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    },
    null,
    2,
  )}\n`,
);

function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
