import { propfind } from 'tsdav';
import { CalendarServerUnavailableError } from './calendar-server.ts';
import { answerOf, hrefIn, normalHref, textOf, type Row } from './tsdav-answers.ts';
import { ServerRefusalError, type TsdavConnection } from './tsdav-connection.ts';

const collectionProps = { 'd:resourcetype': {}, 'd:displayname': {}, 'c:supported-calendar-component-set': {} };
/** Statuses for something that does not exist, or not for this user. */
const hiddenStatuses = [403, 404, 405, 410];
const wellKnownPath = '/.well-known/caldav';

/** The settings name no calendar of the server; its message says what is there. */
export class CalendarNotFoundError extends CalendarServerUnavailableError {
  override readonly name = 'CalendarNotFoundError';

  constructor(message: string) {
    super(message, { uncertain: false, isGone: true });
  }
}

/** Calendar on a server; its path ends in a slash. */
export interface FoundCalendar {
  readonly path: string;
  readonly displayName: string | null;
}

/**
 * Finds the collection that the settings mean.
 *
 * @param start path of the configured address
 * @param calendar a path below it, a display name, or null: then the address itself if it is a calendar, otherwise the
 *   first calendar for events by path
 * @throws CalendarNotFoundError
 */
export async function findCalendar(
  connection: TsdavConnection,
  start: string,
  calendar: string | null,
): Promise<FoundCalendar> {
  const direct = await calendarAt(connection, calendar === null ? start : pathBelow(start, calendar));
  if (direct) return direct;
  const found = await calendarsOf(connection, start);
  const wanted =
    calendar === null
      ? found[0]
      : found.find(
          ({ displayName, path }) => displayName === calendar || path.endsWith(`/${encodeURIComponent(calendar)}/`),
        );
  if (!wanted) throw new CalendarNotFoundError(notFoundSentence(calendar, found));
  return wanted;
}

function notFoundSentence(calendar: string | null, found: readonly FoundCalendar[]): string {
  const missing =
    calendar === null
      ? 'The calendar server has no calendar for events'
      : `The calendar server has no calendar "${calendar}"`;
  const names = found
    .slice(0, 20)
    .map(({ displayName, path }) => `"${displayName === null ? path : `${displayName} (${path})`}"`);
  return names.length === 0 ? `${missing} that this user can find.` : `${missing}; it has ${names.join(', ')}.`;
}

function pathBelow(start: string, calendar: string): string {
  const escaped = calendar
    .split('/')
    .map((segment) => (segment.includes('%') ? segment : encodeURIComponent(segment)))
    .join('/');
  return normalHref(calendar.startsWith('/') ? escaped : `${withSlash(start)}${escaped}`);
}

async function calendarAt(connection: TsdavConnection, path: string): Promise<FoundCalendar | undefined> {
  const rows = await rowsAt(connection, withSlash(path), '0', collectionProps);
  return rows.flatMap(calendarIn)[0];
}

/** The calendars for events in the user's home, or below the configured address when the server tells no home. */
async function calendarsOf(connection: TsdavConnection, start: string): Promise<FoundCalendar[]> {
  const principal =
    (await principalAt(connection, start)) ?? (await principalAt(connection, wellKnownPath).catch(none));
  const home = principal === null ? null : await homeOf(connection, principal);
  const rows = await rowsAt(connection, withSlash(home ?? start), '1', collectionProps);
  return rows.flatMap(calendarIn).sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function principalAt(connection: TsdavConnection, path: string): Promise<string | null> {
  // Some servers ask an unnamed user for a name here, and nowhere else.
  const missing = connection.anonymous ? [401, ...hiddenStatuses] : hiddenStatuses;
  const [row] = await rowsAt(connection, path, '0', { 'd:current-user-principal': {} }, missing);
  return localPath(connection, hrefIn(row?.props['currentUserPrincipal']));
}

async function homeOf(connection: TsdavConnection, principal: string): Promise<string | null> {
  const [row] = await rowsAt(connection, principal, '0', { 'c:calendar-home-set': {} });
  return localPath(connection, hrefIn(row?.props['calendarHomeSet']));
}

function localPath(connection: TsdavConnection, href: string | null): string | null {
  if (href === null) return null;
  const other = connection.otherServer(href);
  if (other !== null)
    throw new CalendarNotFoundError(
      `The calendar server keeps this user's calendars at ${other}, which must be the configured address.`,
    );
  return normalHref(href);
}

/** The well-known address is only a guess, where anything may answer. */
function none(error: unknown): null {
  if (error instanceof CalendarServerUnavailableError && !(error instanceof CalendarNotFoundError)) return null;
  throw error;
}

/** The rows of a PROPFIND; none when the server does not show the resource. */
async function rowsAt(
  connection: TsdavConnection,
  path: string,
  depth: '0' | '1',
  props: Record<string, object>,
  missing = hiddenStatuses,
): Promise<readonly Row[]> {
  try {
    return answerOf(await propfind({ url: connection.addressOf(path), props, depth, fetch: connection.reading })).rows;
  } catch (error) {
    if (error instanceof ServerRefusalError && missing.includes(error.status)) return [];
    throw error;
  }
}

function calendarIn({ href, status, props }: Row): FoundCalendar[] {
  const types = Object.keys((props['resourcetype'] as object | undefined) ?? {});
  if (status >= 300 || !types.includes('calendar') || !holdsEvents(props['supportedCalendarComponentSet'])) return [];
  return [{ path: withSlash(href), displayName: textOf(props['displayname']) }];
}

/** A server that names no components takes all of them (RFC 4791 §5.2.3). */
function holdsEvents(components: unknown): boolean {
  const listed = (components as { comp?: NamedComponent | NamedComponent[] } | undefined)?.comp;
  if (listed === undefined) return true;
  return [listed].flat().some(({ _attributes }) => _attributes?.name?.toUpperCase() === 'VEVENT');
}

interface NamedComponent {
  readonly _attributes?: { readonly name?: string };
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
