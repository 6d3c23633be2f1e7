/** `npm run docs`: writes docs/reference from the OpenAPI documents, the services' readers and .env.example. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode, root } from './install.mjs';

const usage = `Writes docs/reference: a page for the calls of each service, from its openapi.yaml, and one for the variables, from the
services' own readers and .env.example.

  npm run docs
  npm run docs -- --check     compares with what is there, and writes nothing; the services must be built

No variables.

Example: npm run docs && git diff docs/reference

Exit code: 0 written, or all is fresh; 1 a page is not fresh, or a service could not be built; 2 wrong usage.
`;

requireNode();
const { values } = readCommandLine({ name: 'npm run docs', usage, options: { check: { type: 'boolean' } } });
if (!values.check) installWhenNeeded();
const { parse } = await import('yaml');
const { apiPage } = await import('./reference/api-page.mjs');
const { ownersOf, readExample, variablesPage } = await import('./reference/variables-page.mjs');

const apps = ['family-assistant', 'staging-knowledge', 'athletics-admin'];
const folder = path.join(root, 'docs/reference');
const text = (file) => readFileSync(path.join(root, file), 'utf8');

if (!values.check) {
  const { runNxQuietly } = await import('./nx.mjs');
  const { code, printed } = runNxQuietly(['run-many', '-t', 'build', '-p', apps.join(','), '--outputStyle=static']);
  if (code !== 0) end(printed);
}
const readers = Object.fromEntries(apps.map((app) => [app, readerOf(app)]));
const example = readExample(text('.env.example'));
const faults = [...defaultFaults(), ...meaningFaults()];
if (faults.length > 0) end(`${faults.join('\n')}\n`);
const pages = {
  'variables.md': variablesPage(example, readers),
  ...Object.fromEntries(
    apps.map((app) => [`${app}.md`, apiPage(app, parse(text(`apps/${app}/openapi.yaml`), { maxAliasCount: 0 }))]),
  ),
};
const stale = Object.entries(pages).filter(([name, content]) => !isThere(path.join(folder, name), content));
if (values.check && stale.length > 0)
  end(`${stale.map(([name]) => `docs/reference/${name}`).join(', ')}: not fresh. Run npm run docs.\n`);
mkdirSync(folder, { recursive: true });
for (const [name, content] of stale) writeFileSync(path.join(folder, name), content);
console.log(stale.length === 0 ? 'All pages are fresh.' : `Written: ${stale.map(([name]) => name).join(', ')}`);

/** The variables of a service, as its reader describes them. */
function readerOf(app) {
  const program = path.join(root, 'dist/apps', app, 'doctor.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--variables', '--json'], {
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : end(stderr);
}

/** A line for each variable whose default in .env.example is not the reader's. */
function defaultFaults() {
  return example.flatMap(({ heading, variables }) =>
    ownersOf(heading).flatMap((app) =>
      variables.flatMap(({ name, value }) => {
        const found = readers[app].find((one) => one.name === name);
        // Every service has its own port.
        const isOther = found && found.otherwise !== null && name !== 'PORT' && value !== found.otherwise;
        return isOther ? [`.env.example: ${name}=${value}, while ${app} reads ${found.otherwise}`] : [];
      }),
    ),
  );
}

/** A line for each variable without a meaning. */
function meaningFaults() {
  const all = example.flatMap(({ variables }) => variables);
  return all.filter(({ meaning }) => meaning === '').map(({ name }) => `.env.example: ${name} has no meaning`);
}

function isThere(file, content) {
  return existsSync(file) && readFileSync(file, 'utf8') === content;
}

function end(sentence) {
  process.stderr.write(sentence);
  process.exit(1);
}
