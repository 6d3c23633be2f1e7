import type { ClientDeps } from './client-deps.ts';
import { ConnectionError, type FailedCall } from './client-errors.ts';
import { readRetryAfter } from './retry-after.ts';

/** Bounds of the retries of one call. */
export interface RetryBounds {
  /** Attempts after the first. */
  retries: number;
  /** Time at which the call's limit ends; no pause goes beyond it. */
  endsAt: number;
}

const firstPauseMs = 200;
const maxPauseMs = 5_000;
const temporaryStatuses = new Set([429, 502, 503, 504]);

/**
 * Sends a request, and again after a lost connection or a temporary refusal: as `Retry-After` says, otherwise after a
 * growing pause.
 * @returns the last response, its body read
 * @throws ConnectionError when the last attempt got none
 */
export async function sendWithRetries(
  request: Request,
  { retries, endsAt }: RetryBounds,
  failed: FailedCall,
  deps: ClientDeps,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await sendOnce(request.clone(), failed, deps);
    const response = outcome instanceof Response ? outcome : null;
    if (response && !(await isTemporary(response))) return response;
    const growing = Math.min(maxPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + deps.random() / 2);
    const pauseMs = readRetryAfter(response?.headers.get('retry-after') ?? null, deps.now()) ?? growing;
    if (attempt >= retries || request.signal.aborted || deps.now() + pauseMs >= endsAt) {
      if (outcome instanceof Response) return outcome;
      throw outcome;
    }
    await deps.wait(pauseMs);
  }
}

/** Reads the body too, so a connection that breaks in it counts as lost. */
async function sendOnce(
  request: Request,
  failed: FailedCall,
  { fetch }: ClientDeps,
): Promise<Response | ConnectionError> {
  try {
    const response = await fetch(request);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    // Only the code: the platform's errors quote addresses, which may hold a token.
    const { code } = ((error as Error | null)?.cause ?? {}) as { code?: unknown };
    const reason = typeof code === 'string' && /^[A-Z_]+$/.test(code) ? ` (${code})` : '';
    return new ConnectionError(`The service could not be reached, or the connection broke${reason}.`, failed);
  }
}

/** A refusal that a later attempt may not meet. The first request with the same key may still be running. */
async function isTemporary(response: Response): Promise<boolean> {
  if (response.status !== 409) return temporaryStatuses.has(response.status);
  return (await response.clone().text()).includes('"idempotency_in_progress"');
}
