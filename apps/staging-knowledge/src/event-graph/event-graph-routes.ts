import { Router } from 'express';
import { NotFoundError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { presentCounts, presentEntry } from './entry-presenter.ts';
import type { EventGraphEntry, EventGraphStore } from './event-graph-store-sql.ts';
import { nearSpan } from './near-span.ts';

export interface EventGraphRoutesDeps {
  store: EventGraphStore;
  household: Household;
  clock: () => Date;
}

const hourMs = 3_600_000;
const maxOpenItems = 500;

/** `GET /api/event_graph/recent`, `/coordination`, `/stats` and `POST /api/event_graph/{id}/close`. */
export function eventGraphRoutes({ store, household: { timezone }, clock }: EventGraphRoutesDeps): Router {
  const present = (entries: readonly EventGraphEntry[]) => entries.map((entry) => presentEntry(entry, timezone));
  return Router()
    .get('/api/event_graph/recent', async (req, res) => {
      const since = new Date(clock().getTime() - Number(req.query['days'] ?? 7) * 24 * hourMs);
      res.json(present(await store.recent(since, Number(req.query['limit'] ?? 50))));
    })
    .get('/api/event_graph/coordination', async (_req, res) => {
      res.json(present(await store.open(maxOpenItems)));
    })
    .get('/api/event_graph/stats', async (_req, res) => {
      res.json(presentCounts(await store.counts(nearSpan(clock(), timezone))));
    })
    .post('/api/event_graph/:id/close', async (req, res) => {
      const entry = await store.close(String(req.params['id']));
      if (!entry) throw new NotFoundError('There is no entry with this id.');
      res.json(presentEntry(entry, timezone));
    });
}
