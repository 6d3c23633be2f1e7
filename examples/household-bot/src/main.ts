import { GrammyError } from 'grammy';
import { followUpdates } from './follow-updates.ts';
import { createHouseholdBot } from './household-bot.ts';
import { readSettings, SettingsError } from './settings.ts';

const help = `A Telegram bot for the household: today, the week, conflicts, undo, questions, newsletters and letters.
Runs until Ctrl-C or SIGTERM.

BOT_TOKEN          the bot's token from @BotFather, the same that the family assistant has
FAMILY_CONFIG      the family file (default: .data/household.yaml, the one of npm start)
HOMEROOM_URL       address of the family assistant (default: http://127.0.0.1:3001/api/v1)
TELEGRAM_API_ROOT  address of the Bot API (default: https://api.telegram.org)

Example: BOT_TOKEN=123456:ABC-DEF npx nx serve household-bot

Exit code: 0 stopped, 1 Telegram does not let it go on, 2 a setting or option is wrong.
`;

const log = (line: string) => console.error(`${new Date().toISOString()} ${line}`);

async function run(): Promise<number> {
  const [option] = process.argv.slice(2);
  if (option === '--help') {
    console.log(help);
    return 0;
  }
  if (option !== undefined) {
    console.error(`${option} is not an option. See --help.`);
    return 2;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const bot = createHouseholdBot({ settings: readSettings(process.env), stopping: stop.signal, log });
    await followUpdates(bot, { stopping: stop.signal, log });
    return 0;
  } catch (error) {
    if (!(error instanceof GrammyError)) {
      log((error as Error).message);
      return error instanceof SettingsError ? 2 : 1;
    }
    log(reasons[error.error_code] ?? error.message);
    return 1;
  }
}

const reasons: Record<number, string> = {
  401: 'Telegram does not accept BOT_TOKEN. Ask @BotFather for the current one (/token).',
  404: 'Telegram does not accept BOT_TOKEN. Ask @BotFather for the current one (/token).',
  409: 'Another program receives the messages of this bot. Stop it, or give one of the two a bot of its own: the staging service takes STAGING_BOT_TOKEN.',
};

process.exitCode = await run();
