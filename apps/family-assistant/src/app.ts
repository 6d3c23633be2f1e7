import type { Express } from 'express';
import { bearerCredential, secretMatcher } from '@homeroom/auth';
import { databaseProbe } from '@homeroom/database';
import { codedErrorShape, UnauthorizedError } from '@homeroom/errors';
import { createServiceApp, type SecurityHandler } from '@homeroom/service-kit';
import type { Context } from './context.ts';
import { createFeatures } from './features.ts';
import { contract } from './generated/contract.ts';
import { healthRoutes } from './health/health-routes.ts';

const mebibyte = 1_048_576;

/** The service as an Express app; responses are checked against the contract in tests. */
export function createApp(context: Context, { validateResponses = false, features = createFeatures(context) } = {}): Express {
  const { config } = context;
  return createServiceApp({
    service: 'family-assistant',
    document: contract,
    routers: [healthRoutes(context.probes), features.calendar.router, features.changes.router, features.conflicts.router, features.knowledge.router, features.digest.router],
    errorShape: codedErrorShape,
    security: { bearerAuth: botTokenHandler(config.botTokens) },
    readiness: [databaseProbe(context.database)],
    logger: context.logger,
    metrics: context.metrics,
    lifecycle: context.lifecycle,
    trustProxy: config.trustProxy,
    bodyLimits: { json: mebibyte, byOperation: { generateDigest: 8 * mebibyte } },
    validateResponses,
    secrets: config.botTokens,
  });
}

/** Accepts the bot token, compared in constant time. */
function botTokenHandler(botTokens: readonly string[]): SecurityHandler {
  const matches = secretMatcher(botTokens);
  return (req) => {
    if (!matches(bearerCredential(req.headers.authorization))) throw new UnauthorizedError('The bearer token is not the bot token.');
  };
}
