/** What became of a call that failed: it never left or only read, the service refused it, or nobody knows. */
export type FailedOutcome = 'unsent' | 'refused' | 'unknown';

/** What a call of the page came to when it failed. */
export class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string | null;
  /** Only of a call that changes something is it ever `refused` or `unknown`. */
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

  /** Whether the browser acts for somebody else than the page was opened for. */
  get isOtherUser(): boolean {
    return this.code === otherUser;
  }

  /** The same failure of a call that has this outcome. */
  withOutcome(outcome: FailedOutcome): CallFailedError {
    return new CallFailedError(this.message, this.status, this.code, outcome);
  }
}

/** An answer and what tells whether it has changed since. */
export interface Read<Body> {
  body: Body;
  etag: string | null;
}

/** For whom the page calls, and where. */
export interface Caller {
  /** The messenger's id of whoever the page was opened for. */
  userId: string;
  /** Where the calls are, relative to the page. */
  root: string;
}

const limitMs = 15_000;
const otherUser = 'other_user';

let caller: Caller = { userId: '', root: 'api/v1/dashboard' };
const begun = new Map<string, Promise<Read<unknown> | null>>();

/** Says for whom the page calls; to be said before the first call. */
export function callAs(known: Caller): void {
  caller = known;
}

/** Begins to read what will be wanted at once, while the page is still being drawn. */
export function beginReading(path: string): void {
  const reading = read(path, null);
  reading.catch(() => null);
  begun.set(path, reading);
}

/** Reads one of the dashboard's calls; null when nothing changed. @throws CallFailedError */
export async function read<Body>(path: string, etag: string | null): Promise<Read<Body> | null> {
  const early = begun.get(path);
  if (early && begun.delete(path)) return early as Promise<Read<Body> | null>;
  const response = await send(path, { headers: etag === null ? {} : { 'If-None-Match': etag } });
  if (response.status === 304) return null;
  return { body: await bodyOf<Body>(response), etag: response.headers.get('etag') };
}

/**
 * Posts to one of the dashboard's calls, unless the browser acts for somebody else by now; the same key never does
 * anything twice. @throws CallFailedError
 */
export async function post<Body>(path: string, content: unknown, key?: string): Promise<Body> {
  await stayTheSameUser();
  const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  try {
    return await bodyOf<Body>(
      await send(path, {
        method: 'POST',
        headers,
        ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      }),
    );
  } catch (error) {
    throw error instanceof CallFailedError ? error.withOutcome(isRefusal(error) ? 'refused' : 'unknown') : error;
  }
}

/** The links of two people share the browser's one cookie: whoever opened theirs last is whom every page acts for. */
async function stayTheSameUser(): Promise<void> {
  const { messenger_user_id: userId } = await bodyOf<{ messenger_user_id: string }>(await send('/session', {}));
  if (userId !== caller.userId)
    throw new CallFailedError('Somebody else’s link was opened in this browser since.', 403, otherUser);
}

/** An answer below 500 tells that nothing was done, but for one: the same request is still being worked on. */
function isRefusal({ status, code }: CallFailedError): boolean {
  return status >= 400 && status < 500 && code !== 'idempotency_in_progress';
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(caller.root + path, {
      ...request,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
  } catch {
    throw new CallFailedError('The calendar service cannot be reached.', 0);
  }
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Body;
  if (response.ok) throw new CallFailedError('The answer of the calendar service could not be read.', 0);
  const told = body as { message?: unknown; error?: unknown; code?: unknown } | null;
  const sentence = [told?.message, told?.error].find((text) => typeof text === 'string');
  const code = typeof told?.code === 'string' ? told.code : null;
  throw new CallFailedError(
    typeof sentence === 'string' ? sentence : `The calendar service answered with an error (${response.status}).`,
    response.status,
    code,
  );
}
