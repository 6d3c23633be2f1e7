import type { CalendarSettings } from '@homeroom/household';
import { broken, fine, networkCause, publicAddress, type Check, type Verdict } from '@homeroom/service-kit/doctor';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { MirrorSettings } from '../caldav/mirror-settings.ts';
import { TsdavCalendarServer } from '../caldav/tsdav-calendar-server.ts';
import { ServerRefusalError } from '../caldav/tsdav-connection.ts';
import type { Config } from '../config.ts';
import { CalendarLinkError, fetchCalendarLink, hostOfLink } from '../subscriptions/calendar-link.ts';
import { privateAddressCode, publicNetworkAgents } from '../subscriptions/public-network.ts';
import { calendarProvider } from './calendar-provider.ts';

const requestLimitMs = 6_000;
const linkLimitMs = 12_000;

/** A check for each calendar of the family file that is mirrored or subscribed. */
export function calendarChecks(config: Config): Check[] {
  const { household, mirrors } = config;
  return household.calendars.flatMap((calendar) => {
    const name = `calendar ${calendar.id}`;
    const mirror = mirrors.find(({ calendarId }) => calendarId === calendar.id);
    if (mirror) return [{ name, run: () => judgeMirror(mirror, calendar) }];
    if (calendar.kind !== 'subscribed' || calendar.url === null) return [];
    return [{ name, run: (signal: AbortSignal) => judgeLink(calendar, String(calendar.url), config, signal) }];
  });
}

async function judgeMirror(mirror: MirrorSettings, calendar: CalendarSettings): Promise<Verdict> {
  const { calendarId: _, refreshMs: __, ...settings } = mirror;
  try {
    const name = await new TsdavCalendarServer({ ...settings, timeLimitMs: requestLimitMs }).displayName();
    return fine(`${name === null ? 'found' : `“${name}”`} at ${publicAddress(mirror.url)}`);
  } catch (error) {
    if (!(error instanceof CalendarServerUnavailableError)) throw error;
    return explainMirror(error, mirror, calendar);
  }
}

function explainMirror(
  error: CalendarServerUnavailableError,
  { url, username }: MirrorSettings,
  { credentialVariables, url: ownUrl }: CalendarSettings,
): Verdict {
  const { host } = new URL(url);
  const provider = calendarProvider(url);
  const addressVariable = ownUrl === null ? 'CALDAV_URL' : '`caldav` in the family file';
  const { username: userVariable, password: passwordVariable } = credentialVariables ?? {
    username: 'CALDAV_USERNAME',
    password: 'CALDAV_PASSWORD',
  };
  if (provider.name === 'Google') return broken(`${host}: ${error.message}`, `${provider.address}.`);
  const status = error instanceof ServerRefusalError ? error.status : null;
  if (status === 401)
    return username === null
      ? broken(
          `${host} asks for a user name and a password.`,
          ownUrl === null
            ? `Set CALDAV_USERNAME and CALDAV_PASSWORD. ${provider.password}`
            : `Give the calendar username_env and password_env in the family file, and set the two variables. ${provider.password}`,
        )
      : broken(
          `${host} refuses the user name or password: it is mistyped, was revoked, or is not the kind that is wanted.`,
          `Correct ${userVariable} and ${passwordVariable}. ${provider.password}`,
        );
  if (status === 429 || (status !== null && status >= 500))
    return broken(`${host}: ${error.message}`, 'Try again later; if it stays, ask who runs the server.');
  const cause = networkCause(error, host);
  if (cause) return broken(cause.found, `${cause.mend} The address is ${addressVariable}.`);
  const [, elsewhere] = /(https?:\/\/\S+), which must be the configured address/.exec(error.message) ?? [];
  if (elsewhere) return broken(`${host}: ${error.message}`, `Write ${elsewhere} as ${addressVariable}.`);
  if (/did not answer within/.test(error.message))
    return broken(`${host}: ${error.message}`, 'Check the network and the firewall on the way to it.');
  return broken(`${host}: ${error.message}`, `${provider.address}; it is ${addressVariable}.`);
}

async function judgeLink(
  { id, credentialVariables }: CalendarSettings,
  url: string,
  { linkCredentials, subscriptionsAllowPrivate }: Config,
  signal: AbortSignal,
): Promise<Verdict> {
  const host = hostOfLink(url.replace(/^webcal:/i, 'https:'));
  try {
    const answer = await fetchCalendarLink({
      url,
      etag: null,
      lastModified: null,
      credentials: linkCredentials.get(id) ?? null,
      agentFor: subscriptionsAllowPrivate ? null : publicNetworkAgents(),
      signal,
      limitMilliseconds: linkLimitMs,
    });
    const start = answer.kind === 'changed' ? new TextDecoder().decode(answer.bytes.slice(0, 1_000)) : '';
    if (/^\s*BEGIN:VCALENDAR/i.test(start)) return fine(`subscribed from ${host}`);
    return broken(
      `${host} answers with something that is no calendar, such as a web page.`,
      'Use the address of the calendar file, which mostly ends in .ics, in place of the page that shows it.',
    );
  } catch (error) {
    if (!(error instanceof CalendarLinkError)) throw error;
    return explainLink(error, url, host, credentialVariables !== null);
  }
}

function explainLink(error: CalendarLinkError, url: string, host: string, hasCredentials: boolean): Verdict {
  const provider = calendarProvider(url);
  const { status } = error;
  const cause = networkCause(error, host);
  if (cause) return broken(cause.found, `${cause.mend} The address is \`url\` in the family file.`);
  if (error.code === privateAddressCode)
    return broken(
      `${host} is an address of this host or of a private network.`,
      'Set SUBSCRIPTIONS_ALLOW_PRIVATE=true to allow such calendars.',
    );
  if (status === 401 || status === 403)
    return broken(
      `${host}: ${error.message}`,
      hasCredentials
        ? `Correct the variables of username_env and password_env. ${provider.password}`
        : 'The link is private or was revoked: copy its secret address again, or give the calendar username_env and password_env.',
    );
  if (status === 404 || status === 405 || status === 410)
    return broken(
      `${host}: ${error.message}`,
      provider.name === 'Google'
        ? 'The secret address was reset, or it is the public one of a private calendar: copy the secret address in iCal format again.'
        : 'The link was revoked or is mistyped: copy it again from the calendar’s settings.',
    );
  return broken(`${host}: ${error.message}`, 'Try again later; if it stays, copy the link again.');
}
