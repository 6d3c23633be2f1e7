import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './usage-error.ts';
import { z } from 'zod';
import { proposal } from './proposal.ts';

const mailboxState = z.object({
  uidValidity: z.string(),
  /** Highest UID that was listed. */
  lastUid: z.int(),
  /** UIDs that were listed and not taken in yet. */
  waiting: z.array(z.int()),
  /** UIDs that were taken in and not marked or moved yet, where an option asks for that. */
  unfinished: z.array(z.int()),
  /** Time of the last look, for a mailbox that was recreated since. */
  checkedAt: z.iso.datetime(),
});

const digestItem = z.object({ source: z.string(), raw_text: z.string() });

const pipelineState = z.object({
  version: z.literal(1),
  /** Tells states apart, for the keys of their changes. */
  id: z.uuid(),
  /** Hashes of the mails that were taken in or left out for good, see {@link mailKey}. */
  done: z.array(z.string()),
  mailboxes: z.record(z.string(), mailboxState),
  /** Mails that the next digest tells. */
  digest: z.array(digestItem),
  proposals: z.array(proposal),
  lastProposal: z.int(),
});

/** Progress that a later run continues from. */
export type PipelineState = z.infer<typeof pipelineState>;

/** Progress of one mailbox. */
export type MailboxState = z.infer<typeof mailboxState>;

/** Mail as the digest takes it. */
export type WaitingItem = z.infer<typeof digestItem>;

const empty: Omit<PipelineState, 'id'> = {
  version: 1,
  done: [],
  mailboxes: {},
  digest: [],
  proposals: [],
  lastProposal: 0,
};

/** Short key of a mail: of its Message-ID, or of its place in a folder. */
export function mailKey(kind: 'mail' | 'file', name: string): string {
  return createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 24);
}

/**
 * Reads the state; a missing file is a first run.
 * @throws UsageError for a file that is not one of this program
 */
export async function readState(file: string): Promise<PipelineState> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { ...structuredClone(empty), id: randomUUID() };
    throw new UsageError(`The state file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  try {
    return pipelineState.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is not a state file of this program. Nothing was done.`);
  }
}

/** Writes the state so that a crash leaves the old one or the new one. Only the owner may read it: it holds mail. */
export async function writeState(file: string, state: PipelineState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.tmp`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(state));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new UsageError(`The state file ${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
}
