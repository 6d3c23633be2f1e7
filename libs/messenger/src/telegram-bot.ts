import type { BotConnection, BotIdentity, BotUpdate, ReplacedMessage, UpdatesRequest } from './bot-connection.ts';
import { oneLine } from '@homeroom/text';
import { MessengerRefusedError } from './messenger.ts';
import { readUpdate } from './read-update.ts';
import { TelegramMessenger, extras } from './telegram-messenger.ts';
import { unreadableAnswer } from './telegram-client.ts';

/** Response time allowed on top of the requested wait. */
const answerMs = 10_000;
const downloadMs = 60_000;
/** Twenty of the longest messages, with everything attached, fit into an 8 MiB response. */
const updatesAtOnce = 20;
const maxUpdatesBytes = 8 * 1_048_576;
const maxNoteLength = 200;
const kinds = ['message', 'edited_message', 'callback_query'] as const;

/** Telegram bot that polls for updates (`getUpdates`). */
export class TelegramBot extends TelegramMessenger implements BotConnection {
  async open(signal: AbortSignal): Promise<BotIdentity> {
    const identity = await this.identity(signal);
    await this.client.use({ asked: 'the bot', timeLimitMs: answerMs, signal }, (api, ended) =>
      api.deleteWebhook({ drop_pending_updates: false }, ended),
    );
    return identity;
  }

  /** Returns the bot's identity and changes nothing; fails like `open`. */
  identity(signal: AbortSignal): Promise<BotIdentity> {
    return this.client.use({ asked: 'the bot', timeLimitMs: answerMs, signal }, async (api, ended) => {
      const { id, username } = await api.getMe(ended);
      if (typeof id !== 'number' || typeof username !== 'string') throw unreadableAnswer();
      return { id: String(id), username };
    });
  }

  async updates({ from, waitSeconds }: UpdatesRequest, signal: AbortSignal): Promise<BotUpdate[]> {
    const found: unknown = await this.client.use(
      { asked: 'the updates', timeLimitMs: waitSeconds * 1_000 + answerMs, signal, maxAnswerBytes: maxUpdatesBytes },
      (api, ended) =>
        api.getUpdates(
          {
            ...(from !== null && { offset: from }),
            limit: updatesAtOnce,
            timeout: waitSeconds,
            allowed_updates: kinds,
          },
          ended,
        ),
    );
    if (!Array.isArray(found)) throw unreadableAnswer();
    return found.flatMap((update) => readUpdate(update) ?? []);
  }

  async download(fileId: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    const file = await this.client.use({ asked: 'the file', timeLimitMs: answerMs, signal }, (api, ended) =>
      api.getFile(fileId, ended),
    );
    const path: unknown = file?.file_path;
    // A local Bot API server may return a path on its own disk.
    if (typeof path !== 'string' || path.startsWith('/') || path.split('/').includes('..'))
      throw new MessengerRefusedError('Telegram refused the file: it names no place to fetch it from.');
    return this.client.download(path, maxBytes, { timeLimitMs: downloadMs, signal });
  }

  async acknowledge(pressId: string, note: string): Promise<void> {
    await this.write('the note', (api, signal) =>
      api.answerCallbackQuery(pressId, { text: oneLine(note).slice(0, maxNoteLength) }, signal),
    );
  }

  async replace({ chatId, messageId, html, buttons }: ReplacedMessage): Promise<void> {
    try {
      await this.write('the change', (api, signal) =>
        api.editMessageText(chatId, messageId, html, extras(buttons), signal),
      );
    } catch (error) {
      if (!(error instanceof MessengerRefusedError) || !/message is not modified/.test(error.message)) throw error;
    }
  }

  async showBusy(chatId: string): Promise<void> {
    await this.write('the sign', (api, signal) => api.sendChatAction(chatId, 'typing', {}, signal)).catch(
      () => undefined,
    );
  }
}
