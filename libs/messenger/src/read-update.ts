import * as z from 'zod';
import type { BotUpdate, IncomingMessage, MessageSender, SentFile } from './bot-connection.ts';

const whole = z.number().int();
const text = z.string().optional().catch(undefined);

const userShape = z.object({ id: whole, is_bot: z.boolean().optional(), username: text });
const chatShape = z.object({ id: whole, type: z.string(), title: text });
const photoShape = z.object({
  file_id: z.string(),
  width: z.number(),
  height: z.number(),
  file_size: z.number().optional(),
});
const documentShape = z.object({
  file_id: z.string(),
  file_name: text,
  mime_type: text,
  file_size: z.number().optional(),
});
const messageShape = z.object({
  message_id: whole,
  date: z.number().min(0),
  chat: chatShape,
  from: userShape.optional(),
  sender_chat: z.unknown().optional(),
  text,
  caption: text,
  document: documentShape.optional(),
  photo: z.array(photoShape).optional(),
  animation: z.unknown().optional(),
});
const pressShape = z.object({
  id: z.string(),
  from: userShape,
  data: text,
  message: z.object({ message_id: whole, chat: chatShape }).optional().catch(undefined),
});
const updateShape = z.object({
  update_id: whole,
  message: z.unknown().optional(),
  edited_message: z.unknown().optional(),
  callback_query: z.unknown().optional(),
});

/** Reads an `Update` of the Bot API; null when it has no number. */
export function readUpdate(value: unknown): BotUpdate | null {
  const update = updateShape.safeParse(value);
  if (!update.success) return null;
  const { update_id: id, message, edited_message: edited, callback_query: press } = update.data;
  return (
    readMessage(id, 'message', message) ??
    readMessage(id, 'edit', edited) ??
    readPress(id, press) ?? { id, kind: 'other' }
  );
}

function readMessage(id: number, kind: 'message' | 'edit', value: unknown): BotUpdate | null {
  const found = messageShape.safeParse(value);
  return found.success ? { id, kind, message: messageOf(found.data) } : null;
}

function messageOf(message: z.output<typeof messageShape>): IncomingMessage {
  const { message_id: messageId, date, chat, from, sender_chat: senderChat } = message;
  return {
    chat: { id: String(chat.id), isGroup: chat.type !== 'private', title: chat.title ?? '' },
    messageId,
    // A sender who posts as a chat is hidden; `from` is then a placeholder.
    sender: senderChat === undefined ? senderOf(from) : null,
    sentAt: new Date(date * 1_000),
    text: message.text ?? message.caption ?? '',
    file: fileOf(message),
  };
}

function senderOf(user: z.output<typeof userShape> | undefined): MessageSender | null {
  return user === undefined || user.is_bot === true ? null : { id: String(user.id), username: user.username ?? '' };
}

/** An animation also arrives as a document; of a photo's sizes the largest is used. */
function fileOf({ document, photo = [], animation }: z.output<typeof messageShape>): SentFile | null {
  if (document && animation === undefined) {
    return {
      id: document.file_id,
      kind: 'document',
      name: document.file_name ?? '',
      contentType: document.mime_type ?? '',
      sizeBytes: document.file_size ?? null,
    };
  }
  const [largest] = photo.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largest
    ? { id: largest.file_id, kind: 'photo', name: '', contentType: 'image/jpeg', sizeBytes: largest.file_size ?? null }
    : null;
}

function readPress(id: number, value: unknown): BotUpdate | null {
  const found = pressShape.safeParse(value);
  if (!found.success) return null;
  const { id: pressId, from, data = '', message } = found.data;
  const where = message ? { chatId: String(message.chat.id), messageId: message.message_id } : null;
  return { id, kind: 'press', press: { id: pressId, sender: senderOf(from), message: where, data } };
}
