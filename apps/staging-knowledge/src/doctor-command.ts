import { migrations } from '@homeroom/database/staging-knowledge';
import { knowledgeChecks } from '@homeroom/knowledge';
import type { Variables } from '@homeroom/service-kit';
import {
  clockCheck,
  databaseCheck,
  fine,
  portCheck,
  skipped,
  telegramCheck,
  type Check,
  type DoctorCommand,
} from '@homeroom/service-kit/doctor';
import { readConfig, variables, type Config } from './config.ts';
import { secretsOf } from './context.ts';

/** Checks of the service's setup. */
export const doctorCommand: DoctorCommand<Config> = {
  service: 'staging-knowledge',
  variables,
  read: readConfig,
  secrets: (config) => [...secretsOf(config), decodeURIComponent(new URL(config.databaseUrl).password)],
  checks,
};

function checks(config: Config, given: Variables): Check[] {
  const { household, databaseUrl, bot } = config;
  const isHostChosen = Boolean(given['MODEL_HOST_URL'] || given['EMBEDDINGS_URL']);
  return [
    portCheck('port', { ...config, variable: 'PORT' }),
    { name: 'family file', run: () => fine(`${household.members.length} members, ${household.timezone}`) },
    databaseCheck(databaseUrl, migrations),
    ...knowledgeChecks(config, isHostChosen),
    telegramOf(bot),
    clockCheck({ urls: typeof bot === 'string' ? [] : [bot.apiRoot], databaseUrl }),
  ];
}

function telegramOf(bot: Config['bot']): Check {
  if (bot === 'disabled')
    return { name: 'Telegram', run: () => skipped('TELEGRAM_ENABLED is not true: this service has no bot') };
  if (bot === 'no_token')
    return { name: 'Telegram', run: () => skipped('STAGING_BOT_TOKEN is not set: this service has no bot of its own') };
  return telegramCheck(bot, 'STAGING_BOT_TOKEN');
}
