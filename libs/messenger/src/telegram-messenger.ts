import { autoRetry } from '@grammyjs/auto-retry';
import type { Api, Transformer } from 'grammy';
import { oneLine } from './escape-html.ts';
import type { MessageButton, Messenger, OutgoingMessage } from './messenger.ts';
import { TelegramClient, busy, pauseOf, unreadableAnswer } from './telegram-client.ts';
import type { ApiSignal, TelegramSettings } from './telegram-client.ts';

export interface TelegramMessengerOptions extends TelegramSettings {
  /** Longest time for a whole `send`, pauses included; 4,000 unless told. */
  timeLimitMs?: number;
}

const longestPauseMs = 1_500;

/**
 * Sends through Telegram's Bot API (`sendMessage`) with link previews off. A demand to pause (429) is obeyed inside
 * `send` as long as the pauses come to 1.5 s at most; nothing else is tried again, that is for the caller to do.
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

  /** Makes one call that puts something into a chat. */
  protected write<Result>(asked: string, work: (api: Api, signal: ApiSignal) => Promise<Result>): Promise<Result> {
    const timeLimitMs = this.#timeLimitMs;
    // Made anew for each call, because it counts the pauses of that call.
    const transformers = [
      limitPauses(Math.min(longestPauseMs, timeLimitMs / 2)),
      autoRetry({ rethrowInternalServerErrors: true, rethrowHttpErrors: true }),
    ];
    return this.client.use({ asked, timeLimitMs, transformers }, work);
  }
}

/** What a message has beside its text; without rows of buttons that is no keyboard. */
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
