import type { FamilyAssistantClient, StagingKnowledgeClient } from '@homeroom/client';
import { exitCode } from './exit-code.ts';
import { UsageError } from './usage-error.ts';
import { acceptProposal } from './accept-proposal.ts';
import { FamilyChat } from './family-chat.ts';
import { ImapMailbox } from './imap-mailbox.ts';
import { MailFolder } from './mail-folder.ts';
import { MailGoneError, MailTooLargeError, type MailSource } from './mail-source.ts';
import { digestLines, makeDigest } from './make-digest.ts';
import type { PipelineOptions } from './pipeline-options.ts';
import type { PipelineSettings } from './pipeline-settings.ts';
import { mailKey, readState, writeState, type PipelineState } from './pipeline-state.ts';
import { readNewsletter, UnreadableMailError } from './read-newsletter.ts';
import { takeInMails, type TakenIn } from './take-in-mails.ts';

export interface PipelineDeps {
  settings: PipelineSettings;
  family: FamilyAssistantClient;
  staging: StagingKnowledgeClient;
  /** Takes lines for stdout. */
  print: (text: string) => void;
  /** Takes sentences for stderr. */
  warn: (sentence: string) => void;
  now: () => Date;
}

/** Proposals that are kept, so an old number can still be accepted. */
const maxProposals = 500;

/**
 * Takes mail in, tells new proposals and makes the digest. When the mailbox or the staging service cannot be used, the
 * digest still tells what came before.
 * @returns the exit code
 * @throws UsageError, ClientError, MailboxError, ChatError
 */
export async function runPipeline(options: PipelineOptions, deps: PipelineDeps): Promise<number> {
  const state = await readState(options.stateFile);
  const source = openSource(options, deps, state);
  if (options.isDryRun) return list(source, options.limit, state, deps);
  const save = () => writeState(options.stateFile, state);
  const chat = deps.settings.chat && new FamilyChat(deps.settings.chat, deps.settings.botToken);
  let failure: unknown;
  let taken: TakenIn | undefined;
  try {
    taken = await takeInMails(source, options.limit, { ...deps, state, save });
    await source.finish();
    await save();
  } catch (error) {
    failure = error;
  } finally {
    await source.close();
  }
  await tellProposals(state, deps.print, chat);
  state.proposals = state.proposals.slice(-maxProposals);
  await save();
  if (options.makesDigest) await tellDigest(state, options.style, deps, chat);
  await save();
  if (failure) throw failure;
  return report(taken, deps.warn);
}

/** Accepts a proposal of an earlier run. @returns the exit code */
export async function acceptNumber(
  number: number,
  { stateFile }: Pick<PipelineOptions, 'stateFile'>,
  { family, print }: Pick<PipelineDeps, 'family' | 'print'>,
): Promise<number> {
  const state = await readState(stateFile);
  const proposal = state.proposals.find((known) => known.number === number);
  if (!proposal) throw new UsageError(`There is no proposal ${number} in ${stateFile}.`);
  if (proposal.isAccepted) throw new UsageError(`Proposal ${number} was accepted before.`);
  const { sentence, eventId } = await acceptProposal(proposal, state.id, family);
  print(sentence);
  Object.assign(proposal, { isAccepted: true, eventId });
  await writeState(stateFile, state);
  return exitCode.done;
}

function openSource(
  { folder, days, markSeen, moveTo, isDryRun }: PipelineOptions,
  { settings, now }: PipelineDeps,
  state: PipelineState,
): MailSource {
  if (folder !== undefined || !settings.imap) return new MailFolder(folder ?? '', state);
  const changes = isDryRun ? { markSeen: false, moveTo: undefined } : { markSeen, moveTo };
  return new ImapMailbox(settings.imap, { days, now, ...changes }, state);
}

async function list(
  source: MailSource,
  limit: number,
  state: PipelineState,
  { print, warn }: PipelineDeps,
): Promise<number> {
  try {
    const mails = await source.newMails();
    for (const mail of mails.slice(0, limit))
      try {
        const { id, from, subject, invitations } = await readNewsletter(await mail.read());
        if (state.done.includes(mailKey('mail', id))) continue;
        const what = invitations.map(({ kind }) => (kind === 'request' ? 'an invitation' : 'a cancellation'));
        print(`${mail.name}: ${from}: ${subject}${what.length > 0 ? `, with ${what.join(' and ')}` : ''}`);
      } catch (error) {
        if (![MailGoneError, MailTooLargeError, UnreadableMailError].some((known) => error instanceof known))
          throw error;
        warn(`${mail.name} would be left out: ${(error as Error).message}`);
      }
    if (mails.length > limit) print(`${mails.length - limit} more are for the next run.`);
    return exitCode.done;
  } finally {
    await source.close();
  }
}

/** Proposals are told once, as soon as they are found. */
async function tellProposals(
  state: PipelineState,
  print: PipelineDeps['print'],
  chat: FamilyChat | undefined,
): Promise<void> {
  const untold = state.proposals.filter(({ isTold }) => !isTold);
  if (untold.length === 0) return;
  const lines = untold.map(({ number, text }) => `${number}. ${text}`);
  if (untold.some(({ change }) => change.kind !== 'look')) lines.push('To say yes: newsletter-pipeline accept NUMBER');
  await chat?.send(lines);
  for (const line of lines) print(line);
  for (const proposal of untold) proposal.isTold = true;
}

/** A digest that was not printed and sent is made again by the next run. */
async function tellDigest(
  state: PipelineState,
  style: PipelineOptions['style'],
  { family, print, warn }: PipelineDeps,
  chat: FamilyChat | undefined,
): Promise<void> {
  if (state.digest.length === 0) {
    print('Nothing new since the last digest.');
    return;
  }
  const { digest, items } = await makeDigest(state.digest, style, family);
  const lines = digestLines(digest);
  await chat?.send(lines);
  for (const line of lines) print(line);
  state.digest.splice(0, items);
  if (state.digest.length > 0) warn(`${state.digest.length} more mails are for the next digest.`);
}

function report(taken: TakenIn | undefined, warn: PipelineDeps['warn']): number {
  if (!taken) return exitCode.tryLater;
  const { taken: count, leftOut, waiting } = taken;
  if (count + leftOut + waiting > 0) warn(`${count} mails taken in, ${leftOut} left out, ${waiting} for the next run.`);
  if (waiting > 0) return exitCode.tryLater;
  return leftOut > 0 ? exitCode.leftOut : exitCode.done;
}
