import { setTimeout as pause } from 'node:timers/promises';
import type { Zone } from '@homeroom/icalendar';
import { CalendarBusyError } from './change-errors.ts';
import type { ChangePlanner, ChangeTarget, Plan } from './change-planner.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { ChangeHooks } from './change-hooks.ts';
import { ChangeRecorder } from './change-recorder.ts';
import type { ChangeResult, Outcome, Present } from './change-result.ts';
import type { ChangeStore, ChangeTransaction } from './change-store.ts';
import { writesOf } from './change.ts';
import type { CopiesLeft } from './copies-left.ts';
import { isFinal } from './idempotency.ts';
import type { ChangeRequest } from './idempotency.ts';
import type { ListedOperation } from './operation.ts';
import { ServerChanges } from './server-changes.ts';
import type { RemoteStep, RemoteWrites } from './remote-writes.ts';
import { planRevert } from './undo-planner.ts';
import type { Reverting } from './undo-planner.ts';

/** `Own`: results of the feature behind the hooks. */
export interface ChangeServiceDeps<Own extends { type: string }> {
  store: ChangeStore;
  planner: ChangePlanner;
  remote: RemoteWrites;
  copies: Pick<CopiesLeft, 'of'>;
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

/** Changes, undo and redo, each once: a change commits together with its operation and its stored response. */
export class ChangeService<Own extends { type: string } = never> {
  private readonly deps: ChangeServiceDeps<Own>;
  private readonly recorder: ChangeRecorder<Own>;
  private readonly serverChanges: ServerChanges<Own>;

  constructor(deps: ChangeServiceDeps<Own>) {
    this.deps = deps;
    this.recorder = new ChangeRecorder(deps);
    this.serverChanges = new ServerChanges({ ...deps, recorder: this.recorder });
  }

  add(event: EventToAdd, senderId: string | null, request: ChangeRequest) {
    return this.once(request, (transaction) => this.deps.planner.add(transaction, [event], senderId));
  }

  async edit(edit: EventEdit, target: ChangeTarget, request: ChangeRequest) {
    const copies = await this.deps.copies.of([target.eventId]);
    return this.once(request, async (transaction) =>
      copies.leftBy(await this.deps.planner.edit(transaction, edit, target)),
    );
  }

  async cancel(target: ChangeTarget, request: ChangeRequest) {
    const copies = await this.deps.copies.of([target.eventId]);
    return this.once(request, async (transaction) =>
      copies.leftBy(await this.deps.planner.cancel(transaction, target)),
    );
  }

  /** Undoes or redoes an operation. */
  async revert(reverting: Reverting, request: ChangeRequest) {
    const { store } = this.deps;
    const operation = await store.operation(reverting.operationId);
    // An event that was added leaves no copies, and looking for them takes as long as its hour has events.
    const copies = await this.deps.copies.of(
      operation && operation.type !== 'add'
        ? [reverting.action === 'undo' ? operation.resultEventId : operation.eventId]
        : [],
    );
    return this.once(request, async (transaction) =>
      copies.leftBy(await planRevert(transaction, operation, reverting, this.deps)),
    );
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
      if (step.kind === 'send') return this.serverChanges.send(step.pending, step.change, request);
      if (step.kind === 'wait') await pause(waitMs);
      else {
        const settled = await this.serverChanges.settle(step.pending);
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
    for (const pending of writes.filter(({ isOver }) => isOver)) await this.serverChanges.settle(pending);
  }

  private async step(transaction: ChangeTransaction, request: ChangeRequest, plan: Planning<Own>): Promise<Step<Own>> {
    const { key } = request;
    const response = key && (await transaction.storedResponse(key));
    if (response) return { kind: 'done', outcome: { type: 'stored', response, result: null } };
    try {
      const planned = await plan(transaction);
      if (planned.kind === 'result')
        return { kind: 'done', outcome: this.recorder.respond(transaction, key, planned.result) };
      const { change, at, before = [] } = planned;
      for (const earlier of before) await this.recorder.write(transaction, earlier, at);
      if (writesOf(change).some(({ calendarId }) => this.deps.remote.isRemote(calendarId)))
        return await this.deps.remote.begin(transaction, change, request);
      const result = await this.recorder.resultOf(transaction, change, at);
      const made = key && this.deps.present(result);
      // Written late, because until the end of the transaction others wait for what this touches.
      await this.recorder.write(transaction, change, at);
      return { kind: 'done', outcome: this.recorder.respond(transaction, key, result, made) };
    } catch (error) {
      if (!key || !isFinal(error)) throw error;
      return { kind: 'done', outcome: this.recorder.respond(transaction, key, { type: 'refused', error }) };
    }
  }
}
