import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from '@homeroom/service-kit';
import { runCommand } from '@homeroom/service-kit/command';
import { athleticsMeasures } from './athletics/athletics.ts';
import { calendarMeasures } from './calendar/calendar.ts';
import { calendarSearchMeasures } from './calendar/calendar-search.ts';
import { conflictMeasures } from './calendar/conflicts.ts';
import { dashboardMeasures } from './calendar/dashboard.ts';
import { digestMeasures } from './documents/digest.ts';
import { documentMeasures } from './documents/documents.ts';
import { footprintMeasures } from './services/footprint.ts';
import { hostileMeasures } from './hostile/hostile.ts';
import { importMeasures } from './athletics/import.ts';
import { loadGenerator } from './harness/load.ts';
import { everydayQuestionMeasures } from './questions/questions.ts';
import { overloadMeasures } from './services/overload.ts';
import { circumstances, recordResults } from './harness/results.ts';
import type { Given } from './harness/rounds.ts';
import { Scratch } from './harness/scratch.ts';
import { searchMeasures } from './search/search.ts';
import { benchLine, benchNames, type BenchName } from './harness/settings.ts';
import { measureTable, type Measure, type NotRun } from './harness/statistics.ts';
import { typesetMeasures } from './documents/typeset.ts';
import { root } from './root.ts';

const benches: Record<BenchName, (given: Given, scratch: Scratch) => Promise<(Measure | NotRun)[]>> = {
  athletics: athleticsMeasures,
  import: importMeasures,
  calendar: calendarMeasures,
  'calendar-search': calendarSearchMeasures,
  conflicts: conflictMeasures,
  search: searchMeasures,
  questions: everydayQuestionMeasures,
  digest: digestMeasures,
  documents: documentMeasures,
  typeset: typesetMeasures,
  overload: overloadMeasures,
  hostile: hostileMeasures,
  dashboard: dashboardMeasures,
  footprint: footprintMeasures,
};
const reports = path.join(root, 'reports/bench');

await runMain(async () => {
  const code = await runCommand(
    benchLine,
    process.argv.slice(2),
    process,
    async ({ names, effort, isRecorded, ...given }) => {
      let seconds = 0;
      for (const name of names) seconds += await run(name, { ...effort, ...given }, isRecorded);
      process.stdout.write(
        `\n${names.length} of ${benchNames.length} sections took ${(seconds / 60).toFixed(1)} minutes.\n`,
      );
      if (!isRecorded)
        process.stdout.write('\nToo few rounds, or a part of a section: bench/results.json is unchanged.\n');
      return 0;
    },
  );
  process.exit(code);
});

/** Measures a section. @returns the seconds that it took */
async function run(name: BenchName, given: Given, isRecorded: boolean): Promise<number> {
  const effort = { rounds: given.rounds, seconds: given.seconds };
  const began = performance.now();
  const scratch = new Scratch();
  const about = circumstances(root);
  const interrupt = () => void scratch.clean().then(() => process.exit(130));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    process.stderr.write(`${name}: measuring, ${effort.rounds} rounds …\n`);
    const measures = await benches[name](given, scratch);
    const took = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(
      `\n${name} (load by ${loadGenerator().name}, ${effort.rounds} rounds, ${took} s)\n${measureTable(measures)}\n`,
    );
    mkdirSync(reports, { recursive: true });
    writeFileSync(
      path.join(reports, `${name}.json`),
      `${JSON.stringify({ name, effort, took, load: loadGenerator().name, measures }, null, 2)}\n`,
    );
    if (isRecorded) recordResults(root, name, { ...about, rounds: effort.rounds, measures });
    return took;
  } finally {
    await scratch.clean();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
