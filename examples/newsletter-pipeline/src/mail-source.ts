import type { PipelineState } from './pipeline-state.ts';

/** Mail that was not taken in yet. */
export interface NewMail {
  /** Name for people, such as a path or `INBOX 42`. */
  name: string;
  /** Key of its place, for the name of the upload. */
  key: string;
  /** @throws MailTooLargeError, MailGoneError, MailboxError */
  read(): Promise<Buffer>;
  /** Notes in the state that it was taken in, or left out for good. */
  settle(state: PipelineState, isTakenIn: boolean): void;
}

/** Folder or mailbox that mails come from. */
export interface MailSource {
  /** @throws UsageError, MailboxError */
  newMails(): Promise<NewMail[]>;
  /** Marks or moves mails that were taken in, where an option asks for that. @throws MailboxError */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Largest mail that is taken in: the staging service's limit of an upload. */
export const maxMailBytes = 20 * 1_048_576;

/** The mail has more than {@link maxMailBytes}. */
export class MailTooLargeError extends Error {
  override readonly name = 'MailTooLargeError';

  constructor(sizeBytes: number) {
    super(`It has ${Math.ceil(sizeBytes / 1_048_576)} MiB; ${maxMailBytes / 1_048_576} MiB are accepted.`);
  }
}

/** The mail was removed or moved in the meantime. */
export class MailGoneError extends Error {
  override readonly name = 'MailGoneError';
}

/** The mail server cannot be used right now. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
}
