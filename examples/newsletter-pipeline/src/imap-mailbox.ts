import { UsageError } from './usage-error.ts';
import { ImapFlow, type FetchMessageObject, type FetchQueryObject, type MailboxLockObject } from 'imapflow';
import {
  MailboxError,
  MailGoneError,
  MailTooLargeError,
  maxMailBytes,
  type MailSource,
  type NewMail,
} from './mail-source.ts';
import type { ImapSettings } from './pipeline-settings.ts';
import { mailKey, type MailboxState, type PipelineState } from './pipeline-state.ts';

/** Choices for an IMAP mailbox. Default: it is opened read-only. */
export interface ImapOptions {
  /** Days before the first look whose mails count as new. */
  days: number;
  markSeen: boolean;
  /** Mailbox that mails are moved to once they were taken in. */
  moveTo: string | undefined;
  now: () => Date;
}

const connectLimitMs = 30_000;
/** Longer than the services may take for one mail. */
const silenceLimitMs = 300_000;
const dayMs = 86_400_000;
/** Room for a mail that is larger than its server says. */
const maxLiteralBytes = 2 * maxMailBytes;

/** Mailbox on an IMAP server: mails are known by UIDVALIDITY and UID. */
export class ImapMailbox implements MailSource {
  readonly #client: ImapFlow;
  readonly #settings: ImapSettings;
  readonly #options: ImapOptions;
  readonly #state: PipelineState;
  #lock: MailboxLockObject | undefined;

  constructor(settings: ImapSettings, options: ImapOptions, state: PipelineState) {
    const { host, port, isSecure, user, password } = settings;
    this.#settings = settings;
    this.#options = options;
    this.#state = state;
    this.#client = new ImapFlow({
      host,
      port,
      secure: isSecure,
      // A password goes unencrypted to this machine only.
      ...(!isSecure && !/^(?:localhost|127\.[\d.]+|::1)$/.test(host) && { doSTARTTLS: true }),
      auth: { user, pass: password },
      clientInfo: { name: 'homeroom-newsletter-pipeline' },
      disableAutoIdle: true,
      connectionTimeout: connectLimitMs,
      greetingTimeout: connectLimitMs,
      socketTimeout: silenceLimitMs,
      maxLiteralSize: maxLiteralBytes,
      maxResponseSize: 2 * maxLiteralBytes,
      logger: false,
    });
    // Errors reach the caller through the command that they break.
    this.#client.on('error', () => undefined);
  }

  async newMails(): Promise<NewMail[]> {
    await this.#open();
    return this.#use(async () => {
      const { mailbox } = this.#client;
      if (!mailbox) throw new MailboxError('The mailbox was closed.');
      const progress = this.#progress(String(mailbox.uidValidity));
      const uids = await this.#newUids(progress);
      progress.lastUid = Math.max(progress.lastUid, ...uids, mailbox.uidNext - 1);
      progress.waiting = uids;
      progress.checkedAt = this.#options.now().toISOString();
      return uids.map((uid) => this.#mail(uid, progress));
    });
  }

  async finish(): Promise<void> {
    const { markSeen, moveTo } = this.#options;
    const progress = this.#state.mailboxes[this.#name];
    if (!progress || progress.unfinished.length === 0 || !this.#lock) return;
    await this.#use(async () => {
      const uids = progress.unfinished.join(',');
      if (markSeen) await this.#client.messageFlagsAdd(uids, ['\\Seen'], { uid: true });
      if (moveTo !== undefined && (await this.#client.messageMove(uids, moveTo, { uid: true })) === false)
        throw new MailboxError(`The mails could not be moved to ${moveTo}. Is there such a mailbox?`);
      progress.unfinished = [];
    });
  }

  async close(): Promise<void> {
    this.#lock?.release();
    await this.#client.logout().catch(() => this.#client.close());
  }

  get #name(): string {
    const { user, host, port, mailbox } = this.#settings;
    return `${user}@${host}:${port}/${mailbox}`;
  }

  async #open(): Promise<void> {
    const { host, mailbox } = this.#settings;
    const { markSeen, moveTo } = this.#options;
    await this.#use(() => this.#client.connect());
    try {
      this.#lock = await this.#client.getMailboxLock(mailbox, { readOnly: !markSeen && moveTo === undefined });
    } catch (error) {
      if (!this.#client.usable) throw unavailable(host, error);
      throw new UsageError(`${host} has no mailbox ${mailbox} that can be opened. Check the path of IMAP_URL.`);
    }
  }

  /** Progress of this mailbox. A mailbox that was recreated has other mails under the old UIDs, so it starts again. */
  #progress(uidValidity: string): MailboxState {
    const last = this.#state.mailboxes[this.#name];
    if (last?.uidValidity === uidValidity) return last;
    const checkedAt = last?.checkedAt ?? this.#options.now().toISOString();
    const progress = { uidValidity, lastUid: 0, waiting: [], unfinished: [], checkedAt };
    this.#state.mailboxes[this.#name] = progress;
    return progress;
  }

  async #newUids({ lastUid, waiting, checkedAt }: MailboxState): Promise<number[]> {
    const since = new Date(Date.parse(checkedAt) - this.#options.days * dayMs);
    const query = lastUid === 0 ? { since } : { uid: `${lastUid + 1}:*` };
    const found = (await this.#client.search(query, { uid: true })) || [];
    // “43:*” also finds the last mail when its UID is lower.
    const uids = new Set([...waiting, ...found.filter((uid) => uid > lastUid)]);
    return [...uids].sort((a, b) => a - b);
  }

  #mail(uid: number, progress: MailboxState): NewMail {
    return {
      name: `${this.#settings.mailbox} ${uid}`,
      key: mailKey('file', `${this.#name}:${progress.uidValidity}:${uid}`),
      read: () =>
        this.#use(async () => {
          const { size = 0 } = await this.#fetch(uid, { size: true });
          if (size > maxMailBytes) throw new MailTooLargeError(size);
          const { source } = await this.#fetch(uid, { source: true });
          if (!source) throw new MailGoneError('It was removed.');
          return source;
        }),
      settle: (_state, isTakenIn) => {
        progress.waiting = progress.waiting.filter((other) => other !== uid);
        const { markSeen, moveTo } = this.#options;
        if (isTakenIn && (markSeen || moveTo !== undefined)) progress.unfinished.push(uid);
      },
    };
  }

  async #fetch(uid: number, query: FetchQueryObject): Promise<FetchMessageObject> {
    const found = await this.#client.fetchOne(String(uid), query, { uid: true });
    if (!found) throw new MailGoneError('It was removed.');
    return found;
  }

  async #use<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if ([MailboxError, MailGoneError, MailTooLargeError].some((known) => error instanceof known)) throw error;
      throw unavailable(this.#settings.host, error);
    }
  }
}

/** The library's messages may quote what it sent, so only codes are told. */
function unavailable(host: string, error: unknown): Error {
  const { authenticationFailed, code } = (error ?? {}) as { authenticationFailed?: boolean; code?: unknown };
  if (authenticationFailed === true)
    return new UsageError(
      `${host} does not accept the user of IMAP_URL with IMAP_PASSWORD. Many providers want an app password.`,
    );
  const reason = typeof code === 'string' && /^\w+$/.test(code) ? ` (${code})` : '';
  return new MailboxError(`The mail server ${host} cannot be used right now${reason}.`);
}
