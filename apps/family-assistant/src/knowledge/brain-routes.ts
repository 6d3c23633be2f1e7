import { Router, type Response } from 'express';
import type { components } from '../generated/contract-types.ts';
import type { Ask } from './ask.ts';
import { presentAnswer } from './brain-presenter.ts';

/** What the call is made from. */
export interface BrainRoutesParts {
  ask: Ask;
  /** Whether the embeddings model can be used, as `GET /health` says it. */
  embeddingsUp: () => boolean;
}

/** `POST /brain/query`. */
export function brainRoutes({ ask, embeddingsUp }: BrainRoutesParts): Router {
  return Router().post('/brain/query', async (req, res) => {
    const { question, force_keyword: forceKeyword = false } = req.body as components['schemas']['BrainQuery'];
    const signal = endOf(res);
    try {
      const answer = await ask.answer({ text: question, forceKeyword, signal });
      res.set('Cache-Control', 'no-store').json(presentAnswer(answer, embeddingsUp()));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
}

/** Ends when the client goes away before its answer. */
function endOf(res: Response): AbortSignal {
  const end = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) end.abort();
  });
  return end.signal;
}
