import { Composer } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { escapeHtml, sendLines } from './message-text.ts';

/** The commands, as Telegram's menu and `/help` list them. */
export const commands = [
  { command: 'today', description: 'What is on today' },
  { command: 'week', description: 'This week; also /week next' },
  { command: 'conflicts', description: 'What collides, and how to settle it' },
  { command: 'undo', description: 'Take back a change of yours' },
  { command: 'redo', description: 'Make it again' },
  { command: 'ask', description: 'Ask about mails, letters and the calendar' },
  { command: 'digest', description: 'Sort a newsletter: answer it with /digest' },
  { command: 'dashboard', description: 'A link to your dashboard' },
  { command: 'help', description: 'What I can do' },
];

/** `/help`, `/start`, and what to say to anything that nothing else handles. */
export const helpCommand = new Composer<BotContext>();

helpCommand.command(['help', 'start'], (ctx) => help(ctx, `Hello ${ctx.member.name}.`));
helpCommand.on('message:text', (ctx, next) => {
  const [, command = '', bot] = /^\/(\w+)(?:@(\w+))?/.exec(ctx.message.text) ?? [];
  const isForMe = bot === undefined ? ctx.chat.type === 'private' : bot === ctx.me.username;
  return command !== '' && isForMe ? help(ctx, `I do not know /${command}.`) : next();
});
helpCommand
  .chatType('private')
  .on('message', (ctx) => help(ctx, 'I understand text, photos of letters, and documents.'));

function help(ctx: BotContext, beginning: string): Promise<void> {
  return sendLines(ctx, [
    escapeHtml(beginning),
    '',
    ...commands.map(({ command, description }) => escapeHtml(`/${command} – ${description}`)),
    '',
    'In a chat with me alone: write a question just so, or send a photo or a document of a letter, and I find its dates.',
  ]);
}
