import { createHash } from 'node:crypto';
import { createObject, deleteObject, updateObject } from 'tsdav';
import {
  CalendarServerUnavailableError,
  type CalendarServer,
  type RemoteChanges,
  type RemoteObject,
  type RemoteState,
  type WriteOutcome,
} from './calendar-server.ts';
import { isCalendarAddress } from './mirror-settings.ts';
import { normalEtag, normalHref } from './tsdav-answers.ts';
import { TsdavCollection, type Listing } from './tsdav-collection.ts';
import { ServerRefusalError, TsdavConnection } from './tsdav-connection.ts';
import { CalendarNotFoundError, findCalendar } from './tsdav-find-calendar.ts';

const calendarType = 'text/calendar; charset=utf-8';

export interface TsdavCalendarServerSettings {
  /** The server's root, or the address of the calendar itself. */
  readonly url: string;
  /** A path below `url`, another address, or a display name; null: `url` itself, otherwise the first calendar for events. */
  readonly calendar: string | null;
  readonly username: string | null;
  readonly password: string | null;
  /** Limit per request; listing a whole calendar has six times as long. Default: 10 s. */
  readonly timeLimitMs?: number;
  /** Larger objects are left out. Default: 1 MiB. */
  readonly maxObjectBytes?: number;
  /** A calendar with more objects is not mirrored at all. Default: 100,000. */
  readonly maxObjects?: number;
  /** Called with the objects that are left out: too large, not readable by this user, or without an entity tag. */
  readonly onSkipped?: (hrefs: readonly string[]) => void;
}

/** A calendar on a CalDAV server (RFC 4791), found at the first call and remembered while the server has it. */
export class TsdavCalendarServer implements CalendarServer {
  private readonly connection: TsdavConnection;
  private readonly start: string;
  private readonly calendar: string | null;
  private readonly maxObjectBytes: number;
  private readonly maxObjects: number;
  private readonly onSkipped: (hrefs: readonly string[]) => void;
  private found: Promise<TsdavCollection> | null = null;

  /** @throws TypeError when an address cannot be read */
  constructor({
    url,
    calendar,
    username,
    password,
    timeLimitMs = 10_000,
    maxObjectBytes = 1024 * 1024,
    maxObjects = 100_000,
    onSkipped = () => undefined,
  }: TsdavCalendarServerSettings) {
    const ownAddress = calendar !== null && isCalendarAddress(calendar);
    const address = new URL(ownAddress ? calendar : url);
    this.connection = new TsdavConnection({ url: address, username, password, timeLimitMs });
    this.start = normalHref(address.pathname);
    this.calendar = ownAddress ? null : calendar;
    this.maxObjectBytes = maxObjectBytes;
    this.maxObjects = maxObjects;
    this.onSkipped = onSkipped;
  }

  async changesSince(state: RemoteState, known: ReadonlyMap<string, string>): Promise<RemoteChanges> {
    const collection = await this.collection();
    this.requireSame(collection, state, known);
    try {
      const delta = state.syncToken === null ? null : await collection.changesSince(state.syncToken);
      if (delta) return await this.changesOf(collection, delta, known, { syncToken: delta.token, ctag: null });
      return await this.compareAll(collection, state, known);
    } catch (error) {
      if (error instanceof ServerRefusalError && (error.status === 404 || error.status === 410)) this.found = null;
      throw error;
    }
  }

  async read(href: string): Promise<RemoteObject | null> {
    return (await this.collection()).read(normalHref(href));
  }

  async create(href: string, ics: string): Promise<WriteOutcome> {
    const headers = { 'Content-Type': calendarType, 'If-None-Match': '*' };
    return outcomeOf(
      await createObject({ url: await this.addressOf(href), data: ics, headers, fetch: this.connection.writing }),
    );
  }

  async update(href: string, etag: string, ics: string): Promise<WriteOutcome> {
    const headers = { 'Content-Type': calendarType, 'If-Match': matching(etag) };
    const response = await updateObject({
      url: await this.addressOf(href),
      data: ics,
      headers,
      fetch: this.connection.writing,
    });
    return isGone(response) ? { kind: 'precondition_failed' } : outcomeOf(response);
  }

  async remove(href: string, etag: string): Promise<WriteOutcome> {
    const headers = { 'If-Match': matching(etag) };
    const response = await deleteObject({ url: await this.addressOf(href), headers, fetch: this.connection.writing });
    return isGone(response) ? { kind: 'precondition_failed' } : outcomeOf(response);
  }

  async displayName(): Promise<string | null> {
    return (await this.collection()).displayName();
  }

  async hrefFor(uid: string): Promise<string> {
    return `${(await this.collection()).path}${fileNameFor(uid)}.ics`;
  }

  answers(signal: AbortSignal): Promise<boolean> {
    return this.connection.answers(signal);
  }

  private async collection(): Promise<TsdavCollection> {
    this.found ??= this.find();
    try {
      return await this.found;
    } catch (error) {
      this.found = null;
      throw error;
    }
  }

  private async find(): Promise<TsdavCollection> {
    const found = await findCalendar(this.connection, this.start, this.calendar);
    return new TsdavCollection(this.connection, found, this.maxObjectBytes);
  }

  /**
   * The server's first calendar is another one when the mirrored one was deleted.
   * @throws CalendarNotFoundError
   */
  private requireSame({ path }: TsdavCollection, state: RemoteState, known: ReadonlyMap<string, string>): void {
    const isFirst = state.syncToken === null && state.ctag === null;
    if (this.calendar !== null || isFirst || known.size === 0) return;
    if ([...known.keys()].some((href) => href.startsWith(path))) return;
    this.found = null;
    throw new CalendarNotFoundError('The calendar server no longer has the calendar that it had before.');
  }

  /** Found first, so that redirects of the server are known before something is written. */
  private async addressOf(href: string): Promise<string> {
    await this.collection();
    return this.connection.addressOf(normalHref(href));
  }

  /** The tags are asked for before the listing: what changes in between shows up again the next time. */
  private async compareAll(
    collection: TsdavCollection,
    state: RemoteState,
    known: ReadonlyMap<string, string>,
  ): Promise<RemoteChanges> {
    const { offersTokens, ctag } = await collection.tags();
    if (state.syncToken === null && ctag !== null && ctag === state.ctag)
      return { changed: [], removed: [], skipped: [], state, complete: false };
    const byToken = offersTokens ? await collection.changesSince('') : null;
    const { listed } = byToken ?? (await collection.list());
    const gone = new Set([...known.keys()].filter((href) => !listed.has(href)));
    const next = byToken ? { syncToken: byToken.token, ctag: null } : { syncToken: null, ctag };
    const changes = await this.changesOf(collection, { listed, gone }, known, next);
    return { ...changes, complete: changes.changed.length === listed.size };
  }

  private async changesOf(
    collection: TsdavCollection,
    { listed, gone }: Listing,
    known: ReadonlyMap<string, string>,
    state: RemoteState,
  ): Promise<RemoteChanges> {
    if (listed.size > this.maxObjects)
      throw new CalendarServerUnavailableError(`The calendar has more than ${this.maxObjects} objects.`, {
        uncertain: false,
      });
    const wanted = [...listed]
      .filter(([href, etag]) => etag === null || known.get(href) !== etag)
      .map(([href]) => href);
    const fetched = await collection.fetch(wanted);
    const { objects: changed, skipped } = fetched;
    const hrefs = skipped.map(({ href }) => href);
    if (hrefs.length > 0) this.onSkipped(hrefs);
    return {
      changed,
      removed: [...gone, ...fetched.gone, ...hrefs.filter((href) => known.has(href))],
      skipped,
      state,
      complete: false,
    };
  }
}

/** tsdav answers a write with node-fetch's response, whatever its status. */
function outcomeOf(response: Response): WriteOutcome {
  if (response.status === 412) return { kind: 'precondition_failed' };
  if (!response.ok) return { kind: 'refused', status: response.status };
  const etag = response.headers.get('etag');
  // A weak tag says that the stored text may be another one.
  return { kind: 'written', etag: etag?.startsWith('W/') ? null : normalEtag(etag) };
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Without a tag the server would write over whatever it has. */
function matching(etag: string): string {
  const tag = normalEtag(etag);
  if (tag === null) throw new TypeError('A change on the calendar server needs the entity tag of what it replaces.');
  return tag;
}

/** A plain UID itself; any other by its hash, because servers differ in what a file name may have. */
function fileNameFor(uid: string): string {
  if (/^[a-z0-9][a-z0-9._@-]{0,149}$/i.test(uid)) return encodeURIComponent(uid);
  return createHash('sha256').update(uid).digest('hex').slice(0, 40);
}
