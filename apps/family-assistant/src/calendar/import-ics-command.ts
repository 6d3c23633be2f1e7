import { migrations } from '@homeroom/database/family-assistant';
import { icsLimits } from '@homeroom/icalendar';
import { readHousehold } from '@homeroom/knowledge';
import { readEnvironment, requireDatabaseUrl, variable, type Variables } from '@homeroom/service-kit';
import { configured, runCommand, withDatabase, type CommandOutput } from '@homeroom/service-kit/command';
import { withMirroredDefault } from '../caldav/mirror-settings.ts';
import { noteChanges } from '../calendar-changes/note-changes-sql.ts';
import { CalendarBudgets } from './calendar-budgets.ts';
import { CalendarProblems, problemSentences } from './calendar-problems.ts';
import { familyZoneOf } from './family-zone.ts';
import { importIcsLine, importTarget, type ImportIcsArguments } from './import-ics-arguments.ts';
import { importCalendarFiles } from './import-calendar-files.ts';
import type { ImportOutcome } from './import-calendar-files.ts';
import { CalendarSources } from './calendar-sources.ts';
import { CalendarStore } from './calendar-store.ts';
import { ProblemStore } from './problem-store-sql.ts';
import type { ImportCounts } from './stored-object.ts';

/** Exit codes of the command. */
export const importIcsExit = { done: 0, notACalendar: 2, usage: 2, database: 4 } as const;

/** Events beyond their budget that are listed one by one; the rest are counted. */
const maxListedProblems = 10;

/**
 * `npm run import:ics`: reads its arguments, imports, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runImportIcs(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  return runCommand(importIcsLine, args, output, (given) => runImport(given, output, variables));
}

const commandSettings = {
  DATABASE_URL: variable.databaseUrl(),
  FAMILY_CONFIG: variable.text(),
  CALDAV_URL: variable.httpUrl().optional(),
};

async function runImport(given: ImportIcsArguments, output: CommandOutput, variables: Variables): Promise<number> {
  requireDatabaseUrl(variables);
  const settings = configured(() => readEnvironment(commandSettings, variables));
  const household = configured(() => withMirroredDefault(readHousehold(settings.FAMILY_CONFIG), settings));
  const calendarId = importTarget(household, given.calendar);
  return withDatabase({ name: 'import-ics', migrations }, variables, async (database) => {
    const familyZone = familyZoneOf(household);
    const request = {
      calendarId,
      names: given.files,
      workingFolder: variables['INIT_CWD'] ?? '.',
      replace: given.replace,
      familyZone,
    };
    const store = new CalendarStore(database, noteChanges({ familyZone, clock: () => new Date() }));
    const exitCode = report(await importCalendarFiles(store, request), given.replace, calendarId, output);
    await reportProblems(
      new CalendarProblems({
        store: new ProblemStore(database),
        sources: new CalendarSources(database),
        budgets: new CalendarBudgets({ store, calendarIds: [calendarId] }),
        calendarIds: [calendarId],
      }),
      output,
    );
    return exitCode;
  });
}

/** Faults and reasons go to stderr, what was done to stdout. */
function report(
  { files, replaced }: ImportOutcome,
  replace: boolean,
  calendarId: string,
  { stdout, stderr }: CommandOutput,
): number {
  for (const outcome of files) {
    if ('reason' in outcome) {
      stderr.write(`${outcome.name}: ${outcome.reason}\n`);
      continue;
    }
    const { name, file, counts } = outcome;
    for (const { line, text } of file.faults.slice(0, icsLimits.faults)) stderr.write(`${name}:${line} ${text}\n`);
    if (file.faults.length > icsLimits.faults)
      stderr.write(`${name}: ${file.faults.length - icsLimits.faults} more faults\n`);
    stdout.write(
      `${name}: ${file.events} ${file.events === 1 ? 'event' : 'events'} read, ${file.skipped} left out${counts ? `; ${countsText(counts)}` : ''}\n`,
    );
  }
  if (replaced) stdout.write(`Calendar ${calendarId}: ${countsText(replaced)}\n`);
  else if (replace) stderr.write('Nothing was removed, because not everything in the files could be read.\n');
  return files.some((outcome) => 'reason' in outcome) ? importIcsExit.notACalendar : importIcsExit.done;
}

/** Says what is stored and in no answer; it stops nothing. */
async function reportProblems(calendarProblems: CalendarProblems, { stderr }: CommandOutput): Promise<void> {
  const { problems, leftOut } = await calendarProblems.list();
  const shown = problems.slice(0, maxListedProblems);
  for (const { calendarId, uid, summary, reason } of shown)
    stderr.write(
      `Calendar ${calendarId}: ${summary ?? 'an event'} (UID ${JSON.stringify(uid)}) is stored, but left out of every answer. ${problemSentences[reason]}\n`,
    );
  const unlisted = problems.length - shown.length + leftOut;
  if (unlisted > 0) stderr.write(`Calendar ${problems[0]?.calendarId}: ${unlisted} more events are left out.\n`);
}

function countsText({ created, changed, unchanged, removed }: ImportCounts): string {
  return `${created} created, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
}
