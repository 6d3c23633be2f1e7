import { Router } from 'express';
import type { components } from '../generated/contract-types.ts';
import { contract } from '../generated/contract.ts';

type HealthResponse = components['schemas']['HealthResponse'];

/** `GET /health`: that the service runs, in which environment, and its version. */
export function healthRoutes(): Router {
  const answer: HealthResponse = { status: 'ok', env: 'staging', version: contract.info.version };
  return Router().get('/health', (_req, res) => void res.json(answer));
}
