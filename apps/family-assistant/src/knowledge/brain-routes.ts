import { UnavailableError } from '@homeroom/errors';
import type { Ask, FoundAnswer, Question } from '@homeroom/knowledge';
import { SearchUnavailableError } from '@homeroom/search';
import { Router, type RequestHandler } from 'express';
import { clientGone } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import { presentAnswer } from './brain-presenter.ts';

export interface BrainRoutesDeps {
  ask: Ask;
  /** Whether the embeddings model can be used, as `GET /health` says it. */
  embeddingsUp: () => boolean;
}

const topK = 5;

/** `POST /brain/query`; without the search index 503. */
export function brainRoutes(deps: BrainRoutesDeps): Router {
  return Router().post('/brain/query', askHandler(deps));
}

/** Answers the question of the body. */
export function askHandler({ ask, embeddingsUp }: BrainRoutesDeps): RequestHandler {
  return async (req, res) => {
    const { question, force_keyword: forceKeyword = false } = req.body as components['schemas']['BrainQuery'];
    const signal = clientGone(res);
    try {
      const answer = await answered(ask, { text: question, topK, forceKeyword, signal });
      res.json(presentAnswer(answer, embeddingsUp()));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}

async function answered(ask: Ask, question: Question): Promise<FoundAnswer> {
  try {
    return await ask.answer(question);
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    throw new UnavailableError(
      'The knowledge base cannot be searched right now. Try again shortly.',
      'search_unavailable',
      error.retryAfterSeconds,
      error,
    );
  }
}
