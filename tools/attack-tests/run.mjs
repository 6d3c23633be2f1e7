/**
 * `npm run test:attacks`: builds and starts the embedded stack on a scratch folder and free ports, runs the attacks,
 * and prints which defences held. The last line is the plain total.
 */
import { readCommandLine } from '../workspace/command-line.mjs';
import { installWhenNeeded, requireNode } from '../workspace/install.mjs';
import { runNxQuietly } from '../workspace/nx.mjs';
import { printOutcomes, runForOutcomes } from '../workspace/outcomes.mjs';

const usage = `Attacks the running stack and says which attacks it withstands.

  npm run test:attacks                 all cases
  npm run test:attacks -- NAME …       those whose file has one of the names
  npm run test:attacks -- --quick      those that npm test runs too

No variables: it starts a stack of its own.

Example: npm run test:attacks -- access-tokens

Exit code: 0 every attack is withstood, 1 not, 2 wrong usage.
`;

requireNode();
const line = { name: 'npm run test:attacks', usage, options: { quick: { type: 'boolean' } }, allowPositionals: true };
const { values, positionals: names } = readCommandLine(line);
installWhenNeeded();
const build = runNxQuietly(['run', 'local-stack:build', '--outputStyle=static']);
if (build.code !== 0) {
  process.stderr.write(build.printed);
  process.exit(1);
}

const cases = values.quick ? '**/cases/quick/**/*.attack.ts' : '**/cases/**/*.attack.ts';
const options = ['--testMatch', cases, ...(names.length > 0 ? ['--testPathPatterns', ...names] : [])];
const env = values.quick ? {} : { HOMEROOM_FULL_LOAD: 'true' };
const { passed, outcomes } = await runForOutcomes('attack-tests', 'tools/attack-tests', options, env);
const { tried, held } = printOutcomes(outcomes, { passed: 'held', failed: 'DID NOT HOLD' });
console.log(`\n${tried} tried, ${held} held`);
process.exit(passed && tried > 0 && held === tried ? 0 : 1);
