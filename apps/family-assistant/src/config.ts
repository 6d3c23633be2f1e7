import { dayMs } from '@homeroom/icalendar';
import { alertVariables } from './alerts/alert-variables.ts';
import type { AlertTimes } from './alerts/alert-schedule.ts';
import { calDavProblems, mirrorSettings, withMirroredDefault, type MirrorSettings } from './caldav/mirror-settings.ts';
import type { Household } from '@homeroom/household';
import {
  knowledgeSettings,
  knowledgeVariables,
  readHousehold,
  standardAnswerMs,
  type KnowledgeSettings,
} from '@homeroom/knowledge';
import { ownCredentials, type CalendarCredentials } from './access/calendar-credentials.ts';
import { addressSettings, addressVariables, type AddressSettings } from './access/address-settings.ts';
import type { StagingServiceSettings } from './letters/staging-service.ts';
import {
  readEnvironment,
  serviceSettings,
  serviceVariables,
  variable,
  type ServiceSettings,
  type Variables,
} from '@homeroom/service-kit';

/** Everything the service is told from outside. */
export interface Config extends ServiceSettings {
  /** The accepted bot tokens: the current one, and the previous one while tokens change. */
  botTokens: string[];
  household: Household;
  /** The family configuration file. */
  familyFile: string;
  /** Whether the dashboard and the feed may be opened for people whom the family file does not have. */
  allowUnknownMembers: boolean;
  knowledge: KnowledgeSettings;
  /** The calendars that live on CalDAV servers. */
  mirrors: MirrorSettings[];
  /** User names and passwords of subscribed calendars, by calendar id. */
  linkCredentials: ReadonlyMap<string, CalendarCredentials>;
  /** Whether subscribed calendars may be on this host or in private networks. */
  subscriptionsAllowPrivate: boolean;
  /** Synchronization interval of calendar servers, in milliseconds. */
  mirrorEveryMs: number;
  /** The hosts that tell travel times; null: only what is stored is told. */
  travelHosts: TravelHosts | null;
  /** Whether every change must name its sender. */
  requireSender: boolean;
  /** Time a change can be undone, in milliseconds. */
  undoTtlMs: number;
  /** Days that events of local calendars are kept after their end; undefined: always. */
  retentionDays?: number | undefined;
  /** Time limit of an answer to a question, in milliseconds. */
  answerBudgetMs: number;
  /** Time limit of a digest, in milliseconds. */
  digestBudgetMs: number;
  /** Window for detecting conflicts, in milliseconds. */
  conflictWindowMs: number;
  alerts: AlertTimes;
  /** Public addresses of the service. */
  addresses: AddressSettings;
  /** The service that reads letters; null: none is read. */
  staging: StagingServiceSettings | null;
  /** Largest letter, in bytes. */
  uploadMaxBytes: number;
  /** The messenger; null: alerts are recorded and logged, and count as sent. */
  telegram: TelegramSettings | null;
}

/** Telegram's Bot API. */
export interface TelegramSettings {
  /** The address before `/bot<token>/`, without a slash at its end. */
  apiRoot: string;
}

/** A geocoder (Nominatim's interface) and a router (OSRM's). */
export interface TravelHosts {
  nominatimUrl: string;
  osrmUrl: string;
}

const calDavVariables = {
  CALDAV_URL: variable.httpUrl().optional(),
  CALDAV_USERNAME: variable.text().optional(),
  CALDAV_PASSWORD: variable.text().optional(),
  CALDAV_CALENDAR: variable.text().optional(),
};

/** The variables of the service. */
export const variables = {
  ...serviceVariables(3001),
  BOT_TOKEN: variable.secret(16),
  BOT_TOKEN_PREVIOUS: variable.secret(16).optional(),
  FAMILY_CONFIG: variable.text(),
  ALLOW_UNKNOWN_MEMBERS: variable.flag(false),
  ...knowledgeVariables,
  ...calDavVariables,
  CALDAV_SYNC_SECONDS: variable.integer(1, 86_400).default(60),
  SUBSCRIPTIONS_ALLOW_PRIVATE: variable.flag(false),
  NOMINATIM_URL: variable.httpUrl().optional(),
  OSRM_URL: variable.httpUrl().optional(),
  REQUIRE_SENDER: variable.flag(false),
  UNDO_TTL_SECONDS: variable.integer(1, 86_400).default(600),
  RETENTION_DAYS: variable.integer(1, 36_500).optional(),
  ANSWER_BUDGET_MS: variable.integer(500, 60_000).default(standardAnswerMs),
  DIGEST_BUDGET_MS: variable.integer(1_000, 600_000).default(30_000),
  CONFLICT_WINDOW_DAYS: variable.integer(1, 60).default(14),
  STAGING_KNOWLEDGE_URL: variable.httpUrl().optional(),
  STAGING_API_TOKEN: variable.secret(16).optional(),
  UPLOAD_MAX_BYTES: variable.integer(1, 1_073_741_824).default(20 * 1_048_576),
  LETTER_BUDGET_MS: variable.integer(3_000, 600_000).default(120_000),
  ...alertVariables,
  ...addressVariables,
  TELEGRAM_ENABLED: variable.flag(false),
  TELEGRAM_API_ROOT: variable.httpUrl().default('https://api.telegram.org'),
};

/**
 * Reads the service's variables and the family configuration file into a Config.
 * @throws EnvironmentError with a line for each bad or missing variable, and for each problem of the file
 */
export function readConfig(environment: Variables): Config {
  const env = readEnvironment(variables, environment, [
    ...calDavProblems(environment),
    ...travelProblems(environment),
    ...telegramProblems(environment),
  ]);
  const household = withMirroredDefault(readHousehold(env.FAMILY_CONFIG), env);
  const credentials = ownCredentials(household, environment);
  return {
    ...serviceSettings(env),
    botTokens: [env.BOT_TOKEN, ...(env.BOT_TOKEN_PREVIOUS === undefined ? [] : [env.BOT_TOKEN_PREVIOUS])],
    household,
    familyFile: env.FAMILY_CONFIG,
    allowUnknownMembers: env.ALLOW_UNKNOWN_MEMBERS,
    mirrors: mirrorSettings(household, env, credentials),
    linkCredentials: credentials,
    subscriptionsAllowPrivate: env.SUBSCRIPTIONS_ALLOW_PRIVATE,
    mirrorEveryMs: env.CALDAV_SYNC_SECONDS * 1_000,
    travelHosts: env.NOMINATIM_URL && env.OSRM_URL ? { nominatimUrl: env.NOMINATIM_URL, osrmUrl: env.OSRM_URL } : null,
    knowledge: knowledgeSettings(env),
    requireSender: env.REQUIRE_SENDER,
    undoTtlMs: env.UNDO_TTL_SECONDS * 1_000,
    retentionDays: env.RETENTION_DAYS,
    answerBudgetMs: env.ANSWER_BUDGET_MS,
    digestBudgetMs: env.DIGEST_BUDGET_MS,
    conflictWindowMs: env.CONFLICT_WINDOW_DAYS * dayMs,
    alerts: {
      spacingMs: env.ALERT_SCHEDULE_MINUTES,
      quiet: env.ALERT_QUIET_HOURS,
      escalationAt: env.ALERT_ESCALATION_AT,
    },
    staging: env.STAGING_KNOWLEDGE_URL
      ? { url: env.STAGING_KNOWLEDGE_URL, token: env.STAGING_API_TOKEN ?? null, budgetMs: env.LETTER_BUDGET_MS }
      : null,
    uploadMaxBytes: env.UPLOAD_MAX_BYTES,
    addresses: addressSettings(env),
    telegram: env.TELEGRAM_ENABLED ? { apiRoot: new URL(env.TELEGRAM_API_ROOT).href.replace(/\/+$/, '') } : null,
  };
}

/** Both hosts are needed, and neither takes credentials from its address. */
function travelProblems({ NOMINATIM_URL: nominatim, OSRM_URL: osrm }: Variables): string[] {
  if (nominatim && !osrm)
    return ['OSRM_URL: is needed with NOMINATIM_URL; without a router no travel time can be told'];
  if (osrm && !nominatim)
    return ['NOMINATIM_URL: is needed with OSRM_URL; without a geocoder no travel time can be told'];
  const hosts = Object.entries({ NOMINATIM_URL: nominatim, OSRM_URL: osrm });
  return hosts
    .filter(([, url]) => url && URL.canParse(url) && new URL(url).username !== '')
    .map(([name]) => `${name}: wants no user name in it`);
}

/** The methods' paths are put behind the address. */
function telegramProblems({ TELEGRAM_API_ROOT: root }: Variables): string[] {
  if (!root || !URL.canParse(root)) return [];
  const { username, search, hash } = new URL(root);
  return username + search + hash === ''
    ? []
    : ['TELEGRAM_API_ROOT: wants a URL without user name, query and fragment'];
}
