import type { MessageButton } from '../messenger.ts';
import { ApiRefusal } from './api-answer.ts';
import { isObject, objectOf } from './request-parameters.ts';
import type { RequestParameters } from './request-parameters.ts';
import { parseTelegramHtml } from './telegram-html.ts';
import type { ParsedText } from './telegram-html.ts';

/** Message accepted by the fake. */
export interface AcceptedMessage {
  chatId: string;
  messageId: number;
  /** Visible text without markup. */
  text: string;
  /** HTML as sent. */
  html: string;
  buttons: MessageButton[][];
  /** All request parameters by their Bot API names; form values are text. */
  parameters: RequestParameters;
  at: Date;
}

/** Stored message in the shape of the Bot API's `Message`. */
export interface SentMessage {
  accepted: AcceptedMessage;
  message: Record<string, unknown>;
}

const maxTextLength = 4_096;
const maxDataBytes = 64;

/** Returns the request's chat, empty when it names none. */
export function chatOf({ chat_id: chatId }: RequestParameters): string {
  return typeof chatId === 'string' || typeof chatId === 'number' ? String(chatId) : '';
}

/**
 * Validates the text of a `sendMessage` or `editMessageText`. Lengths are in UTF-16 code units, like entity offsets.
 *
 * @throws ApiRefusal 400 with Telegram's message
 */
export function writeMessage(
  parameters: RequestParameters,
  messageId: number,
  bot: Record<string, unknown>,
  at: Date,
): SentMessage {
  const chatId = chatOf(parameters);
  if (chatId === '') throw new ApiRefusal(400, 'Bad Request: chat_id is empty');
  const html = typeof parameters['text'] === 'string' ? parameters['text'] : '';
  if (/\p{Cs}/u.test(html)) throw new ApiRefusal(400, 'Bad Request: strings must be encoded in UTF-8');
  const { text, entities } = trim(parse(html, parameters['parse_mode']));
  if (text === '') throw new ApiRefusal(400, 'Bad Request: message text is empty');
  if (text.length > maxTextLength) throw new ApiRefusal(400, 'Bad Request: message is too long');
  const keyboard = inlineKeyboard(parameters['reply_markup']);
  const message = {
    ...{ message_id: messageId, from: bot, chat: chat(chatId), date: Math.floor(at.getTime() / 1_000), text },
    ...(entities.length > 0 && { entities }),
    ...(keyboard.length > 0 && {
      reply_markup: {
        inline_keyboard: keyboard.map((row) => row.map(({ label, data }) => ({ text: label, callback_data: data }))),
      },
    }),
  };
  return { accepted: { chatId, messageId, text, html, buttons: keyboard, parameters, at }, message };
}

function parse(text: string, mode: unknown): ParsedText {
  if (mode === undefined || mode === '') return { text, entities: [] };
  if (String(mode).toLowerCase() === 'html') return parseTelegramHtml(text);
  throw new ApiRefusal(400, 'Bad Request: unsupported parse_mode');
}

/** Telegram trims white space around a message. */
function trim({ text, entities }: ParsedText): ParsedText {
  const trimmed = text.trim();
  const dropped = text.length - text.trimStart().length;
  const moved = entities.map((entity) => {
    const offset = Math.max(entity.offset - dropped, 0);
    return { ...entity, offset, length: Math.min(entity.offset + entity.length - dropped, trimmed.length) - offset };
  });
  return { text: trimmed, entities: moved.filter(({ length }) => length > 0) };
}

function inlineKeyboard(markup: unknown): MessageButton[][] {
  const { inline_keyboard: rows = [] } = objectOf(markup, "can't parse reply keyboard markup JSON object");
  if (!Array.isArray(rows)) throw new ApiRefusal(400, 'Bad Request: object expected as reply markup');
  return rows.map((row: unknown) => {
    if (!Array.isArray(row))
      throw new ApiRefusal(400, "Bad Request: can't parse inline keyboard: expected an Array of Arrays");
    return row.map(button);
  });
}

function button(value: unknown): MessageButton {
  const { text: label, callback_data: data } = isObject(value) ? value : {};
  if (typeof label !== 'string' || label === '')
    throw new ApiRefusal(400, 'Bad Request: can\'t parse inline keyboard button: Can\'t find field "text"');
  if (typeof data !== 'string')
    throw new ApiRefusal(
      400,
      "Bad Request: can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    );
  const bytes = Buffer.byteLength(data);
  if (bytes === 0 || bytes > maxDataBytes) throw new ApiRefusal(400, 'Bad Request: BUTTON_DATA_INVALID');
  if (/\p{Cs}/u.test(label + data)) throw new ApiRefusal(400, 'Bad Request: strings must be encoded in UTF-8');
  return { label, data };
}

function chat(chatId: string): Record<string, unknown> {
  const id = Number(chatId);
  if (!Number.isSafeInteger(id)) return { id: -1_000_000_000_001, type: 'channel', title: chatId };
  if (id > 0) return { id, type: 'private', first_name: 'Ana' };
  return { id, type: chatId.startsWith('-100') ? 'supergroup' : 'group', title: 'Family' };
}
