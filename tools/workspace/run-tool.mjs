/** `npm run lint`, `format` and `sbom`: the tools of others, with a help of ours: `node tools/workspace/run-tool.mjs NAME`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode, root } from './install.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const tools = {
  lint: {
    command: [process.execPath, path.join(root, 'tools/workspace/nx.mjs'), 'run-many', '-t', 'lint'],
    usage: `Checks the sources of every project with ESLint, and that no project reaches into another against the rules of
docs/architecture.md. Results of unchanged projects are reused.

  npm run lint

No options, no variables.

Example: npm run lint

Exit code: 0 nothing found, 1 something must be mended, 2 wrong usage.
`,
  },
  format: {
    command: [bin('biome'), 'format', '--write'],
    usage: `Formats the TypeScript, JavaScript, JSON and CSS files of the repository with Biome, in place.

  npm run format

No options, no variables.

Example: npm run format && git diff --stat

Exit code: 0 done, 1 a file could not be read, 2 wrong usage.
`,
  },
  sbom: {
    command: [
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ...['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
    ],
    usage: `Prints the bill of materials of the packages that the services run with: CycloneDX JSON on stdout.

  npm -s run sbom

No options, no variables. What is installed must be what package-lock.json says (npm ci --ignore-scripts).

Example: npm -s run sbom > sbom.json

Exit code: 0 done, 1 npm could not make it and says why, 2 wrong usage.
`,
  },
};

requireNode();
const [name = '', ...args] = process.argv.slice(2);
const { command, usage } = tools[name];
readCommandLine({ name: `npm run ${name}`, usage }, args);
installWhenNeeded();
const [file, ...given] = command;
const { status } = spawnSync(file, given, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status === 0 ? 0 : 1);
