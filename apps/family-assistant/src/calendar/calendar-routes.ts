import { Router } from 'express';
import type { Request, Response } from 'express';
import { isNamedBy, sendRepresentation } from '@homeroom/service-kit';
import type { CalendarAnswers } from './calendar-answers.ts';
import { requestedRange } from './calendar-range.ts';
import type { CalendarService } from './calendar-service.ts';
import type { TimeRange } from './expansion.ts';

/** `GET /calendar/events`, `/calendar/events/{eventId}`, `/calendar/today` and `/calendar/week`. */
export function calendarRoutes(service: CalendarService, answers: CalendarAnswers): Router {
  const send = async (req: Request, res: Response, range: TimeRange, includeTravel = true) => {
    const { representation, conflictsTruncated } = await answers.of(range, includeTravel);
    res.setHeader('Cache-Control', 'private, no-cache');
    if (conflictsTruncated) res.setHeader('X-Conflicts-Truncated', 'true');
    await sendRepresentation(req, res, representation);
  };
  return Router()
    .get('/calendar/events', async (req, res) => {
      const range = requestedRange(String(req.query['start']), String(req.query['end']));
      await send(req, res, range, String(req.query['include_travel'] ?? true) === 'true');
    })
    .get('/calendar/events/:eventId', async (req, res) => {
      const { event, etag } = await answers.event(String(req.params['eventId']).toLowerCase());
      res.set({ 'Cache-Control': 'private, no-cache', ETag: `"${etag}"` });
      if (isNamedBy(req.get('if-none-match'), `"${etag}"`)) res.status(304).end();
      else res.json(event);
    })
    .get('/calendar/today', (req, res) => send(req, res, service.today()))
    .get('/calendar/week', (req, res) => send(req, res, service.week(Number(req.query['week_offset'] ?? 0))));
}
