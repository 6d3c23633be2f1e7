import { CallFailedError, post, remove } from './calls.ts';

/** Call that changes something. */
export interface Write {
  /** Id of the object it changes. */
  about: string;
  path: string;
  /** Default: `POST`. */
  method?: 'DELETE';
  content?: unknown;
}

/** Keys of unanswered requests, by object and request. */
const unanswered = new Map<string, Map<string, string>>();

/**
 * Sends a change. Repeating it after a lost response reuses the key, so it is never done twice.
 * @throws CallFailedError whose outcome takes earlier requests with the same key into account
 */
export async function write<Body>({ about, method, path, content }: Write): Promise<Body> {
  const keys = unanswered.get(about) ?? new Map<string, string>();
  const request = JSON.stringify([method ?? 'POST', path, content ?? null]);
  const earlier = keys.get(request);
  const key = earlier ?? newKey();
  unanswered.set(about, keys.set(request, key));
  try {
    const body = await (method ? remove<Body>(path, key) : post<Body>(path, content, key));
    forget(about);
    return body;
  } catch (error) {
    const failure =
      error instanceof CallFailedError ? error : new CallFailedError('That did not work.', 0, null, 'unknown');
    if (failure.outcome === 'unsent' && earlier !== undefined) throw failure.withOutcome('unknown');
    if (failure.outcome !== 'unknown') keys.delete(request);
    throw failure;
  }
}

/** Forgets the keys of an object once its changes' outcome is known. */
export function forget(about: string): void {
  unanswered.delete(about);
}

/** `crypto.randomUUID` requires https or localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
