import { ServiceError, UnavailableError } from '@homeroom/errors';
import { fromRawIcs, meansTheSame, type Zone } from '@homeroom/icalendar';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import { EventChangedError } from './change-errors.ts';
import type { ChangeHooks } from './change-hooks.ts';
import type { ChangeRecorder } from './change-recorder.ts';
import type { ChangeResult, Outcome, Present } from './change-result.ts';
import type { ChangeStore, ChangeTransaction } from './change-store.ts';
import { calendarsOf, pendingObjects, writesOf } from './change.ts';
import type { BegunWrite, Change, ObjectWrite, PendingWrite, RemotePlace } from './change.ts';
import { isFinal } from './idempotency.ts';
import type { ChangeRequest, RequestKey } from './idempotency.ts';
import type { RemoteWrites, ServerWrite } from './remote-writes.ts';

export interface ServerChangesDeps<Own extends { type: string }> {
  store: ChangeStore;
  remote: RemoteWrites;
  recorder: ChangeRecorder<Own>;
  hooks: ChangeHooks<Own>;
  present: Present<ChangeResult | Own>;
  familyZone: Zone;
}

/** Changes of calendars on servers: each is begun in one transaction, sent, and recorded in another. */
export class ServerChanges<Own extends { type: string }> {
  private readonly deps: ServerChangesDeps<Own>;

  constructor(deps: ServerChangesDeps<Own>) {
    this.deps = deps;
  }

  /** Sends a change that was begun to its calendar servers, and records the outcome. */
  async send(pending: BegunWrite, change: Change, request: ChangeRequest): Promise<Outcome<ChangeResult | Own>> {
    const { store, remote } = this.deps;
    const places = new Map<ObjectWrite, RemotePlace>();
    let { calendarId } = pending;
    let isSent = false;
    try {
      for (const write of writesOf(change).filter((one) => remote.isRemote(one.calendarId))) {
        ({ calendarId } = write);
        places.set(write, { href: write.href ?? '', etag: await remote.write(write, request.conditional) });
      }
      isSent = true;
      return await this.finish(pending, change, places, { key: request.key, isFresh: true });
    } catch (error) {
      if (error instanceof CalendarServerUnavailableError) {
        const isTakenBack = !error.uncertain && (await this.tookBack(places));
        await store.transact(async (transaction) => {
          if (isTakenBack) await transaction.endWrite(pending.id);
          else await transaction.markLost(pending.id);
        });
        throw await remote.unavailable(calendarId, error);
      }
      if (!(error instanceof ServiceError)) throw error;
      const isToTakeBack = !isSent || error instanceof EventChangedError;
      if (isToTakeBack && !(await this.tookBack(places))) {
        await store.transact((transaction) => transaction.markLost(pending.id));
        throw error;
      }
      return this.refuse(pending, change, error, request.key);
    }
  }

  /** Returns false when a server became unavailable meanwhile; the writes are settled later then. */
  private async tookBack(places: ReadonlyMap<ObjectWrite, RemotePlace>): Promise<boolean> {
    const writes = [...places].map(([{ calendarId, href, before, after }, { etag }]) => ({
      calendarId,
      href,
      before,
      after: after && { ics: after.ics, remoteEtag: etag },
    }));
    try {
      await this.deps.remote.takeBack(writes);
      return true;
    } catch (error) {
      if (error instanceof UnavailableError) return false;
      throw error;
    }
  }

  /**
   * Records a change that the servers have taken. If a synchronization has replaced the copy of a fresh write since, the
   * copy is newer and stays.
   * @throws EventChangedError when an object of a local calendar was changed meanwhile
   */
  private async finish(
    pending: BegunWrite,
    change: Change,
    places: ReadonlyMap<ObjectWrite, RemotePlace>,
    { key, isFresh }: { key: RequestKey | null; isFresh: boolean },
  ): Promise<Outcome<ChangeResult | Own>> {
    const { completion } = change;
    const { store, remote, recorder } = this.deps;
    const writes = writesOf(change);
    try {
      return await store.transact(async (transaction) => {
        let at = new Date(0);
        for (const calendarId of calendarsOf(writes))
          at = await transaction.lock(completion.operation.senderId, calendarId);
        const result = await recorder.resultOf(transaction, change, at);
        const made = key && this.deps.present(result);
        if (!(await transaction.endWrite(pending.id))) {
          const response = key && (await transaction.storedResponse(key));
          return response ? { type: 'stored', response, result: null } : result;
        }
        const { found, current } = await this.writesNow(transaction, pending, { writes, places, isFresh });
        const [write = change.write, ...further] = found;
        await recorder.write(transaction, { write, further, completion }, at, current);
        return recorder.respond(transaction, key, result, made);
      });
    } finally {
      for (const calendarId of calendarsOf([...places.keys()])) remote.wrote(calendarId);
    }
  }

  /** The writes against the objects as they are now, with the places of those that the servers have taken. */
  private async writesNow(
    transaction: ChangeTransaction,
    pending: BegunWrite,
    {
      writes,
      places,
      isFresh,
    }: { writes: readonly ObjectWrite[]; places: ReadonlyMap<ObjectWrite, RemotePlace>; isFresh: boolean },
  ): Promise<{ found: ObjectWrite[]; current: Map<ObjectWrite, RemotePlace> }> {
    const begun = pendingObjects(pending);
    const current = new Map<ObjectWrite, RemotePlace>();
    const found: ObjectWrite[] = [];
    for (const [index, write] of writes.entries()) {
      const object = await transaction.object(write.calendarId, write.uid);
      const place = places.get(write);
      if (!place && !meansTheSame(object?.ics ?? null, begun[index]?.beforeIcs ?? null))
        throw new EventChangedError('The event was changed since. Read it again before changing it.');
      const isNewer = isFresh && place && (object?.remoteEtag ?? null) !== (write.before?.remoteEtag ?? null);
      const after = isNewer ? object && fromRawIcs(object.ics, this.deps.familyZone) : write.after;
      const now = { ...write, before: object ?? write.before, after };
      found.push(now);
      if (place) current.set(now, isNewer ? { ...place, etag: object?.remoteEtag ?? null } : place);
    }
    return { found, current };
  }

  private async refuse(
    pending: BegunWrite,
    { completion }: Change,
    error: ServiceError,
    key: RequestKey | null,
  ): Promise<Outcome<ChangeResult | Own>> {
    const { store, recorder, hooks } = this.deps;
    const note = completion.kind === 'record' ? completion.settles : undefined;
    const outcome = await store.transact(async (transaction) => {
      await transaction.endWrite(pending.id);
      const own = note && (await hooks.refusalOf(transaction, note, error.message));
      if (own) return recorder.respond(transaction, key, own);
      if (!key) return null;
      if (!isFinal(error)) throw error;
      return recorder.respond(transaction, key, { type: 'refused', error });
    });
    if (!outcome) throw error;
    return outcome;
  }

  /**
   * Finds out whether a write whose answer was lost has happened, and records it if so. Of several objects each must
   * have been written; otherwise what was written is taken back.
   * @returns null when it has not
   * @throws UnavailableError while a server cannot tell
   */
  async settle(pending: PendingWrite): Promise<Outcome<ChangeResult | Own> | null> {
    const { store, remote, familyZone } = this.deps;
    const { completion, idempotencyKey, fingerprint } = pending;
    const places = new Map<ObjectWrite, RemotePlace>();
    const taken: ServerWrite[] = [];
    const writes: ObjectWrite[] = [];
    for (const { calendarId, uid, href, beforeIcs, afterIcs } of pendingObjects(pending)) {
      const isRemote = remote.isRemote(calendarId);
      const current = isRemote ? await remote.read(calendarId, href) : null;
      const ics = afterIcs === null ? null : (current?.ics ?? afterIcs);
      const write = { calendarId, uid, before: null, after: ics === null ? null : fromRawIcs(ics, familyZone), href };
      writes.push(write);
      if (!isRemote) continue;
      places.set(write, { href, etag: current?.etag ?? null });
      if (!meansTheSame(current?.ics ?? null, afterIcs)) continue;
      const [before, after] = [
        beforeIcs === null ? null : { ics: beforeIcs },
        current && { ics: current.ics, remoteEtag: current.etag },
      ];
      taken.push({ calendarId, href, before, after });
    }
    const [write, ...further] = writes;
    if (write && taken.length === places.size) {
      const key = idempotencyKey === null ? null : { key: idempotencyKey, fingerprint };
      try {
        return await this.finish(pending, { write, further, completion }, places, { key, isFresh: false });
      } catch (error) {
        if (!(error instanceof EventChangedError)) throw error;
      }
    }
    await remote.takeBack(taken);
    await store.transact((transaction) => transaction.endWrite(pending.id));
    return null;
  }
}
