import { ServiceError, UnavailableError } from '@homeroom/errors';
import { meansTheSame } from '@homeroom/icalendar';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { CalendarServer, RemoteObject, WriteOutcome } from '../caldav/calendar-server.ts';
import { CalendarServerRefusedError, EventChangedError } from './change-errors.ts';
import type { ChangeTransaction } from './change-store.ts';
import { calendarsOf, pendingObjects, writesOf } from './change.ts';
import type { BegunWrite, Change, ObjectWrite, PendingWrite } from './change.ts';
import { IdempotencyInProgressError } from './idempotency.ts';
import type { ChangeRequest } from './idempotency.ts';

/** The calendars on servers. */
export interface RemoteCalendars {
  /** Returns null for a local calendar. */
  serverOf(calendarId: string): CalendarServer | null;
  /** Requests a synchronization soon, because something was written there. */
  wrote(calendarId: string): void;
  /** Records that a write found the server unavailable. */
  reportUnavailable(calendarId: string, error: CalendarServerUnavailableError): Promise<void>;
}

/** Next step of a change to a mirrored calendar. */
export type RemoteStep =
  | { kind: 'send'; pending: BegunWrite; change: Change }
  /** An earlier write must be settled first; `mine` when it belongs to the same request. */
  | { kind: 'settle'; pending: PendingWrite; mine: boolean }
  /** Another write of the same event is under way. */
  | { kind: 'wait' };

/** A write to a server: the object before and after, each with its entity tag where that is known. */
export interface ServerWrite {
  calendarId: string;
  href: string | null;
  before: { ics: string; remoteEtag?: string | null } | null;
  after: { ics: string; remoteEtag?: string | null } | null;
}

const tries = 3;

/**
 * Writes changes through to calendar servers. The intention is recorded first, so that a write whose answer is lost is
 * found out later and never made twice.
 */
export class RemoteWrites {
  private readonly calendars: RemoteCalendars;
  private readonly newId: () => string;

  constructor(calendars: RemoteCalendars, newId: () => string) {
    this.calendars = calendars;
    this.newId = newId;
  }

  isRemote(calendarId: string): boolean {
    return this.calendars.serverOf(calendarId) !== null;
  }

  /** Records the intended writes, in the transaction that planned them. */
  async begin(
    transaction: ChangeTransaction,
    change: Change,
    { key, fingerprint }: ChangeRequest,
  ): Promise<RemoteStep> {
    const writes = writesOf(change);
    const waiting: PendingWrite[] = [];
    for (const calendarId of calendarsOf(writes)) waiting.push(...(await transaction.pendingWrites(calendarId)));
    const mine = waiting.find((pending) =>
      key ? pending.idempotencyKey === key.key : pending.lost && pending.fingerprint === fingerprint,
    );
    if (mine?.isOver) return { kind: 'settle', pending: mine, mine: true };
    if (mine) throw new IdempotencyInProgressError();
    const other = waiting.find((pending) =>
      pendingObjects(pending).some((object) =>
        writes.some(({ calendarId, uid }) => calendarId === object.calendarId && uid === object.uid),
      ),
    );
    if (other) return other.isOver ? { kind: 'settle', pending: other, mine: false } : { kind: 'wait' };
    const placed = await this.placed(change);
    const { calendarId, uid, before, after, href } = placed.write;
    const pending: BegunWrite = {
      id: this.newId(),
      calendarId,
      uid,
      href: href ?? '',
      beforeIcs: before?.ics ?? null,
      afterIcs: after?.ics ?? null,
      completion: placed.completion,
      idempotencyKey: key?.key ?? null,
      fingerprint,
    };
    transaction.beginWrite(pending);
    return { kind: 'send', pending, change: placed };
  }

  /** The change with a path for each object on a server. */
  private async placed(change: Change): Promise<Change> {
    const placeOf = async (write: ObjectWrite): Promise<ObjectWrite> => {
      const { calendarId, uid, href } = write;
      if (href !== null || !this.isRemote(calendarId)) return write;
      return { ...write, href: await this.reach(calendarId, (server) => server.hrefFor(uid)) };
    };
    const write = await placeOf(change.write);
    const further = await Promise.all((change.further ?? []).map(placeOf));
    const { completion } = change;
    const hrefs = further.map(({ href }) => href);
    const objects = completion.operation.further?.map((object, index) => ({ ...object, href: hrefs[index] ?? null }));
    if (completion.kind === 'mark')
      return {
        write,
        further,
        completion: { ...completion, operation: { ...completion.operation, ...(objects && { further: objects }) } },
      };
    const operation = { ...completion.operation, href: write.href, ...(objects && { further: objects }) };
    return { write, further, completion: { ...completion, operation } };
  }

  /**
   * Writes until the server has the change.
   * @returns its entity tag
   * @throws CalendarServerUnavailableError, CalendarServerRefusedError, EventChangedError
   */
  async write(write: ServerWrite, conditional: boolean): Promise<string | null> {
    const server = this.serverOf(write.calendarId);
    const href = write.href ?? '';
    const [before, after] = [write.before?.ics ?? null, write.after?.ics ?? null];
    let etag = write.before?.remoteEtag ?? null;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const outcome: WriteOutcome =
        before !== null && etag === null
          ? { kind: 'precondition_failed' }
          : await put(server, href, after, before === null ? null : etag);
      if (outcome.kind === 'written') return outcome.etag;
      if (outcome.kind === 'refused') throw new CalendarServerRefusedError(outcome.status);
      const current = await server.read(href);
      if (meansTheSame(current?.ics ?? null, after)) return current?.etag ?? null;
      if (!meansTheSame(current?.ics ?? null, before))
        throw new EventChangedError(
          'The event was changed on the calendar server since. Read it again in a moment before changing it.',
          conditional,
        );
      etag = current?.etag ?? null;
    }
    throw new EventChangedError('The event is being changed on the calendar server. Try again in a moment.');
  }

  /**
   * Takes writes back, the last one first. An object that somebody changed on its server since stays as it is.
   * @throws UnavailableError
   */
  async takeBack(writes: readonly ServerWrite[]): Promise<void> {
    for (const { calendarId, href, before, after } of writes.toReversed()) {
      try {
        const taken = after && { ics: after.ics, remoteEtag: after.remoteEtag ?? null };
        await this.write({ calendarId, href, before: taken, after: before }, false);
      } catch (error) {
        if (error instanceof CalendarServerUnavailableError) throw await this.unavailable(calendarId, error);
        if (!(error instanceof ServiceError)) throw error;
      }
    }
  }

  /** @throws UnavailableError */
  read(calendarId: string, href: string): Promise<RemoteObject | null> {
    return this.reach(calendarId, (server) => server.read(href));
  }

  wrote(calendarId: string): void {
    this.calendars.wrote(calendarId);
  }

  /** Records that the server is unavailable, and returns the error for the requester. */
  async unavailable(calendarId: string, error: CalendarServerUnavailableError): Promise<UnavailableError> {
    await this.calendars.reportUnavailable(calendarId, error);
    return new UnavailableError(
      `The calendar ${calendarId} cannot be written now, because its server cannot be used. Reading works; try again later.`,
      'calendar_server_unavailable',
      30,
      error,
    );
  }

  private async reach<Result>(calendarId: string, call: (server: CalendarServer) => Promise<Result>): Promise<Result> {
    try {
      return await call(this.serverOf(calendarId));
    } catch (error) {
      throw error instanceof CalendarServerUnavailableError ? await this.unavailable(calendarId, error) : error;
    }
  }

  private serverOf(calendarId: string): CalendarServer {
    const server = this.calendars.serverOf(calendarId);
    if (!server) throw new Error(`The calendar ${calendarId} has no server.`);
    return server;
  }
}

function put(server: CalendarServer, href: string, after: string | null, etag: string | null): Promise<WriteOutcome> {
  if (after === null)
    return etag === null ? Promise.resolve({ kind: 'precondition_failed' }) : server.remove(href, etag);
  return etag === null ? server.create(href, after) : server.update(href, etag, after);
}
