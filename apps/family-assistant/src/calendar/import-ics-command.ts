import {
  DatabaseBehindError,
  errorCode,
  InvalidDatabaseUrlError,
  isDatabaseUnavailable,
  openDatabase,
  requireMigrations,
} from '@homeroom/database';
import { migrations } from '@homeroom/database/family-assistant';
import { icsLimits } from '@homeroom/icalendar';
import { readHousehold } from '@homeroom/knowledge';
import { EnvironmentError, readEnvironment, requireDatabaseUrl, variable } from '@homeroom/service-kit';
import type { Variables } from '@homeroom/service-kit';
import { withMirroredDefault } from '../caldav/mirror-settings.ts';
import { CalendarBudgets } from './calendar-budgets.ts';
import { CalendarProblems, problemSentences } from './calendar-problems.ts';
import { familyZoneOf } from './family-zone.ts';
import { ImportIcsUsageError, importIcsUsage, importTarget, readImportIcsArguments } from './import-ics-arguments.ts';
import type { ImportIcsArguments } from './import-ics-arguments.ts';
import { importCalendarFiles } from './import-calendar-files.ts';
import type { ImportOutcome } from './import-calendar-files.ts';
import { CalendarStore } from './calendar-store.ts';
import { ProblemStore } from './problem-store-sql.ts';
import type { ImportCounts } from './stored-object.ts';

/** Where the command writes. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** How the command ends. */
export const importIcsExit = { done: 0, usage: 1, notACalendar: 2, database: 4 } as const;

/** Events beyond their budget that are listed one by one; the rest are counted. */
const maxListedProblems = 10;

/** A large file takes seconds to write, and an import may first wait for another one. */
const databaseLimits = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 120_000,
  idleInTransactionTimeoutMs: 120_000,
  poolSize: 2,
};

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
  try {
    const given = readImportIcsArguments(args);
    if (given.help) {
      output.stdout.write(importIcsUsage);
      return importIcsExit.done;
    }
    return await runImport(given, output, variables);
  } catch (error) {
    const code = exitCodeOf(error);
    output.stderr.write(`${(error as Error).message}\n`);
    return code;
  }
}

const commandSettings = {
  DATABASE_URL: variable.databaseUrl(),
  FAMILY_CONFIG: variable.text(),
  CALDAV_URL: variable.httpUrl().optional(),
};

async function runImport(
  given: Exclude<ImportIcsArguments, { help: true }>,
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  requireDatabaseUrl(variables);
  const settings = configured(() => readEnvironment(commandSettings, variables));
  const household = configured(() => withMirroredDefault(readHousehold(settings.FAMILY_CONFIG), settings));
  const calendarId = importTarget(household, given.calendar);
  const database = openDatabase({ url: settings.DATABASE_URL, applicationName: 'import-ics', ...databaseLimits });
  try {
    await requireMigrations(database, migrations);
    const request = {
      calendarId,
      names: given.files,
      workingFolder: variables['INIT_CWD'] ?? '.',
      replace: given.replace,
      familyZone: familyZoneOf(household),
    };
    const store = new CalendarStore(database);
    const exitCode = report(await importCalendarFiles(store, request), given.replace, calendarId, output);
    await reportProblems(
      new CalendarProblems({
        store: new ProblemStore(database),
        budgets: new CalendarBudgets({ store, calendarIds: [calendarId] }),
        calendarIds: [calendarId],
      }),
      output,
    );
    return exitCode;
  } finally {
    await database.end();
  }
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

/** Reads a setting; one that is wrong is not the database's fault. */
function configured<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    throw error instanceof EnvironmentError ? new ImportIcsUsageError(error.message) : error;
  }
}

/** A database that is not set counts as unavailable. */
function exitCodeOf(error: unknown): number {
  if (error instanceof ImportIcsUsageError) return importIcsExit.usage;
  const known =
    error instanceof EnvironmentError ||
    error instanceof InvalidDatabaseUrlError ||
    error instanceof DatabaseBehindError;
  if (known || isDatabaseUnavailable(error) || errorCode(error) !== '') return importIcsExit.database;
  throw error;
}
