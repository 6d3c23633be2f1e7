import type { IndexRepair } from '@homeroom/search';
import type { ErrorRequestHandler, Router } from 'express';
import type { Context } from '../context.ts';
import { readPageAssets } from './page/page-assets.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import type { Processing } from './processing.ts';
import { SystemStateReader } from './system-state-reader.ts';
import { systemStateRoutes } from './system-state-routes.ts';

type SystemStateContext = Pick<
  Context,
  'config' | 'eventGraphStore' | 'knowledgeFigures' | 'outbox' | 'index' | 'embeddings' | 'clock' | 'logger'
> & { repair: Pick<IndexRepair, 'state'> };

/** `GET /system/state`, and what it says to people without a good token. */
export function systemStateFeature(
  { config, eventGraphStore: eventGraph, knowledgeFigures: figures, ...context }: SystemStateContext,
  processing: Processing,
): (Router | ErrorRequestHandler)[] {
  const { household, apiToken, models } = config;
  const reader = new SystemStateReader({ eventGraph, figures, processing, timeZone: household.timezone, ...context });
  const assets = readPageAssets();
  return [
    systemStateRoutes({ reader, household, embeddingsModel: models.embeddingsModel, apiToken, assets }),
    signInRefusals(assets),
  ];
}
