import type { Response } from 'express';

/** A signal that aborts when the client leaves before its response, so abandoned requests are cancelled. */
export function clientGone(res: Response): AbortSignal {
  const end = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) end.abort();
  });
  return end.signal;
}
