import { CallFailedError, post } from './calls.ts';

/** A call that changes something. */
export interface Write {
  /** The id of what it changes. */
  about: string;
  path: string;
  content?: unknown;
}

/** The keys of what was sent and not answered, by what it changes and by request. */
const unanswered = new Map<string, Map<string, string>>();

/**
 * Sends a change. The same change again after an answer that was lost has the same key, so that it is never done twice.
 * @throws CallFailedError whose outcome counts in what was sent before with the same key
 */
export async function write<Body>({ about, path, content }: Write): Promise<Body> {
  const keys = unanswered.get(about) ?? new Map<string, string>();
  const request = JSON.stringify([path, content ?? null]);
  const earlier = keys.get(request);
  const key = earlier ?? newKey();
  unanswered.set(about, keys.set(request, key));
  try {
    const body = await post<Body>(path, content, key);
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

/** To be said when it is known what became of the changes of something. */
export function forget(about: string): void {
  unanswered.delete(about);
}

/** Plain http has no `crypto.randomUUID` but on the machine itself. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
