import type { FamilyAssistantSchemas } from '@homeroom/client';
import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { timeOf } from './family-times.ts';
import { bold, inRows, sendLines } from './message-text.ts';
import { concludePress } from './press.ts';

type Operation = FamilyAssistantSchemas['Operation'];

const done: Record<Operation['type'], string> = {
  add: 'Added',
  move: 'Moved',
  rename: 'Renamed',
  cancel: 'Cancelled',
};

/** `/undo` and `/redo`, which list the member's changes, and their buttons `undo:OPERATION` and `redo:OPERATION`. */
export const changeCommands = new Composer<BotContext>();

changeCommands.command('undo', (ctx) =>
  listChanges(
    ctx,
    'undo',
    ({ can_undo: can }) => can === true,
    'A change can be undone for ten minutes, by the person who made it.',
  ),
);
changeCommands.command('redo', (ctx) =>
  listChanges(ctx, 'redo', ({ can_redo: can }) => can === true, 'What was undone can be redone for ten minutes.'),
);

changeCommands.callbackQuery(/^(undo|redo):([^:]+)$/, async (ctx) => {
  const [, action = '', id = ''] = ctx.match;
  const isUndo = action === 'undo';
  const { message } = await ctx.assistant.post('/undo', {
    params: { header: ctx.write },
    body: { action: isUndo ? 'undo' : 'redo', operation_id: id },
  });
  const next = isUndo ? 'redo' : 'undo';
  const label = (text: string) => text.replace(isUndo ? 'Undo' : 'Redo', isUndo ? 'Redo' : 'Undo');
  await concludePress(ctx, `${isUndo ? '↩️' : '↪️'} ${message ?? 'Done.'}`, (button) =>
    button.callback_data === `${action}:${id}` ? { text: label(button.text), callback_data: `${next}:${id}` } : button,
  );
});

async function listChanges(
  ctx: BotContext,
  action: 'undo' | 'redo',
  isPossible: (operation: Operation) => boolean,
  hint: string,
): Promise<void> {
  const { operations = [] } = await ctx.assistant.post('/undo', {
    params: { header: ctx.sender },
    body: { action: 'list' },
  });
  const possible = operations.filter(isPossible);
  if (possible.length === 0) return sendLines(ctx, [`There is nothing to ${action}. ${hint}`]);
  const lines = possible.map(
    ({ type, summary, executed_at: at }, index) =>
      `${index + 1}. ${done[type]} at ${timeOf(at, ctx.family.locale)}: ${bold(summary)}`,
  );
  const verb = action === 'undo' ? 'Undo' : 'Redo';
  const buttons = possible.map(({ id }, index) => ({ text: `${verb} ${index + 1}`, callback_data: `${action}:${id}` }));
  return sendLines(ctx, lines, inRows(buttons));
}
