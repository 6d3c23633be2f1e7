import { dayMs } from '@homeroom/icalendar';
import { joinRouters } from '@homeroom/service-kit';
import type { Router } from 'express';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import type { CalendarSources } from '../calendar/calendar-sources.ts';
import { readDashboardFiles } from './dashboard-files.ts';
import { dashboardPage } from './dashboard-page.ts';
import { dashboardRoutes, type DashboardRoutesDeps } from './dashboard-routes.ts';
import { dashboardTokenRoutes } from './dashboard-token-routes.ts';

export interface DashboardFeatureDeps extends DashboardRoutesDeps {
  sources: Pick<CalendarSources, 'names'>;
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
  sources,
  tokens,
  address,
  conflictWindowMs,
  ...deps
}: DashboardFeatureDeps): DashboardFeature {
  const { household, familyZone, changes } = deps;
  return {
    router: joinRouters([
      dashboardTokenRoutes({ tokens, claimKey: changes.claimKey, address, familyZone }),
      dashboardRoutes(deps),
    ]),
    page: dashboardPage({
      household,
      sources,
      tokens,
      address,
      files: readDashboardFiles(),
      conflictDays: Math.round(conflictWindowMs / dayMs),
    }),
  };
}
