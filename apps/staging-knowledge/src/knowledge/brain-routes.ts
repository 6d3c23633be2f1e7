import { Router, type Response } from 'express';
import type { Ask } from '@homeroom/knowledge';
import { SearchUnavailableError, type IndexReader, type KnowledgeIndex, type SourceType } from '@homeroom/search';
import { clientGone, type Logger } from '@homeroom/service-kit';
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
  const orUnavailable = async (
    res: Response,
    answer: (gone: AbortSignal) => Promise<unknown>,
    otherwise: (reason: string) => unknown,
  ) => {
    const gone = clientGone(res);
    try {
      res.json(await answer(gone));
    } catch (error) {
      if (gone.aborted) return;
      if (!(error instanceof SearchUnavailableError)) throw error;
      logger.warn({ reason: error.reason }, 'the search index did not answer');
      res.status(503).set('Retry-After', String(error.retryAfterSeconds));
      res.json(otherwise(error.message));
    }
  };
  return Router()
    .get('/brain/query', async (req, res) => {
      const started = performance.now();
      const types = onlyTypes.get(req.query['source']);
      const question = { text: String(req.query['q']), topK: Number(req.query['top_k'] ?? 3), ...(types && { types }) };
      const answer = async (signal: AbortSignal) =>
        presentAnswer(await ask.answer({ ...question, signal }), performance.now() - started);
      await orUnavailable(res, answer, (reason) => presentUnavailable(reason, performance.now() - started));
    })
    .get('/brain/stats', async (_req, res) => {
      const answer = async (): Promise<StatsBody> => ({
        total_documents: (await index.stats()).points,
        collection: index.collection,
        db_path: index.address,
      });
      await orUnavailable(
        res,
        answer,
        (error): StatsUnavailableBody => ({
          total_documents: 0,
          collection: index.collection,
          error,
        }),
      );
    });
}
