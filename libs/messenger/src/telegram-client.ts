import { withoutQuotations } from '@homeroom/errors';
import { Api, GrammyError, HttpError } from 'grammy';
import type { ApiClientOptions, Transformer } from 'grammy';
import fetch from 'node-fetch';
import { oneLine } from '@homeroom/text';
import { outsideCall } from '@homeroom/tracing';
import {
  MessengerUnavailableError,
  MessengerBusyError,
  MessengerConflictError,
  MessengerRefusedError,
} from './messenger.ts';

/** Bot API address and credentials. */
export interface TelegramSettings {
  /** Bot token; never part of an error. */
  token: string;
  /** Default: Telegram's own. */
  apiRoot?: string;
}

/** Options of one operation on the Bot API. */
export interface TelegramUse {
  /** Object of the operation as used in errors: "the message". */
  asked: string;
  /** Limit for the whole operation. */
  timeLimitMs: number;
  /** Aborts it early. */
  signal?: AbortSignal | undefined;
  /** Maximum response size in bytes. Default: 1 MiB. */
  maxAnswerBytes?: number;
  /** grammY transformers applied to every call. */
  transformers?: Transformer[];
}

/** Signal type declared by grammY. */
export type ApiSignal = NonNullable<Parameters<Api['sendMessage']>[3]>;

/** Minimum pause, so that requests to wait zero seconds come to an end. */
const minPauseMs = 500;
/** Pause when Telegram is busy and does not say for how long. */
const defaultPauseMs = 5_000;
const maxReasonLength = 300;
const mebibyte = 1_048_576;

/** Bot API client on grammY whose errors never contain the token. */
export class TelegramClient {
  // A private field, so that logging or inspecting a client does not reveal the token.
  readonly #token: string;
  readonly #apiRoot: string;

  constructor({ token, apiRoot = 'https://api.telegram.org' }: TelegramSettings) {
    this.#token = token;
    this.#apiRoot = apiRoot.replace(/\/+$/, '');
  }

  /**
   * Runs calls with a client of its own; connections are shared between clients.
   *
   * @throws MessengerBusyError, MessengerRefusedError, MessengerUnavailableError, or the signal's reason
   */
  async use<Result>(
    { asked, timeLimitMs, signal, maxAnswerBytes = mebibyte, transformers = [] }: TelegramUse,
    work: (api: Api, signal: ApiSignal) => Promise<Result>,
  ): Promise<Result> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const api = new Api(this.#token, { ...clientOptions(maxAnswerBytes), apiRoot: this.#apiRoot });
    api.config.use(...transformers);
    try {
      return await work(api, (signal ? AbortSignal.any([signal, limit]) : limit) as ApiSignal);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw this.#translate(error, asked, limit.aborted ? timeLimitMs : null);
    }
  }

  /**
   * Downloads a file named by `getFile`.
   *
   * @throws MessengerRefusedError when the file is missing or larger than `largest`, otherwise as `use`
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

  /** Errors of grammY and node-fetch quote the URL with the token, so they are never used as `cause`. */
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
    if (status === 429) return busy(pauseOf(parameters?.retry_after) ?? defaultPauseMs);
    const reason = this.#clean(description);
    if (status < 400 || status >= 500) return new MessengerUnavailableError(`Telegram failed: ${reason}.`);
    if (status === 409) return new MessengerConflictError(`Telegram refused ${asked}: ${reason}.`);
    const moved = parameters?.migrate_to_chat_id;
    return new MessengerRefusedError(
      `Telegram refused ${asked}: ${reason}.${Number.isSafeInteger(moved) ? ` The chat's id is now ${moved}.` : ''}`,
    );
  }

  /**
   * Prepares a description for use in a sentence: removes the token, which a proxy might have added, and quotes of the
   * message.
   */
  #clean(description: string): string {
    const [, secret = ''] = this.#token.split(':');
    const secrets = [this.#token, encodeURIComponent(this.#token), secret].filter((text) => text.length >= 8);
    const hidden = secrets.reduce((text, found) => text.replaceAll(found, '***'), oneLine(description));
    return oneLine(withoutQuotations(hidden).slice(0, maxReasonLength)).trim().replace(/\.+$/, '') || 'no reason given';
  }
}

/** Reads the requested pause, at least half a second; null when there is none. */
export function pauseOf(retryAfter: unknown): number | null {
  return typeof retryAfter === 'number' ? Math.max(retryAfter * 1_000, minPauseMs) : null;
}

export function busy(pauseMs: number): MessengerBusyError {
  return new MessengerBusyError(`Telegram asks for a pause of ${seconds(pauseMs)}.`, pauseMs);
}

export function unreadableAnswer(): MessengerUnavailableError {
  return new MessengerUnavailableError('Telegram gave an answer that could not be read.');
}

/** grammY bundles its own node-fetch, which recognizes a signal by its class name, and bundlers rename classes. */
function clientOptions(maxAnswerBytes: number): ApiClientOptions & { baseFetchConfig: { size: number } } {
  return {
    fetch: fetchUnlessEnded as unknown as NonNullable<ApiClientOptions['fetch']>,
    baseFetchConfig: { redirect: 'error', size: maxAnswerBytes },
  };
}

/** For a call already aborted, node-fetch destroys the body and the resulting error has no listener. */
const fetchUnlessEnded: typeof fetch = async (url, init) => {
  if (init?.signal?.aborted) throw new Error('The call has ended before it began.');
  return outsideCall('Telegram', (trace) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...trace } }),
  );
};

/** Whether node-fetch failed before a response arrived. If not, the response was invalid. */
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
