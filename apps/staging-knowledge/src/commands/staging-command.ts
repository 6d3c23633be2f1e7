import { DatabaseBehindError, errorCode, InvalidDatabaseUrlError, isDatabaseUnavailable, openDatabase, requireMigrations, type Database } from '@homeroom/database';
import { migrations } from '@homeroom/database/staging-knowledge';
import { commandVariables, EnvironmentError, readEnvironment, variable, type Variables } from '@homeroom/service-kit';

/** Where a command writes. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** How a command ends; `refused` is each command's own: a file that is no mail, a source that is not there. */
export const commandExit = { done: 0, usage: 1, refused: 2, database: 4 } as const;

/** The command cannot do what it was asked; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What a command that works on this service's database gets. */
export interface CommandSetting {
  database: Database;
  /** The process's variables, completed from the embedded stack. */
  variables: Variables;
  output: CommandOutput;
}

/** A large file takes seconds to write. */
const databaseLimits = { statementTimeoutMs: 120_000, lockTimeoutMs: 120_000, idleInTransactionTimeoutMs: 120_000, poolSize: 4 };

/**
 * Runs a command on this service's database: that of `DATABASE_URL`, or without it the embedded stack's.
 * @returns the exit code; what keeps it from running is told on stderr
 */
export async function runCommand(name: string, work: (setting: CommandSetting) => Promise<number>, given: { variables: Variables; output: CommandOutput }): Promise<number> {
  try {
    const variables = commandVariables('staging-knowledge', given.variables);
    const { DATABASE_URL: url } = configured(() => readEnvironment({ DATABASE_URL: variable.databaseUrl() }, variables));
    const database = openDatabase({ url, applicationName: name, ...databaseLimits });
    try {
      await requireMigrations(database, migrations);
      return await work({ database, variables, output: given.output });
    } finally {
      await database.end();
    }
  } catch (error) {
    return toldExit(error, given.output);
  }
}

/** Reads the arguments with `read`, whose UsageErrors are told with exit 1. */
export function readArguments<Given>(read: () => Given, output: CommandOutput): Given | typeof commandExit.usage {
  try {
    return read();
  } catch (error) {
    output.stderr.write(`${(error as Error).message}\n`);
    return commandExit.usage;
  }
}

/** Reads a setting; one that is wrong is not the database's fault. */
export function configured<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    throw error instanceof EnvironmentError ? new UsageError(error.message) : error;
  }
}

/** The embedded stack not running counts as its database away. */
function toldExit(error: unknown, { stderr }: CommandOutput): number {
  const database = error instanceof EnvironmentError || error instanceof InvalidDatabaseUrlError || error instanceof DatabaseBehindError || isDatabaseUnavailable(error) || errorCode(error) !== '';
  if (!database && !(error instanceof UsageError)) throw error;
  stderr.write(`${(error as Error).message}\n`);
  return database ? commandExit.database : commandExit.usage;
}
