import { GrammyError, type Filter } from 'grammy';
import type { BotContext } from './bot-context.ts';
import type { Button } from './message-text.ts';

/** A pressed button. */
export type Press = Filter<BotContext, 'callback_query:data'>;

const maxNoteLength = 200;
const maxMessageLength = 4_096;

/** Answers a press, which ends the button's spinner. One from before a long pause is no longer answerable. */
export async function answerPress(ctx: Press, note: string): Promise<void> {
  await unlessRefused(ctx.answerCallbackQuery(note === '' ? {} : { text: note.slice(0, maxNoteLength) }));
}

/**
 * Answers a press, and adds to its message what was done.
 * @param change returns what becomes of each button: another one, or null when it goes
 */
export async function concludePress(
  ctx: Press,
  note: string,
  change: (button: Button) => Button | null,
): Promise<void> {
  await answerPress(ctx, note);
  const { message } = ctx.callbackQuery;
  if (message === undefined || !('text' in message) || message.text === undefined) return;
  const text = message.text.slice(0, maxMessageLength - note.length - 2);
  const rows = (message.reply_markup?.inline_keyboard ?? [])
    .map((row) => row.flatMap((button) => ('callback_data' in button ? (change(button) ?? []) : button)))
    .filter((row) => row.length > 0);
  await unlessRefused(
    ctx.editMessageText(`${text}\n\n${note}`, {
      entities: (message.entities ?? []).filter(({ offset, length }) => offset + length <= text.length),
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: rows },
    }),
  );
}

/** Keeps the buttons that do not begin like this. */
export function withoutButtons(...beginnings: string[]): (button: Button) => Button | null {
  return (button) => (beginnings.some((beginning) => button.callback_data.startsWith(beginning)) ? null : button);
}

/** Telegram refuses what came too late or changes nothing, which is no reason to stop. */
async function unlessRefused(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}
