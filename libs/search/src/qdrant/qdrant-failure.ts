import { QdrantClientResourceExhaustedError, QdrantClientTimeoutError } from '@qdrant/js-client-rest';
import { SearchUnavailableError } from '../knowledge-index.ts';

/** Qdrant understood and said no, with its HTTP status; 404 means that the collection is not there. */
export class QdrantRefusedError extends SearchUnavailableError {
  readonly status: number;

  constructor(reason: string, status: number) {
    super(reason);
    this.status = status;
  }
}

/** A kept connection that the other side had closed when the request went out; every request here may be sent again. */
const brokenConnections = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const shortestPause = 5;
const causesLookedAt = 5;

/** Whether a failure says nothing about Qdrant but that a connection was broken off. */
export function isBrokenConnection(error: unknown): boolean {
  return brokenConnections.includes(systemCode(error) ?? '');
}

/**
 * What a call of the client failed with, in the library's terms: a sentence without addresses, credentials, texts and
 * answers, and without the client's error, which has some of them.
 * @param what the call, as the sentence names it: "a search"
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

/** The client reads one digit of `Retry-After` alone, so that a longer pause is learnt by trying. */
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

/** The status of the client's own error, whose class it does not export; a 2xx with something else than an answer is garbage. */
function statusOf(error: unknown): number | undefined {
  const { status } = partsOf(error);
  return typeof status === 'number' && status >= 300 ? status : undefined;
}

/** A `Retry-After` that is a date makes the client fail with this instead. */
function isBadRetryAfter(error: unknown): boolean {
  return partsOf(error).message?.startsWith('Invalid retryAfter value') === true;
}

function systemCode(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < causesLookedAt; depth++) {
    const { code, cause, errors, message } = partsOf(current);
    if (typeof code === 'string') return code;
    // What `fetch` takes for no error it wraps into one that has the name alone.
    if (message?.startsWith('SocketError')) return 'UND_ERR_SOCKET';
    current = errors?.[0] ?? cause;
  }
  return undefined;
}

/** Errors of `fetch` are told by their parts, not their class: some come from outside of a test's own realm. */
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
