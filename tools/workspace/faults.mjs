/**
 * `npm run test:faults`: breaks what the services depend on, and the services themselves, under load, and prints what
 * they survived. The last line is the plain total.
 */
import { readCommandLine, refuseUsage } from './command-line.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';
import { runNxQuietly } from './nx.mjs';
import { printOutcomes, runForOutcomes } from './outcomes.mjs';

const usage = `Breaks the services and what they depend on, and says what they survive. Takes about eight minutes.

  npm run test:faults               all faults; processes are killed under the full load; without radicale those of a
                                    CalDAV server are not run
  npm run test:faults -- TEXT       the faults with that text in their heading, such as Messenger
  npm run test:faults -- replicas   three replicas of each service against one, and rolling restarts under load; needs
                                    radicale, and pgbouncer for its part
  npm run test:faults -- --quick    with the smaller load that .ci/run has

Variables: TEST_DATABASE_URL, a PostgreSQL server in place of the embedded one.

Example: npm run test:faults -- Messenger

Exit code: 0 everything is survived, 1 not, 2 wrong usage.
`;

const kill = ['Services and databases killed with SIGKILL', 'local-stack', 'tools/local-stack'];
const host = ['Outside hosts that are down, hung, dripping or talking garbage', 'local-stack', 'tools/local-stack'];

const family = ['family-assistant', 'apps/family-assistant'];

/**
 * Tests by the fault they are about: a section of the table, a project, its folder and the beginning of the file's name.
 * What only counts what was lost runs two at a time, the longest first; with hosts that hang most of the time is spent
 * waiting for limits; what measures time under load runs alone.
 */
const groups = [
  {
    atOnce: 2,
    faults: [
      [...kill, 'change-crash.test'],
      [...kill, 'reminder-crash.faults'],
      [...kill, 'alert-crash.faults'],
      ['Replicas that race and are killed', 'local-stack', 'tools/local-stack', 'two-replicas.test'],
      [
        'Requests that fit the OpenAPI documents or break them',
        'attack-tests',
        'tools/attack-tests',
        'generated-requests.attack',
      ],
      [...kill, 'ingest-crash.faults'],
      ['Undo, redo and change that race', ...family, 'undo.test'],
      ['Clocks two hours off, and days on which clocks change', 'local-stack', 'tools/local-stack', 'clocks.faults'],
      ['Messenger down, busy or refusing', ...family, 'alert-troubles.test'],
      ['Calendar server that fails within a write', ...family, 'server-changes.test'],
      ['Database without room for a change', ...family, 'full-database.test'],
      ['Database without memory or disk', 'database', 'libs/database', 'insufficient-resources.test'],
      ['Index or model host that fails in a search', 'search', 'libs/search', 'search-failures.test'],
    ],
  },
  {
    atOnce: 3,
    faults: [
      [...host, 'troubled-chat.faults'],
      [...host, 'troubled-embeddings.faults'],
      [...host, 'troubled-storage.faults'],
      ['Model host that hangs: questions', ...family, 'hung-model-host.test'],
      ['Model host that hangs: letters', 'staging-knowledge', 'apps/staging-knowledge', 'hung-model-host.test'],
    ],
  },
  {
    atOnce: 1,
    faults: [['Database halted or restarted under load', 'local-stack', 'tools/local-stack', 'database-outage.faults']],
  },
];

/** Five more minutes, so only when it is named. */
const replicas = {
  atOnce: 1,
  faults: [['Three replicas of each service', 'local-stack', 'tools/local-stack', 'replicas.faults']],
};

requireNode();
const line = { name: 'npm run test:faults', usage, options: { quick: { type: 'boolean' } }, allowPositionals: true };
const { values, positionals: names } = readCommandLine(line);
const everything = [...groups, replicas].flatMap(({ faults }) => faults);
const isChosen = ([section, , , file]) => names.every((name) => `${section} ${file}`.includes(name));
const chosen = (names.length > 0 ? [...groups, replicas] : groups).map(({ atOnce, faults }) => ({
  atOnce,
  faults: faults.filter(isChosen),
}));
if (chosen.every(({ faults }) => faults.length === 0))
  refuseUsage(
    line.name,
    `No fault is about ${names.join(' and ')}. There are: ${[...new Set(everything.map(([section]) => section))].join('; ')}.`,
  );
installWhenNeeded();
const build = runNxQuietly(['run', 'local-stack:build', '--outputStyle=static']);
if (build.code !== 0) {
  process.stderr.write(build.printed);
  process.exit(1);
}

const env = values.quick ? {} : { HOMEROOM_FULL_LOAD: 'true' };
const runs = [];
for (const { atOnce, faults } of chosen) {
  const left = [...faults];
  const runRest = async () => {
    for (let fault = left.shift(); fault; fault = left.shift()) runs.push(await run(fault));
  };
  await Promise.all(Array.from({ length: atOnce }, runRest));
}
const { tried, held } = printOutcomes(
  runs.flatMap(({ outcomes }) => outcomes),
  { passed: 'survived', failed: 'NOT SURVIVED' },
);
console.log(`\n${tried} tried, ${held} survived`);
process.exit(runs.every(({ passed }) => passed) && tried > 0 && held === tried ? 0 : 1);

async function run([section, project, folder, file]) {
  console.error(`${section}: ${file}`);
  const options = ['--runInBand', '--testMatch', `**/${file}*.ts`];
  const { passed, outcomes } = await runForOutcomes(project, folder, options, env);
  const named = outcomes.map((outcome) => ({
    ...outcome,
    section,
    name: outcome.section.endsWith('.ts') ? outcome.name : `${outcome.section} ${outcome.name}`,
  }));
  return {
    passed,
    outcomes: named.length > 0 ? named : [{ section, name: `${file} did not run`, outcome: 'failed', seconds: 0 }],
  };
}
