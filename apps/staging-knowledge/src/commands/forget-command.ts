import { parseArgs } from 'node:util';
import { migrations } from '@homeroom/database/staging-knowledge';
import {
  commandExit,
  readArguments,
  runCommand,
  UsageError,
  waitForIndex,
  type CommandOutput,
} from '@homeroom/knowledge';
import { IndexOutbox } from '@homeroom/search';
import type { Variables } from '@homeroom/service-kit';
import { KnowledgeStore } from '../knowledge/knowledge-store-sql.ts';

const command = { name: 'forget', migrations };

const usage = `Usage: node forget.js --source ID

Removes one source from the knowledge base: its text, its entries in the event graph, its passages in the search index,
and of a document its briefing card. The passages go as soon as the service runs and reaches the index.

  --source ID   the source's id as answers show it, such as mail:20260914.trip@lakeside.example.org
                or document:c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8
  --help        this text

Exit code: 0 removed, 1 not understood, 2 no such source, 4 database.
`;

const indexLimitMs = 10_000;

/**
 * `npm run forget`: reads its arguments, removes, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runForget(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
  { waitMs = indexLimitMs } = {},
): Promise<number> {
  const given = readArguments(() => readForgetArguments(args), output);
  if (typeof given === 'number') return given;
  if (given.help) {
    output.stdout.write(usage);
    return commandExit.done;
  }
  return runCommand(
    command,
    ({ database }) =>
      forget(given.source, {
        store: new KnowledgeStore(database),
        outbox: new IndexOutbox(database),
        output,
        waitMs,
      }),
    { variables, output },
  );
}

interface ForgetDeps {
  store: KnowledgeStore;
  outbox: IndexOutbox;
  output: CommandOutput;
  waitMs: number;
}

async function forget(id: string, { store, outbox, output: { stdout, stderr }, waitMs }: ForgetDeps): Promise<number> {
  const forgotten = await store.forget(id);
  if (forgotten) {
    const entries = `${forgotten.entries} ${forgotten.entries === 1 ? 'entry' : 'entries'} of the event graph`;
    stdout.write(
      `Removed ${id}: ${[forgotten.type, forgotten.subject].filter(Boolean).join(', ')}; ${forgotten.card ? 'its briefing card, ' : ''}${entries}.\n`,
    );
  } else stderr.write(`There is no source ${id} in the knowledge base.\n`);
  const open = await waitForIndex(outbox, [id], waitMs);
  if (open > 0) stdout.write('Its passages leave the search index as soon as the service runs and reaches it.\n');
  else if (forgotten) stdout.write('Its passages are gone from the search index.\n');
  return forgotten ? commandExit.done : commandExit.refused;
}

function readForgetArguments(args: readonly string[]): { help: true } | { help: false; source: string } {
  const { values } = parse(args);
  if (values.help) return { help: true };
  const { source = '' } = values;
  if (source === '') throw new UsageError('--source ID is needed.');
  if (source.startsWith('calendar:'))
    throw new UsageError(
      "Events are family-assistant's: its command forgets them, and `npm run forget` runs the right one.",
    );
  return { help: false, source };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { source: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
