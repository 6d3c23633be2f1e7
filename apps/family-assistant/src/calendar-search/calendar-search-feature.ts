import type { Router } from 'express';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarService, CalendarServiceDeps } from '../calendar/calendar-service.ts';
import { familyZoneOf } from '../calendar/family-zone.ts';
import type { Context } from '../context.ts';
import type { CopyFinder } from '../copies/copy-finder.ts';
import type { CopyRule } from '../copies/copy-rule.ts';
import { CalendarSearch } from './calendar-search.ts';
import { calendarSearchRoutes, type CalendarSearchRoutesDeps } from './calendar-search-routes.ts';
import { IndexedCalendars } from './indexed-calendars.ts';
import { SearchIndex } from './search-index.ts';

export interface CalendarSearchFeatureDeps extends Pick<Context, 'config' | 'database' | 'knownObjects' | 'clock'> {
  service: CalendarService;
  budgets: CalendarBudgets;
  presenter: CalendarPresenter;
  rule: CopyRule;
  copies: CopyFinder;
  onUnreadable: CalendarServiceDeps['onUnreadable'];
}

/** Search for events, as routes of the bot and the dashboard use it. */
export interface CalendarSearchFeature extends CalendarSearchRoutesDeps {
  router: Router;
}

/** Makes the search with its index, which is empty until the first search. */
export function calendarSearchFeature(deps: CalendarSearchFeatureDeps): CalendarSearchFeature {
  const { presenter } = deps;
  const { household } = deps.config;
  const calendarIds = household.calendars.map(({ id }) => id);
  const index = new SearchIndex({ ...deps, household });
  const calendars = new IndexedCalendars({ ...deps, index, calendarIds, familyZone: familyZoneOf(household) });
  const search = new CalendarSearch({ ...deps, index, calendars });
  return { search, presenter, router: calendarSearchRoutes({ search, presenter }) };
}
