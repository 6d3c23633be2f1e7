import type { FamilyAssistantSchemas } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { dayAndTimes } from './family-times.ts';
import { bold, inRows, sendLines, textLines, type Button } from './message-text.ts';

type Conflict = FamilyAssistantSchemas['Conflict'];
type Action = keyof FamilyAssistantSchemas['ConflictOptions'];

const headings: Record<Action, string> = {
  split: 'One adult for each:',
  reassign: 'Somebody else goes:',
  reschedule: 'Another time:',
};
const maxOptions = 8;
const maxMessages = 5;

/** `/conflicts`: one message for each conflict, with its buttons. */
export const conflictCommands = new Composer<BotContext>();

conflictCommands.command('conflicts', async (ctx) => {
  const { outstanding: conflicts, left_out: leftOut = 0 } = await ctx.assistant.get('/conflicts');
  if (conflicts.length === 0) return sendLines(ctx, ['Nothing collides.']);
  for (const conflict of conflicts.slice(0, maxMessages)) await sendConflict(ctx, conflict);
  const more = Math.max(0, conflicts.length - maxMessages) + leftOut;
  if (more > 0) await sendLines(ctx, [`And ${more} more. Settle these first, or open the /dashboard.`]);
});

/** Sends a conflict with a button for each option (`res:…`) and one to take care of it (`ack:…`). */
export async function sendConflict(ctx: BotContext, conflict: Conflict): Promise<void> {
  const options = optionsOf(conflict).slice(0, maxOptions);
  const lines = [conflict.event1, conflict.event2].flatMap((event) => [
    bold(event.summary),
    dayAndTimes(event, ctx.family.locale),
    '',
  ]);
  const choices = options.flatMap(({ action, description }, place) => [
    ...(action === options[place - 1]?.action ? [] : ['', headings[action]]),
    ...textLines(`${place + 1}. ${description}`),
  ]);
  const buttons = options.map(({ data }, place): Button => ({ text: String(place + 1), callback_data: data }));
  const isOpen = conflict.status === 'unacknowledged';
  await sendLines(
    ctx,
    [
      ...lines,
      `They overlap by ${minutesInWords(conflict.overlap_minutes)}.`,
      ...(isOpen ? [] : ['Somebody takes care of it.']),
      ...choices,
    ],
    [...inRows(buttons), ...(isOpen ? [[{ text: "I'll take care of it", callback_data: `ack:${conflict.id}` }]] : [])],
  );
}

/** Options of a conflict with the data of their buttons. */
function optionsOf({ id, options, options_revision: revision = 1 }: Conflict) {
  return (Object.keys(headings) as Action[]).flatMap((action) =>
    (options?.[action] ?? []).map(({ index, description }) => ({
      action,
      description,
      data: `res:${id}:${action}:${index}:${revision}`,
    })),
  );
}

function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && count(hours, 'hour'), minutes % 60 > 0 && count(minutes % 60, 'minute')];
  return parts.filter(Boolean).join(' and ');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
