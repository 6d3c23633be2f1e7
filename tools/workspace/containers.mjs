/**
 * `npm run test:containers`: builds the images, starts docker-compose.yml as a newcomer does, breaks and rolls each
 * container, and prints what held. The last line is the plain total.
 */
import { Caller } from './containers/calls.mjs';
import { faultChecks, imageChecks, newcomerChecks, startChecks } from './containers/checks.mjs';
import { ComposeStack } from './containers/compose-stack.mjs';
import { findEngine } from './containers/requirements.mjs';
import { rollingChecks } from './containers/rolling.mjs';
import { readCommandLine } from './command-line.mjs';
import { requireNode } from './install.mjs';
import { printOutcomes } from './outcomes.mjs';

const usage = `Builds the images and tests docker-compose.yml in a project and on ports of its own: a newcomer's calls, each
container killed, paused and cut off, each service rolled under load. Takes about ten minutes. Without a Docker
engine or the base images it says so and ends with 0.

  npm run test:containers
  npm run test:containers -- --keep      leaves the stack running

Variables: CONTAINERS_OVERRIDE, the path of a further compose file, for example with images from a registry of your own.

Example: npm run test:containers

Exit code: 0 everything held or nothing could be run, 1 something did not hold, 2 wrong usage.
`;

requireNode();
const { values } = readCommandLine({ name: 'npm run test:containers', usage, options: { keep: { type: 'boolean' } } });
const { compose, missing } = findEngine();
if (missing) {
  console.log(`Not run. ${missing}`);
  process.exit(0);
}
const stack = new ComposeStack(compose);
const outcomes = [];
try {
  await stack.prepare();
  const caller = new Caller(stack);
  const isStarted =
    (await check('Images', imageChecks(stack))) && (await check('Start', startChecks(stack, caller).slice(0, 1)));
  if (isStarted) {
    await check('Start', startChecks(stack, caller).slice(1));
    await check("A newcomer's calls", newcomerChecks(caller));
    await check('Faults while events are added', faultChecks(stack, caller));
    await check('Rolling restart under load', rollingChecks(stack, caller));
  }
} finally {
  if (!values.keep) await stack.remove();
}
const { tried, held } = printOutcomes(outcomes, { passed: 'held', failed: 'NOT HELD' });
console.log(`\n${tried} tried, ${held} held`);
process.exit(held === tried && tried > 0 ? 0 : 1);

/** Runs the checks of a section in their order. @returns whether all of them held */
async function check(section, checks) {
  console.error(section);
  let allHeld = true;
  for (const [name, work] of checks) {
    const started = Date.now();
    const outcome = await work().then(
      (measured) => ({ outcome: 'passed', name: measured ? `${name}: ${measured}` : name }),
      (error) => ({ outcome: 'failed', name: `${name}: ${error.stderr || error.message}` }),
    );
    outcomes.push({ section, seconds: (Date.now() - started) / 1000, ...outcome });
    allHeld &&= outcome.outcome === 'passed';
    console.error(`  ${outcome.outcome === 'passed' ? 'held' : 'NOT HELD'}  ${outcome.name}`);
  }
  return allHeld;
}
