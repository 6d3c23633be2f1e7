/**
 * `npm run test:external`: the suites that real servers must pass, against those that the environment names. What is
 * not named is reported as not run; the last line is the plain total.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';

const usage = `Runs the suites that outside servers must pass, against those that the environment names, and says which were not run.

  npm run test:external

Variables: TEST_DATABASE_URL (PostgreSQL), CALDAV_URL with CALDAV_USERNAME and CALDAV_PASSWORD, QDRANT_URL with
QDRANT_API_KEY, MODEL_HOST_URL with MODEL_API. No options.

Example: QDRANT_URL=http://127.0.0.1:6333 npm run test:external

Exit code: 0 what ran passed, 1 not, 2 wrong usage.
`;

requireNode();
readCommandLine({ name: 'npm run test:external', usage });
installWhenNeeded();
const root = path.resolve(import.meta.dirname, '../..');
const suites = [
  {
    variable: 'TEST_DATABASE_URL',
    runs: [
      ['database', 'libs/database', '--testPathPatterns', 'libs/database'],
      ['family-assistant', 'apps/family-assistant', '--testPathPatterns', 'undo|changes|prisma-'],
    ],
  },
  {
    variable: 'CALDAV_URL',
    runs: [['family-assistant', 'apps/family-assistant', '--testMatch', '**/calendar-server.external.ts']],
  },
  { variable: 'QDRANT_URL', runs: [['search', 'libs/search', '--testMatch', '**/knowledge-index.external.ts']] },
  { variable: 'MODEL_HOST_URL', runs: [['model-host', 'libs/model-host', '--testMatch', '**/model-host.external.ts']] },
];

const totals = { passed: 0, failed: 0 };
spawnSync(process.execPath, [path.join(root, 'tools/workspace/nx.mjs'), 'run-many', '-t', 'generate'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const { variable, runs } of suites) {
  if (!process.env[variable]) console.log(`${variable}: not run, it names no server`);
  else for (const run of runs) count(variable, run);
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

function count(variable, [project, ...args]) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'tools/workspace/jest.mjs'), project, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const { passed, failed } = JSON.parse(readFileSync(path.join(root, 'reports/tests', `${project}.json`), 'utf8'));
  console.log(`${variable}: ${project} ${passed} passed, ${failed} failed`);
  totals.passed += passed;
  totals.failed += failed || (status === 0 ? 0 : 1);
}
