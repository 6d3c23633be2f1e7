import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { dayOf } from './family-times.ts';
import { escapeHtml, sendLines } from './message-text.ts';

/** `/dashboard` makes a link for the member. */
export const dashboardCommand = new Composer<BotContext>();

dashboardCommand.command('dashboard', async (ctx) => {
  if (ctx.chat.type !== 'private')
    return sendLines(ctx, ['The link is for one person. Write /dashboard to me alone, and I make yours.']);
  const { dashboard_url: address, expires_at: expires } = await ctx.assistant.post('/dashboard/token', {
    body: { messenger_user_id: ctx.member.messengerId },
  });
  return sendLines(ctx, [
    'Your dashboard:',
    escapeHtml(address),
    `The link is yours alone and works until ${dayOf(expires, ctx.family.locale)}.`,
  ]);
});
