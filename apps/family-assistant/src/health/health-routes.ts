import type { ModelState } from '@homeroom/model-host';
import type { BackgroundProbe } from '@homeroom/service-kit';
import { Router } from 'express';
import type { Mirrors } from '../caldav/mirrors.ts';
import type { components } from '../generated/contract-types.ts';
import { contract } from '../generated/contract.ts';

type HealthResponse = components['schemas']['HealthResponse'];

/** The probes whose latest results the health answer shows. */
export interface HealthProbes {
  calendarStore: BackgroundProbe<'up' | 'down'>;
  vectorStore: BackgroundProbe<'up' | 'down'>;
  embeddings: BackgroundProbe<ModelState>;
}

/** `GET /health`: always 200, from the probes' latest results; calendar servers are asked when it is. */
export function healthRoutes(
  { calendarStore, vectorStore, embeddings }: HealthProbes,
  mirrors: Pick<Mirrors, 'serversAnswer'>,
): Router {
  return Router().get('/health', async (_req, res) => {
    const services = {
      calendar_store: (await mirrors.serversAnswer()) ? calendarStore.latest : 'down',
      vector_store: vectorStore.latest,
      embeddings: embeddings.latest,
    };
    const allUp = Object.values(services).every((state) => state === 'up');
    const answer: HealthResponse = { status: allUp ? 'ok' : 'degraded', version: contract.info.version, services };
    res.json(answer);
  });
}
