import { autoRetry } from '@grammyjs/auto-retry';
import { Api, GrammyError, HttpError } from 'grammy';
import type { ApiClientOptions, Transformer } from 'grammy';
import fetch from 'node-fetch';
import { oneLine } from './escape-html.ts';
import { MessengerAwayError, MessengerBusyError, MessengerRefusedError } from './messenger.ts';
import type { Messenger, OutgoingMessage } from './messenger.ts';

export interface TelegramMessengerOptions {
  /** The bot's token; it appears in no error. */
  token: string;
  /** Where the Bot API is; Telegram's own unless told. */
  apiRoot?: string;
  /** Longest time for a whole `send`, pauses included; 4,000 unless told. */
  timeLimitMs?: number;
}

type SendSignal = Parameters<Api['sendMessage']>[3];

const longestPauseMs = 1_500;
/** What a pause counts at least, so that demands to wait for no time come to an end. */
const leastPauseMs = 500;
/** How long to wait when Telegram is busy and does not say. */
const unsaidPauseMs = 5_000;
const longestReason = 300;
/** grammY brings a node-fetch of its own, which knows a signal by the name of its class, and a bundle renames classes. */
const clientOptions: ApiClientOptions & { baseFetchConfig: { size: number } } = {
  fetch: fetch as unknown as NonNullable<ApiClientOptions['fetch']>,
  baseFetchConfig: { redirect: 'error', size: 1_048_576 },
};

/**
 * Sends through Telegram's Bot API (`sendMessage`) with link previews off. A demand to pause (429) is obeyed inside
 * `send` as long as the pauses come to 1.5 s at most; nothing else is tried again, that is for the caller to do.
 */
export class TelegramMessenger implements Messenger {
  // Private to the language, so that whoever logs or inspects a messenger does not log the token.
  readonly #options: Required<TelegramMessengerOptions>;

  constructor({ token, apiRoot = 'https://api.telegram.org', timeLimitMs = 4_000 }: TelegramMessengerOptions) {
    this.#options = { token, apiRoot: apiRoot.replace(/\/+$/, ''), timeLimitMs };
  }

  async send(message: OutgoingMessage): Promise<void> {
    const limit = AbortSignal.timeout(this.#options.timeLimitMs);
    let messageId: unknown;
    try {
      const sent = await this.#api().sendMessage(message.chatId, message.html, extras(message), limit as NonNullable<SendSignal>);
      messageId = sent?.message_id;
    } catch (error) {
      throw this.#translate(error, limit);
    }
    if (typeof messageId !== 'number') throw unreadable();
  }

  /** A client for one message, which counts the pauses of that message; connections are shared between clients. */
  #api(): Api {
    const { token, apiRoot, timeLimitMs } = this.#options;
    const api = new Api(token, { ...clientOptions, apiRoot });
    api.config.use(limitPauses(Math.min(longestPauseMs, timeLimitMs / 2)), autoRetry({ rethrowInternalServerErrors: true, rethrowHttpErrors: true }));
    return api;
  }

  /** The errors of grammY quote the address with the token, so none of them becomes a cause. */
  #translate(error: unknown, limit: AbortSignal): Error {
    if (error instanceof MessengerBusyError) return error;
    if (error instanceof GrammyError) return this.#translateAnswer(error);
    if (limit.aborted) return new MessengerAwayError(`Telegram did not answer within ${seconds(this.#options.timeLimitMs)}.`);
    if (error instanceof HttpError && isFailedRequest(error.error)) {
      return new MessengerAwayError(`Telegram could not be reached${codeOf(error.error)}.`);
    }
    return unreadable();
  }

  #translateAnswer({ error_code: status, description, parameters }: GrammyError): Error {
    if (typeof status !== 'number' || typeof description !== 'string') return unreadable();
    if (status === 429) return busy(pauseOf(parameters?.retry_after) ?? unsaidPauseMs);
    const reason = this.#clean(description);
    if (status < 400 || status >= 500) return new MessengerAwayError(`Telegram failed: ${reason}.`);
    const moved = parameters?.migrate_to_chat_id;
    return new MessengerRefusedError(`Telegram refused the message: ${reason}.${Number.isSafeInteger(moved) ? ` The chat's id is now ${moved}.` : ''}`);
  }

  /** A description as part of a sentence, without the token that a proxy might have put there. */
  #clean(description: string): string {
    const { token } = this.#options;
    const [, secret = ''] = token.split(':');
    const secrets = [token, encodeURIComponent(token), secret].filter((text) => text.length >= 8);
    const hidden = secrets.reduce((text, found) => text.replaceAll(found, '***'), oneLine(description));
    return oneLine(hidden.slice(0, longestReason)).trim().replace(/\.+$/, '') || 'no reason given';
  }
}

function extras({ buttons }: OutgoingMessage): Parameters<Api['sendMessage']>[2] {
  const rows = buttons.filter((row) => row.length > 0).map((row) => row.map(({ label, data }) => ({ text: oneLine(label), callback_data: data })));
  return {
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(rows.length > 0 && { reply_markup: { inline_keyboard: rows } }),
  };
}

/** Ends a send as soon as the next pause would exceed what is left; auto-retry obeys every other one. */
function limitPauses(allowedMs: number): Transformer {
  let leftMs = allowedMs;
  return async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    const pauseMs = answer.ok ? null : pauseOf(answer.parameters?.retry_after);
    if (pauseMs === null) return answer;
    if (pauseMs > leftMs) throw busy(pauseMs);
    leftMs -= pauseMs;
    return answer;
  };
}

function pauseOf(retryAfter: unknown): number | null {
  return typeof retryAfter === 'number' ? Math.max(retryAfter * 1_000, leastPauseMs) : null;
}

function busy(pauseMs: number): MessengerBusyError {
  return new MessengerBusyError(`Telegram asks for a pause of ${seconds(pauseMs)}.`, pauseMs);
}

function unreadable(): MessengerAwayError {
  return new MessengerAwayError('Telegram gave an answer that could not be read.');
}

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
