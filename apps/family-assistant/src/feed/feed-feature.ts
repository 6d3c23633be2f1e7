import type { Router } from 'express';
import { CalendarFeed, type CalendarFeedParts } from './calendar-feed.ts';
import { feedRoutes, type FeedRoutesParts } from './feed-routes.ts';

/** What the feed and its tokens are made from. */
export type FeedFeatureParts = CalendarFeedParts & Omit<FeedRoutesParts, 'feed'>;

/** The calendar as a subscription. */
export interface FeedFeature {
  router: Router;
}

/** Makes the feed. */
export function feedFeature({ tokens, claimKey, address, ...parts }: FeedFeatureParts): FeedFeature {
  return { router: feedRoutes({ feed: new CalendarFeed(parts), tokens, claimKey, address }) };
}
