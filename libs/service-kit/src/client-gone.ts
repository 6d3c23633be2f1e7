import type { Response } from 'express';

/** A signal that ends when the client leaves before it has its answer, so that nobody works for nobody. */
export function clientGone(res: Response): AbortSignal {
  const end = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) end.abort();
  });
  return end.signal;
}
