import { NotFoundError } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { timeOf } from './family-times.ts';
import { concludePress, withoutButtons } from './press.ts';

/** The buttons of the reminders that the family assistant sends: `rem:REMINDER:done` and `rem:REMINDER:MINUTES`. */
export const reminderButtons = new Composer<BotContext>();

reminderButtons.callbackQuery(/^rem:([^:]+):(done|\d{1,4})$/, async (ctx) => {
  const [, reminderId = '', answer] = ctx.match;
  const params = { path: { reminderId }, header: { 'Idempotency-Key': ctx.write['Idempotency-Key'] } };
  const own = withoutButtons(`rem:${reminderId}:`);
  try {
    if (answer === 'done') {
      const { event } = await ctx.assistant.post('/reminders/{reminderId}/dismiss', { params });
      await concludePress(ctx, `✓ ${event.summary}: done, says ${ctx.member.name}.`, own);
    } else {
      const body = { minutes: Number(answer) };
      const { event, due_at: dueAt } = await ctx.assistant.post('/reminders/{reminderId}/snooze', { params, body });
      await concludePress(ctx, `⏰ ${event.summary}: again at ${timeOf(dueAt, ctx.family.locale)}.`, own);
    }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    await concludePress(ctx, 'This reminder is over.', own);
  }
});
