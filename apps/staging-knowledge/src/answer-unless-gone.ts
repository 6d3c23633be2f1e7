import type { Response } from 'express';
import { clientGone } from '@homeroom/service-kit';

/** Answers with what `answer` gives, unless the client has gone away before; then the work is told to end. */
export async function answerUnlessGone(res: Response, answer: (gone: AbortSignal) => Promise<unknown>): Promise<void> {
  const gone = clientGone(res);
  try {
    res.json(await answer(gone));
  } catch (error) {
    if (!gone.aborted) throw error;
  }
}
