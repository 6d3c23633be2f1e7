import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DatabaseBehindError, errorCode, InvalidDatabaseUrlError, isDatabaseUnavailable } from '@homeroom/database';
import { EnvironmentError } from '../environment.ts';

/** Streams of a command. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown; isTTY?: boolean };
}

/** Exit codes. `refused` has a meaning of each command's own, such as a file that is no mail or a missing source. */
export const commandExit = { done: 0, refused: 1, usage: 2, indexUnavailable: 3, database: 4 } as const;

/** A command line or setting that the command cannot use; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>;

/** Arguments that a command takes. */
export interface CommandLine<Known extends Options, Given> {
  /** Text of `--help`. */
  usage: string;
  /** Options besides `--help`. */
  options: Known;
  /** Whether it takes arguments that are no options. Default: false. */
  allowPositionals?: boolean;
  /** Whether the whole usage follows the sentence about a wrong command line, in place of the hint. Default: false. */
  explains?: boolean;
  /** @throws UsageError */
  read(parsed: Parsed<Known>): Given;
}

/**
 * Runs a command: parses its arguments, prints the help on `--help`, and reports an error as one sentence on stderr, with a
 * hint at `--help` when the command line is wrong.
 * @returns the exit code; 2 for a UsageError, 4 for a database that is not set, unavailable or behind
 * @throws any other error of `run`
 */
export async function runCommand<const Known extends Options, Given>(
  line: CommandLine<Known, Given>,
  args: readonly string[],
  output: CommandOutput,
  run: (given: Given) => number | Promise<number>,
): Promise<number> {
  let isRunning = false;
  try {
    const given = readArguments(line, args);
    if (given === 'help') {
      output.stdout.write(line.usage);
      return commandExit.done;
    }
    isRunning = true;
    return await run(given.given);
  } catch (error) {
    const code = exitCodeOf(error);
    const hint = line.explains ? `\n${line.usage}` : 'See --help.\n';
    output.stderr.write(`${(error as Error).message}\n${isRunning || code !== commandExit.usage ? '' : hint}`);
    return code;
  }
}

/**
 * Reads a setting; a wrong one is not the database's fault.
 * @throws UsageError in place of an EnvironmentError
 */
export function configured<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    throw error instanceof EnvironmentError ? new UsageError(error.message) : error;
  }
}

function readArguments<Known extends Options, Given>(
  { options, allowPositionals = false, read }: CommandLine<Known, Given>,
  args: readonly string[],
): 'help' | { given: Given } {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ', 1)[0]}.`);
  }
  if ((parsed.values as { help?: boolean }).help) return 'help';
  return { given: read(parsed as unknown as Parsed<Known>) };
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return commandExit.usage;
  const isDatabase =
    error instanceof EnvironmentError ||
    error instanceof InvalidDatabaseUrlError ||
    error instanceof DatabaseBehindError ||
    isDatabaseUnavailable(error) ||
    errorCode(error) !== '';
  if (!isDatabase) throw error;
  return commandExit.database;
}
