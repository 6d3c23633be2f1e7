import { withoutQuotations } from '@homeroom/errors';
import { Api, GrammyError, HttpError } from 'grammy';
import type { ApiClientOptions, Transformer } from 'grammy';
import fetch from 'node-fetch';
import { oneLine } from './escape-html.ts';
import {
  MessengerUnavailableError,
  MessengerBusyError,
  MessengerConflictError,
  MessengerRefusedError,
} from './messenger.ts';

/** Where the Bot API is, and who calls it. */
export interface TelegramSettings {
  /** The bot's token; it appears in no error. */
  token: string;
  /** Telegram's own unless told. */
  apiRoot?: string;
}

/** One use of the Bot API. */
export interface TelegramUse {
  /** What was asked for, as part of a sentence: "the message". */
  asked: string;
  /** Longest time for all of it. */
  timeLimitMs: number;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
  /** Most bytes of an answer; 1 MiB unless told. */
  largestAnswer?: number;
  /** What every call passes through. */
  transformers?: Transformer[];
}

/** A signal as grammY declares it. */
export type ApiSignal = NonNullable<Parameters<Api['sendMessage']>[3]>;

/** What a pause counts at least, so that demands to wait for no time come to an end. */
const leastPauseMs = 500;
/** How long to wait when Telegram is busy and does not say. */
const unsaidPauseMs = 5_000;
const longestReason = 300;
const mebibyte = 1_048_576;

/** The Bot API through grammY, with errors that say nothing of the token. */
export class TelegramClient {
  // Private to the language, so that whoever logs or inspects a client does not log the token.
  readonly #token: string;
  readonly #apiRoot: string;

  constructor({ token, apiRoot = 'https://api.telegram.org' }: TelegramSettings) {
    this.#token = token;
    this.#apiRoot = apiRoot.replace(/\/+$/, '');
  }

  /**
   * Makes calls with a client of their own; connections are shared between clients.
   *
   * @throws MessengerBusyError, MessengerRefusedError, MessengerUnavailableError, or the reason of `signal`; nothing else
   */
  async use<Result>(
    { asked, timeLimitMs, signal, largestAnswer = mebibyte, transformers = [] }: TelegramUse,
    work: (api: Api, signal: ApiSignal) => Promise<Result>,
  ): Promise<Result> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const api = new Api(this.#token, { ...clientOptions(largestAnswer), apiRoot: this.#apiRoot });
    api.config.use(...transformers);
    try {
      return await work(api, (signal ? AbortSignal.any([signal, limit]) : limit) as ApiSignal);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw this.#translate(error, asked, limit.aborted ? timeLimitMs : null);
    }
  }

  /**
   * The bytes of a file that `getFile` has named.
   *
   * @throws MessengerRefusedError for a file that is not there or larger than `largest`, otherwise as `use`
   */
  async download(
    path: string,
    largest: number,
    { timeLimitMs, signal }: Pick<TelegramUse, 'timeLimitMs' | 'signal'>,
  ): Promise<Buffer> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const address = `${this.#apiRoot}/file/bot${this.#token}/${path.split('/').map(encodeURIComponent).join('/')}`;
    try {
      const response = await fetchUnlessEnded(address, {
        redirect: 'error',
        size: largest,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      if (!response.ok)
        throw response.status >= 500 || response.status === 429
          ? new MessengerUnavailableError(`Telegram failed: status ${response.status}.`)
          : new MessengerRefusedError('Telegram refused the file: it is not there.');
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (property(error, 'type') === 'max-size')
        throw new MessengerRefusedError('Telegram refused the file: it is too large.');
      throw this.#translate(error, 'the file', limit.aborted ? timeLimitMs : null);
    }
  }

  /** The errors of grammY and of node-fetch quote the address with the token, so none of them becomes a cause. */
  #translate(error: unknown, asked: string, passedLimitMs: number | null): Error {
    if (
      error instanceof MessengerBusyError ||
      error instanceof MessengerRefusedError ||
      error instanceof MessengerUnavailableError
    )
      return error;
    if (error instanceof GrammyError) return this.#translateAnswer(error, asked);
    if (passedLimitMs !== null)
      return new MessengerUnavailableError(`Telegram did not answer within ${seconds(passedLimitMs)}.`);
    const failed = error instanceof HttpError ? error.error : error;
    return isFailedRequest(failed)
      ? new MessengerUnavailableError(`Telegram could not be reached${codeOf(failed)}.`)
      : unreadableAnswer();
  }

  #translateAnswer({ error_code: status, description, parameters }: GrammyError, asked: string): Error {
    if (typeof status !== 'number' || typeof description !== 'string') return unreadableAnswer();
    if (status === 429) return busy(pauseOf(parameters?.retry_after) ?? unsaidPauseMs);
    const reason = this.#clean(description);
    if (status < 400 || status >= 500) return new MessengerUnavailableError(`Telegram failed: ${reason}.`);
    if (status === 409) return new MessengerConflictError(`Telegram refused ${asked}: ${reason}.`);
    const moved = parameters?.migrate_to_chat_id;
    return new MessengerRefusedError(
      `Telegram refused ${asked}: ${reason}.${Number.isSafeInteger(moved) ? ` The chat's id is now ${moved}.` : ''}`,
    );
  }

  /** A description as part of a sentence, without the token that a proxy might have put there and without what it quotes of the message. */
  #clean(description: string): string {
    const [, secret = ''] = this.#token.split(':');
    const secrets = [this.#token, encodeURIComponent(this.#token), secret].filter((text) => text.length >= 8);
    const hidden = secrets.reduce((text, found) => text.replaceAll(found, '***'), oneLine(description));
    return oneLine(withoutQuotations(hidden).slice(0, longestReason)).trim().replace(/\.+$/, '') || 'no reason given';
  }
}

/** How long an answer asks to wait, half a second at least; null when it does not. */
export function pauseOf(retryAfter: unknown): number | null {
  return typeof retryAfter === 'number' ? Math.max(retryAfter * 1_000, leastPauseMs) : null;
}

export function busy(pauseMs: number): MessengerBusyError {
  return new MessengerBusyError(`Telegram asks for a pause of ${seconds(pauseMs)}.`, pauseMs);
}

export function unreadableAnswer(): MessengerUnavailableError {
  return new MessengerUnavailableError('Telegram gave an answer that could not be read.');
}

/** grammY brings a node-fetch of its own, which knows a signal by the name of its class, and a bundle renames classes. */
function clientOptions(largestAnswer: number): ApiClientOptions & { baseFetchConfig: { size: number } } {
  return {
    fetch: fetchUnlessEnded as unknown as NonNullable<ApiClientOptions['fetch']>,
    baseFetchConfig: { redirect: 'error', size: largestAnswer },
  };
}

/** Of a call whose signal has ended already node-fetch destroys the body, and nobody hears the error that this makes. */
const fetchUnlessEnded: typeof fetch = async (url, init) => {
  if (init?.signal?.aborted) throw new Error('The call has ended before it began.');
  return fetch(url, init);
};

/** Whether node-fetch failed before there was an answer; otherwise the answer is what it could not make sense of. */
function isFailedRequest(error: unknown): boolean {
  return property(error, 'type') === 'system';
}

function codeOf(error: unknown): string {
  const code = property(error, 'code');
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? ` (${code})` : '';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function seconds(milliseconds: number): string {
  const figure = milliseconds / 1_000;
  return `${figure} ${figure === 1 ? 'second' : 'seconds'}`;
}
