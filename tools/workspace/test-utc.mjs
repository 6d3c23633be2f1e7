/** `npm run test:utc`: the tests of all that reads days and times, in UTC in place of the household's zone. */
import { readCommandLine } from './command-line.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';
import { runNx } from './nx.mjs';

const usage = `Runs the tests of all that reads days and times in UTC; npm test has them in Asia/Kolkata.

  npm run test:utc

No options. Variables: TEST_DATABASE_URL, a PostgreSQL server in place of the embedded one.

Example: npm run test:utc

Exit code: 0 all passed, 1 not, 2 wrong usage.
`;

requireNode();
readCommandLine({ name: 'npm run test:utc', usage });
installWhenNeeded();
process.env.TZ = 'UTC';
const excluded = 'attack-tests,database,local-*,model-host,search,workspace';
const options = ['--parallel=3', '--outputStyle=static', '--nxBail=false'];
/** Recognized pictures, limits and hostile files take a third of the time and hold no days. */
const withoutDays = 'vision-(limits|parse|status)|pdf-content|turns|hostile-mail|answer-early';
const jestOptions = ['--', `--testPathIgnorePatterns=/node_modules/|/dist/|/(${withoutDays})\\.test`];
process.exit(runNx(['run-many', '-t', 'test', 'tested', `--exclude=${excluded}`, ...options, ...jestOptions]));
