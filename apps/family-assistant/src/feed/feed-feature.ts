import type { Router } from 'express';
import { CalendarFeed, type CalendarFeedDeps } from './calendar-feed.ts';
import { feedRoutes, type FeedRoutesDeps } from './feed-routes.ts';

/** Dependencies of the feed and its tokens. */
export type FeedFeatureDeps = CalendarFeedDeps & Omit<FeedRoutesDeps, 'feed'>;

/** The calendar as a subscription. */
export interface FeedFeature {
  router: Router;
}

/** Makes the feed. */
export function feedFeature({ tokens, claimKey, address, ...deps }: FeedFeatureDeps): FeedFeature {
  return { router: feedRoutes({ feed: new CalendarFeed(deps), tokens, claimKey, address }) };
}
