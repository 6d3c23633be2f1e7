import type { MiddlewareFn } from 'grammy';
import type { BotContext } from './bot-context.ts';

/**
 * Lets the household in: a member in a chat with the bot alone, or in the family's group. Everybody else is told that
 * politely, without anything of the family; in groups only those who speak to the bot.
 */
export const admitMembers: MiddlewareFn<BotContext> = async (ctx, next) => {
  const { from, chat } = ctx;
  // Channels and anonymous administrators are nobody in particular.
  if (!from || from.is_bot || !chat) return;
  const member = ctx.family.members.get(String(from.id));
  const isHome = chat.type === 'private' || String(chat.id) === ctx.family.groupChatId;
  if (member && isHome) {
    ctx.member = member;
    ctx.sender = { 'X-Sender-Id': member.messengerId };
    ctx.write = { ...ctx.sender, 'Idempotency-Key': `telegram-${ctx.me.id}-${ctx.update.update_id}` };
    return next();
  }
  const refusal = member
    ? 'I talk about the family in its own group only, and in a chat with me alone.'
    : `Hello! I belong to one family and can only help its members. Are you one? Ask the person who set me up to add your id to the family file: ${from.id}`;
  if (ctx.callbackQuery) await ctx.answerCallbackQuery({ text: refusal.slice(0, 200), show_alert: true });
  else if (chat.type === 'private' || isForMe(ctx)) await ctx.reply(refusal);
};

function isForMe({ message, me }: BotContext): boolean {
  const text = message?.text ?? '';
  return text.startsWith('/') && (!text.includes('@') || text.includes(`@${me.username}`));
}
