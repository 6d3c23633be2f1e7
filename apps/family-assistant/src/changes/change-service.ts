import { setTimeout as pause } from 'node:timers/promises';
import { ServiceError } from '@homeroom/errors';
import { fromRawIcs, meansTheSame, type Zone } from '@homeroom/icalendar';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import { CalendarBusyError } from './change-errors.ts';
import type { ChangePlanner, ChangeTarget, Plan } from './change-planner.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { ChangeHooks } from './change-hooks.ts';
import type { ChangeResult, Outcome, Present } from './change-result.ts';
import type { ChangeStore, ChangeTransaction } from './change-store.ts';
import type { BegunWrite, Change, PendingWrite, RemotePlace } from './change.ts';
import { isFinal } from './idempotency.ts';
import type { ChangeRequest, RequestKey } from './idempotency.ts';
import type { ListedOperation, OperationType } from './operation.ts';
import { isOver } from './remote-writes.ts';
import type { RemoteStep, RemoteWrites } from './remote-writes.ts';
import { planRevert } from './undo-planner.ts';
import type { Reverting } from './undo-planner.ts';

/** `Own`: results of the feature behind the hooks. */
export interface ChangeServiceDeps<Own extends { type: string }> {
  store: ChangeStore;
  planner: ChangePlanner;
  remote: RemoteWrites;
  hooks: ChangeHooks<Own>;
  /** Makes the response that is stored for an `Idempotency-Key`, in the transaction of the change. */
  present: Present<ChangeResult | Own>;
  familyZone: Zone;
  /** Time to undo or redo a change, in milliseconds. */
  undoTtlMs: number;
}

/** Plans a change in its transaction. */
export type Planning<Own> = (transaction: ChangeTransaction) => Promise<Plan<Own>>;

type Step<Own> = { kind: 'done'; outcome: Outcome<ChangeResult | Own> } | RemoteStep;

/** Limit of the wait for another write of the same event to a calendar server: 10 s. */
const waits = 100;
const waitMs = 100;

const resultTypes: Record<OperationType, 'created' | 'changed' | 'cancelled'> = {
  add: 'created',
  move: 'changed',
  rename: 'changed',
  cancel: 'cancelled',
};

/** Changes, undo and redo, each once: a change commits together with its operation and its stored response. */
export class ChangeService<Own extends { type: string } = never> {
  private readonly deps: ChangeServiceDeps<Own>;

  constructor(deps: ChangeServiceDeps<Own>) {
    this.deps = deps;
  }

  add(event: EventToAdd, senderId: string | null, request: ChangeRequest) {
    return this.once(request, (transaction) => this.deps.planner.add(transaction, event, senderId));
  }

  edit(edit: EventEdit, target: ChangeTarget, request: ChangeRequest) {
    return this.once(request, (transaction) => this.deps.planner.edit(transaction, edit, target));
  }

  cancel(target: ChangeTarget, request: ChangeRequest) {
    return this.once(request, (transaction) => this.deps.planner.cancel(transaction, target));
  }

  /** Undoes or redoes an operation. */
  revert(reverting: Reverting, request: ChangeRequest) {
    return this.once(request, (transaction) => planRevert(transaction, reverting, this.deps));
  }

  /** The newest operations of a sender, or of all for null. */
  list(senderId: string | null): Promise<{ operations: ListedOperation[]; now: Date }> {
    return this.deps.store.newest(senderId);
  }

  /**
   * Claims the key of a request that does no harm when it is repeated, so that no other request uses it.
   * @throws IdempotencyMismatchError when another request has used it
   */
  async claim(request: ChangeRequest): Promise<void> {
    if (request.key) await this.once(request, async () => ({ kind: 'result', result: { type: 'done' } }));
  }

  /** Makes a planned change and stores the response in one transaction; a known key gets its stored response. */
  async once(request: ChangeRequest, plan: Planning<Own>): Promise<Outcome<ChangeResult | Own>> {
    for (let turn = 0; turn < waits; turn += 1) {
      const step = await this.deps.store.transact((transaction) => this.step(transaction, request, plan));
      if (step.kind === 'done') return step.outcome;
      if (step.kind === 'send') return this.send(step.pending, step.change, request);
      if (step.kind === 'wait') await pause(waitMs);
      else {
        const settled = await this.settle(step.pending);
        if (settled && step.mine) return settled;
      }
    }
    throw new CalendarBusyError(
      'Another change of this event is still on its way to the calendar server. Try again shortly.',
    );
  }

  /** Settles every write to the calendar's server whose answer was lost. */
  async settleLost(calendarId: string): Promise<void> {
    const writes = await this.deps.store.transact((transaction) => transaction.pendingWrites(calendarId));
    for (const pending of writes.filter(isOver)) await this.settle(pending);
  }

  private async step(transaction: ChangeTransaction, request: ChangeRequest, plan: Planning<Own>): Promise<Step<Own>> {
    const { key } = request;
    const response = key && (await transaction.storedResponse(key));
    if (response) return { kind: 'done', outcome: { type: 'stored', response, result: null } };
    try {
      const planned = await plan(transaction);
      if (planned.kind === 'result')
        return { kind: 'done', outcome: await this.respond(transaction, key, planned.result) };
      const { change, at, before = [] } = planned;
      for (const earlier of before) await this.write(transaction, earlier, at, null);
      if (this.deps.remote.isRemote(change.write.calendarId))
        return await this.deps.remote.begin(transaction, change, request);
      const result = await this.resultOf(transaction, change, at);
      const made = key && this.deps.present(result);
      // Written late, because until the end of the transaction others wait for what this touches.
      await this.write(transaction, change, at, null);
      return { kind: 'done', outcome: await this.respond(transaction, key, result, made) };
    } catch (error) {
      if (!key || !isFinal(error)) throw error;
      return { kind: 'done', outcome: await this.respond(transaction, key, { type: 'refused', error }) };
    }
  }

  private async resultOf(
    transaction: ChangeTransaction,
    { write, completion }: Change,
    at: Date,
  ): Promise<ChangeResult | Own> {
    if (completion.kind === 'mark')
      return {
        type: completion.undone ? 'undone' : 'redone',
        operation: completion.operation,
        object: write.after,
      };
    const own = completion.settles && (await this.deps.hooks.resultOf(transaction, completion.settles, at));
    if (own) return own;
    const operation = { ...completion.operation, executedAt: at, undone: false };
    return { type: resultTypes[operation.type], operation, etag: write.after?.etag ?? null };
  }

  private async write(
    transaction: ChangeTransaction,
    change: Change,
    at: Date,
    remote: RemotePlace | null,
  ): Promise<void> {
    await transaction.apply(change, at, remote);
    await this.deps.hooks.written(transaction, change.completion, at);
  }

  private async respond(
    transaction: ChangeTransaction,
    key: RequestKey | null,
    result: ChangeResult | Own,
    response = key && this.deps.present(result),
  ): Promise<Outcome<ChangeResult | Own>> {
    if (!key || !response) return result;
    await transaction.storeResponse(key, response);
    return { type: 'stored', response, result };
  }

  /** Sends a change that was begun to its calendar server, and records the outcome. */
  private async send(
    pending: BegunWrite,
    change: Change,
    request: ChangeRequest,
  ): Promise<Outcome<ChangeResult | Own>> {
    const { store, remote } = this.deps;
    try {
      const etag = await remote.write(change, request.conditional);
      return await this.finish(pending, change, etag, request.key, { etag: change.write.before?.remoteEtag ?? null });
    } catch (error) {
      if (error instanceof CalendarServerUnavailableError) {
        await store.transact(async (transaction) => {
          if (error.uncertain) await transaction.markLost(pending.id);
          else await transaction.endWrite(pending.id);
        });
        throw await remote.unavailable(pending.calendarId, error);
      }
      if (error instanceof ServiceError) return this.refuse(pending, change, error, request.key);
      throw error;
    }
  }

  /**
   * Records a change that the server has taken. If a synchronization has replaced the copy since, so that `expected` is
   * no longer its entity tag, the copy is newer and stays.
   */
  private async finish(
    pending: Pick<PendingWrite, 'id'>,
    change: Change,
    etag: string | null,
    key: RequestKey | null,
    expected?: { etag: string | null },
  ): Promise<Outcome<ChangeResult | Own>> {
    const { write, completion } = change;
    const { store, remote, familyZone } = this.deps;
    try {
      return await store.transact(async (transaction) => {
        const at = await transaction.lock(completion.operation.senderId, write.calendarId);
        const result = await this.resultOf(transaction, change, at);
        const made = key && this.deps.present(result);
        if (!(await transaction.endWrite(pending.id))) {
          const response = key && (await transaction.storedResponse(key));
          return response ? { type: 'stored', response, result: null } : result;
        }
        const object = await transaction.object(write.calendarId, write.uid);
        const newer = expected !== undefined && (object?.remoteEtag ?? null) !== expected.etag;
        const after = newer ? object && fromRawIcs(object.ics, familyZone) : write.after;
        const place: RemotePlace = { href: write.href ?? '', etag: newer ? (object?.remoteEtag ?? null) : etag };
        await this.write(
          transaction,
          { write: { ...write, before: object ?? write.before, after }, completion },
          at,
          place,
        );
        return this.respond(transaction, key, result, made);
      });
    } finally {
      remote.wrote(write.calendarId);
    }
  }

  private async refuse(
    pending: BegunWrite,
    { completion }: Change,
    error: ServiceError,
    key: RequestKey | null,
  ): Promise<Outcome<ChangeResult | Own>> {
    const { store, hooks } = this.deps;
    const note = completion.kind === 'record' ? completion.settles : undefined;
    const outcome = await store.transact(async (transaction) => {
      await transaction.endWrite(pending.id);
      const own = note && (await hooks.refusalOf(transaction, note, error.message));
      if (own) return this.respond(transaction, key, own);
      if (!key) return null;
      if (!isFinal(error)) throw error;
      return this.respond(transaction, key, { type: 'refused', error });
    });
    if (!outcome) throw error;
    return outcome;
  }

  /**
   * Finds out whether a write whose answer was lost has happened, and records it if so.
   * @returns null when it has not
   * @throws UnavailableError while the server cannot tell
   */
  private async settle(pending: PendingWrite): Promise<Outcome<ChangeResult | Own> | null> {
    const { store, remote, familyZone } = this.deps;
    const { calendarId, uid, href, afterIcs, completion, idempotencyKey, fingerprint } = pending;
    const current = await remote.read(calendarId, href);
    if (!meansTheSame(current?.ics ?? null, afterIcs)) {
      await store.transact((transaction) => transaction.endWrite(pending.id));
      return null;
    }
    const after = afterIcs === null ? null : fromRawIcs(current?.ics ?? afterIcs, familyZone);
    const change: Change = { write: { calendarId, uid, before: null, after, href }, completion };
    const key = idempotencyKey === null ? null : { key: idempotencyKey, fingerprint };
    return this.finish(pending, change, current?.etag ?? null, key);
  }
}
