import type { BotContext } from './bot-context.ts';

/** Button below a message. */
export interface Button {
  text: string;
  callback_data: string;
}

/** Telegram's limit for a message. */
const maxMessageLength = 4_096;
/** The longest piece of text that fits into a message whatever it holds: `&` becomes five characters. */
const maxPieceLength = 800;

/** Text as Telegram's HTML. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function bold(text: string): string {
  return `<b>${escapeHtml(shorten(text, 200))}</b>`;
}

/** Text on one line, with an ellipsis when it is longer. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trim()}…`;
}

/** Text of any length as lines of Telegram's HTML, each short enough for a message. */
export function textLines(text: string): string[] {
  const piece = new RegExp(`.{1,${maxPieceLength}}(?:\\s+|$)|.{1,${maxPieceLength}}`, 'gu');
  return text.split('\n').flatMap((line) => (line.match(piece) ?? ['']).map((part) => escapeHtml(part.trimEnd())));
}

/** Joins lines to as few messages as Telegram allows. */
function splitMessage(lines: readonly string[]): string[] {
  const messages: string[] = [];
  let open = '';
  for (const line of lines) {
    if (open !== '' && open.length + 1 + line.length > maxMessageLength) {
      messages.push(open);
      open = '';
    }
    open = open === '' ? line : `${open}\n${line}`;
  }
  return [...messages, open].filter((message) => message.trim() !== '');
}

/** Sends lines of HTML to the chat, in several messages when they are long; the buttons are below the last. */
export async function sendLines(
  ctx: BotContext,
  lines: readonly string[],
  buttons: readonly Button[][] = [],
  replyTo?: number,
): Promise<void> {
  const messages = splitMessage(lines);
  for (const [index, html] of messages.entries()) {
    const isLast = index === messages.length - 1;
    await ctx.reply(html, {
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      ...(isLast && buttons.length > 0 && { reply_markup: { inline_keyboard: buttons.map((row) => [...row]) } }),
      ...(replyTo !== undefined && {
        reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
      }),
    });
  }
}

/** Buttons in rows of four. */
export function inRows(buttons: readonly Button[]): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / 4) }, (_, row) => buttons.slice(row * 4, row * 4 + 4));
}
