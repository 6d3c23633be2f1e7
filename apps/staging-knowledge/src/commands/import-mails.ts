import type { KnowledgeSource } from '../knowledge/knowledge-source.ts';
import type { KnowledgeStore } from '../knowledge/knowledge-store-sql.ts';
import type { MailOutcome } from '../mail/read-mail-file.ts';
import type { ReadMail } from '../mail/read-mail.ts';

/** A message that was left out. */
export interface MailFault {
  place: string;
  sentence: string;
}

/** Outcome for the mails of a file. */
export interface MailImport {
  counts: {
    created: number;
    changed: number;
    unchanged: number;
    /** Further copies of a mail, which are left alone. */ repeated: number;
  };
  /** The sources that were created or changed. */
  written: string[];
  faults: MailFault[];
}

export interface ImportMailsDeps {
  store: Pick<KnowledgeStore, 'saveMails'>;
  /** The sources that this run has met already: of copies with one Message-ID the first counts, so that a second run changes nothing. */
  seen: Set<string>;
  clock: () => Date;
  /** Called with the number of mails written so far. */
  progress: (mails: number) => void;
}

const mailsAtOnce = 50;

/** Writes mails into the knowledge base, some at a time, so that a file of any length can be broken off and begun again. */
export async function importMails(
  outcomes: AsyncIterable<MailOutcome>,
  { store, seen, clock, progress }: ImportMailsDeps,
): Promise<MailImport> {
  const result: MailImport = { counts: { created: 0, changed: 0, unchanged: 0, repeated: 0 }, written: [], faults: [] };
  let waiting: KnowledgeSource[] = [];
  let mails = 0;
  const write = async () => {
    for (const [id, outcome] of await store.saveMails(waiting, clock())) {
      result.counts[outcome] += 1;
      if (outcome !== 'unchanged') result.written.push(id);
    }
    mails += waiting.length;
    waiting = [];
    progress(mails);
  };
  for await (const outcome of outcomes) {
    if (outcome.kind === 'fault') {
      result.faults.push({ place: outcome.place, sentence: outcome.sentence });
      continue;
    }
    const source = mailSource(outcome.mail);
    if (seen.has(source.id)) result.counts.repeated += 1;
    else waiting.push(source);
    seen.add(source.id);
    if (waiting.length >= mailsAtOnce) await write();
  }
  if (waiting.length > 0) await write();
  return result;
}

/** A mail as a source of the knowledge base. */
function mailSource({ messageId, type, from, fromAddress, to, subject, date, text }: ReadMail): KnowledgeSource {
  const provenance = { message_id: messageId, from, from_address: fromAddress, to, date: date?.toISOString() ?? null };
  return { id: `mail:${messageId}`, type, kind: null, subject, sender: from, saidAt: date, text, provenance };
}
