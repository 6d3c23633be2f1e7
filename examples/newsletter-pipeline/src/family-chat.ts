import { Api, GrammyError } from 'grammy';
import type { ChatSettings } from './pipeline-settings.ts';

/** Telegram did not take a message. The message never holds the token. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
}

const timeLimitSeconds = 20;
const maxMessageLength = 4_000;

/** Chat of the family in Telegram. */
export class FamilyChat {
  readonly #api: Api;
  readonly #chatId: string;

  constructor({ id, apiRoot }: ChatSettings, botToken: string) {
    this.#api = new Api(botToken, { timeoutSeconds: timeLimitSeconds, apiRoot });
    this.#chatId = id;
  }

  /** Sends lines as plain text, in as few messages as Telegram allows. @throws ChatError */
  async send(lines: readonly string[]): Promise<void> {
    let open = '';
    for (const line of [...lines.map((text) => text.slice(0, maxMessageLength)), null]) {
      if (open !== '' && (line === null || open.length + line.length >= maxMessageLength)) {
        await this.#send(open);
        open = '';
      }
      if (line !== null) open += open === '' ? line : `\n${line}`;
    }
  }

  async #send(text: string): Promise<void> {
    try {
      await this.#api.sendMessage(this.#chatId, text, { link_preview_options: { is_disabled: true } });
    } catch (error) {
      // The addresses of a failed request hold the token.
      const reason = error instanceof GrammyError ? error.description : 'It could not be reached.';
      throw new ChatError(`Telegram did not take the message: ${reason}`);
    }
  }
}
