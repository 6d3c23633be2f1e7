import {
  DatabaseBehindError,
  errorCode,
  InvalidDatabaseUrlError,
  isDatabaseUnavailable,
  openDatabase,
  requireMigrations,
  type Database,
  type Migration,
} from '@homeroom/database';
import { EnvironmentError, readEnvironment, requireDatabaseUrl, variable, type Variables } from '@homeroom/service-kit';

/** Where a command writes. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** How a command ends; `refused` is each command's own: a file that is no mail, a source that is not there. */
export const commandExit = { done: 0, usage: 1, refused: 2, indexUnavailable: 3, database: 4 } as const;

/** The command cannot do what it was asked; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** A command on a service's database. */
export interface ServiceCommand {
  /** What the database's connections are named by. */
  name: string;
  /** What the database must have. */
  migrations: readonly Migration[];
}

/** What a command works with. */
export interface CommandSetting {
  database: Database;
  /** Variables of the process. */
  variables: Variables;
  output: CommandOutput;
}

/** A large file takes seconds to write. */
const databaseLimits = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 120_000,
  idleInTransactionTimeoutMs: 120_000,
  poolSize: 4,
};

/**
 * Runs a command on the database of `DATABASE_URL`.
 * @returns the exit code; what keeps it from running is told on stderr: a UsageError is 1, a database that is
 *   not set or unavailable 4
 * @throws what else goes wrong
 */
export async function runCommand(
  { name, migrations }: ServiceCommand,
  work: (setting: CommandSetting) => Promise<number>,
  given: { variables: Variables; output: CommandOutput },
): Promise<number> {
  try {
    const { variables, output } = given;
    requireDatabaseUrl(variables);
    const { DATABASE_URL: url } = configured(() =>
      readEnvironment({ DATABASE_URL: variable.databaseUrl() }, variables),
    );
    const database = openDatabase({ url, applicationName: name, ...databaseLimits });
    try {
      await requireMigrations(database, migrations);
      return await work({ database, variables, output });
    } finally {
      await database.end();
    }
  } catch (error) {
    return toldExit(error, given.output);
  }
}

/** Reads the arguments with `read`; an error of it is told on stderr and gives exit code 1. */
export function readArguments<Given>(read: () => Given, output: CommandOutput): Given | typeof commandExit.usage {
  try {
    return read();
  } catch (error) {
    output.stderr.write(`${(error as Error).message}\n`);
    return commandExit.usage;
  }
}

/**
 * Reads a setting; one that is wrong is not the database's fault.
 * @throws UsageError in the place of an EnvironmentError
 */
export function configured<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    throw error instanceof EnvironmentError ? new UsageError(error.message) : error;
  }
}

/** A database that is not set counts as unavailable. */
function toldExit(error: unknown, { stderr }: CommandOutput): number {
  const database =
    error instanceof EnvironmentError ||
    error instanceof InvalidDatabaseUrlError ||
    error instanceof DatabaseBehindError ||
    isDatabaseUnavailable(error) ||
    errorCode(error) !== '';
  if (!database && !(error instanceof UsageError)) throw error;
  stderr.write(`${(error as Error).message}\n`);
  return database ? commandExit.database : commandExit.usage;
}
