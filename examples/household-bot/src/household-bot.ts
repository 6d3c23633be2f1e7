import { autoRetry } from '@grammyjs/auto-retry';
import { createFamilyAssistantClient } from '@homeroom/client';
import { Bot } from 'grammy';
import { admitMembers } from './admit-members.ts';
import type { BotContext } from './bot-context.ts';
import { calendarCommands } from './calendar-commands.ts';
import { changeCommands } from './change-commands.ts';
import { conflictButtons } from './conflict-buttons.ts';
import { conflictCommands } from './conflict-commands.ts';
import { dashboardCommand } from './dashboard-command.ts';
import { digestCommand } from './digest-command.ts';
import { FamilyFile } from './family-file.ts';
import { helpCommand } from './help-command.ts';
import { letters } from './letters.ts';
import { answerPress } from './press.ts';
import { questions } from './question.ts';
import { reminderButtons } from './reminder-buttons.ts';
import { reportFailures } from './report-failures.ts';
import type { Settings } from './settings.ts';

export interface HouseholdBotOptions {
  settings: Settings;
  /** Aborts when the bot stops. */
  stopping: AbortSignal;
  log: (line: string) => void;
}

/** Creates the bot with all its commands and buttons. @throws Error when the family file cannot be read */
export function createHouseholdBot({ settings, stopping, log }: HouseholdBotOptions): Bot<BotContext> {
  const { token, apiRoot, baseUrl, familyFile } = settings;
  const family = new FamilyFile(familyFile, log);
  const assistant = createFamilyAssistantClient({ baseUrl, token });
  const bot = new Bot<BotContext>(token, { client: { apiRoot, timeoutSeconds: 60 } });
  // Pauses as long as Telegram asks (429); a longer pause is taken by the polling.
  bot.api.config.use(autoRetry({ maxDelaySeconds: 30, rethrowInternalServerErrors: true, rethrowHttpErrors: true }));
  bot.use((ctx, next) => {
    Object.assign(ctx, { assistant, family: family.current(), fileRoot: `${apiRoot}/file/bot${token}`, stopping });
    return next();
  });
  bot.use(admitMembers, reportFailures(log));
  bot.use(calendarCommands, conflictCommands, changeCommands, digestCommand, dashboardCommand);
  bot.use(conflictButtons, reminderButtons, letters, questions, helpCommand);
  bot.on('callback_query:data', (ctx) => answerPress(ctx, 'I do not know this button any more. Try /help.'));
  return bot;
}
