/** What a call of the page came to when it failed. */
export class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
  /** 0 when the service was not reached. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }

  /** Whether the link has expired or was revoked. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }
}

/** An answer and what tells whether it has changed since. */
export interface Read<Body> {
  body: Body;
  etag: string | null;
}

const limitMs = 15_000;
const root = '/api/v1/dashboard';

const begun = new Map<string, Promise<Read<unknown> | null>>();

/** Begins to read what will be wanted at once, while the page is still being drawn. */
export function beginReading(path: string): void {
  const reading = read(path, null);
  reading.catch(() => null);
  begun.set(path, reading);
}

/** Reads below `/api/v1/dashboard`; null when nothing changed. @throws CallFailedError */
export async function read<Body>(path: string, etag: string | null): Promise<Read<Body> | null> {
  const early = begun.get(path);
  if (early && begun.delete(path)) return early as Promise<Read<Body> | null>;
  const response = await send(path, { headers: etag === null ? {} : { 'If-None-Match': etag } });
  if (response.status === 304) return null;
  return { body: await bodyOf<Body>(response), etag: response.headers.get('etag') };
}

/** Posts below `/api/v1/dashboard`; the same key never does anything twice. @throws CallFailedError */
export async function post<Body>(path: string, content: unknown, key?: string): Promise<Body> {
  const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  return bodyOf<Body>(await send(path, { method: 'POST', headers, ...(content === undefined ? {} : { body: JSON.stringify(content) }) }));
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(root + path, { ...request, credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
  } catch {
    throw new CallFailedError('The calendar service cannot be reached.', 0);
  }
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Body;
  const told = body as { message?: unknown; error?: unknown } | null;
  const sentence = [told?.message, told?.error].find((text) => typeof text === 'string');
  throw new CallFailedError(typeof sentence === 'string' ? sentence : `The calendar service answered with an error (${response.status}).`, response.status);
}
