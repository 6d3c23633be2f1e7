import { InvalidDatabaseUrlError, openDatabase } from '@homeroom/database';
import { EnvironmentError, requireDatabaseUrl, type Variables } from '@homeroom/service-kit';
import { runCommand, type CommandOutput } from '@homeroom/service-kit/command';
import { importRosterLine, type ImportArguments } from './import-arguments.ts';
import { changesAsJson, faultLines, importTable } from './import-report.ts';
import { RosterFaultsError, importRoster, type ImportResult } from './import-roster.ts';
import { terminalProgress } from './progress-line.ts';
import { TooManyRemovalsError } from './removal-limit.ts';
import { RosterStore, RosterStoreError } from './roster-store-sql.ts';

/** Exit codes of the command. */
export const exitCode = { done: 0, faults: 2, usage: 2, removals: 3, database: 4 } as const;

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
  return runCommand(importRosterLine(variables['INIT_CWD'] ?? '.'), args, output, async (given) => {
    const { code, text, json } = await attempt(given, output, variables);
    const isDone = code === exitCode.done;
    if (given.json) output.stdout.write(`${JSON.stringify({ ok: isDone, exit_code: code, ...json })}\n`);
    else (isDone ? output.stdout : output.stderr).write(`${text}\n`);
    return code;
  });
}

async function attempt(given: ImportArguments, output: CommandOutput, variables: Variables): Promise<Outcome> {
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
