import { dayMs } from '@homeroom/icalendar';
import { Router } from 'express';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import { readDashboardFiles } from './dashboard-files.ts';
import { dashboardPage } from './dashboard-page.ts';
import { dashboardRoutes, type DashboardRoutesDeps } from './dashboard-routes.ts';
import { dashboardTokenRoutes } from './dashboard-token-routes.ts';

export interface DashboardFeatureDeps extends DashboardRoutesDeps {
  tokens: AccessTokens;
  address: ServiceAddress;
  /** Time ahead in which conflicts are found, in milliseconds. */
  conflictWindowMs: number;
}

/** The dashboard's tokens, calls and page. */
export interface DashboardFeature {
  /** A router for the paths below `/api/v1/dashboard`. */
  router: Router;
  /** A router for `/dashboard` itself. */
  page: Router;
}

/** Makes the dashboard. */
export function dashboardFeature({
  tokens,
  address,
  conflictWindowMs,
  ...deps
}: DashboardFeatureDeps): DashboardFeature {
  const { household, familyZone, changes } = deps;
  return {
    router: Router().use(
      dashboardTokenRoutes({ tokens, claimKey: changes.claimKey, address, familyZone }),
      dashboardRoutes(deps),
    ),
    page: dashboardPage({
      household,
      tokens,
      address,
      files: readDashboardFiles(),
      conflictDays: Math.round(conflictWindowMs / dayMs),
    }),
  };
}
