import { autoRetry } from '@grammyjs/auto-retry';
import type { Api, Transformer } from 'grammy';
import { oneLine } from '@homeroom/text';
import type { MessageButton, Messenger, OutgoingMessage } from './messenger.ts';
import { TelegramClient, busy, pauseOf, unreadableAnswer } from './telegram-client.ts';
import type { ApiSignal, TelegramSettings } from './telegram-client.ts';

export interface TelegramMessengerOptions extends TelegramSettings {
  /** Limit for a whole `send`, pauses included. Default: 4,000. */
  timeLimitMs?: number;
}

const maxPauseMs = 1_500;

/**
 * Sends messages through Telegram's Bot API (`sendMessage`) without link previews. Honours rate limits (429) inside
 * `send` for at most 1.5 s in total. Other failures are not retried; that is up to the caller.
 */
export class TelegramMessenger implements Messenger {
  protected readonly client: TelegramClient;
  readonly #timeLimitMs: number;

  constructor({ timeLimitMs = 4_000, ...settings }: TelegramMessengerOptions) {
    this.client = new TelegramClient(settings);
    this.#timeLimitMs = timeLimitMs;
  }

  async send(message: OutgoingMessage): Promise<void> {
    const sent = await this.write('the message', (api, signal) =>
      api.sendMessage(message.chatId, message.html, extras(message.buttons), signal),
    );
    if (typeof sent?.message_id !== 'number') throw unreadableAnswer();
  }

  /** Runs one call that writes to a chat. */
  protected write<Result>(asked: string, work: (api: Api, signal: ApiSignal) => Promise<Result>): Promise<Result> {
    const timeLimitMs = this.#timeLimitMs;
    // Created for each call because it counts that call's pauses.
    const transformers = [
      limitPauses(Math.min(maxPauseMs, timeLimitMs / 2)),
      autoRetry({ rethrowInternalServerErrors: true, rethrowHttpErrors: true }),
    ];
    return this.client.use({ asked, timeLimitMs, transformers }, work);
  }
}

/** Returns the message options other than the text; no button rows means no keyboard. */
export function extras(
  buttons: readonly (readonly MessageButton[])[],
): NonNullable<Parameters<Api['editMessageText']>[3]> & { parse_mode: 'HTML' } {
  const rows = buttons
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ label, data }) => ({ text: oneLine(label), callback_data: data })));
  return {
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(rows.length > 0 && { reply_markup: { inline_keyboard: rows } }),
  };
}

/** Aborts a send when the next pause would exceed the remaining time; auto-retry waits for all others. */
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
