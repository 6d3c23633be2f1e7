import { ServiceError, UnavailableError } from '@homeroom/errors';
import { type Zone, meansTheSame, fromRawIcs } from '@homeroom/icalendar';
import { failedAnswer } from '../conflicts/resolution-answers.ts';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { CalendarServer, WriteOutcome } from '../caldav/calendar-server.ts';
import { answerToError, IdempotencyInProgressError } from './answer.ts';
import type { Answer, ChangeRequest } from './answer.ts';
import type { ChangeAnswers } from './change-answers.ts';
import { eventChanged } from './change-planner.ts';
import type { Change, ChangeStore, ChangeTransaction, Completion, PendingWrite, RemotePlace } from './change-store.ts';

/** The calendars that live on a server. */
export interface RemoteCalendars {
  /** Null for a calendar that is kept here. */
  serverOf(calendarId: string): CalendarServer | null;
  /** Something was written there, so the copy is to follow soon. */
  wrote(calendarId: string): void;
  /** A write found that the server cannot be used. */
  away(calendarId: string, error: CalendarServerUnavailableError): Promise<void>;
}

/** What the writes to servers work with. */
export interface RemoteWritesParts {
  store: ChangeStore;
  answers: ChangeAnswers;
  calendars: RemoteCalendars;
  familyZone: Zone;
  newId: () => string;
}

/** How a change of a mirrored calendar goes on. */
export type RemoteStep =
  | { kind: 'send'; pending: BegunWrite; change: Change }
  /** An earlier write must be settled first; `mine` when it is the same request. */
  | { kind: 'settle'; pending: PendingWrite; mine: boolean }
  /** Another write of the same event is under way. */
  | { kind: 'wait' };

type BegunWrite = Omit<PendingWrite, 'startedAt' | 'lost'>;

const tries = 3;
/** No write is under way for so long: time limits and tries together are shorter. */
const staleAfterMs = 120_000;

/**
 * Writes changes through to calendar servers. What is intended is recorded first, so that a write whose answer is lost
 * is found out later and never made twice; the operation is recorded once the server has taken the change.
 */
export class RemoteWrites {
  private readonly parts: RemoteWritesParts;

  constructor(parts: RemoteWritesParts) {
    this.parts = parts;
  }

  isRemote(calendarId: string): boolean {
    return this.parts.calendars.serverOf(calendarId) !== null;
  }

  /** Records what is intended, in the transaction that worked it out. */
  async begin(
    transaction: ChangeTransaction,
    change: Change,
    { key, fingerprint }: ChangeRequest,
  ): Promise<RemoteStep> {
    const { calendarId, uid, before, after } = change.write;
    const waiting = await transaction.pendingOf(calendarId);
    const mine = waiting.find((pending) =>
      key ? pending.idempotencyKey === key.key : pending.lost && pending.fingerprint === fingerprint,
    );
    if (mine && isOver(mine)) return { kind: 'settle', pending: mine, mine: true };
    if (mine) throw new IdempotencyInProgressError();
    const other = waiting.find((pending) => pending.uid === uid);
    if (other) return isOver(other) ? { kind: 'settle', pending: other, mine: false } : { kind: 'wait' };
    const href = change.write.href ?? (await this.reached(calendarId, (server) => server.hrefFor(uid)));
    const placed: Change = { write: { ...change.write, href }, completion: withHref(change.completion, href) };
    const pending: BegunWrite = {
      id: this.parts.newId(),
      calendarId,
      uid,
      href,
      beforeIcs: before?.ics ?? null,
      afterIcs: after?.ics ?? null,
      completion: placed.completion,
      idempotencyKey: key?.key ?? null,
      fingerprint,
    };
    await transaction.begin(pending);
    return { kind: 'send', pending, change: placed };
  }

  /** Sends a change that was begun, and records how it ended. */
  async send(pending: BegunWrite, change: Change, request: ChangeRequest): Promise<Answer> {
    try {
      const etag = await this.written(change, request.conditional);
      return await this.finish(pending, change, etag, request, { etag: change.write.before?.remoteEtag ?? null });
    } catch (error) {
      if (error instanceof CalendarServerUnavailableError) throw await this.unanswered(pending, error);
      if (error instanceof ServiceError) return this.refused(pending, change, error, request);
      throw error;
    }
  }

  /**
   * Finds out whether a write happened whose answer was lost.
   * @returns its answer when it did, otherwise null
   * @throws UnavailableError while the server cannot tell
   */
  async settle(pending: PendingWrite): Promise<Answer | null> {
    const current = await this.reached(pending.calendarId, (server) => server.read(pending.href));
    if (!meansTheSame(current?.ics ?? null, pending.afterIcs)) {
      await this.parts.store.transact((transaction) => transaction.settle(pending.id));
      return null;
    }
    const key =
      pending.idempotencyKey === null ? null : { key: pending.idempotencyKey, fingerprint: pending.fingerprint };
    const after =
      pending.afterIcs === null ? null : fromRawIcs(current?.ics ?? pending.afterIcs, this.parts.familyZone);
    const { calendarId, uid, href } = pending;
    return this.finish(
      pending,
      { write: { calendarId, uid, before: null, after, href }, completion: revived(pending.completion) },
      current?.etag ?? null,
      { key, fingerprint: pending.fingerprint, conditional: false },
    );
  }

  /** Settles every write to the calendar whose answer was lost. */
  async settleLost(calendarId: string): Promise<void> {
    const waiting = await this.parts.store.transact((transaction) => transaction.pendingOf(calendarId));
    for (const pending of waiting.filter(isOver)) await this.settle(pending);
  }

  /**
   * Records a change that the server has taken. Where the copy has followed the server meanwhile, and `expected` is no
   * longer its entity tag, the copy is the newer one and stays.
   */
  private finish(
    pending: Pick<PendingWrite, 'id'>,
    change: Change,
    etag: string | null,
    { key }: ChangeRequest,
    expected?: { etag: string | null },
  ): Promise<Answer> {
    const { write, completion } = change;
    return this.parts.store
      .transact(async (transaction) => {
        const at = await transaction.lock(completion.operation.senderId, write.calendarId);
        const answer = this.parts.answers.made(change, at);
        if (!(await transaction.settle(pending.id))) return (key && (await transaction.firstAnswer(key))) ?? answer;
        const object = await transaction.object(write.calendarId, write.uid);
        const newer = expected !== undefined && (object?.remoteEtag ?? null) !== expected.etag;
        const after = newer ? object && fromRawIcs(object.ics, this.parts.familyZone) : write.after;
        const remote: RemotePlace = { href: write.href ?? '', etag: newer ? (object?.remoteEtag ?? null) : etag };
        await transaction.apply({ write: { ...write, before: object ?? write.before, after }, completion }, at, remote);
        if (key) await transaction.keepAnswer(key, answer);
        return answer;
      })
      .finally(() => this.parts.calendars.wrote(write.calendarId));
  }

  /** Writes until the server has it; answers the entity tag. */
  private async written({ write }: Change, conditional: boolean): Promise<string | null> {
    const server = this.parts.calendars.serverOf(write.calendarId);
    if (!server) throw new Error(`The calendar ${write.calendarId} has no server.`);
    const href = write.href ?? '';
    const [before, after] = [write.before?.ics ?? null, write.after?.ics ?? null];
    let etag = write.before?.remoteEtag ?? null;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const outcome: WriteOutcome =
        before !== null && etag === null
          ? { kind: 'precondition_failed' }
          : await put(server, href, after, before === null ? null : etag);
      if (outcome.kind === 'written') return outcome.etag;
      if (outcome.kind === 'refused')
        throw new ServiceError(
          409,
          'calendar_server_refused',
          `The calendar server refuses this change (status ${outcome.status}).`,
          { details: { status: outcome.status } },
        );
      const current = await server.read(href);
      if (meansTheSame(current?.ics ?? null, after)) return current?.etag ?? null;
      if (!meansTheSame(current?.ics ?? null, before))
        throw eventChanged(
          conditional ? 412 : 409,
          'The event was changed on the calendar server since. Read it again in a moment before changing it.',
        );
      etag = current?.etag ?? null;
    }
    throw eventChanged(409, 'The event is being changed on the calendar server. Try again in a moment.');
  }

  private async unanswered(pending: BegunWrite, error: CalendarServerUnavailableError): Promise<UnavailableError> {
    await this.parts.store.transact((transaction) =>
      error.uncertain ? transaction.markLost(pending.id) : transaction.settle(pending.id).then(() => undefined),
    );
    return this.away(pending.calendarId, error);
  }

  private async refused(
    pending: BegunWrite,
    { completion }: Change,
    error: ServiceError,
    { key }: ChangeRequest,
  ): Promise<Answer> {
    const settles = completion.kind === 'record' ? completion.settles : undefined;
    const answer = await this.parts.store.transact(async (transaction) => {
      await transaction.settle(pending.id);
      const refusal = settles ? failedAnswer(settles.conflict, error.message) : key && answerToError(error);
      if (key && refusal) await transaction.keepAnswer(key, refusal);
      return refusal;
    });
    if (!answer) throw error;
    return answer;
  }

  private async reached<Result>(
    calendarId: string,
    call: (server: CalendarServer) => Promise<Result>,
  ): Promise<Result> {
    const server = this.parts.calendars.serverOf(calendarId);
    if (!server) throw new Error(`The calendar ${calendarId} has no server.`);
    try {
      return await call(server);
    } catch (error) {
      throw error instanceof CalendarServerUnavailableError ? await this.away(calendarId, error) : error;
    }
  }

  private async away(calendarId: string, error: CalendarServerUnavailableError): Promise<UnavailableError> {
    await this.parts.calendars.away(calendarId, error);
    return new UnavailableError(
      `The calendar ${calendarId} cannot be written now, because its server cannot be used. Reading works; try again later.`,
      'calendar_server_unavailable',
      30,
      error,
    );
  }
}

function put(server: CalendarServer, href: string, after: string | null, etag: string | null): Promise<WriteOutcome> {
  if (after === null)
    return etag === null ? Promise.resolve({ kind: 'precondition_failed' }) : server.remove(href, etag);
  return etag === null ? server.create(href, after) : server.update(href, etag, after);
}

function isOver({ lost, startedAt }: PendingWrite): boolean {
  return lost || Date.now() - startedAt.getTime() > staleAfterMs;
}

function withHref(completion: Completion, href: string): Completion {
  return completion.kind === 'record' ? { ...completion, operation: { ...completion.operation, href } } : completion;
}

/** A completion as it was before it was kept as JSON. */
function revived(completion: Completion): Completion {
  return completion.kind === 'record'
    ? completion
    : { ...completion, operation: { ...completion.operation, executedAt: new Date(completion.operation.executedAt) } };
}
