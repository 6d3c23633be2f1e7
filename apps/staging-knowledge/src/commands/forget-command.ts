import { migrations } from '@homeroom/database/staging-knowledge';
import { waitForIndex } from '@homeroom/knowledge';
import { IndexOutbox } from '@homeroom/search';
import type { Variables } from '@homeroom/service-kit';
import { commandExit, runCommand, UsageError, withDatabase, type CommandOutput } from '@homeroom/service-kit/command';
import { KnowledgeStore } from '../knowledge/knowledge-store-sql.ts';

const usage = `Usage: node forget.js --source ID

Removes one source from the knowledge base: its text, its entries in the event graph, its passages in the search index,
and of a document its briefing card. The passages go as soon as the service runs and reaches the index.

  --source ID   the source's id as answers show it, such as mail:20260914.trip@lakeside.example.org
                or document:c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8
  --help        this text

Exit code: 0 removed, 1 no such source, 2 wrong usage, 4 database.
`;

const indexLimitMs = 10_000;

/**
 * `npm run forget`: reads its arguments, removes, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runForget(args: readonly string[], output: CommandOutput, variables: Variables): Promise<number> {
  return runCommand({ usage, options: { source: { type: 'string' } }, read }, args, output, (source) =>
    withDatabase({ name: 'forget', migrations }, variables, (database) =>
      forget(source, { store: new KnowledgeStore(database), outbox: new IndexOutbox(database), output }),
    ),
  );
}

function read({ values: { source = '' } }: { values: { source?: string | undefined } }): string {
  if (source === '') throw new UsageError('--source ID is needed.');
  if (source.startsWith('calendar:'))
    throw new UsageError(
      "Events are family-assistant's: its command forgets them, and `npm run forget` runs the right one.",
    );
  return source;
}

interface ForgetDeps {
  store: KnowledgeStore;
  outbox: IndexOutbox;
  output: CommandOutput;
}

async function forget(id: string, { store, outbox, output: { stdout, stderr } }: ForgetDeps): Promise<number> {
  const forgotten = await store.forget(id);
  if (forgotten) {
    const entries = `${forgotten.entries} ${forgotten.entries === 1 ? 'entry' : 'entries'} of the event graph`;
    stdout.write(
      `Removed ${id}: ${[forgotten.type, forgotten.subject].filter(Boolean).join(', ')}; ${forgotten.card ? 'its briefing card, ' : ''}${entries}.\n`,
    );
  } else stderr.write(`There is no source ${id} in the knowledge base.\n`);
  const open = await waitForIndex(outbox, [id], indexLimitMs);
  if (open > 0) stdout.write('Its passages leave the search index as soon as the service runs and reaches it.\n');
  else if (forgotten) stdout.write('Its passages are gone from the search index.\n');
  return forgotten ? commandExit.done : commandExit.refused;
}
