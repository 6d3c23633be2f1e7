import { InvalidRequestError, NotFoundError, ServiceError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { Requester } from '../changes/change-http.ts';
import type { AdultsEdit, ChangePlanner, Plan } from '../changes/change-planner.ts';
import type { EventEdit } from '../changes/change-request.ts';
import { isStored } from '../changes/change-result.ts';
import type { ChangeService } from '../changes/change-service.ts';
import { conflictMark } from '../changes/change-store.ts';
import type { ChangeTransaction } from '../changes/change-store.ts';
import type { CopiesLeft, KnownCopies } from '../changes/copies-left.ts';
import type { ChangeRequest } from '../changes/idempotency.ts';
import { shownOptions } from './conflict-presenter.ts';
import type { ConflictOutcome, ConflictResult } from './conflict-result.ts';
import { acknowledgeConflict, recordResolution } from './conflict-sql.ts';
import type { ConflictStore } from './conflict-store.ts';
import type {
  Conflict,
  ConflictOption,
  ConflictWithOptions,
  FrozenOptions,
  OptionChange,
  ResolutionAction,
} from './conflict.ts';
import type { ConflictRegistry } from './conflict-registry.ts';
import type { OptionFreezer } from './option-freezer.ts';
import { timesOf } from './registry-changes.ts';
import { conflictToSettle, resolved } from './settlement-hooks.ts';
import { settlingPlan, type Earlier } from './settling-plan.ts';

export interface ConflictServiceDeps {
  store: Pick<ConflictStore, 'find'>;
  registry: Pick<ConflictRegistry, 'follow'>;
  options: OptionFreezer;
  changes: Pick<ChangeService<ConflictResult>, 'once' | 'revert'>;
  planner: ChangePlanner;
  copies: Pick<CopiesLeft, 'of'>;
  household: Household;
  /** Whether a calendar lives on a server. */
  isRemote: (calendarId: string) => boolean;
}

/** The option to resolve a conflict with. */
export interface Choice {
  action: ResolutionAction;
  index: number;
  /** Revision of the options that it was chosen from; null when the requester does not say. */
  revision: number | null;
  /** Whether to change the calendar. */
  executed: boolean;
}

/** The choice was made from options that are not those of now. */
class OutdatedOptionsError extends Error {}

const outdatedReason = 'These options are out of date: an event changed, or a time is taken or has passed.';

interface Settling extends Requester {
  conflict: ConflictWithOptions;
  choice: Choice;
  option: ConflictOption;
}

/** Acknowledges and resolves conflicts, each once; a resolution changes the calendar through {@link ChangeService}. */
export class ConflictService {
  private readonly deps: ConflictServiceDeps;

  constructor(deps: ConflictServiceDeps) {
    this.deps = deps;
  }

  async acknowledge(id: string, request: ChangeRequest): Promise<ConflictOutcome> {
    const known = await this.deps.store.find(id);
    // The answer lists the options, each of which must be possible.
    if (known?.options) await this.deps.options.withOptions([known]);
    return this.deps.changes.once(request, async (transaction) => {
      transaction.mention(conflictMark(id));
      const conflict = await acknowledgeConflict(transaction.client, id);
      if (!conflict) throw conflictNotFound();
      return { kind: 'result', result: { type: 'acknowledged', conflict } };
    });
  }

  /**
   * A choice to execute, and one that names a revision, counts only while its options are those of now; without a
   * revision those of the first. Otherwise it fails and is answered with the options of now.
   * @throws InvalidRequestError when the option to execute does not exist
   */
  async resolve(id: string, choice: Choice, requester: Requester): Promise<ConflictOutcome> {
    if (!choice.executed && choice.revision === null) return this.record(id, choice, requester);
    const chosen = { ...choice, revision: choice.revision ?? 1 };
    try {
      const conflict = await this.withOptionsOfNow(id);
      if (!conflict || !choice.executed) return await this.record(id, chosen, requester);
      return await this.executeOption(conflict, chosen, requester);
    } catch (error) {
      if (!(error instanceof OutdatedOptionsError)) throw error;
    }
    const conflict = await this.withOptionsOfNow(id);
    if (!conflict) return this.record(id, choice, requester);
    return this.deps.changes.once(requester.request, async (transaction) => {
      transaction.mention(conflictMark(id));
      return { kind: 'result', result: { type: 'failed', conflict, reason: outdatedReason } };
    });
  }

  /** Null when the conflict is unknown or resolved, as one whose overlap is gone. */
  private async withOptionsOfNow(id: string): Promise<ConflictWithOptions | null> {
    const { registry, store, options } = this.deps;
    await registry.follow();
    const known = await store.find(id);
    if (!known || known.status === 'resolved') return null;
    return (await options.withOptions([known]))[0] ?? null;
  }

  private async executeOption(
    conflict: ConflictWithOptions,
    choice: Choice,
    requester: Requester,
  ): Promise<ConflictOutcome> {
    if (choice.revision !== conflict.optionsRevision) throw new OutdatedOptionsError();
    const option = conflict.options.options[choice.action][choice.index];
    if (!option) throw noSuchOption(choice.action, conflict.options);
    try {
      return await this.execute({ ...requester, conflict, choice, option });
    } catch (error) {
      if (leftUnchanged(error)) return { type: 'failed', conflict, reason: error.message };
      throw error;
    }
  }

  /** Records the choice without changing the calendar. */
  private record(
    id: string,
    { action, index, revision }: Choice,
    { senderId, request }: Requester,
  ): Promise<ConflictOutcome> {
    return this.deps.changes.once(request, async (transaction) => {
      const at = await transaction.lock(senderId, null);
      const conflict = await conflictToSettle(transaction, id);
      if (!conflict) throw conflictNotFound();
      if (conflict.status === 'resolved') return { kind: 'result', result: { type: 'alreadyResolved', conflict } };
      if (revision !== null && revision !== conflict.optionsRevision) throw new OutdatedOptionsError();
      const settledTimes = timesOf(conflict.first, conflict.second);
      const resolution = { conflictId: id, action, choice: index, at, settledTimes, operations: [] };
      await recordResolution(transaction.client, resolution);
      return {
        kind: 'result',
        result: { type: 'resolved', conflict: resolved(conflict, { action, choice: index, executedAt: at }) },
      };
    });
  }

  /** In one transaction; two changes of which one is made on a server are made one after the other. */
  private async execute(settling: Settling): Promise<ConflictOutcome> {
    const { conflict, option, request, senderId } = settling;
    const { isRemote, changes } = this.deps;
    const copies = await this.deps.copies.of(option.changes.map(({ eventId }) => eventId));
    const sides = [conflict.first, conflict.second];
    const [first, ...others] = option.changes;
    const together = others.length === 0 || !sides.some(({ calendarId }) => isRemote(calendarId));
    if (together || !first)
      return changes.once(request, (transaction) =>
        this.plan(transaction, { ...settling, copies }, option.changes, { operations: [], copiesLeft: [] }),
      );
    // Without a key: should this change be undone below, the same request makes it again.
    const firstRequest = { ...request, fingerprint: `${request.fingerprint} 1`, key: null };
    const made = await changes.once(firstRequest, (transaction) =>
      this.plan(transaction, { ...settling, copies }, [first], null),
    );
    if (made.type !== 'changed') return made;
    const operationId = made.operation.id;
    const undoFirst = () =>
      changes.revert({ action: 'undo', operationId, senderId, ownsUnsigned: true }, { ...request, key: null });
    try {
      const outcome = await changes.once(request, (transaction) =>
        this.plan(transaction, { ...settling, copies }, others, {
          operations: [operationId],
          copiesLeft: made.copiesLeft ?? [],
        }),
      );
      const result = isStored(outcome) ? outcome.result : outcome;
      if (result === null || result.type === 'failed') await undoFirst();
      return outcome;
    } catch (error) {
      if (error instanceof OutdatedOptionsError || leftUnchanged(error)) await undoFirst();
      throw error;
    }
  }

  /** @param earlier what belongs to the resolution already; null when a later change settles the conflict */
  private async plan(
    transaction: ChangeTransaction,
    {
      senderId,
      choice,
      copies,
      conflict: { id, first, second, options, optionsRevision },
    }: Settling & { copies: KnownCopies },
    wanted: readonly OptionChange[],
    earlier: Earlier | null,
  ): Promise<Plan<ConflictResult>> {
    // Always in one order, so that no two transactions wait for each other.
    for (const calendarId of [...new Set([first.calendarId, second.calendarId])].sort())
      await transaction.lock(senderId, calendarId);
    const conflict = await conflictToSettle(transaction, id);
    if (!conflict) throw conflictNotFound();
    if (conflict.status === 'resolved') return { kind: 'result', result: { type: 'alreadyResolved', conflict } };
    if (conflict.optionsRevision !== optionsRevision) throw new OutdatedOptionsError();
    await this.refuseStale(transaction, conflict, options);
    try {
      const plans = [];
      for (const change of wanted) {
        const target = { eventId: change.eventId, scope: 'instance' as const, ifMatch: null, senderId };
        plans.push(copies.leftBy(await this.deps.planner.edit(transaction, this.editOf(change), target)));
      }
      return settlingPlan(id, plans, earlier, (made) => ({
        conflictId: id,
        action: choice.action,
        choice: choice.index,
        settledTimes: timesAfter(conflict, wanted),
        ...made,
      }));
    } catch (error) {
      if (error instanceof ServiceError && error.status < 500)
        return { kind: 'result', result: { type: 'failed', conflict, reason: error.message } };
      throw error;
    }
  }

  /** @throws OutdatedOptionsError when an event is no longer at the times that the options were made for */
  private async refuseStale(
    transaction: ChangeTransaction,
    { first, second }: Conflict,
    frozen: FrozenOptions,
  ): Promise<void> {
    for (const [side, then] of [
      [first, frozen.first],
      [second, frozen.second],
    ] as const) {
      const now = await this.deps.planner.timesOf(transaction, side.eventId);
      if (now?.start !== then.start || now.end !== then.end) throw new OutdatedOptionsError();
    }
  }

  private editOf(change: OptionChange): EventEdit | AdultsEdit {
    if (change.kind === 'move') return { kind: 'move', times: { start: change.start, end: change.end } };
    return { kind: 'assign', adults: this.deps.household.members.filter(({ id }) => change.memberIds.includes(id)) };
  }
}

function timesAfter({ first, second }: Conflict, changes: readonly OptionChange[]): string {
  const after = (side: Conflict['first']) =>
    changes.find((change) => change.kind === 'move' && change.eventId === side.eventId) ?? side;
  return timesOf(after(first) as Conflict['first'], after(second) as Conflict['first']);
}

/** Whether it is certain that nothing was written. */
function leftUnchanged(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.code !== 'calendar_server_unavailable') return false;
  return !(error.cause instanceof CalendarServerUnavailableError && error.cause.uncertain);
}

function noSuchOption(action: ResolutionAction, { options }: FrozenOptions): InvalidRequestError {
  const count = options[action].length;
  const allowed =
    count === 0
      ? `there is no option to ${action}`
      : `\`choice_index\` of ${action} must be ${count === 1 ? '0' : `from 0 to ${count - 1}`}`;
  return new InvalidRequestError([`With \`executed\`, ${allowed}.`], { options: shownOptions(options[action]) });
}

function conflictNotFound(): NotFoundError {
  return new NotFoundError('There is no conflict with this id.', 'conflict_not_found');
}
