/**
 * `npm run test:attacks`: builds and starts the embedded stack on a scratch folder and free ports, runs the attacks,
 * and prints which defences held. The last line is the plain total.
 */
import { installWhenNeeded, requireNode } from '../workspace/install.mjs';
import { runNxQuietly } from '../workspace/nx.mjs';
import { printOutcomes, runForOutcomes } from '../workspace/outcomes.mjs';

const help = `Attacks the running stack and says which attacks it withstands.

  npm run test:attacks                 all cases
  npm run test:attacks -- NAME …       those whose file has one of the names
  npm run test:attacks -- --quick      those that npm test runs too
`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(help);
  process.exit(0);
}
requireNode();
installWhenNeeded();
const build = runNxQuietly(['run', 'local-stack:build', '--outputStyle=static']);
if (build.code !== 0) {
  process.stderr.write(build.printed);
  process.exit(1);
}

const names = args.filter((argument) => !argument.startsWith('--'));
const cases = args.includes('--quick') ? '**/cases/quick/**/*.attack.ts' : '**/cases/**/*.attack.ts';
const options = ['--testMatch', cases, ...(names.length > 0 ? ['--testPathPatterns', ...names] : [])];
const { passed, outcomes } = runForOutcomes('attack-tests', 'tools/attack-tests', options);
const { tried, held } = printOutcomes(outcomes, { passed: 'held', failed: 'DID NOT HOLD' });
console.log(`\n${tried} tried, ${held} held`);
process.exit(passed && tried > 0 && held === tried ? 0 : 1);
