import type { ServiceError } from '@homeroom/errors';
import type { ChangeNote, Completion } from './change.ts';
import type { ChangeTransaction } from './change-store.ts';
import type { ListedOperation, Operation } from './operation.ts';

/** Result of a change, an undo or a redo. */
export type ChangeResult =
  | { type: 'created' | 'changed' | 'cancelled'; operation: Operation; etag: string | null }
  | { type: 'undone' | 'alreadyUndone' | 'redone'; operation: Operation; object: { ics: string; etag: string } | null }
  | { type: 'operationExpired' | 'operationNotFound' }
  | { type: 'operations'; operations: readonly ListedOperation[]; now: Date }
  /** A refusal that a retry would meet again, so it is stored for the request's key; without a key it is thrown. */
  | { type: 'refused'; error: ServiceError }
  /** Nothing to tell, such as of a revoked token. */
  | { type: 'done' };

/** A response stored for an `Idempotency-Key` and sent again, byte for byte. Services pass it on unread. */
export interface StoredResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body: string;
}

/** The outcome of a request with an `Idempotency-Key`; the result is null when the response is a replay. */
export interface StoredOutcome<Result> {
  type: 'stored';
  response: StoredResponse;
  result: Result | null;
}

/** The result of a request, or with an `Idempotency-Key` the response that is stored for it. */
export type Outcome<Result> = Result | StoredOutcome<Result>;

export function isStored<Result extends { type: string }>(outcome: Outcome<Result>): outcome is StoredOutcome<Result> {
  return outcome.type === 'stored';
}

/** Makes the response of a result. */
export type Present<Result> = (result: Result) => StoredResponse;

/**
 * Hooks of a feature that makes changes for its own ends, such as settling a conflict. They run in the transaction of
 * the change, which for a calendar server may be long after the request. `Own`: the results that they return.
 */
export interface ChangeHooks<Own extends { type: string }> {
  /** The result of a change with a note, before it is written; null for the change's own result. */
  resultOf(transaction: ChangeTransaction, note: ChangeNote, at: Date): Promise<Own | null>;
  /** The result when the calendar server refuses a change with a note; null to refuse the request. */
  refusalOf(transaction: ChangeTransaction, note: ChangeNote, reason: string): Promise<Own | null>;
  /** Runs after a change, an undo or a redo was written. */
  written(transaction: ChangeTransaction, completion: Completion, at: Date): Promise<void>;
}
