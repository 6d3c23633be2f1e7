/**
 * Bundles a project for Node: `node tools/workspace/build.mjs PATH`. `src/main.ts` becomes `main.js` and each
 * `src/…/NAME.main.ts` becomes `NAME.js` in dist/PATH, which runs without the workspace's node_modules. In the project's
 * package.json, `homeroom.packages` lists packages that cannot be bundled and are copied for the building machine;
 * `homeroom.external` those that a tool of this workspace finds there; `homeroom.page` a folder with a Vite
 * configuration whose page is placed next to the bundle.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { leanPackages } from './bundle/lean-packages.mjs';
import { leanValidator } from './bundle/lean-validator.mjs';
import { oneByteSource } from './bundle/one-byte-source.mjs';
import { queryCompiler } from './bundle/query-compiler.mjs';
import { copyPackage } from './copy-package.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const projectPath = process.argv[2];
if (!projectPath) {
  console.error('usage: node tools/workspace/build.mjs PATH');
  process.exit(2);
}
const source = path.join(root, projectPath, 'src');
const out = path.join(root, 'dist', projectPath);
const settings = JSON.parse(readFileSync(path.join(root, projectPath, 'package.json'), 'utf8')).homeroom ?? {};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const entries = readdirSync(source, { recursive: true }).filter(
  (file) => file === 'main.ts' || file.endsWith('.main.ts'),
);
await build({
  entryPoints: entries.map((file) => ({
    in: path.join(source, file),
    out: path.basename(file).replace(/\.main\.ts$|\.ts$/, ''),
  })),
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: ['@homeroom/source'],
  external: [...(settings.external ?? []), ...(settings.packages ?? [])],
  // Commands share their code with the service, and what is imported on demand is read on demand.
  splitting: true,
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'linked',
  sourcesContent: false,
  // grammY for Node brings an old node-fetch, which loads Node's deprecated punycode.
  alias: { grammy: 'grammy/web' },
  plugins: [leanPackages, leanValidator, queryCompiler, oneByteSource],
  metafile: true,
  logLevel: 'warning',
  legalComments: 'linked',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
  },
});
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify({ type: 'module', private: true })}\n`);
for (const asset of settings.assets ?? []) copyAsset(asset);
if (settings.page) {
  const { build: buildPage } = await import('vite');
  await buildPage({
    configFile: path.join(root, projectPath, settings.page, 'vite.config.mjs'),
    build: { outDir: path.join(out, settings.page), emptyOutDir: true },
  });
}
for (const name of settings.packages ?? []) copyPackage(name, { from: root, root, to: out });

/** Copies `{ from, to }` next to the bundle; `from` is a path in the project or `npm:PACKAGE/PATH`. */
function copyAsset({ from, to }) {
  const origin = from.startsWith('npm:') ? resolvePackageFile(from.slice(4)) : path.join(root, projectPath, from);
  cpSync(origin, path.join(out, to), { recursive: true });
}

function resolvePackageFile(spec) {
  const [, name, file] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(spec);
  const base = require.resolve
    .paths(name)
    .map((folder) => path.join(folder, name))
    .find((folder) => {
      try {
        return Boolean(readFileSync(path.join(folder, 'package.json')));
      } catch {
        return false;
      }
    });
  return path.join(base, file);
}
