import type { FamilyAssistantSchemas } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { escapeHtml, sendLines, shorten, textLines } from './message-text.ts';
import { whileTyping } from './while-typing.ts';

type Source = FamilyAssistantSchemas['BrainResponse']['sources'][number];

const maxQuestionLength = 2_000;
const maxSources = 2;
const kinds: Record<Source['type'], string> = { email: 'Mail', document: 'Letter', calendar: 'Calendar' };

/** `/ask QUESTION`, and in a chat with the bot alone any text. */
export const questions = new Composer<BotContext>();

questions.command('ask', (ctx) =>
  ctx.match.trim() === ''
    ? sendLines(ctx, ['What would you like to know? For example: /ask When is the permission slip due?'])
    : answer(ctx, ctx.match),
);
questions
  .on('message:text')
  .filter(({ chat, message }) => chat.type === 'private' && !message.text.startsWith('/'))
  .use((ctx) => answer(ctx, ctx.message.text));

async function answer(ctx: BotContext, text: string): Promise<void> {
  const question = text.toWellFormed().trim();
  if (question.length > maxQuestionLength)
    return sendLines(ctx, ['That is too long for a question. To sort a newsletter, answer it with /digest.']);
  const {
    answer: found,
    answer_kind: kind,
    sources,
  } = await whileTyping(ctx, () =>
    ctx.assistant.post('/brain/query', {
      params: { header: ctx.sender },
      body: { question },
      signal: ctx.stopping,
    }),
  );
  const shown = kind === 'written' ? sources.filter(({ type }) => type !== 'calendar').slice(0, maxSources) : [];
  await sendLines(ctx, [
    ...textLines(found),
    ...shown.map(({ type, snippet }) => `<i>${kinds[type]}: ${escapeHtml(shorten(snippet, 200))}</i>`),
  ]);
}
