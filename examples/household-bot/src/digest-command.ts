import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { bold, escapeHtml, sendLines, shorten } from './message-text.ts';
import { whileTyping } from './while-typing.ts';

/** `/digest` sorts a newsletter: the message that it answers, or the text behind it. */
export const digestCommand = new Composer<BotContext>();

digestCommand.command('digest', async (ctx) => {
  const answered = ctx.message?.reply_to_message;
  const text = [answered?.text ?? answered?.caption ?? '', ctx.match].join('\n').trim();
  if (text === '')
    return sendLines(ctx, ['Forward a newsletter to me and answer it with /digest, or write its text behind /digest.']);
  const { sections } = await whileTyping(ctx, () =>
    ctx.assistant.post('/digest/generate', {
      body: { items: [{ raw_text: text.toWellFormed(), source: 'Telegram' }], style: 'brief' },
      signal: ctx.stopping,
    }),
  );
  const lines = (sections ?? []).flatMap(({ icon = '', category = 'Other', items = [] }) => [
    `${escapeHtml(icon)} ${bold(category)}`,
    ...items.map(({ summary = '', who = [], action_required: isTask, deadline }) => {
      const about = [who.join(', '), deadline && `by ${deadline}`].filter((part) => part).join(', ');
      return `${isTask ? '☐' : '•'} ${escapeHtml(shorten(summary, 500))}${about === '' ? '' : ` (${escapeHtml(about)})`}`;
    }),
    '',
  ]);
  return sendLines(ctx, lines.length > 0 ? lines : ['There is nothing for the family in it.']);
});
