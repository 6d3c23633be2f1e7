import {
  ForbiddenError,
  InvalidRequestError,
  PayloadTooLargeError,
  ServiceFailedError,
  TimeLimitError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedMediaTypeError,
  type FamilyAssistantClient,
  type StagingKnowledgeClient,
  type StagingKnowledgeSchemas,
} from '@homeroom/client';
import { visibleLine } from './visible-text.ts';
import { MailboxError, MailGoneError, MailTooLargeError, type MailSource, type NewMail } from './mail-source.ts';
import { mailKey, type PipelineState } from './pipeline-state.ts';
import { proposeChanges } from './propose-changes.ts';
import { readNewsletter, UnreadableMailError, type Newsletter } from './read-newsletter.ts';

type Card = StagingKnowledgeSchemas['BriefingCard'];

export interface TakeInDeps {
  family: FamilyAssistantClient;
  staging: StagingKnowledgeClient;
  state: PipelineState;
  save: () => Promise<void>;
  /** Takes one sentence for each mail that was left out or has to wait. */
  warn: (sentence: string) => void;
}

/** Numbers of a run. */
export interface TakenIn {
  taken: number;
  /** Mails that cannot be taken in at all. */
  leftOut: number;
  /** Mails that a later run takes in. */
  waiting: number;
}

/** One mail may be too much for the service right now; after several it is the service. */
const maxFailuresInARow = 3;
const maxSourceLength = 200;
/** A pipeline that has stopped for a long time still fits into one state file. */
const maxWaitingItems = 2_000;
const knowledgeBaseFull = 507;

/**
 * Takes mails into the knowledge base, each with its attachments, and notes their proposals and their text for the
 * digest. The state is saved after each mail; a mail whose note was lost by a crash is taken in again, which the
 * service recognises by its content.
 * @throws UnauthorizedError, ForbiddenError, and the ClientError of a service that cannot be used right now
 */
export async function takeInMails(source: MailSource, limit: number, deps: TakeInDeps): Promise<TakenIn> {
  const mails = await source.newMails();
  await deps.save();
  const result: TakenIn = { taken: 0, leftOut: 0, waiting: Math.max(0, mails.length - limit) };
  let failedInARow = 0;
  for (const mail of mails.slice(0, limit)) {
    const outcome = await takeIn(mail, deps, failedInARow + 1 < maxFailuresInARow);
    failedInARow = outcome === 'waiting' ? failedInARow + 1 : 0;
    if (outcome !== 'known') result[outcome] += 1;
    await deps.save();
  }
  return result;
}

/** @param mayWait whether a mail that the service cannot take right now is left to the next run */
async function takeIn(mail: NewMail, deps: TakeInDeps, mayWait: boolean): Promise<keyof TakenIn | 'known'> {
  const { state, warn } = deps;
  try {
    const raw = await mail.read();
    const newsletter = await readNewsletter(raw);
    const key = mailKey('mail', newsletter.id);
    if (state.done.includes(key)) {
      mail.settle(state, true);
      return 'known';
    }
    await bring(mail, raw, newsletter, deps);
    state.done.push(key);
    mail.settle(state, true);
    return 'taken';
  } catch (error) {
    const isBusy = error instanceof UnavailableError || error instanceof TimeLimitError;
    const refusal = isBusy && mayWait ? error.message : refusalOf(error);
    if (refusal === null) throw error;
    if (isBusy || error instanceof ServiceFailedError) {
      warn(`${mail.name} has to wait: ${refusal}`);
      return 'waiting';
    }
    mail.settle(state, false);
    if (error instanceof MailGoneError) return 'known';
    warn(`${mail.name} was left out: ${refusal}`);
    return 'leftOut';
  }
}

/** Notes nothing before both services have answered. */
async function bring(mail: NewMail, raw: Buffer, newsletter: Newsletter, deps: TakeInDeps): Promise<void> {
  const { family, staging, state } = deps;
  const { from, subject, invitations } = newsletter;
  const file = new File([raw], `${mail.key}.eml`, { type: 'message/rfc822' });
  const card = await staging.post('/vision/briefing', { body: { file }, retries: 2 });
  const acceptedEvent = (uid: string) =>
    state.proposals.findLast((earlier) => earlier.uid === uid && earlier.eventId !== null)?.eventId ?? undefined;
  const proposed = [];
  for (const invitation of invitations)
    for (const proposal of await proposeChanges(invitation, from, { family, acceptedEvent }))
      proposed.push({ ...proposal, uid: invitation.uid });
  for (const proposal of proposed) {
    state.lastProposal += 1;
    state.proposals.push({
      number: state.lastProposal,
      ...proposal,
      isTold: false,
      isAccepted: false,
      eventId: null,
    });
  }
  if (invitations.some(({ isWholeMail }) => isWholeMail)) return;
  state.digest.push({
    source: visibleLine(`${from}: ${subject}`, maxSourceLength),
    raw_text: digestText(newsletter, card),
  });
  state.digest.splice(0, state.digest.length - maxWaitingItems);
}

/** The mail's own words, with what its attachments ask. The digest reads HTML too. */
function digestText({ subject, text, isHtml, hasAttachments }: Newsletter, { actions, deadlines }: Card): string {
  const asked = [
    ...actions.map(({ text: action, due }) => (due === null ? action : `${action} by ${due}.`)),
    ...deadlines.map(({ label, date }) => `${label} by ${date}.`),
  ];
  const written = (line: string) => (isHtml ? `<p>${line.replace(/[&<>]/g, ' ')}</p>` : line);
  return [written(subject), text, ...(hasAttachments ? [...new Set(asked)].map(written) : [])].join('\n\n');
}

/** A sentence when only this mail is concerned; null when the service or the mailbox cannot be used at all. */
function refusalOf(error: unknown): string | null {
  if (error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof MailboxError)
    return null;
  if (error instanceof ServiceFailedError) return error.status === knowledgeBaseFull ? null : error.message;
  const ofMail = [
    InvalidRequestError,
    PayloadTooLargeError,
    UnsupportedMediaTypeError,
    UnreadableMailError,
    MailTooLargeError,
    MailGoneError,
  ];
  return ofMail.some((known) => error instanceof known) ? (error as Error).message : null;
}
