import type { FamilyAssistantSchemas } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { downloadLetter, letterFileOf, maxLetterBytes } from './letter-file.ts';
import { letterLines, proposalKey } from './letter-text.ts';
import { sendLines, shorten, type Button } from './message-text.ts';
import { answerPress, concludePress } from './press.ts';
import { whileTyping } from './while-typing.ts';

type Letter = FamilyAssistantSchemas['LetterResponse'];

/** Letters that somebody sends, and the buttons `add:PROPOSAL` of their cards. Nothing is added without a press. */
export const letters = new Composer<BotContext>();

letters.chatType('private').on(['message:photo', 'message:document'], async (ctx) => {
  const file = letterFileOf(ctx.message);
  if (file === null) return;
  if (file.size > maxLetterBytes)
    return sendLines(ctx, ['This file is too large for me: Telegram lets bots fetch 20 MB at most.']);
  const letter = await readLetter(ctx, file);
  const { lines, addable } = letterLines(letter, ctx.family.locale);
  const buttons = addable.map((proposal): Button[] => [
    { text: `Add to calendar: ${shorten(proposal.event.summary, 40)}`, callback_data: `add:${proposalKey(proposal)}` },
  ]);
  // The card answers the letter, so a press finds the letter again, also after a restart.
  return sendLines(ctx, lines, buttons, ctx.message.message_id);
});

letters.callbackQuery(/^add:(\w+)$/, async (ctx) => {
  await answerPress(ctx, 'Just a moment…');
  const file = letterFileOf(ctx.callbackQuery.message?.reply_to_message);
  if (file === null) return sendLines(ctx, ['The letter is no longer in this chat. Please send it again.']);
  const { document_id: documentId, card, proposals } = await readLetter(ctx, file);
  const proposal = proposals.find((one) => proposalKey(one) === ctx.match[1]);
  const pressed = `add:${ctx.match[1]}`;
  if (!proposal)
    return concludePress(
      ctx,
      'This date is over, or the letter is read differently now: please send it again.',
      (button) => (button.callback_data === pressed ? null : button),
    );
  const { summary, start, end, location, who, calendar } = proposal.event;
  const { already_there: known, operation } = await ctx.assistant.post('/letters/{documentId}/events', {
    params: { path: { documentId }, header: ctx.write },
    body: {
      title: card.title,
      events: [{ summary, start, end, location, who, calendar, source_text: proposal.source_text }],
    },
  });
  const note =
    known.length > 0 ? `“${summary}” was on the calendar already.` : `✓ ${ctx.member.name} added “${summary}”.`;
  await concludePress(ctx, note, (button) => {
    if (button.callback_data !== pressed) return button;
    return operation ? { text: `Undo: ${shorten(summary, 40)}`, callback_data: `undo:${operation.id}` } : null;
  });
});

async function readLetter(ctx: BotContext, file: NonNullable<ReturnType<typeof letterFileOf>>): Promise<Letter> {
  return whileTyping(ctx, async () =>
    ctx.assistant.post('/letters', { body: { file: await downloadLetter(ctx, file) }, signal: ctx.stopping }),
  );
}
