import { UnavailableError } from '@homeroom/errors';
import { SearchUnavailableError } from '@homeroom/search';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { clientGone } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import type { HouseholdAnswer } from '../questions/combine-answers.ts';
import type { HouseholdAnswers, HouseholdQuestion } from '../questions/household-answers.ts';
import { presentAnswer } from './brain-presenter.ts';

export interface BrainRoutesDeps {
  answers: Pick<HouseholdAnswers, 'answer'>;
  /** Whether the embeddings model can be used, as `GET /health` says it. */
  embeddingsUp: () => boolean;
}

/** `POST /brain/query`; 503 when the search index is unavailable and the calendar does not answer. */
export function brainRoutes(deps: BrainRoutesDeps): Router {
  return Router().post(
    '/brain/query',
    askHandler(deps, (req) => req.get('x-sender-id')?.trim() || null),
  );
}

/** Answers the question of the body, for the sender that `senderOf` tells. */
export function askHandler(
  { answers, embeddingsUp }: BrainRoutesDeps,
  senderOf: (req: Request, res: Response) => string | null,
): RequestHandler {
  return async (req, res) => {
    const { question, force_keyword: forceKeyword = false } = req.body as components['schemas']['BrainQuery'];
    const signal = clientGone(res);
    try {
      const answer = await answered(answers, { text: question, forceKeyword, senderId: senderOf(req, res), signal });
      res.json(presentAnswer(answer, embeddingsUp()));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}

async function answered(answers: BrainRoutesDeps['answers'], question: HouseholdQuestion): Promise<HouseholdAnswer> {
  try {
    return await answers.answer(question);
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
