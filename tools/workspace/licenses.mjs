/** `npm run licenses`: the licences of the packages that the services run with, and whether each is one that we accept. */
import { spawnSync } from 'node:child_process';
import { readCommandLine } from './command-line.mjs';
import { root } from './install.mjs';

const usage = `Lists the licences of the installed packages that the services run with, from npm's own bill of materials.

  npm run licenses              how many packages have each licence
  npm run licenses -- --all     each package with its version and licence

No variables. What is installed must be what package-lock.json says (npm ci --ignore-scripts).

Example: npm run licenses -- --all

Exit code: 0 all are accepted, 1 a licence is not on the list in tools/workspace/licenses.mjs, 2 wrong usage.
`;
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  // Linked at run time and replaceable: libheif-js, and libvips of sharp.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Zlib',
]);
/** Packages whose package.json names no SPDX licence, with what their LICENSE file says. */
const readByHand = new Map([['duck@0.1.12', 'BSD-2-Clause']]);

const { values } = readCommandLine({ name: 'npm run licenses', usage, options: { all: { type: 'boolean' } } });
const packages = installedPackages();
if (values.all) for (const { id, license } of packages) console.log(`${license}\t${id}`);
else for (const [license, count] of countByLicense(packages)) console.log(`${license}\t${count}`);
const refused = packages.filter(({ license }) => !isAccepted(license));
for (const { id, license } of refused) console.error(`${id} has the licence ${license}, which is not accepted.`);
console.log(`${packages.length} packages, ${refused.length} not accepted`);
process.exit(refused.length > 0 ? 1 : 0);

function installedPackages() {
  const { status, stdout, stderr } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576, shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    process.stderr.write(`${stderr}npm sbom failed; it wants what is installed to be what package-lock.json says.\n`);
    process.exit(1);
  }
  return JSON.parse(stdout)
    .components.filter(({ name }) => !name.startsWith('@homeroom/'))
    .map(({ name, version, licenses = [] }) => {
      const id = `${name}@${version}`;
      const said = licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' AND ');
      return { id, license: readByHand.get(id) ?? (said || 'none') };
    })
    .sort((a, b) => a.license.localeCompare(b.license) || a.id.localeCompare(b.id));
}

function countByLicense(all) {
  const counts = new Map();
  for (const { license } of all) counts.set(license, (counts.get(license) ?? 0) + 1);
  return counts;
}

/** An SPDX expression of one level: of alternatives one must be accepted, of a conjunction each. */
function isAccepted(expression) {
  const terms = expression.replace(/^\(|\)$/g, '');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => accepted.has(term));
  return terms.split(' AND ').every((term) => accepted.has(term));
}
