import type { ServiceError } from '@homeroom/errors';
import type { CopyLeft, EventThere } from './change.ts';
import type { ListedOperation, Operation } from './operation.ts';

/** Result of a change, an undo or a redo. */
export type ChangeResult =
  | {
      type: 'created' | 'changed' | 'cancelled';
      operation: Operation;
      etag: string | null;
      copiesLeft?: readonly CopyLeft[] | undefined;
    }
  /** Events that were added at once; null when all of them were there. */
  | { type: 'createdAll'; operation: Operation | null; alreadyThere: readonly EventThere[] }
  | {
      type: 'undone' | 'alreadyUndone' | 'redone';
      operation: Operation;
      object: { ics: string; etag: string } | null;
      copiesLeft?: readonly CopyLeft[] | undefined;
    }
  | { type: 'operationExpired' | 'operationNotFound' }
  | { type: 'operations'; operations: readonly ListedOperation[]; now: Date }
  /** A refusal that a retry would meet again, so it is stored for the request's key; without a key it is thrown. */
  | { type: 'refused'; error: ServiceError }
  /** The response itself, of what is no change of the calendar. */
  | { type: 'answered'; response: StoredResponse }
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
