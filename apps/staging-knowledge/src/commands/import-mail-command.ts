import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Database } from '@homeroom/database';
import { migrations } from '@homeroom/database/staging-knowledge';
import { waitForIndex } from '@homeroom/knowledge';
import { IndexOutbox } from '@homeroom/search';
import type { Variables } from '@homeroom/service-kit';
import { commandExit, runCommand, UsageError, withDatabase, type CommandOutput } from '@homeroom/service-kit/command';
import { KnowledgeStore } from '../knowledge/knowledge-store-sql.ts';
import { readMailFile } from '../mail/read-mail-file.ts';
import { importMails, type MailImport } from './import-mails.ts';

const usage = `Usage: npm run import:mail -- FILE…

Imports mail into the knowledge base: single messages (.eml) and mbox files, told by their content. The same mail again,
by its Message-ID, changes nothing. A message that cannot be read is left out and listed with the line it begins on.
What was imported can be found as soon as the service runs and has indexed it.

  --help        this text

Variables: DATABASE_URL, the database; without it that of the running npm start.

Example: npm run import:mail -- inbox.mbox letter.eml

Exit code: 0 done, 2 wrong usage, or a file that is no mail or cannot be read, 4 database.
`;

/** Exit code for a file that is no mail or cannot be read, as for other imports. */
const noMail = 2;

const indexLimitMs = 15_000;
/** Progress interval for a long file, in mails. */
const reportEvery = 500;

/**
 * `npm run import:mail`: reads its arguments, imports, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runImportMail(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
  { waitMs = indexLimitMs, clock = () => new Date() } = {},
): Promise<number> {
  return runCommand({ usage, options: {}, allowPositionals: true, read }, args, output, (files) =>
    withDatabase({ name: 'import-mail', migrations }, variables, (database) =>
      importFiles(files, { database, variables, output, waitMs, clock }),
    ),
  );
}

function read({ positionals }: { positionals: string[] }): string[] {
  if (positionals.length === 0) throw new UsageError('At least one FILE is needed.');
  return positionals;
}

interface ImportDeps {
  database: Database;
  variables: Variables;
  output: CommandOutput;
  waitMs: number;
  clock: () => Date;
}

async function importFiles(
  files: readonly string[],
  { database, variables, output, waitMs, clock }: ImportDeps,
): Promise<number> {
  const store = new KnowledgeStore(database);
  const seen = new Set<string>();
  const written: string[] = [];
  let refused = false;
  for (const name of files) {
    const bytes = createReadStream(path.resolve(variables['INIT_CWD'] ?? '.', name), { highWaterMark: 256 * 1024 });
    const result = await importMails(readMailFile({ name, bytes: bytes as AsyncIterable<Buffer> }), {
      store,
      seen,
      clock,
      progress: progressTo(name, output),
    });
    report(name, result, output);
    written.push(...result.written);
    refused ||= result.faults.some(({ place }) => place === name);
  }
  if (written.length > 0) await reportIndex(new IndexOutbox(database), written, waitMs, output);
  return refused ? noMail : commandExit.done;
}

/** Faults go to stderr, what was done to stdout. */
function report(name: string, { counts, faults }: MailImport, { stdout, stderr }: CommandOutput): void {
  for (const { place, sentence } of faults) stderr.write(`${place}: ${sentence}\n`);
  const { created, changed, unchanged, repeated } = counts;
  const mails = created + changed + unchanged + repeated;
  if (mails === 0 && faults.some(({ place }) => place === name)) return;
  const again = repeated > 0 ? `, ${repeated} more than once` : '';
  stdout.write(
    `${name}: ${mails} ${mails === 1 ? 'mail' : 'mails'} read, ${faults.length} left out; ${created} created, ${changed} changed, ${unchanged} unchanged${again}\n`,
  );
}

async function reportIndex(
  outbox: IndexOutbox,
  written: readonly string[],
  waitMs: number,
  { stdout, stderr }: CommandOutput,
): Promise<void> {
  const open = await waitForIndex(outbox, written, waitMs);
  const leftOut = [...(await outbox.standing(written)).values()].filter((standing) => standing.leftOut).length;
  if (leftOut > 0)
    stderr.write(
      `${leftOut} of them cannot be found: the search index has as many points as MAX_POINTS allows. They follow once there is room.\n`,
    );
  if (open > leftOut)
    stdout.write(`${open - leftOut} of them can be found as soon as the service runs and has indexed them.\n`);
  else if (open === 0) stdout.write('All of it can be found now.\n');
}

function progressTo(name: string, { stderr }: CommandOutput): (mails: number) => void {
  let told = 0;
  return (mails) => {
    if (mails - told < reportEvery) return;
    told = mails;
    stderr.write(`${name}: ${mails} mails so far\n`);
  };
}
