import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { acceptsGzip, clientGone, isNamedBy } from '@homeroom/service-kit';
import { Router, type Request, type Response } from 'express';
import { revocation, type RevocationDeps } from '../access/revocation.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import type { components } from '../generated/contract-types.ts';
import type { CalendarFeed } from './calendar-feed.ts';

/** Dependencies of the routes. */
export interface FeedRoutesDeps extends RevocationDeps {
  feed: CalendarFeed;
  address: ServiceAddress;
}

/** `POST /calendar/feed-token`, `POST /calendar/feed-token/{token}/revoke` and `GET /calendar/feed.ics`. */
export function feedRoutes({ feed, address, ...deps }: FeedRoutesDeps): Router {
  return Router()
    .post('/calendar/feed-token', async (req, res) => {
      const { messenger_user_id: userId, label } = (req.body ?? {}) as components['schemas']['FeedTokenRequest'];
      const { token } = await deps.tokens.issue({
        kind: 'feed',
        userId: userId?.trim() ?? null,
        label: label?.trim() ?? null,
        ttlHours: null,
      });
      const answer: components['schemas']['FeedTokenResponse'] = {
        token,
        feed_url: address.ofCall(req, `/calendar/feed.ics?token=${token}`),
        revoke_url: address.ofCall(req, `/calendar/feed-token/${token}/revoke`),
      };
      res.status(201).json(answer);
    })
    .post('/calendar/feed-token/:token/revoke', revocation(deps, 'feed'))
    .get('/calendar/feed.ics', (req, res) => sendFeed(feed, req, res));
}

/** 304 when the subscriber has it already; otherwise the document while it is being written. */
async function sendFeed(feed: CalendarFeed, req: Request, res: Response): Promise<void> {
  const etag = await feed.etag();
  res.set({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' });
  if (isNamedBy(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  const gone = clientGone(res);
  try {
    if (!acceptsGzip(req.headers['accept-encoding'])) await pipeline(feed.text(), res);
    else await pipeline(feed.text(), createGzip({ level: 5 }), res.setHeader('Content-Encoding', 'gzip'));
  } catch (error) {
    if (!gone.aborted) throw error;
  }
}
