import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { acceptsGzip, clientGone, isNamedBy } from '@homeroom/service-kit';
import { Router, type Request, type Response } from 'express';
import { feedScope } from '../access/access-security.ts';
import { revocation } from '../access/revocation.ts';
import type { CalendarFeed } from './calendar-feed.ts';
import { feedView, type FeedView } from './feed-scope.ts';
import { feedTokenHandlers, type FeedTokenDeps } from './feed-token-routes.ts';

/** Dependencies of the routes. */
export interface FeedRoutesDeps extends FeedTokenDeps {
  feed: CalendarFeed;
  clock: () => Date;
}

/** The calls below `/calendar` that make, list and end feed tokens, and `GET /calendar/feed.ics`. */
export function feedRoutes({ feed, clock, ...deps }: FeedRoutesDeps): Router {
  const { create, list, end } = feedTokenHandlers(deps);
  return Router()
    .post('/calendar/feed-token', create)
    .get('/calendar/feed-tokens', list)
    .delete('/calendar/feed-tokens', end)
    .delete('/calendar/feed-tokens/:id', end)
    .post('/calendar/feed-token/:token/revoke', revocation(deps, 'feed'))
    .get('/calendar/feed.ics', (req, res) =>
      sendFeed(feed, feedView(feedScope(res), deps.household, deps.familyZone, clock()), req, res),
    );
}

/** 304 when the subscriber has it already; otherwise the document while it is being written. */
async function sendFeed(feed: CalendarFeed, view: FeedView, req: Request, res: Response): Promise<void> {
  const etag = await feed.etag(view);
  res.set({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' });
  if (isNamedBy(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  const gone = clientGone(res);
  try {
    if (!acceptsGzip(req.headers['accept-encoding'])) await pipeline(feed.text(view), res);
    else await pipeline(feed.text(view), createGzip({ level: 5 }), res.setHeader('Content-Encoding', 'gzip'));
  } catch (error) {
    if (!gone.aborted) throw error;
  }
}
