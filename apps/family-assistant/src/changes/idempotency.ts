import { ServiceError } from '@homeroom/errors';

/** An `Idempotency-Key` and the fingerprint of the request that brought it. */
export interface RequestKey {
  key: string;
  fingerprint: string;
}

/** Identity and conditions of a request that changes something. */
export interface ChangeRequest {
  /** Null without `Idempotency-Key`. */
  key: RequestKey | null;
  fingerprint: string;
  /** Whether the request has an If-Match header. */
  conditional: boolean;
}

/** The first request with this key is still running. */
export class IdempotencyInProgressError extends ServiceError {
  constructor() {
    super(
      409,
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still running. Try again in a moment.',
      { headers: { 'Retry-After': '1' } },
    );
  }
}

/** The key was used by another request. */
export class IdempotencyMismatchError extends ServiceError {
  constructor() {
    super(
      422,
      'idempotency_mismatch',
      'This Idempotency-Key belongs to another request. Send a new key with a new request.',
    );
  }
}

/** Whether a retry would fail in the same way, so that the error is stored as the response to the key. */
export function isFinal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status < 500 && !(error instanceof IdempotencyInProgressError);
}
