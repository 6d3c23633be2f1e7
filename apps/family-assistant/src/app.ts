import type { Express } from 'express';
import { databaseProbe } from '@homeroom/database';
import { codedErrorShape } from '@homeroom/errors';
import { createServiceApp } from '@homeroom/service-kit';
import { accessSecurity } from './access/access-security.ts';
import { ownAddresses } from './access/address-settings.ts';
import { secretsOf, type Context } from './context.ts';
import { createFeatures } from './features.ts';
import { contract } from './generated/contract.ts';
import { healthRoutes } from './health/health-routes.ts';

const mebibyte = 1_048_576;

/** The service as an Express app; responses are checked against the contract in tests. */
export function createApp(
  context: Context,
  { validateResponses = false, features = createFeatures(context) } = {},
): Express {
  const { config } = context;
  const { dashboard, tokens, address, routers } = features;
  return createServiceApp({
    service: 'family-assistant',
    document: contract,
    routers: [healthRoutes(context.probes, context.mirrors), ...routers],
    pages: [dashboard.page],
    errorShape: codedErrorShape,
    security: accessSecurity({ botTokens: config.botTokens, tokens, address }),
    site: { host: config.host, isAnonymous: false, addresses: ownAddresses(config.addresses) },
    readiness: [databaseProbe(context.database)],
    logger: context.logger,
    metrics: context.metrics,
    lifecycle: context.lifecycle,
    trustProxy: config.trustProxy,
    slowRequestMs: config.slowRequestMs,
    bodyLimits: { json: mebibyte, byOperation: { generateDigest: 8 * mebibyte } },
    cleanedTexts: ['getHealth', 'queryBrain', 'askFromDashboard', 'generateDigest'],
    uploadMaxBytes: config.uploadMaxBytes,
    validateResponses,
    secrets: secretsOf(config),
  });
}
