import { Router, type Response } from 'express';
import type { Ask } from '@homeroom/knowledge';
import { SearchUnavailableError, type IndexReader, type KnowledgeIndex, type SourceType } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { answerUnlessGone } from '../answer-unless-gone.ts';
import type { components } from '../generated/contract-types.ts';
import { presentAnswer, presentUnavailable } from './brain-presenter.ts';

type StatsBody = components['schemas']['BrainStatsResponse'];
type StatsUnavailableBody = components['schemas']['BrainStatsUnavailableResponse'];

export interface BrainRoutesDeps {
  ask: Ask;
  index: Pick<IndexReader, 'stats'> & Pick<KnowledgeIndex, 'collection' | 'address'>;
  logger: Pick<Logger, 'warn'>;
}

/** The values of `source` that look only there; every other one filters nothing. */
const onlyTypes = new Map<unknown, readonly SourceType[]>([
  ['email', ['email']],
  ['newsletter', ['newsletter']],
]);

/** `GET /brain/query` and `GET /brain/stats`; without the search index they answer 503 with bodies of their own. */
export function brainRoutes({ ask, index, logger }: BrainRoutesDeps): Router {
  return Router()
    .get('/brain/query', async (req, res) => {
      const started = performance.now();
      const types = onlyTypes.get(req.query['source']);
      const question = { text: String(req.query['q']), topK: Number(req.query['top_k'] ?? 3), ...(types && { types }) };
      const answer = async (signal: AbortSignal) =>
        presentAnswer(await ask.answer({ ...question, signal }), performance.now() - started);
      await answerOrUnavailable(res, logger, answer, (reason) =>
        presentUnavailable(reason, performance.now() - started),
      );
    })
    .get('/brain/stats', async (_req, res) => {
      const answer = async (): Promise<StatsBody> => ({
        total_documents: (await index.stats()).points,
        collection: index.collection,
        db_path: index.address,
      });
      const otherwise = (error: string): StatsUnavailableBody => ({
        total_documents: 0,
        collection: index.collection,
        error,
      });
      await answerOrUnavailable(res, logger, answer, otherwise);
    });
}

/** Sends an answer; without the search index 503 with what `otherwise` makes of the reason. */
async function answerOrUnavailable(
  res: Response,
  logger: Pick<Logger, 'warn'>,
  answer: (gone: AbortSignal) => Promise<unknown>,
  otherwise: (reason: string) => unknown,
): Promise<void> {
  try {
    await answerUnlessGone(res, answer);
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    logger.warn({ reason: error.reason }, 'the search index did not answer');
    res.status(503).set('Retry-After', String(error.retryAfterSeconds));
    res.json(otherwise(error.message));
  }
}
