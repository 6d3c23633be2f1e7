import { InvalidRequestError } from '@homeroom/errors';
import { answerToError } from './answer.ts';
import type { Answer, RequestKey } from './answer.ts';
import type { ChangeAnswers } from './change-answers.ts';
import type { ChangePlanner, ChangeTarget, Plan } from './change-planner.ts';
import type { EventEdit, EventToAdd } from './change-request.ts';
import type { ChangeStore, ChangeTransaction } from './change-store.ts';

/** What the service works with. */
export interface ChangeServiceParts {
  store: ChangeStore;
  planner: ChangePlanner;
  answers: ChangeAnswers;
}

/** Changes, undo and redo, each once: what was acknowledged is recorded with its operation and its answer. */
export class ChangeService {
  private readonly parts: ChangeServiceParts;

  constructor(parts: ChangeServiceParts) {
    this.parts = parts;
  }

  add(event: EventToAdd, senderId: string | null, key: RequestKey | null): Promise<Answer> {
    return this.once(key, (transaction) => this.parts.planner.add(transaction, event, senderId));
  }

  edit(edit: EventEdit, target: ChangeTarget, key: RequestKey | null): Promise<Answer> {
    return this.once(key, (transaction) => this.parts.planner.edit(transaction, edit, target));
  }

  cancel(target: ChangeTarget, key: RequestKey | null): Promise<Answer> {
    return this.once(key, (transaction) => this.parts.planner.cancel(transaction, target));
  }

  /** @throws InvalidRequestError without an operation */
  revert(action: 'undo' | 'redo', operationId: string | undefined, senderId: string | null, key: RequestKey | null): Promise<Answer> {
    if (operationId === undefined) throw new InvalidRequestError([`\`operation_id\` is missing: ${action} needs the id of an operation, as action list shows it.`]);
    return this.once(key, (transaction) => this.parts.planner.revert(transaction, action, operationId.toLowerCase(), senderId));
  }

  /** The newest operations of a sender, or without one of all. */
  async list(senderId: string | null): Promise<Answer> {
    const { operations, now } = await this.parts.store.newest(senderId);
    return this.parts.answers.listed(operations.map(({ superseded, ...operation }) => ({ operation, now, superseded })));
  }

  /** One transaction: the first answer to the key, or the change with its answer. */
  private once(key: RequestKey | null, plan: (transaction: ChangeTransaction) => Promise<Plan>): Promise<Answer> {
    return this.parts.store.transact(async (transaction) => {
      const first = key && (await transaction.firstAnswer(key));
      if (first) return first;
      const answer = key ? await this.perform(transaction, plan).catch(answerToError) : await this.perform(transaction, plan);
      if (key) await transaction.keepAnswer(key, answer);
      return answer;
    });
  }

  private async perform(transaction: ChangeTransaction, plan: (transaction: ChangeTransaction) => Promise<Plan>): Promise<Answer> {
    const planned = await plan(transaction);
    if (planned.kind !== 'change') return this.parts.answers.instead(planned);
    await transaction.apply(planned.change, planned.at, null);
    return this.parts.answers.made(planned.change, planned.at);
  }
}
