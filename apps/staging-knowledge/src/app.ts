import type { Express } from 'express';
import { databaseProbe } from '@homeroom/database';
import { createServiceApp } from '@homeroom/service-kit';
import { apiRootRoutes } from './api-root/api-root-routes.ts';
import { secretsOf, type Context } from './context.ts';
import { createFeatures } from './features.ts';
import { contract } from './generated/contract.ts';
import { healthRoutes } from './health/health-routes.ts';
import { ingestRefusals, stagingErrorShape } from './knowledge/ingest-routes.ts';
import { stagingSecurity, withTokenRequired } from './staging-token.ts';
import { uploadRefusals } from './documents/read/upload.ts';

const mebibyte = 1_048_576;

/** The service as an Express app; responses are checked against the contract in tests. */
export function createApp(
  context: Context,
  { validateResponses = false, features = createFeatures(context) } = {},
): Express {
  const { config } = context;
  const document = config.apiToken === undefined ? contract : withTokenRequired(contract);
  return createServiceApp({
    service: 'staging-knowledge',
    document,
    routers: [healthRoutes(), apiRootRoutes(contract), ...features.routers, ingestRefusals, uploadRefusals()],
    errorShape: stagingErrorShape,
    security: stagingSecurity(config.apiToken),
    site: { host: config.host, isAnonymous: config.apiToken === undefined, addresses: [] },
    readiness: [databaseProbe(context.database)],
    readinessDetails: () => ({ bot: features.bot.state }),
    metrics: {
      ...context.metrics,
      recordRequest: (route, method, status, seconds) => {
        context.metrics.recordRequest(route, method, status, seconds);
        features.processing.record(route, status, seconds * 1_000);
      },
    },
    logger: context.logger,
    lifecycle: context.lifecycle,
    trustProxy: config.trustProxy,
    slowRequestMs: config.slowRequestMs,
    bodyLimits: { json: mebibyte, byOperation: { ingestExtraction: 8 * mebibyte } },
    cleanedTexts: ['getHealth', 'queryBrain', 'ingestExtraction'],
    uploadMaxBytes: config.uploadMaxBytes,
    validateResponses,
    secrets: secretsOf(config),
  });
}
