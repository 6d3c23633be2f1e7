import type { BotContext } from './bot-context.ts';

/** Telegram shows "typing…" for five seconds. */
const repeatMs = 4_000;

/** Runs what takes long, with "typing…" in the chat. */
export async function whileTyping<Result>(ctx: BotContext, work: () => Promise<Result>): Promise<Result> {
  const show = () => void ctx.replyWithChatAction('typing').catch(() => undefined);
  show();
  const timer = setInterval(show, repeatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
