import { chatModelOf } from '@homeroom/knowledge';
import type { Router } from 'express';
import type { Context } from '../context.ts';
import { digestRoutes } from './digest-routes.ts';
import { DigestService } from './digest-service.ts';

export type DigestFeatureDeps = Pick<Context, 'config' | 'models' | 'digestWorker' | 'clock' | 'newId' | 'logger'>;

/** Digests of newsletters. */
export interface DigestFeature {
  router: Router;
}

/** Makes the route; without a chat model rules choose the categories. */
export function digestFeature({
  config,
  models,
  digestWorker: worker,
  clock,
  newId,
  logger,
}: DigestFeatureDeps): DigestFeature {
  const { household, knowledge, digestBudgetMs: budgetMs } = config;
  return {
    router: digestRoutes(
      new DigestService({
        household,
        chat: chatModelOf(models, knowledge.models, 'digest'),
        worker,
        budgetMs,
        clock,
        newMarker: newId,
        logger,
      }),
      household,
    ),
  };
}
