import type { Express, Router } from 'express';
import { bearerCredential, secretMatcher } from '@homeroom/auth';
import { databaseProbe } from '@homeroom/database';
import { codedErrorShape, UnauthorizedError } from '@homeroom/errors';
import { createServiceApp, type SecurityHandler } from '@homeroom/service-kit';
import { calendarFeature, type CalendarFeatureParts } from './calendar/calendar-feature.ts';
import { CalendarPresenter } from './calendar/calendar-presenter.ts';
import { familyZoneOf } from './calendar/family-zone.ts';
import { changeFeature } from './changes/change-feature.ts';
import type { Context } from './context.ts';
import { contract } from './generated/contract.ts';
import { healthRoutes } from './health/health-routes.ts';

const mebibyte = 1_048_576;

/** The service as an Express app; responses are checked against the contract in tests. */
export function createApp(context: Context, { validateResponses = false } = {}): Express {
  const { config } = context;
  return createServiceApp({
    service: 'family-assistant',
    document: contract,
    routers: [healthRoutes(context.probes), ...calendarRouters(context)],
    errorShape: codedErrorShape,
    security: { bearerAuth: botTokenHandler(config.botTokens) },
    readiness: [databaseProbe(context.database)],
    logger: context.logger,
    lifecycle: context.lifecycle,
    trustProxy: config.trustProxy,
    bodyLimits: { json: mebibyte, byOperation: { generateDigest: 8 * mebibyte } },
    validateResponses,
    secrets: config.botTokens,
  });
}

function calendarRouters({ config, calendarStore, changeStore, clock, newId, logger }: Context): Router[] {
  const { household, requireSender, undoTtlMs } = config;
  const familyZone = familyZoneOf(household);
  const presenter = new CalendarPresenter(household, familyZone);
  const onUnreadable: CalendarFeatureParts['onUnreadable'] = ({ calendarId, uid }, error) => logger.warn({ calendarId, uid, err: error }, 'calendar object cannot be expanded');
  return [
    calendarFeature({ household, familyZone, presenter, store: calendarStore, clock, onUnreadable }),
    changeFeature({ household, familyZone, presenter, store: changeStore, newId, undoTtlMs, requireSender }),
  ];
}

/** Accepts the bot token, compared in constant time. */
function botTokenHandler(botTokens: readonly string[]): SecurityHandler {
  const matches = secretMatcher(botTokens);
  return (req) => {
    if (!matches(bearerCredential(req.headers.authorization))) throw new UnauthorizedError('The bearer token is not the bot token.');
  };
}
