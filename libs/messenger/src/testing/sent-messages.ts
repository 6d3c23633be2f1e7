import { ApiRefusal } from './api-answer.ts';
import type { RequestParameters } from './request-parameters.ts';
import { chatOf, writeMessage } from './send-message.ts';
import type { AcceptedMessage, SentMessage } from './send-message.ts';

/** Edit accepted by the fake: the message after the edit. */
export type EditedMessage = AcceptedMessage;

/** Messages sent by the bot and their edits. */
export class SentMessages {
  readonly accepted: AcceptedMessage[] = [];
  readonly edits: EditedMessage[] = [];
  private readonly chats: readonly string[] | undefined;

  constructor(chats: readonly string[] | undefined) {
    this.chats = chats;
  }

  /** Handles `sendMessage`. @returns the `Message` @throws ApiRefusal */
  send(parameters: RequestParameters, bot: Record<string, unknown>, at: Date): Record<string, unknown> {
    const { accepted, message } = this.write(parameters, this.accepted.length + 1, bot, at);
    this.accepted.push(accepted);
    return message;
  }

  /** Handles `editMessageText`. @returns the edited `Message` @throws ApiRefusal */
  edit(parameters: RequestParameters, bot: Record<string, unknown>, at: Date): Record<string, unknown> {
    const chatId = chatOf(parameters);
    const messageId = Number(parameters['message_id']);
    const of = (messages: readonly AcceptedMessage[]) =>
      messages.findLast((message) => message.chatId === chatId && message.messageId === messageId);
    const before = of(this.edits) ?? of(this.accepted);
    if (!before) throw new ApiRefusal(400, 'Bad Request: message to edit not found');
    const { accepted: now, message } = this.write(parameters, messageId, bot, at);
    const isSame = now.html === before.html && JSON.stringify(now.buttons) === JSON.stringify(before.buttons);
    if (isSame)
      throw new ApiRefusal(
        400,
        'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    this.edits.push(now);
    return { ...message, date: Math.floor(before.at.getTime() / 1_000), edit_date: Math.floor(at.getTime() / 1_000) };
  }

  private write(parameters: RequestParameters, messageId: number, bot: Record<string, unknown>, at: Date): SentMessage {
    const written = writeMessage(parameters, messageId, bot, at);
    if (this.chats && !this.chats.includes(written.accepted.chatId))
      throw new ApiRefusal(400, 'Bad Request: chat not found');
    return written;
  }
}
