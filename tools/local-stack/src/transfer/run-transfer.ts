import path from 'node:path';
import { MigrationFailedError } from '@homeroom/database';
import { systemErrorReason } from '@homeroom/errors';
import { commandExit, runCommand, UsageError } from '@homeroom/service-kit/command';
import { processVariables } from '@homeroom/service-kit';
import { TransferRefusedError } from './transfer-refused-error.ts';

/** Command line of an export or import, with the signal that ends it. */
export interface Transfer {
  /** Absolute path. */
  file: string;
  values: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** Runs an export or import of the one file that the arguments name. @returns the exit code */
export function runTransfer(
  { usage, options }: { usage: string; options: Record<string, { type: 'string' }> },
  work: (transfer: Transfer) => Promise<void>,
): Promise<number> {
  const line = {
    usage,
    options,
    allowPositionals: true,
    read: ({ values, positionals: [file, ...others] }: { values: object; positionals: string[] }) => {
      if (file === undefined || others.length > 0) throw new UsageError('Name one file.');
      const { INIT_CWD = '.' } = processVariables();
      return { file: path.resolve(INIT_CWD, file), values: values as Transfer['values'] };
    },
  };
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort(new TransferRefusedError('Interrupted; nothing was written.')));
  return runCommand(line, process.argv.slice(2), process, async (given) => {
    try {
      await work({ ...given, signal: interrupted.signal });
      return commandExit.done;
    } catch (error) {
      const { syscall } = error as NodeJS.ErrnoException;
      const isFile = ['open', 'write', 'close', 'link', 'fsync'].includes(String(syscall));
      if (!isFile && !(error instanceof TransferRefusedError) && !(error instanceof MigrationFailedError)) throw error;
      process.stderr.write(
        `${isFile ? `${given.file} cannot be written: ${systemErrorReason(error)}.` : (error as Error).message}\n`,
      );
      return commandExit.refused;
    }
  });
}

/** Reports progress. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
