import { NotFoundError, type FamilyAssistantSchemas } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { sendConflict } from './conflict-commands.ts';
import { shorten } from './message-text.ts';
import { concludePress, withoutButtons, type Press } from './press.ts';

/** The buttons of conflicts: `ack:CONFLICT` and `res:CONFLICT:ACTION:INDEX:REVISION`, of this bot and of alerts. */
export const conflictButtons = new Composer<BotContext>();

conflictButtons.callbackQuery(/^ack:([^:]+)$/, async (ctx) => {
  const conflictId = ctx.match[1] ?? '';
  await whileOpen(ctx, conflictId, async () => {
    const params = { path: { conflictId }, header: { 'Idempotency-Key': ctx.write['Idempotency-Key'] } };
    const { event1, event2 } = await ctx.assistant.post('/conflicts/{conflictId}/acknowledge', { params });
    const note = `✓ ${ctx.member.name} takes care of it: ${shorten(event1.summary, 60)} / ${shorten(event2.summary, 60)}`;
    await concludePress(ctx, note, withoutButtons(`ack:${conflictId}`));
  });
});

conflictButtons.callbackQuery(/^res:([^:]+):(split|reassign|reschedule):(\d+)(?::(\d+))?$/, async (ctx) => {
  const [, conflictId = '', action, index, revision] = ctx.match;
  await whileOpen(ctx, conflictId, async () => {
    const { status, reason, conflict } = await ctx.assistant.post('/conflicts/{conflictId}/resolve', {
      params: { path: { conflictId }, header: ctx.write },
      body: {
        resolution_action: action as FamilyAssistantSchemas['ConflictResolution']['resolution_action'],
        choice_index: Number(index),
        executed: true,
        ...(revision !== undefined && { options_revision: Number(revision) }),
      },
    });
    const own = withoutButtons(`ack:${conflictId}`, `res:${conflictId}:`);
    if (status === 'failed') {
      await concludePress(ctx, `✗ Nothing was changed. ${reason ?? ''}`.trim(), own);
      return sendConflict(ctx, conflict);
    }
    const chosen = optionText(ctx);
    const done = chosen === null ? 'settled it' : `chose: ${chosen}`;
    const note = status === 'resolved' ? `✓ ${ctx.member.name} ${done}` : 'It was settled before. Nothing was changed.';
    await concludePress(ctx, status === 'resolved' ? `${note} (/undo takes it back)` : note, own);
  });
});

/** The line of the message that the pressed number stands for. */
function optionText({ callbackQuery: { message, data } }: Press): string | null {
  const buttons = message && 'reply_markup' in message ? message.reply_markup?.inline_keyboard.flat() : undefined;
  const number = buttons?.find((button) => 'callback_data' in button && button.callback_data === data)?.text;
  const lines = message && 'text' in message ? (message.text?.split('\n') ?? []) : [];
  return lines.find((line) => line.startsWith(`${number}. `))?.slice(`${number}. `.length) ?? null;
}

/** A conflict whose overlap is gone loses its buttons. */
async function whileOpen(ctx: Press, conflictId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    const gone = withoutButtons(`ack:${conflictId}`, `res:${conflictId}:`);
    await concludePress(ctx, 'This conflict is over. Nothing was changed.', gone);
  }
}
