import { InvalidDatabaseUrlError, openDatabase } from '@homeroom/database';
import { EnvironmentError, requireDatabaseUrl, type Variables } from '@homeroom/service-kit';
import { ImportUsageError, importUsage, readImportArguments, type ImportArguments } from './import-arguments.ts';
import { changesAsJson, faultLines, importTable } from './import-report.ts';
import { RosterFaultsError, importRoster, type ImportResult } from './import-roster.ts';
import { terminalProgress } from './progress-line.ts';
import { TooManyRemovalsError } from './removal-limit.ts';
import { RosterStore, RosterStoreError } from './roster-store-sql.ts';

/** Output streams of the command. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown; isTTY?: boolean };
}

/** Exit codes of the command. */
export const exitCode = { done: 0, usage: 1, faults: 2, removals: 3, database: 4 } as const;

/** A large school takes seconds to write, and an import may first wait for another one. */
const databaseLimits = {
  statementTimeoutMs: 600_000,
  lockTimeoutMs: 300_000,
  idleInTransactionTimeoutMs: 120_000,
  poolSize: 1,
};

interface Outcome {
  code: number;
  /** For people; results go to stdout, complaints to stderr. */
  text: string;
  json: Record<string, unknown>;
}

/**
 * `npm run import:roster`: reads its arguments, imports, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runImportRoster(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  let given: ImportArguments;
  try {
    given = readImportArguments(args, variables['INIT_CWD'] ?? '.');
  } catch (error) {
    if (!(error instanceof ImportUsageError)) throw error;
    output.stderr.write(`${error.message}\n\n${importUsage}`);
    return exitCode.usage;
  }
  if (given.help) {
    output.stdout.write(importUsage);
    return exitCode.done;
  }
  const outcome = await attempt(given, output, variables);
  if (given.json)
    output.stdout.write(
      `${JSON.stringify({ ok: outcome.code === exitCode.done, exit_code: outcome.code, ...outcome.json })}\n`,
    );
  else (outcome.code === exitCode.done ? output.stdout : output.stderr).write(`${outcome.text}\n`);
  return outcome.code;
}

async function attempt(
  given: Exclude<ImportArguments, { help: true }>,
  output: CommandOutput,
  variables: Variables,
): Promise<Outcome> {
  const progress = terminalProgress(output.stderr);
  try {
    const url = requireDatabaseUrl(variables);
    const database = openDatabase({ url, applicationName: 'import-roster', ...databaseLimits });
    try {
      return success(await importRoster(given.request, new RosterStore(database), progress.show));
    } finally {
      await database.end();
    }
  } catch (error) {
    return failure(error);
  } finally {
    progress.clear();
  }
}

function success(result: ImportResult): Outcome {
  const { school, mode, written, notes, changes } = result;
  return {
    code: exitCode.done,
    text: importTable(result),
    json: { school: school.id, mode, written, changes: changesAsJson(changes), notes },
  };
}

function failure(error: unknown): Outcome {
  if (error instanceof RosterFaultsError) {
    const { faults } = error;
    return {
      code: exitCode.faults,
      text: faultLines(faults),
      json: { written: false, fault_count: faults.count, faults: faults.first },
    };
  }
  if (error instanceof TooManyRemovalsError) {
    return {
      code: exitCode.removals,
      text: `${error.message} Nothing was written.`,
      json: { written: false, error: error.message, changes: changesAsJson(error.changes) },
    };
  }
  if (
    error instanceof RosterStoreError ||
    error instanceof EnvironmentError ||
    error instanceof InvalidDatabaseUrlError
  ) {
    return {
      code: exitCode.database,
      text: `${error.message} Nothing was written.`,
      json: { written: false, error: error.message },
    };
  }
  throw error;
}
