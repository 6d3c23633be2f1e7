import type { Household } from '@homeroom/household';

/** A calendar that is mirrored from a CalDAV server (RFC 4791). */
export interface MirrorSettings {
  calendarId: string;
  /** The server's root, or the calendar's own address. */
  url: string;
  /** A path below it, another address or a display name. */
  calendar: string | null;
  username: string | null;
  password: string | null;
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
  return { ...household, calendars: household.calendars.map((calendar) => (calendar.isDefault && calendar.kind === 'local' ? { ...calendar, kind: 'mirrored', url: null } : calendar)) };
}

/** Where each mirrored calendar of the household is; one without an address of its own is the one of `CALDAV_URL`. */
export function mirrorSettings(household: Household, variables: CalDavVariables): MirrorSettings[] {
  const [username, password] = [variables.CALDAV_USERNAME ?? null, variables.CALDAV_PASSWORD ?? null];
  return household.calendars.flatMap(({ id, kind, url }) => {
    if (kind !== 'mirrored') return [];
    const own = { calendarId: id, url: url ?? variables.CALDAV_URL ?? '', calendar: url === null ? (variables.CALDAV_CALENDAR ?? null) : null, username, password };
    return own.url === '' ? [] : [{ ...own, url: own.url.replace(/^webcal:/, 'https:') }];
  });
}

/** One line for each variable that does not fit the others. */
export function calDavProblems(variables: CalDavVariables): string[] {
  const problems: string[] = [];
  const { CALDAV_URL: url, CALDAV_USERNAME: username, CALDAV_PASSWORD: password } = variables;
  if (!url && variables.CALDAV_CALENDAR) problems.push('CALDAV_CALENDAR: needs CALDAV_URL, the server that has the calendar');
  if (password && !username) problems.push('CALDAV_USERNAME: is needed with CALDAV_PASSWORD');
  if (username && !password) problems.push('CALDAV_PASSWORD: is needed with CALDAV_USERNAME');
  if (url && URL.canParse(url) && new URL(url).username !== '') problems.push('CALDAV_URL: wants no user name in it; set CALDAV_USERNAME and CALDAV_PASSWORD');
  return problems;
}
