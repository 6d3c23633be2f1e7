import { isLoopback } from '@homeroom/auth';
import type { Household } from '@homeroom/household';
import { knowledgeSettings, knowledgeVariables, readHousehold, type KnowledgeSettings } from '@homeroom/knowledge';
import {
  EnvironmentError,
  readEnvironment,
  serviceSettings,
  serviceVariables,
  variable,
  type ServiceSettings,
  type Variables,
} from '@homeroom/service-kit';

/** Everything the service is told from outside. */
export interface Config extends ServiceSettings, KnowledgeSettings {
  /** Needed as a bearer token on every call but health and probes, when set. */
  apiToken: string | undefined;
  uploadMaxBytes: number;
  /** Time limit for all that models do for one briefing card, in milliseconds. */
  cardBudgetMs: number;
  /** Days that sources are kept; undefined: until removed. */
  retentionDays?: number | undefined;
  household: Household;
  /** The bot; otherwise why there is none. */
  bot: BotSettings | 'disabled' | 'no_token';
  /** Search path for local programs (`PATH`), such as Tesseract. */
  searchPath?: string | undefined;
}

/** The service's own bot, and where Telegram's Bot API is. */
export interface BotSettings {
  token: string;
  /** The address before `/bot<token>/`, without a slash at its end. */
  apiRoot: string;
}

/** The variables of the service. */
export const variables = {
  ...serviceVariables(3002),
  APP_ENV: variable.oneOf(['staging']),
  STAGING_API_TOKEN: variable.secret(16).optional(),
  STAGING_ALLOW_ANONYMOUS: variable.flag(false),
  UPLOAD_MAX_BYTES: variable.integer(1, 1_073_741_824).default(20 * 1_048_576),
  CARD_BUDGET_MS: variable.integer(3_000, 600_000).default(60_000),
  RETENTION_DAYS: variable.integer(1, 36_500).optional(),
  FAMILY_CONFIG: variable.text(),
  STAGING_BOT_TOKEN: variable.secret(8).optional(),
  TELEGRAM_ENABLED: variable.flag(false),
  TELEGRAM_API_ROOT: variable.httpUrl().default('https://api.telegram.org'),
  ...knowledgeVariables,
};

/**
 * Reads the service's variables and the family configuration file into a Config.
 * @throws EnvironmentError with a line for each bad or missing variable, and for each problem of the file; `APP_ENV` must be `staging`
 */
export function readConfig(environment: Variables): Config {
  if (environment['APP_ENV'] !== 'staging') {
    throw new EnvironmentError([
      'APP_ENV: must be `staging`; this service serves the staging environment only and does not start elsewhere',
    ]);
  }
  const env = readEnvironment(variables, environment, [
    ...anonymityProblems(environment),
    ...telegramProblems(environment),
  ]);
  return {
    ...serviceSettings(env),
    apiToken: env.STAGING_API_TOKEN,
    uploadMaxBytes: env.UPLOAD_MAX_BYTES,
    cardBudgetMs: env.CARD_BUDGET_MS,
    retentionDays: env.RETENTION_DAYS,
    household: readHousehold(env.FAMILY_CONFIG),
    bot: botSettings(env),
    ...knowledgeSettings(env),
    searchPath: environment['PATH'],
  };
}

interface BotEnvironment {
  STAGING_BOT_TOKEN?: string | undefined;
  TELEGRAM_ENABLED: boolean;
  TELEGRAM_API_ROOT: string;
}

function botSettings({
  STAGING_BOT_TOKEN: token,
  TELEGRAM_ENABLED: enabled,
  TELEGRAM_API_ROOT: root,
}: BotEnvironment): Config['bot'] {
  if (!enabled) return 'disabled';
  return token === undefined ? 'no_token' : { token, apiRoot: new URL(root).href.replace(/\/+$/, '') };
}

/** Without a token everyone who reaches the address reads the household's documents. */
function anonymityProblems({
  HOST: host,
  STAGING_API_TOKEN: token,
  STAGING_ALLOW_ANONYMOUS: allowed,
}: Variables): string[] {
  if (!host || isLoopback(host) || token || allowed === 'true') return [];
  return [
    'STAGING_API_TOKEN: is not set; it is needed where HOST is not a loopback address, or set STAGING_ALLOW_ANONYMOUS=true to let in everyone who reaches it',
  ];
}

/** The methods' paths are put behind the address. */
function telegramProblems({ TELEGRAM_API_ROOT: root }: Variables): string[] {
  if (!root || !URL.canParse(root)) return [];
  const { username, search, hash } = new URL(root);
  return username + search + hash === ''
    ? []
    : ['TELEGRAM_API_ROOT: wants a URL without user name, query and fragment'];
}
