import type { Express } from 'express';
import { databaseProbe } from '@homeroom/database';
import { detailErrorShape } from '@homeroom/errors';
import { createDatabaseMetrics, createMetrics, createServiceApp } from '@homeroom/service-kit';
import { authenticateReader } from './access/authenticate.ts';
import { coachesRoutes } from './coaches/coaches-routes.ts';
import { secretsOf, type Context } from './context.ts';
import { contract } from './generated/contract.ts';
import { rosterRoutes } from './roster/roster-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';

/** The service as an Express app; responses are checked against the contract in tests. */
export function createApp(context: Context, { validateResponses = false } = {}): Express {
  const metrics = createMetrics('athletics-admin');
  createDatabaseMetrics(metrics, context.database);
  return createServiceApp({
    service: 'athletics-admin',
    document: contract,
    routers: [rosterRoutes(context), coachesRoutes(context), statsRoutes(context)],
    errorShape: detailErrorShape,
    security: { bearerAuth: authenticateReader(context.verifyJwt, context.accessStore) },
    readiness: [databaseProbe(context.database)],
    logger: context.logger,
    metrics,
    lifecycle: context.lifecycle,
    trustProxy: context.config.trustProxy,
    slowRequestMs: context.config.slowRequestMs,
    validateResponses,
    secrets: secretsOf(context.config),
  });
}
