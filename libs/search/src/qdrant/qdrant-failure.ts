import { QdrantClientResourceExhaustedError, QdrantClientTimeoutError } from '@qdrant/js-client-rest';
import { SearchUnavailableError } from '../knowledge-index.ts';

/** Qdrant refused the request; carries the HTTP status. 404 means the collection is missing. */
export class QdrantRefusedError extends SearchUnavailableError {
  readonly status: number;

  constructor(reason: string, status: number) {
    super(reason);
    this.status = status;
  }
}

/** Codes of a kept connection that the other side had already closed; every request here may be repeated. */
const brokenConnections = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const shortestPause = 5;
const causesLookedAt = 5;

/** Whether the error only says that a connection broke. */
export function isBrokenConnection(error: unknown): boolean {
  return brokenConnections.includes(systemCode(error) ?? '');
}

/** Whether a server did not answer, or its proxy could not reach it, so that another of its cluster may. */
export function isUnreachable(error: unknown): boolean {
  const isTimeout = error instanceof QdrantClientTimeoutError || partsOf(error).name === 'AbortError';
  return isTimeout || systemCode(error) !== undefined || [502, 503, 504].includes(statusOf(error) ?? 0);
}

/**
 * Translates a client error into a sentence without addresses, credentials, texts or responses. The client's error is
 * not kept as `cause`, because it contains some of them.
 * @param what name of the call in the sentence: "a search"
 */
export function toSearchUnavailable(error: unknown, what: string, timeoutMs: number): SearchUnavailableError {
  if (error instanceof SearchUnavailableError) return error;
  if (error instanceof QdrantClientTimeoutError || partsOf(error).name === 'AbortError')
    return new SearchUnavailableError(`Qdrant did not answer ${what} within ${timeoutMs / 1_000} s.`);
  if (error instanceof QdrantClientResourceExhaustedError) return busy(error.retry_after);
  const status = statusOf(error);
  if (status === 429 || isBadRetryAfter(error)) return busy(shortestPause);
  if (status !== undefined) return refusal(status, what);
  const code = systemCode(error);
  if (code === 'ECONNREFUSED') return new SearchUnavailableError('Qdrant refuses the connection.');
  if (code !== undefined) return new SearchUnavailableError(`Qdrant cannot be reached (${code}).`);
  return new SearchUnavailableError(
    `Qdrant gave an answer to ${what} that cannot be read (${partsOf(error).name ?? 'no error'}).`,
  );
}

/** The client reads only the first digit of `Retry-After`, so a longer pause is found by trying. */
function busy(seconds: number): SearchUnavailableError {
  return new SearchUnavailableError('Qdrant has too much to do (429).', {
    retryAfterSeconds: Math.max(shortestPause, seconds),
  });
}

function refusal(status: number, what: string): SearchUnavailableError {
  if (status === 404)
    return new QdrantRefusedError(
      `Qdrant does not have what ${what} asks for (404): the collection is missing.`,
      status,
    );
  if (status === 401 || status === 403)
    return new QdrantRefusedError(`Qdrant does not accept the API key (${status}).`, status);
  if (status < 500) return new QdrantRefusedError(`Qdrant refused ${what} (${status}).`, status);
  return new SearchUnavailableError(`Qdrant failed at ${what} (${status}).`);
}

/**
 * Reads the status of the client's own error, whose class is not exported; a 2xx with an invalid body counts as
 * garbage.
 */
function statusOf(error: unknown): number | undefined {
  const { status } = partsOf(error);
  return typeof status === 'number' && status >= 300 ? status : undefined;
}

/** The client fails with this error when `Retry-After` is a date. */
function isBadRetryAfter(error: unknown): boolean {
  return partsOf(error).message?.startsWith('Invalid retryAfter value') === true;
}

function systemCode(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < causesLookedAt; depth++) {
    const { code, cause, errors, message } = partsOf(current);
    if (typeof code === 'string') return code;
    // `fetch` wraps unknown errors into one that only has their name.
    if (message?.startsWith('SocketError')) return 'UND_ERR_SOCKET';
    current = errors?.[0] ?? cause;
  }
  return undefined;
}

/** Errors of `fetch` are recognized by their properties, not their class: some come from outside a test's realm. */
function partsOf(error: unknown): {
  name?: string;
  message?: string;
  status?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown[];
} {
  return typeof error === 'object' && error !== null ? error : {};
}
