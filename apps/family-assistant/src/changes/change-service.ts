import { setTimeout as pause } from 'node:timers/promises';
import { InvalidRequestError, UnavailableError } from '@homeroom/errors';
import { answerToError } from './answer.ts';
import type { Answer, ChangeRequest } from './answer.ts';
import type { ChangeAnswers } from './change-answers.ts';
import type { Requester } from './change-http.ts';
import type { ChangePlanner, ChangeTarget, Plan } from './change-planner.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { ChangeStore, ChangeTransaction } from './change-store.ts';
import type { RemoteStep, RemoteWrites } from './remote-writes.ts';

/** What the service works with. */
export interface ChangeServiceParts {
  store: ChangeStore;
  planner: ChangePlanner;
  answers: ChangeAnswers;
  remote: RemoteWrites;
}

/** Works out in a transaction what is to be done. */
export type Planning = (transaction: ChangeTransaction) => Promise<Plan>;
type Step = { kind: 'answer'; answer: Answer } | RemoteStep;

/** How long a change waits for another of the same event that is on its way to a calendar server. */
const waits = 100;
const waitMs = 100;

/** Changes, undo and redo, each once: what was acknowledged is recorded with its operation and its answer. */
export class ChangeService {
  private readonly parts: ChangeServiceParts;

  constructor(parts: ChangeServiceParts) {
    this.parts = parts;
  }

  add(event: EventToAdd, senderId: string | null, request: ChangeRequest): Promise<Answer> {
    return this.once(request, (transaction) => this.parts.planner.add(transaction, event, senderId));
  }

  edit(edit: EventEdit, target: ChangeTarget, request: ChangeRequest): Promise<Answer> {
    return this.once(request, (transaction) => this.parts.planner.edit(transaction, edit, target));
  }

  cancel(target: ChangeTarget, request: ChangeRequest): Promise<Answer> {
    return this.once(request, (transaction) => this.parts.planner.cancel(transaction, target));
  }

  /** @throws InvalidRequestError without an operation */
  revert(action: 'undo' | 'redo', operationId: string | undefined, requester: Requester): Promise<Answer> {
    if (operationId === undefined)
      throw new InvalidRequestError([
        `\`operation_id\` is missing: ${action} needs the id of an operation, as action list shows it.`,
      ]);
    return this.once(requester.request, (transaction) =>
      this.parts.planner.revert(transaction, action, operationId.toLowerCase(), requester),
    );
  }

  /** The newest operations of a sender, or without one of all. */
  async list(senderId: string | null): Promise<Answer> {
    const { operations, now } = await this.parts.store.newest(senderId);
    return this.parts.answers.listed(
      operations.map(({ superseded, ...operation }) => ({ operation, now, superseded })),
    );
  }

  /** The first answer to the request's key, or the change with its answer, in one transaction where the calendar is here. */
  async once(request: ChangeRequest, plan: Planning): Promise<Answer> {
    for (let turn = 0; turn < waits; turn += 1) {
      const step = await this.parts.store.transact((transaction) => this.step(transaction, request, plan));
      if (step.kind === 'answer') return step.answer;
      if (step.kind === 'send') return this.parts.remote.send(step.pending, step.change, request);
      const settled = step.kind === 'settle' ? await this.parts.remote.settle(step.pending) : await pause(waitMs, null);
      if (settled && step.kind === 'settle' && step.mine) return settled;
    }
    throw new UnavailableError(
      'Another change of this event is still on its way to the calendar server. Try again shortly.',
      'calendar_busy',
      5,
    );
  }

  private async step(transaction: ChangeTransaction, request: ChangeRequest, plan: Planning): Promise<Step> {
    const { key } = request;
    const first = key && (await transaction.firstAnswer(key));
    if (first) return { kind: 'answer', answer: first };
    const perform = this.perform(transaction, request, plan);
    const step = key
      ? await perform.catch((error: unknown): Step => ({ kind: 'answer', answer: answerToError(error) }))
      : await perform;
    if (key && step.kind === 'answer') await transaction.keepAnswer(key, step.answer);
    return step;
  }

  private async perform(transaction: ChangeTransaction, request: ChangeRequest, plan: Planning): Promise<Step> {
    const planned = await plan(transaction);
    if (planned.kind === 'answer') return planned;
    if (planned.kind !== 'change') return { kind: 'answer', answer: this.parts.answers.instead(planned) };
    const { change, at, before = [] } = planned;
    for (const earlier of before) await transaction.apply(earlier, at, null);
    if (this.parts.remote.isRemote(change.write.calendarId))
      return this.parts.remote.begin(transaction, change, request);
    // Written last, for until the end of the transaction others wait for what it touches.
    const answer = this.parts.answers.made(change, at);
    await transaction.apply(change, at, null);
    return { kind: 'answer', answer };
  }
}
