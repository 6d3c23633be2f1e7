import { parseHousehold } from '@homeroom/household';
import type { AcceptedMessage, FakeTelegram } from '@homeroom/messenger/testing';
import { createLogger } from '@homeroom/service-kit';
import { until } from '@homeroom/testing';
import request from 'supertest';
import type { Config } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { plainReader } from './briefing-fixture.ts';
import { openTestService, type TestService } from './service-fixture.ts';

export const botToken = '4711:AAE-secret_of_the_bot';

/** A household whose parents are known to the bot. */
export const botHousehold = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, designated: true, messenger_user_id: "1001" }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002" }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
`);

/** A service whose bot follows, with what it logged. */
export interface BotService extends TestService {
  logLines: Record<string, unknown>[];
  /** `/readyz`'s word for the bot. */
  state(): Promise<string>;
}

/** Starts the service; pauses are short, documents are read as plain text. */
export async function startBotService(config: Config, overrides: Partial<Context> = {}): Promise<BotService> {
  const logLines: Record<string, unknown>[] = [];
  const logger = createLogger({
    service: 'staging-knowledge',
    level: 'info',
    secrets: [],
    destination: { write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const botTimes = {
    startMs: 0,
    pollSeconds: 20,
    firstPauseMs: 20,
    maxPauseMs: 100,
    standbyMs: 20,
    updateMs: 20_000,
  };
  const service = openTestService(config, { logger, documentReader: plainReader(), botTimes, ...overrides });
  await service.start();
  return { ...service, logLines, state: async () => (await request(service.app).get('/readyz')).body.bot };
}

/** Actions of people on the messenger. */
export class People {
  private readonly telegram: FakeTelegram;
  private messages = 100;
  private seen = 0;

  constructor(telegram: FakeTelegram) {
    this.telegram = telegram;
  }

  /** Sends a message. Default: from Ana, in the chat with the bot. @returns its number in the chat */
  write(
    message: Record<string, unknown> | string,
    { from = 1001, chat = from, at = '2026-09-16T00:00:00Z' }: { from?: number; chat?: number; at?: string } = {},
  ): number {
    const content = typeof message === 'string' ? { text: message } : message;
    this.messages += 1;
    this.telegram.pushUpdate({
      message: {
        message_id: this.messages,
        date: Date.parse(at) / 1_000,
        chat: chatOf(chat),
        from: userOf(from),
        ...content,
      },
    });
    return this.messages;
  }

  /** Changes a message of Ana's. */
  edit(messageId: number, text: string): void {
    this.telegram.pushUpdate({
      edited_message: {
        message_id: messageId,
        date: Date.parse('2026-09-16T00:00:00Z') / 1_000,
        edit_date: Date.parse('2026-09-18T00:00:00Z') / 1_000,
        chat: chatOf(1001),
        from: userOf(1001),
        text,
      },
    });
  }

  /** Presses a button of a message. */
  async press(message: AcceptedMessage, label: string, from = 1001): Promise<string> {
    const button = [message, ...this.telegram.edits]
      .flatMap(({ buttons }) => buttons.flat())
      .find((one) => one.label === label);
    if (!button) throw new Error(`There is no button ${label}.`);
    const before = this.telegram.presses.length;
    this.telegram.pushUpdate({
      callback_query: {
        id: String(before + 9_000),
        from: userOf(from),
        chat_instance: '1',
        data: button.data,
        message: { message_id: message.messageId, date: 0, chat: chatOf(Number(message.chatId)) },
      },
    });
    await until(() => this.telegram.presses.length > before);
    return this.telegram.presses.at(-1)?.text ?? '';
  }

  /** The next message of the bot. */
  async answer(): Promise<AcceptedMessage> {
    await until(() => this.telegram.accepted.length > this.seen);
    this.seen += 1;
    return this.telegram.accepted[this.seen - 1] as AcceptedMessage;
  }

  /** Writes something and reads what the bot says to it. */
  async ask(message: Record<string, unknown> | string, as: { from?: number; chat?: number } = {}): Promise<string> {
    this.write(message, as);
    return (await this.answer()).text;
  }
}

function userOf(id: number): Record<string, unknown> {
  return { id, is_bot: false, first_name: 'Ana', username: `user${id}` };
}

function chatOf(id: number): Record<string, unknown> {
  return id > 0 ? { id, type: 'private', first_name: 'Ana' } : { id, type: 'supergroup', title: 'Family' };
}
