import { createHash } from 'node:crypto';
import { codedErrorShape, ServiceError } from '@homeroom/errors';

/** An answer that can be kept and given again, byte for byte. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body: string;
}

/** A request that its caller gave a key (the Idempotency-Key header). */
export interface RequestKey {
  key: string;
  fingerprint: string;
}

/** What a change knows of its request beside what it asks for. */
export interface ChangeRequest {
  /** Null when the caller gave no key. */
  key: RequestKey | null;
  fingerprint: string;
  /** The request has an If-Match header. */
  conditional: boolean;
}

/** The same request has the same fingerprint: SHA-256 over everything that it asks for. */
export function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The first request with this key still runs: 409. */
export class IdempotencyInProgressError extends ServiceError {
  constructor() {
    super(
      409,
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still running. Ask again in a moment.',
      { headers: { 'Retry-After': '1' } },
    );
  }
}

/** The key came before with another request: 422. */
export class IdempotencyMismatchError extends ServiceError {
  constructor() {
    super(
      422,
      'idempotency_mismatch',
      'This Idempotency-Key belongs to another request. Send a new key with a new request.',
    );
  }
}

/** The answer to an error that the caller caused; any other is thrown again, so that a retry may succeed. */
export function answerToError(error: unknown): Answer {
  if (!(error instanceof ServiceError) || error.status >= 500 || error instanceof IdempotencyInProgressError)
    throw error;
  const { status, body } = codedErrorShape(error, '');
  return { status, headers: error.headers, body: JSON.stringify(body) };
}
