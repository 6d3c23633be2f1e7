/** `npm run version`: writes the version of the next release into every place that names it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, refuseUsage } from './command-line.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const usage = `Writes the version of the next release into every place that names it: all package.json, package-lock.json, the
images, the Kubernetes base, the MCP server and the READMEs.

  npm run version -- 1.2.3
  npm run version -- --check     lists the places that have another version than the top package.json, and writes nothing

The services report the versions of their contracts, which are in their openapi.yaml. No variables.

Example: npm run version -- 1.2.3

Exit code: 0 every place has the version, 1 a place has another one, 2 wrong usage.
`;

/** Patterns whose second group is the version, for each file. */
const places = [
  ['package.json', /^( {2}"version": ")([^"]+)/gm],
  ...packages().flatMap((folder) => [
    [`${folder}/package.json`, /^( {2}"version": ")([^"]+)/gm],
    ...(folder.startsWith('examples/') ? [[`${folder}/package.json`, /("@homeroom\/client": "\^)([^"]+)/g]] : []),
  ]),
  // Of the lock file itself, of the root and of each package of the workspace.
  [
    'package-lock.json',
    /^((?: {2}|(?: {4}"(?:(?:apps|libs|tools)\/[^"]+)?": \{\n(?: {6}"name".*\n)?) {4,6})"version": ")([^"]+)/gm,
  ],
  ['Dockerfile', /^(ARG VERSION=)(.+)/gm],
  ['deploy/kubernetes/base/kustomization.yaml', /( newTag: )(.+)/g],
  ['tools/mcp/src/create-mcp-server.ts', /(name: 'homeroom', version: ')([^']+)/g],
  ...['README.md', 'examples/household-bot/README.md', 'examples/newsletter-pipeline/README.md'].map((file) => [
    file,
    /(homeroom-client-)(.+?)(?=\.tgz)/g,
  ]),
];

const options = { check: { type: 'boolean' } };
const { values, positionals } = readCommandLine({ name: 'npm run version', usage, options, allowPositionals: true });
if (positionals.length !== (values.check ? 0 : 1)) refuseUsage('npm run version', 'Give one version, or --check.');
const version = positionals[0] ?? JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
  refuseUsage('npm run version', `${version} is no version such as 1.2.3.`);
let isRight = true;
for (const [name, pattern] of places) {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(pattern)].map(([, , one]) => one);
  if (found.length === 0) throw new Error(`${name} has no version where set-version.mjs looks for it.`);
  const others = new Set(found.filter((one) => one !== version));
  if (others.size === 0) continue;
  if (values.check) isRight = false;
  else
    writeFileSync(
      file,
      text.replace(pattern, (_, before) => `${before}${version}`),
    );
  console.log(`${name}: ${[...others].join(', ')}${values.check ? '' : ` → ${version}`}`);
}
process.exit(isRight ? 0 : 1);

function packages() {
  return ['apps', 'examples', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((name) => existsSync(path.join(root, name, 'package.json'))),
  );
}
