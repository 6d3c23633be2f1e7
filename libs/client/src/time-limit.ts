import { TimeLimitError, type FailedCall } from './client-errors.ts';

/** Limits of a call. */
export interface TimeLimit {
  ms: number;
  /** Signal of the caller. */
  signal: AbortSignal | undefined;
}

/**
 * Ends work at its time limit, or as soon as the caller's signal is aborted.
 * @throws TimeLimitError, or the reason of the caller's signal
 */
export async function withTimeLimit<Result>(
  { ms, signal }: TimeLimit,
  failed: FailedCall,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(
    () => controller.abort(new TimeLimitError(`The service did not answer within ${ms} ms.`, failed)),
    ms,
  );
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
