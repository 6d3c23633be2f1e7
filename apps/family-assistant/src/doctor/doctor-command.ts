import { migrations } from '@homeroom/database/family-assistant';
import { knowledgeChecks } from '@homeroom/knowledge';
import type { Variables } from '@homeroom/service-kit';
import {
  clockCheck,
  databaseCheck,
  fine,
  portCheck,
  reachableCheck,
  skipped,
  telegramCheck,
  warning,
  type Check,
  type DoctorCommand,
  type Verdict,
} from '@homeroom/service-kit/doctor';
import { readConfig, variables, type Config } from '../config.ts';
import { secretsOf } from '../context.ts';
import { calendarChecks } from './calendar-checks.ts';
import { calendarPresets } from './calendar-provider.ts';

/** Checks of the service's setup. */
export const doctorCommand: DoctorCommand<Config> = {
  service: 'family-assistant',
  variables,
  read: readConfig,
  secrets: (config) => [...secretsOf(config), decodeURIComponent(new URL(config.databaseUrl).password)],
  checks,
  presets: calendarPresets,
};

function checks(config: Config, given: Variables): Check[] {
  const { knowledge, staging, travelHosts, databaseUrl, mirrors, telegram } = config;
  const isHostChosen = Boolean(given['MODEL_HOST_URL'] || given['EMBEDDINGS_URL']);
  const clocks = [...(telegram ? [telegram.apiRoot] : []), ...mirrors.map(({ url }) => url)];
  return [
    portCheck('port', { ...config, variable: 'PORT' }),
    { name: 'family file', run: () => judgeFamily(config) },
    databaseCheck(databaseUrl, migrations),
    ...knowledgeChecks(knowledge, isHostChosen),
    telegramOf(config),
    ...calendarChecks(config),
    ...(staging ? [stagingCheck(staging)] : []),
    ...(travelHosts
      ? [
          reachableCheck({ name: 'Nominatim', url: travelHosts.nominatimUrl, variable: 'NOMINATIM_URL' }),
          reachableCheck({ name: 'OSRM', url: travelHosts.osrmUrl, variable: 'OSRM_URL' }),
        ]
      : []),
    clockCheck({ urls: clocks, databaseUrl }),
  ];
}

function telegramOf({ telegram, botTokens: [token = ''] }: Config): Check {
  if (telegram) return telegramCheck({ token, apiRoot: telegram.apiRoot }, 'BOT_TOKEN');
  return {
    name: 'Telegram',
    run: () => skipped('TELEGRAM_ENABLED is not true: alerts and reminders are logged, not sent'),
  };
}

function judgeFamily({ household, familyFile, telegram }: Config): Verdict {
  const { members, calendars, timezone, groupChatId } = household;
  const found = `${familyFile}: ${count(members.length, 'member')}, ${count(calendars.length, 'calendar')}, ${timezone}`;
  const reached = members.some(({ messengerUserId }) => messengerUserId !== null);
  if (!telegram || (reached && groupChatId !== null)) return fine(found);
  return warning(
    `${found}; ${reached ? 'no group_chat_id, so the group gets no messages' : 'no member has a messenger_user_id, so nobody gets direct messages'}`,
    'Add the ids that Telegram shows: messenger_user_id of a member, group_chat_id of the family’s group.',
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A call that wants the token, so that a wrong one shows. */
function stagingCheck({ url, token }: NonNullable<Config['staging']>): Check {
  return reachableCheck({
    name: 'staging-knowledge',
    url: `${url.replace(/\/+$/, '')}/brain/stats`,
    variable: 'STAGING_KNOWLEDGE_URL',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    refusal: (status) => {
      if (status === 401)
        return {
          found: 'the token is refused (401)',
          mend: "Set STAGING_API_TOKEN to the staging service's own.",
        };
      if (status < 300) return null;
      return {
        found: `no staging service answers there (${status})`,
        mend: 'Correct STAGING_KNOWLEDGE_URL: scheme, name and port (3002), without a path.',
      };
    },
  });
}
