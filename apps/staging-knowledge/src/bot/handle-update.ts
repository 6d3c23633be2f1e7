import type { Member } from '@homeroom/household';
import { MessengerRefusedError, type BotConnection, type BotUpdate, type IncomingMessage } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { Extraction } from '../knowledge/extraction.ts';
import { NotStoredError, type Ingest } from '../knowledge/ingest.ts';
import type { BotMetrics, UpdateKind } from './bot-metrics.ts';
import type { Command } from './commands/command.ts';
import { unknownCommand } from './commands/help.ts';
import { readCommand, type SaidCommand } from './commands/read-command.ts';
import { handlePress, type HandlePressDeps } from './handle-press.ts';
import type { KnownSenders } from './known-senders.ts';
import { originOf, type DrawExtraction } from './message-extraction.ts';
import type { TakeDocument } from './take-document.ts';
import { knowledgeFull, sentence, type Reply } from './texts/reply.ts';

export interface HandleUpdateDeps extends HandlePressDeps {
  connection: BotConnection;
  senders: KnownSenders;
  commands: ReadonlyMap<string, Command>;
  ingest: Pick<Ingest, 'take'>;
  draw: DrawExtraction;
  documents: TakeDocument;
  metrics: BotMetrics;
  logger: Pick<Logger, 'warn'>;
}

/** Context of an update. */
export interface UpdateSetting {
  /** User name of the bot. */
  botName: string;
  /** Aborts the work. */
  signal: AbortSignal;
}

/** Handles an update and replies. Every effect is keyed by the update, so handling it again only repeats the reply. */
export class HandleUpdate {
  private readonly deps: HandleUpdateDeps;

  constructor(deps: HandleUpdateDeps) {
    this.deps = deps;
  }

  /**
   * @throws what a retry may fix: MessengerBusyError, MessengerUnavailableError, ServiceErrors,
   * DatabaseUnavailableError; or the signal's reason
   */
  async handle(update: BotUpdate, setting: UpdateSetting): Promise<void> {
    this.deps.metrics.handled(await this.kindHandled(update, setting));
  }

  /** Apologizes for an update that could not be handled, if someone expects a reply. */
  async apologize(update: BotUpdate): Promise<void> {
    if (update.kind !== 'message' || !this.deps.senders.memberOf(update.message.sender)) return;
    await this.answer(
      update.message,
      sentence('Something went wrong on my side, and I could not do this. Please send it again.'),
    );
  }

  private async kindHandled(update: BotUpdate, setting: UpdateSetting): Promise<UpdateKind> {
    if (update.kind === 'other') return 'ignored';
    const member = this.deps.senders.memberOf(update.kind === 'press' ? update.press.sender : update.message.sender);
    if (!member) return 'ignored';
    if (update.kind === 'press') {
      await handlePress(update.press, this.deps);
      return 'press';
    }
    const command = readCommand(update.message.text, setting.botName);
    if (update.kind === 'message' && update.message.file === null && command !== null)
      return this.command(command, update.message, member, setting);
    return this.message(update, member, setting);
  }

  /** In groups with other bots, unknown commands are answered only when they name this one. */
  private async command(
    said: SaidCommand | 'others',
    message: IncomingMessage,
    member: Member,
    { signal }: UpdateSetting,
  ): Promise<UpdateKind> {
    if (said === 'others') return 'ignored';
    const command = this.deps.commands.get(said.name);
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

  /** An edited command is not run again. */
  private async message(
    { kind, message }: Extract<BotUpdate, { message: IncomingMessage }>,
    member: Member,
    { botName, signal }: UpdateSetting,
  ): Promise<UpdateKind> {
    const { draw, documents } = this.deps;
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

  /** While the knowledge base is full, the sender is told and the message is dropped. */
  private async isTaken(extraction: Extraction, message: IncomingMessage): Promise<boolean> {
    try {
      await this.deps.ingest.take(extraction, message.sentAt);
      return true;
    } catch (error) {
      if (!(error instanceof NotStoredError) || error.status !== 507) throw error;
      await this.answer(message, knowledgeFull);
      return false;
    }
  }

  /** A reply refused by the messenger, for example because the bot is blocked, is not retried. */
  private async answer({ chat }: IncomingMessage, reply: Reply): Promise<void> {
    try {
      await this.deps.connection.send({ chatId: chat.id, ...reply });
    } catch (error) {
      if (!(error instanceof MessengerRefusedError)) throw error;
      this.deps.logger.warn({ err: error }, 'an answer of the bot was refused');
    }
  }
}
