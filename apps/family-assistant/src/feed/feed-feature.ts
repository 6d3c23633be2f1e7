import type { Router } from 'express';
import { CalendarFeed, type CalendarFeedDeps } from './calendar-feed.ts';
import { feedRoutes } from './feed-routes.ts';
import type { FeedTokenDeps } from './feed-token-routes.ts';

/** Dependencies of the feed and its tokens. */
export type FeedFeatureDeps = CalendarFeedDeps & FeedTokenDeps;

/** The calendar as a subscription. */
export interface FeedFeature {
  router: Router;
}

/** Makes the feed. */
export function feedFeature(deps: FeedFeatureDeps): FeedFeature {
  return { router: feedRoutes({ ...deps, feed: new CalendarFeed(deps) }) };
}
