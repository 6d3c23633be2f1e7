import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import type { ChangeHooks } from './change-hooks.ts';
import type { ChangeResult, Outcome, Present } from './change-result.ts';
import type { ChangeTransaction } from './change-store.ts';
import type { Change, ObjectWrite, RemotePlace } from './change.ts';
import type { RequestKey } from './idempotency.ts';
import type { OperationType } from './operation.ts';

export interface ChangeRecorderDeps<Own extends { type: string }> {
  hooks: ChangeHooks<Own>;
  /** Makes the response that is stored for an `Idempotency-Key`, in the transaction of the change. */
  present: Present<ChangeResult | Own>;
}

const resultTypes: Record<OperationType, 'created' | 'changed' | 'cancelled'> = {
  add: 'created',
  move: 'changed',
  rename: 'changed',
  cancel: 'cancelled',
};

/** Writes changes and the responses to their requests, in the transaction of each change. */
export class ChangeRecorder<Own extends { type: string }> {
  private readonly deps: ChangeRecorderDeps<Own>;

  constructor(deps: ChangeRecorderDeps<Own>) {
    this.deps = deps;
  }

  async resultOf(transaction: ChangeTransaction, { write, completion }: Change, at: Date): Promise<ChangeResult | Own> {
    const { copiesLeft } = completion;
    if (completion.kind === 'mark')
      return {
        type: completion.undone ? 'undone' : 'redone',
        operation: completion.operation,
        object: write.after,
        copiesLeft,
      };
    const own = completion.settles && (await this.deps.hooks.resultOf(transaction, completion.settles, at));
    if (own) return own;
    const operation = { ...completion.operation, executedAt: at, undone: false };
    const { alreadyThere } = completion;
    if (alreadyThere) {
      for (const { calendarId, uid } of alreadyThere) transaction.mention(calendarSourceId(calendarId, uid));
      return { type: 'createdAll', operation, alreadyThere };
    }
    return { type: resultTypes[operation.type], operation, etag: write.after?.etag ?? null, copiesLeft };
  }

  /** @param places of the writes that calendar servers have taken */
  async write(
    transaction: ChangeTransaction,
    change: Change,
    at: Date,
    places?: ReadonlyMap<ObjectWrite, RemotePlace>,
  ): Promise<void> {
    transaction.apply(change, at, places);
    await this.deps.hooks.written(transaction, change.completion, at);
  }

  /** Stores the response for the key, if there is one. */
  respond(
    transaction: ChangeTransaction,
    key: RequestKey | null,
    result: ChangeResult | Own,
    response = key && this.deps.present(result),
  ): Outcome<ChangeResult | Own> {
    if (!key || !response) return result;
    transaction.storeResponse(key, response);
    return { type: 'stored', response, result };
  }
}
