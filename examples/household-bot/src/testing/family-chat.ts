import { parseTelegramHtml, type AcceptedMessage, type FakeTelegram } from '@homeroom/messenger/testing';
import { setTimeout as wait } from 'node:timers/promises';

/** Only a bot that hangs takes so long. */
const patienceMs = 60_000;
export const group = -100200300;

/** Person and chat of an update. Default: Ana, in the chat with the bot. */
export interface Where {
  from?: number;
  chat?: number;
}

/** The messenger as people use it: they write, send letters and press buttons, and read what the bot does. */
export class FamilyChat {
  readonly telegram: FakeTelegram;
  /** Messages of people, by their numbers. */
  private readonly sent = new Map<number, Record<string, unknown>>();

  constructor(telegram: FakeTelegram) {
    this.telegram = telegram;
  }

  /** Writes a message, and waits until the bot is done with it. @returns the bot's messages since */
  async say(content: string | Record<string, unknown>, where: Where = {}): Promise<AcceptedMessage[]> {
    const before = this.telegram.accepted.length;
    await this.done(this.push(content, where));
    return this.telegram.accepted.slice(before);
  }

  /** Writes a message and reads what the bot says, as one text. */
  async ask(content: string | Record<string, unknown>, where: Where = {}): Promise<string> {
    return (await this.say(content, where)).map(({ text }) => text).join('\n');
  }

  /** Writes a message without waiting. @returns the number of its update */
  push(content: string | Record<string, unknown>, { from = 1001, chat = from }: Where = {}): number {
    const fields = typeof content === 'string' ? { text: content, entities: commandOf(content) } : content;
    const message = { message_id: 5_000 + this.sent.size, date: 0, chat: chatOf(chat), from: userOf(from), ...fields };
    this.sent.set(message.message_id, message);
    return this.telegram.pushUpdate({ message });
  }

  /** Presses a button, and waits until the bot is done with it. @returns the note that the press was answered with */
  async press(message: AcceptedMessage, label: string, from = 1001): Promise<string> {
    const before = this.telegram.presses.length;
    await this.done(this.pushPress(message, label, from));
    return this.telegram.presses.slice(before).at(-1)?.text ?? '';
  }

  /** Presses a button of a message, as it is now, without waiting. @returns the number of its update */
  pushPress(message: AcceptedMessage, label: string, from = 1001): number {
    const now = this.now(message);
    const button = now.buttons.flat().find((one) => one.label.startsWith(label));
    if (!button) throw new Error(`There is no button ${label} below: ${now.text}`);
    const answered = this.sent.get(Number(objectOf(message.parameters['reply_parameters'])['message_id']));
    return this.telegram.pushUpdate({
      callback_query: {
        id: String(this.telegram.presses.length + 9_000),
        from: userOf(from),
        chat_instance: '1',
        data: button.data,
        message: {
          message_id: message.messageId,
          date: 1,
          chat: chatOf(Number(message.chatId)),
          text: now.text,
          entities: now.parameters['parse_mode'] === 'HTML' ? parseTelegramHtml(now.html).entities : [],
          reply_markup: {
            inline_keyboard: now.buttons.map((row) =>
              row.map(({ label: text, data }) => ({ text, callback_data: data })),
            ),
          },
          ...(answered && { reply_to_message: answered }),
        },
      },
    });
  }

  /** A message of the bot after its latest edit. */
  now({ chatId, messageId }: AcceptedMessage): AcceptedMessage {
    const isIt = (one: AcceptedMessage) => one.chatId === chatId && one.messageId === messageId;
    const found = this.telegram.edits.findLast(isIt) ?? this.telegram.accepted.findLast(isIt);
    if (!found) throw new Error('There is no such message.');
    return found;
  }

  /** Labels of the buttons that a message has now. */
  buttons(message: AcceptedMessage): string[] {
    return this.now(message).buttons.flatMap((row) => row.map(({ label }) => label));
  }

  /** Waits until the bot has confirmed an update. */
  async done(updateId: number): Promise<void> {
    await until(() => this.telegram.isConfirmed(updateId));
  }
}

/** Waits until it is so; fails when it never is. */
export async function until(isSo: () => boolean): Promise<void> {
  const limit = AbortSignal.timeout(patienceMs);
  while (!isSo()) {
    if (limit.aborted) throw new Error(`It is never so: ${isSo}`);
    await wait(20);
  }
}

/** The entity that Telegram marks a command with. */
function commandOf(text: string): object[] {
  const [command = ''] = /^\/\S+/.exec(text) ?? [];
  return command === '' ? [] : [{ type: 'bot_command', offset: 0, length: command.length }];
}

function userOf(id: number): Record<string, unknown> {
  return { id, is_bot: false, first_name: 'Somebody' };
}

function chatOf(id: number): Record<string, unknown> {
  return id > 0 ? { id, type: 'private', first_name: 'Somebody' } : { id, type: 'supergroup', title: 'A group' };
}

function objectOf(value: unknown): Record<string, unknown> {
  return (typeof value === 'string' ? JSON.parse(value) : (value ?? {})) as Record<string, unknown>;
}
