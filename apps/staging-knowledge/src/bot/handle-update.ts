import type { Member } from '@homeroom/household';
import { MessengerRefusedError, type BotConnection, type BotUpdate, type IncomingMessage } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { Extraction } from '../knowledge/extraction.ts';
import { NotStoredError, type Ingest } from '../knowledge/ingest.ts';
import type { BotMetrics, UpdateKind } from './bot-metrics.ts';
import type { Command } from './commands/command.ts';
import { unknownCommand } from './commands/help.ts';
import { readCommand, type SaidCommand } from './commands/read-command.ts';
import { handlePress, type HandlePressParts } from './handle-press.ts';
import type { KnownSenders } from './known-senders.ts';
import { originOf, type DrawExtraction } from './message-extraction.ts';
import type { TakeDocument } from './take-document.ts';
import { knowledgeFull, sentence, type Reply } from './texts/reply.ts';

/** What handling updates needs. */
export interface HandleUpdateParts extends HandlePressParts {
  connection: BotConnection;
  senders: KnownSenders;
  commands: ReadonlyMap<string, Command>;
  ingest: Pick<Ingest, 'take'>;
  draw: DrawExtraction;
  documents: TakeDocument;
  metrics: BotMetrics;
  logger: Pick<Logger, 'warn'>;
}

/** How an update is handled. */
export interface UpdateSetting {
  /** The name by which the bot is addressed. */
  botName: string;
  /** Ends the work. */
  signal: AbortSignal;
}

/**
 * Does what an update asks for, and answers. Every effect is tied to the update, so that handling it again does nothing
 * twice; only the answer is then given again.
 */
export class HandleUpdate {
  private readonly parts: HandleUpdateParts;

  constructor(parts: HandleUpdateParts) {
    this.parts = parts;
  }

  /** @throws what may work later: MessengerBusyError, MessengerUnavailableError, ServiceErrors, DatabaseUnavailableError; or the signal's reason */
  async handle(update: BotUpdate, setting: UpdateSetting): Promise<void> {
    this.parts.metrics.handled(await this.kindHandled(update, setting));
  }

  /** Says that an update could not be handled, if it was anything that somebody waits for. */
  async apologize(update: BotUpdate): Promise<void> {
    if (update.kind !== 'message' || !this.parts.senders.memberOf(update.message.sender)) return;
    await this.answer(
      update.message,
      sentence('Something went wrong on my side, and I could not do this. Please send it again.'),
    );
  }

  private async kindHandled(update: BotUpdate, setting: UpdateSetting): Promise<UpdateKind> {
    if (update.kind === 'other') return 'ignored';
    const member = this.parts.senders.memberOf(update.kind === 'press' ? update.press.sender : update.message.sender);
    if (!member) return 'ignored';
    if (update.kind === 'press') {
      await handlePress(update.press, this.parts);
      return 'press';
    }
    const command = readCommand(update.message.text, setting.botName);
    if (update.kind === 'message' && update.message.file === null && command !== null)
      return this.command(command, update.message, member, setting);
    return this.message(update, member, setting);
  }

  /** Groups have other bots, so that only commands which name this one are answered there when they are unknown. */
  private async command(
    said: SaidCommand | 'others',
    message: IncomingMessage,
    member: Member,
    { signal }: UpdateSetting,
  ): Promise<UpdateKind> {
    if (said === 'others') return 'ignored';
    const command = this.parts.commands.get(said.name);
    if (!command && message.chat.isGroup && !said.isAddressed) return 'ignored';
    const reply = command
      ? await command({
          argument: said.argument,
          sender: member.name,
          chatId: message.chat.id,
          origin: originOf(message),
          signal,
        })
      : unknownCommand(said.name);
    await this.answer(message, reply);
    return 'command';
  }

  /** An edited command was carried out as it was first. */
  private async message(
    { kind, message }: Extract<BotUpdate, { message: IncomingMessage }>,
    member: Member,
    { botName, signal }: UpdateSetting,
  ): Promise<UpdateKind> {
    const { draw, documents } = this.parts;
    const sender = { name: member.name, username: message.sender?.username ?? '' };
    const saysSomething = /\S/.test(message.text) && readCommand(message.text, botName) === null;
    if (
      saysSomething &&
      !(await this.isTaken(draw({ ...message, sender: sender.name, username: sender.username }), message))
    )
      return kind;
    if (kind === 'edit') return saysSomething ? 'edit' : 'ignored';
    if (message.file === null) return saysSomething ? 'message' : 'ignored';
    await this.answer(message, await documents.take({ file: message.file, message, sender }, signal));
    return 'document';
  }

  /** While the knowledge base is full the sender hears of it, and the message is left. */
  private async isTaken(extraction: Extraction, message: IncomingMessage): Promise<boolean> {
    try {
      await this.parts.ingest.take(extraction, message.sentAt);
      return true;
    } catch (error) {
      if (!(error instanceof NotStoredError) || error.status !== 507) throw error;
      await this.answer(message, knowledgeFull);
      return false;
    }
  }

  /** An answer that the messenger refuses, for example because the bot is blocked, is not tried again. */
  private async answer({ chat }: IncomingMessage, reply: Reply): Promise<void> {
    try {
      await this.parts.connection.send({ chatId: chat.id, ...reply });
    } catch (error) {
      if (!(error instanceof MessengerRefusedError)) throw error;
      this.parts.logger.warn({ err: error }, 'an answer of the bot was refused');
    }
  }
}
