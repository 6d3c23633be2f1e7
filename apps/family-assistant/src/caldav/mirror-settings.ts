import type { Household } from '@homeroom/household';
import { credentialsInUrl, type CalendarCredentials } from '../access/calendar-credentials.ts';

/** A calendar that is mirrored from a CalDAV server (RFC 4791). */
export interface MirrorSettings {
  calendarId: string;
  /** The server's root, or the calendar's own address. */
  url: string;
  /** A path below it, another address or a display name. */
  calendar: string | null;
  username: string | null;
  password: string | null;
  /** Time between two synchronizations, in milliseconds; null: the default. */
  refreshMs: number | null;
}

/** The variables that name a calendar server. */
export interface CalDavVariables {
  CALDAV_URL?: string | undefined;
  CALDAV_USERNAME?: string | undefined;
  CALDAV_PASSWORD?: string | undefined;
  CALDAV_CALENDAR?: string | undefined;
}

/** With `CALDAV_URL` the default calendar is mirrored from that server, unless the family file says where it is. */
export function withMirroredDefault(household: Household, { CALDAV_URL: url }: CalDavVariables): Household {
  if (url === undefined) return household;
  return {
    ...household,
    calendars: household.calendars.map((calendar) =>
      calendar.isDefault && calendar.kind === 'local' ? { ...calendar, kind: 'mirrored', url: null } : calendar,
    ),
  };
}

/**
 * Returns the address of each mirrored calendar of the household; one without its own address uses `CALDAV_URL`.
 * `CALDAV_USERNAME` and `CALDAV_PASSWORD` are sent to the origin of `CALDAV_URL` only.
 * @param own credentials of single calendars by id
 */
export function mirrorSettings(
  household: Household,
  variables: CalDavVariables,
  own: ReadonlyMap<string, CalendarCredentials>,
): MirrorSettings[] {
  return household.calendars.flatMap(({ id, kind, url: ownUrl, refreshMs }) => {
    const url = ownUrl ?? variables.CALDAV_URL;
    if (kind !== 'mirrored' || url === undefined) return [];
    const address = new URL(url.replace(/^webcal:/, 'https:'));
    const { username = null, password = null } = own.get(id) ?? credentialsInUrl(address) ?? {};
    address.username = address.password = '';
    const calendar = ownUrl === null ? (variables.CALDAV_CALENDAR ?? null) : null;
    const shared = username === null && isAtCalDavUrl(calendar, address, variables.CALDAV_URL) ? variables : {};
    return [
      {
        calendarId: id,
        url: address.href,
        calendar,
        username: username ?? shared.CALDAV_USERNAME ?? null,
        password: password ?? shared.CALDAV_PASSWORD ?? null,
        refreshMs,
      },
    ];
  });
}

/** Whether a calendar is at the origin of `CALDAV_URL`; `calendar` may be another address. */
function isAtCalDavUrl(calendar: string | null, address: URL, calDavUrl: string | undefined): boolean {
  const { origin } = calendar !== null && isCalendarAddress(calendar) ? new URL(calendar) : address;
  return calDavUrl !== undefined && new URL(calDavUrl).origin === origin;
}

/** Whether `CALDAV_CALENDAR` is an address, rather than a path or a display name. */
export function isCalendarAddress(calendar: string): boolean {
  return /^https?:\/\//i.test(calendar) && URL.canParse(calendar);
}

/** One line for each variable that does not fit the others. */
export function calDavProblems(variables: CalDavVariables): string[] {
  const problems: string[] = [];
  const { CALDAV_URL: url, CALDAV_USERNAME: username, CALDAV_PASSWORD: password } = variables;
  if (!url && variables.CALDAV_CALENDAR)
    problems.push('CALDAV_CALENDAR: needs CALDAV_URL, the server that has the calendar');
  if (password && !username) problems.push('CALDAV_USERNAME: is needed with CALDAV_PASSWORD');
  if (username && !password) problems.push('CALDAV_PASSWORD: is needed with CALDAV_USERNAME');
  for (const [name, address] of Object.entries({ CALDAV_URL: url, CALDAV_CALENDAR: variables.CALDAV_CALENDAR })) {
    if (address && URL.canParse(address) && new URL(address).username !== '')
      problems.push(`${name}: wants no user name in it; set CALDAV_USERNAME and CALDAV_PASSWORD`);
  }
  return problems;
}
