import { davRequest, propfind, syncCollection } from 'tsdav';
import { CalendarServerUnavailableError, type RemoteObject, type SkippedObject } from './calendar-server.ts';
import { answerOf, normalEtag, textOf, type Answer, type Row } from './tsdav-answers.ts';
import { AnswerTooLargeError, ServerRefusalError, type TsdavConnection } from './tsdav-connection.ts';
import type { FoundCalendar } from './tsdav-find-calendar.ts';

const hrefsAtOnce = 50;
const pageLimit = 1_000;
const davNamespaces = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' };

/** Contents or changes of a collection: entity tags by href (null when the listing has none), and removed hrefs. */
export interface Listing {
  readonly listed: ReadonlyMap<string, string | null>;
  readonly gone: ReadonlySet<string>;
}

export interface Fetched {
  readonly objects: RemoteObject[];
  /** Hrefs that went away after they were listed. */
  readonly gone: string[];
  /** Hrefs that this user may not read, and those of objects that are too large or have no entity tag. */
  readonly skipped: SkippedObject[];
}

/** The reading of one calendar collection through tsdav. */
export class TsdavCollection {
  readonly path: string;
  private name: string | null;
  private readonly connection: TsdavConnection;
  private readonly maxObjectBytes: number;

  constructor(connection: TsdavConnection, { path, displayName }: FoundCalendar, maxObjectBytes: number) {
    this.connection = connection;
    this.path = path;
    this.name = displayName;
    this.maxObjectBytes = maxObjectBytes;
  }

  /** The name that the calendar has now; the last known one while the server does not say. */
  async displayName(): Promise<string | null> {
    try {
      const { rows } = await this.propfind('0', { 'd:displayname': {} });
      const own = rows.find(({ href }) => this.isItself(href));
      if (own) this.name = textOf(own.props['displayname']);
    } catch (error) {
      if (!(error instanceof CalendarServerUnavailableError)) throw error;
    }
    return this.name;
  }

  /** Whether the server offers sync tokens, and the collection's tag. */
  async tags(): Promise<{ offersTokens: boolean; ctag: string | null }> {
    const { rows } = await this.propfind('0', { 'd:sync-token': {}, 'cs:getctag': {} });
    const props = rows[0]?.props ?? {};
    return { offersTokens: textOf(props['syncToken']) !== null, ctag: textOf(props['getctag']) };
  }

  /**
   * Returns the changes since the token; everything when it is empty (RFC 6578).
   *
   * @returns null when the server rejects the token or does not support this report
   */
  async changesSince(token: string): Promise<(Listing & { token: string }) | null> {
    const listed = new Map<string, string | null>();
    const gone = new Set<string>();
    for (let pages = 0; pages < pageLimit; pages += 1) {
      const answer = await this.syncPage(token);
      if (answer?.syncToken == null) return null;
      const own = answer.rows.find(({ href }) => this.isItself(href));
      const truncated = own?.status === 507;
      if (own?.failed && !truncated) return null;
      for (const row of answer.rows.filter((each) => this.isObject(each))) note(row, listed, gone);
      if (!truncated) return { listed, gone, token: answer.syncToken };
      if (answer.syncToken === token) return null;
      token = answer.syncToken;
    }
    return null;
  }

  /** Everything there is, without asking for a token. */
  async list(): Promise<Listing> {
    const { rows } = await this.propfind('1', { 'd:getetag': {}, 'd:resourcetype': {} });
    // Of each collection at least its own row is there; without it an odd answer would look like an empty calendar.
    if (!rows.some(({ href }) => this.isItself(href)))
      throw new CalendarServerUnavailableError('The calendar server lists the calendar without the calendar itself.', {
        uncertain: false,
      });
    if (rows.some(({ status }) => status === 507))
      throw new CalendarServerUnavailableError('The calendar server lists only a part of the calendar.', {
        uncertain: false,
      });
    const listed = new Map<string, string | null>();
    for (const row of rows.filter((each) => this.isObject(each))) note(row, listed, new Set());
    return { listed, gone: new Set() };
  }

  /** The objects at these paths, {@link hrefsAtOnce} a request. */
  async fetch(hrefs: readonly string[]): Promise<Fetched> {
    const fetched: Fetched = { objects: [], gone: [], skipped: [] };
    for (let start = 0; start < hrefs.length; start += hrefsAtOnce)
      await this.fetchBatch(hrefs.slice(start, start + hrefsAtOnce), fetched);
    return fetched;
  }

  /** @returns null when there is none */
  async read(href: string): Promise<RemoteObject | null> {
    try {
      const response = await this.connection.get(href, this.maxObjectBytes);
      if (response.headers.get('content-type')?.startsWith('text/html'))
        throw new CalendarServerUnavailableError('The calendar server answers with a page instead of an event.', {
          uncertain: false,
        });
      const etag = normalEtag(response.headers.get('etag'));
      return etag === null ? await this.readByReport(href) : { href, etag, ics: await response.text() };
    } catch (error) {
      if (error instanceof ServerRefusalError && (error.status === 404 || error.status === 410)) return null;
      throw error;
    }
  }

  private async fetchBatch(hrefs: readonly string[], fetched: Fetched): Promise<void> {
    const rows = new Map((await this.multiget(hrefs)).map((row) => [row.href, row]));
    for (const href of hrefs) {
      const row = rows.get(href);
      const object = row && objectIn(row);
      if (row?.status === 404 || row?.status === 410) fetched.gone.push(href);
      else if (!object) await this.fetchSingly(href, fetched);
      else if (Buffer.byteLength(object.ics) > this.maxObjectBytes) fetched.skipped.push({ href, reason: 'too_large' });
      else fetched.objects.push(object);
    }
  }

  private async fetchSingly(href: string, fetched: Fetched): Promise<void> {
    try {
      const object = await this.read(href);
      if (object) fetched.objects.push(object);
      else fetched.gone.push(href);
    } catch (error) {
      if (!isAboutOneObject(error)) throw error;
      fetched.skipped.push({ href, reason: error instanceof AnswerTooLargeError ? 'too_large' : 'unreadable' });
    }
  }

  /** Text and entity tag from one answer, for servers that name no entity tag when they are asked for the object. */
  private async readByReport(href: string): Promise<RemoteObject> {
    const row = (await this.multiget([href])).find((each) => each.href === href);
    const object = row && objectIn(row);
    if (!object)
      throw new ServerRefusalError(row?.status ?? 200, `The calendar server names no entity tag for ${href}.`);
    return object;
  }

  /** The rows of a calendar-multiget (RFC 4791 §7.9); none when the server does not answer it. */
  private async multiget(hrefs: readonly string[]): Promise<readonly Row[]> {
    const body = {
      'calendar-multiget': {
        _attributes: davNamespaces,
        'd:prop': { 'd:getetag': {}, 'c:calendar-data': {} },
        'd:href': hrefs,
      },
    };
    try {
      const init = { method: 'REPORT', namespace: 'c', headers: { depth: '1' }, body } as const;
      return answerOf(
        await davRequest({ url: this.connection.addressOf(this.path), init, fetch: this.connection.reading }),
      ).rows;
    } catch (error) {
      if (error instanceof AnswerTooLargeError || isUnsupported(error)) return [];
      throw error;
    }
  }

  private async syncPage(token: string): Promise<Answer | null> {
    try {
      const url = this.connection.addressOf(this.path);
      const send = token === '' ? this.connection.listing : this.connection.reading;
      return answerOf(
        await syncCollection({ url, props: { 'd:getetag': {} }, syncLevel: 1, syncToken: token, fetch: send }),
      );
    } catch (error) {
      if (isUnsupported(error)) return null;
      throw error;
    }
  }

  private async propfind(depth: '0' | '1', props: Record<string, object>): Promise<Answer> {
    const send = depth === '1' ? this.connection.listing : this.connection.reading;
    return answerOf(await propfind({ url: this.connection.addressOf(this.path), props, depth, fetch: send }));
  }

  private isItself(href: string): boolean {
    return href === this.path || `${href}/` === this.path;
  }

  private isObject({ href, props }: Row): boolean {
    const types = Object.keys((props['resourcetype'] as object | undefined) ?? {});
    return href.startsWith(this.path) && !href.endsWith('/') && !types.includes('collection');
  }
}

function note({ href, status, props }: Row, listed: Map<string, string | null>, gone: Set<string>): void {
  if (status === 404 || status === 410) {
    gone.add(href);
    listed.delete(href);
  } else {
    listed.set(href, normalEtag(textOf(props['getetag'])));
    gone.delete(href);
  }
}

function objectIn({ href, props }: Row): RemoteObject | null {
  const etag = normalEtag(textOf(props['getetag']));
  const ics = textOf(props['calendarData']);
  // tsdav trims texts, yet the last line of a calendar object ends too.
  return etag === null || ics === null ? null : { href, etag, ics: `${ics}${ics.includes('\r\n') ? '\r\n' : '\n'}` };
}

/** Refusals of a kind of request, not of this user and not for the moment. */
function isUnsupported(error: unknown): boolean {
  return (
    error instanceof ServerRefusalError &&
    (error.status === 501 ||
      (error.status >= 400 && error.status < 500 && ![401, 404, 408, 429].includes(error.status)))
  );
}

function isAboutOneObject(error: unknown): boolean {
  return (
    error instanceof AnswerTooLargeError ||
    (error instanceof ServerRefusalError && ![401, 408, 429].includes(error.status) && error.status < 500)
  );
}
