import { InvalidRequestError, NotFoundError, ServiceError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { Answer, ChangeRequest } from '../changes/answer.ts';
import type { Requester } from '../changes/change-http.ts';
import type { AdultsEdit, ChangePlanner, Plan } from '../changes/change-planner.ts';
import type { EventEdit } from '../changes/change-request.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { Change, ChangeTransaction } from '../changes/change-store.ts';
import type { Conflict, ConflictOption, FrozenOptions, OptionChange, ResolutionAction } from './conflict.ts';
import { optionsBody, type ConflictPresenter } from './conflict-presenter.ts';
import type { ConflictStore } from './conflict-store.ts';
import type { OptionFreezer } from './frozen-options.ts';
import { timesOf } from './registry-changes.ts';
import { alreadySettledAnswer, failedAnswer, settledAnswer } from './resolution-answers.ts';

/** What settling works with. */
export interface SettlingParts {
  conflicts: Pick<ConflictStore, 'find'>;
  options: OptionFreezer;
  presenter: ConflictPresenter;
  changes: Pick<ChangeService, 'once' | 'revert'>;
  planner: ChangePlanner;
  household: Household;
  /** Whether a calendar lives on a server. */
  isRemote: (calendarId: string) => boolean;
}

/** What a resolve asks for. */
export interface Choice {
  action: ResolutionAction;
  index: number;
  /** Whether the calendar is to be changed. */
  executed: boolean;
}

interface Settling extends Requester {
  conflict: Conflict;
  choice: Choice;
  option: ConflictOption;
  frozen: FrozenOptions;
}

/** Acknowledges and resolves conflicts, each once; what a resolution changes goes the way of any change. */
export class SettleConflict {
  private readonly parts: SettlingParts;

  constructor(parts: SettlingParts) {
    this.parts = parts;
  }

  acknowledge(id: string, request: ChangeRequest): Promise<Answer> {
    return this.parts.changes.once(request, async (transaction) => {
      const conflict = await transaction.acknowledge(id);
      if (!conflict) throw conflictNotFound();
      return {
        kind: 'answer',
        answer: { status: 200, headers: {}, body: JSON.stringify(this.parts.presenter.conflict(conflict)) },
      };
    });
  }

  /** @throws InvalidRequestError when an option is to be carried out that there is not */
  async resolve(id: string, choice: Choice, requester: Requester): Promise<Answer> {
    const known = await this.parts.conflicts.find(id);
    if (!choice.executed || !known || known.status === 'resolved') return this.record(id, choice, requester);
    const [conflict] = await this.parts.options.withOptions([known]);
    if (!conflict) throw conflictNotFound();
    const option = conflict.options.options[choice.action][choice.index];
    if (!option) throw noSuchOption(choice.action, conflict.options);
    const settling: Settling = { ...requester, conflict, choice, option, frozen: conflict.options };
    try {
      return await this.carryOut(settling);
    } catch (error) {
      if (leftUnchanged(error)) return failedAnswer(this.parts.presenter.conflict(conflict), error.message);
      throw error;
    }
  }

  /** Only writes down what was chosen. */
  private record(id: string, { action, index }: Choice, { senderId, request }: Requester): Promise<Answer> {
    return this.parts.changes.once(request, async (transaction) => {
      const at = await transaction.lock(senderId, null);
      const conflict = await transaction.conflict(id);
      if (!conflict) throw conflictNotFound();
      const body = this.parts.presenter.conflict(conflict);
      if (conflict.status === 'resolved') return { kind: 'answer', answer: alreadySettledAnswer(body) };
      await transaction.resolve({
        conflictId: id,
        action,
        choice: index,
        at,
        settledTimes: timesOf(conflict.first, conflict.second),
        operations: [],
      });
      const { executed_at: executedAt } = this.parts.presenter.resolution({ action, choice: index, executedAt: at });
      return { kind: 'answer', answer: settledAnswer({ action, choice: index, conflict: body }, executedAt) };
    });
  }

  /** In one transaction; two changes of which one is made on a server are made one after the other. */
  private async carryOut(settling: Settling): Promise<Answer> {
    const { conflict, option, request, senderId } = settling;
    const sides = [conflict.first, conflict.second];
    for (const change of option.changes) {
      if (!(await this.parts.options.stillFree(change, sides)))
        return failedAnswer(
          this.parts.presenter.conflict(conflict),
          'The time is not free any more. Choose another option.',
        );
    }
    const [first, ...others] = option.changes;
    const together = others.length === 0 || !sides.some(({ calendarId }) => this.parts.isRemote(calendarId));
    if (together || !first)
      return this.parts.changes.once(request, (transaction) => this.plan(transaction, settling, option.changes, []));
    const made = await this.parts.changes.once(partOf(request), (transaction) =>
      this.plan(transaction, settling, [first], null),
    );
    const operationId = (JSON.parse(made.body) as { operation?: { id: string } }).operation?.id;
    if (operationId === undefined) return made;
    const putBack = () =>
      this.parts.changes.revert('undo', operationId, {
        senderId,
        ownsUnsigned: true,
        request: { ...request, key: null },
      });
    try {
      const answer = await this.parts.changes.once(request, (transaction) =>
        this.plan(transaction, settling, others, [operationId]),
      );
      if ((JSON.parse(answer.body) as { status?: string }).status === 'failed') await putBack();
      return answer;
    } catch (error) {
      if (leftUnchanged(error)) await putBack();
      throw error;
    }
  }

  /** @param earlier the operations that belong to the resolution already; null when others follow that settle it */
  private async plan(
    transaction: ChangeTransaction,
    settling: Settling,
    wanted: readonly OptionChange[],
    earlier: readonly string[] | null,
  ): Promise<Plan> {
    const { senderId, choice, frozen } = settling;
    // Always in one order, so that no two transactions wait for each other.
    for (const calendarId of [
      ...new Set([settling.conflict.first.calendarId, settling.conflict.second.calendarId]),
    ].sort())
      await transaction.lock(senderId, calendarId);
    const conflict = await transaction.conflict(settling.conflict.id);
    if (!conflict) throw conflictNotFound();
    const body = this.parts.presenter.conflict(conflict);
    if (conflict.status === 'resolved') return { kind: 'answer', answer: alreadySettledAnswer(body) };
    try {
      await this.refuseStale(transaction, conflict, frozen);
      const plans = [];
      for (const change of wanted)
        plans.push(
          await this.parts.planner.edit(transaction, this.editOf(change), {
            eventId: change.eventId,
            scope: 'instance',
            ifMatch: null,
            senderId,
          }),
        );
      return settlingPlan(
        plans,
        (operations) => ({
          conflictId: conflict.id,
          action: choice.action,
          choice: choice.index,
          settledTimes: timesAfter(conflict, wanted),
          operations,
          conflict: body,
        }),
        earlier,
      );
    } catch (error) {
      if (error instanceof ServiceError && error.status < 500)
        return { kind: 'answer', answer: failedAnswer(body, error.message) };
      throw error;
    }
  }

  /** @throws ServiceError when one of the events is not as it was when the options were made */
  private async refuseStale(
    transaction: ChangeTransaction,
    { first, second }: Conflict,
    frozen: FrozenOptions,
  ): Promise<void> {
    for (const [side, then] of [
      [first, frozen.first],
      [second, frozen.second],
    ] as const) {
      const now = await this.parts.planner.timesOf(transaction, side.eventId);
      if (now?.start === then.start && now.end === then.end) continue;
      throw new ServiceError(
        409,
        'event_changed',
        `${side.summary} was ${now ? 'moved' : 'cancelled'} since these options were made.`,
      );
    }
  }

  private editOf(change: OptionChange): EventEdit | AdultsEdit {
    if (change.kind === 'move') return { kind: 'move', times: { start: change.start, end: change.end } };
    return { kind: 'assign', adults: this.parts.household.members.filter(({ id }) => change.memberIds.includes(id)) };
  }
}

/** The changes of a resolution, of which the last one settles the conflict. */
function settlingPlan(
  plans: readonly Plan[],
  settlementOf: (operations: string[]) => NonNullable<Extract<Change['completion'], { kind: 'record' }>['settles']>,
  earlier: readonly string[] | null,
): Plan {
  const changes = plans.flatMap((plan) =>
    plan.kind === 'change' && plan.change.completion.kind === 'record'
      ? [{ at: plan.at, write: plan.change.write, operation: plan.change.completion.operation }]
      : [],
  );
  const last = changes.at(-1);
  if (!last || changes.length !== plans.length) throw new Error('A change of a resolution was not planned.');
  const settles = settlementOf([...(earlier ?? []), ...changes.map(({ operation }) => operation.id)]);
  const made = changes.map(({ write, operation }): Change => {
    const own = { ...operation, conflictId: settles.conflictId };
    return {
      write,
      completion: {
        kind: 'record',
        operation: own,
        ...(operation === last.operation && earlier !== null && { settles }),
      },
    };
  });
  return { kind: 'change', at: last.at, change: made.at(-1) as Change, before: made.slice(0, -1) };
}

function timesAfter({ first, second }: Conflict, changes: readonly OptionChange[]): string {
  const after = (side: Conflict['first']) =>
    changes.find((change) => change.kind === 'move' && change.eventId === side.eventId) ?? side;
  return timesOf(after(first) as Conflict['first'], after(second) as Conflict['first']);
}

/** The first of two changes has no key: should it be put back, the same request makes it anew. */
function partOf(request: ChangeRequest): ChangeRequest {
  return { ...request, fingerprint: `${request.fingerprint} 1`, key: null };
}

/** Whether nothing was written, for certain. */
function leftUnchanged(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.code !== 'calendar_server_unavailable') return false;
  return !(error.cause instanceof CalendarServerUnavailableError && error.cause.uncertain);
}

function noSuchOption(action: ResolutionAction, { options }: FrozenOptions): InvalidRequestError {
  const count = options[action].length;
  const allowed =
    count === 0
      ? `there is no option to ${action}`
      : `\`choice_index\` must be ${count === 1 ? '0' : `0 to ${count - 1}`} to ${action}`;
  return new InvalidRequestError([`With \`executed\`, ${allowed}.`], { options: optionsBody(options)[action] });
}

function conflictNotFound(): NotFoundError {
  return new NotFoundError('There is no conflict with this id.', 'conflict_not_found');
}
