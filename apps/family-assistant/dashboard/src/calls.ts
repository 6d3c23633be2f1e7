/** Outcome of a failed call: not sent or read-only, refused by the service, or unknown. */
export type FailedOutcome = 'unsent' | 'refused' | 'unknown';

/** Failure of a call to the service. */
export class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
  /** 0 without a response. */
  readonly status: number;
  readonly code: string | null;
  /** `refused` and `unknown` apply only to calls that change something. */
  readonly outcome: FailedOutcome;

  constructor(message: string, status: number, code: string | null = null, outcome: FailedOutcome = 'unsent') {
    super(message);
    this.status = status;
    this.code = code;
    this.outcome = outcome;
  }

  /** Whether the link has expired or was revoked. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }

  /** Whether the browser's session now belongs to another user than the page's. */
  get isOtherUser(): boolean {
    return this.code === otherUser;
  }

  /** Returns the same failure with this outcome. */
  withOutcome(outcome: FailedOutcome): CallFailedError {
    return new CallFailedError(this.message, this.status, this.code, outcome);
  }
}

/** Response with its ETag. */
export interface Read<Body> {
  body: Body;
  etag: string | null;
}

/** User and base path of the page's calls. */
export interface Caller {
  /** Messenger id of the user the page was opened for. */
  userId: string;
  /** Base path of the calls, relative to the page. */
  root: string;
}

const limitMs = 15_000;
const otherUser = 'other_user';

let caller: Caller = { userId: '', root: 'api/v1/dashboard' };
const begun = new Map<string, Promise<Read<unknown> | null>>();
const arrived = new Map<string, Read<unknown>>();

/** Sets the caller; required before the first call. */
export function callAs(known: Caller): void {
  caller = known;
}

/** Starts a read whose result is needed soon, while the page is still being drawn. */
export function beginReading(path: string): void {
  const reading = read(path, null);
  reading.then(
    (found) => found && begun.has(path) && arrived.set(path, found),
    () => null,
  );
  begun.set(path, reading);
}

/** Returns the result of a read that was started early, once; null when there is none yet. */
export function takeArrived<Body>(path: string): Read<Body> | null {
  const found = arrived.get(path) ?? null;
  if (found) {
    arrived.delete(path);
    begun.delete(path);
  }
  return found as Read<Body> | null;
}

/** Reads from the service; null when unchanged. @throws CallFailedError */
export async function read<Body>(path: string, etag: string | null): Promise<Read<Body> | null> {
  const early = begun.get(path);
  if (early) {
    begun.delete(path);
    arrived.delete(path);
    return early as Promise<Read<Body> | null>;
  }
  const response = await send(path, { headers: etag === null ? {} : { 'If-None-Match': etag } });
  if (response.status === 304) return null;
  return { body: await bodyOf<Body>(response), etag: response.headers.get('etag') };
}

/**
 * Posts to the service, unless the browser's session now belongs to another user. Idempotent per key. @throws
 * CallFailedError
 */
export function post<Body>(path: string, content: unknown, key?: string): Promise<Body> {
  return change('POST', path, content, key);
}

/** Deletes at the service, under the conditions of `post`. @throws CallFailedError */
export function remove<Body>(path: string, key: string): Promise<Body> {
  return change('DELETE', path, undefined, key);
}

async function change<Body>(method: string, path: string, content: unknown, key?: string): Promise<Body> {
  await stayTheSameUser();
  const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  try {
    return await bodyOf<Body>(
      await send(path, {
        method,
        headers,
        ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      }),
    );
  } catch (error) {
    throw error instanceof CallFailedError ? error.withOutcome(isRefusal(error) ? 'refused' : 'unknown') : error;
  }
}

/**
 * Posts a file, without a time limit but the signal's. @throws CallFailedError, or the signal's reason once it is
 * aborted
 */
export async function postFile<Body>(path: string, file: File, signal: AbortSignal): Promise<Body> {
  await stayTheSameUser();
  const body = new FormData();
  body.set('file', file);
  const answer = await bodyOf<Body>(await send(path, { method: 'POST', body, signal }));
  signal.throwIfAborted();
  return answer;
}

/**
 * The links of two people share the browser's one cookie, so every page acts for the user who opened their link last.
 */
async function stayTheSameUser(): Promise<void> {
  const { messenger_user_id: userId } = await bodyOf<{ messenger_user_id: string }>(await send('/session', {}));
  if (userId !== caller.userId)
    throw new CallFailedError('Somebody else’s link was opened in this browser since.', 403, otherUser);
}

/** A status below 500 means nothing was done, except when the same request is still in progress. */
function isRefusal({ status, code }: CallFailedError): boolean {
  return status >= 400 && status < 500 && code !== 'idempotency_in_progress';
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(caller.root + path, {
      ...request,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: request.signal ?? AbortSignal.timeout(limitMs),
    });
  } catch {
    request.signal?.throwIfAborted();
    throw new CallFailedError('The calendar service cannot be reached.', 0);
  }
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 204 || (response.ok && body !== null)) return body as Body;
  if (response.ok) throw new CallFailedError('The answer of the calendar service could not be read.', 0);
  const problem = body as { message?: unknown; error?: unknown; code?: unknown } | null;
  const sentence = [problem?.message, problem?.error].find((text) => typeof text === 'string');
  const code = typeof problem?.code === 'string' ? problem.code : null;
  throw new CallFailedError(
    typeof sentence === 'string' ? sentence : `The calendar service answered with an error (${response.status}).`,
    response.status,
    code,
  );
}
