import type { TimeRange } from '@homeroom/icalendar';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { isNamedBy, sendRepresentation } from '@homeroom/service-kit';
import type { CalendarAnswers } from './calendar-answers.ts';
import { requestedRange } from './calendar-range.ts';
import type { CalendarService } from './calendar-service.ts';

/** `GET /calendar/events`, `/calendar/events/{eventId}`, `/calendar/today` and `/calendar/week`. */
export function calendarRoutes(service: CalendarService, answers: CalendarAnswers): Router {
  return Router()
    .get('/calendar/events', eventsHandler(answers))
    .get('/calendar/events/:eventId', async (req, res) => {
      const { event, etag } = await answers.event(String(req.params['eventId']).toLowerCase());
      res.set({ 'Cache-Control': 'private, no-cache', ETag: `"${etag}"` });
      if (isNamedBy(req.get('if-none-match'), `"${etag}"`)) res.status(304).end();
      else res.json(event);
    })
    .get('/calendar/today', (req, res) => sendRange(answers, service.today(), req, res))
    .get('/calendar/week', (req, res) =>
      sendRange(answers, service.week(Number(req.query['week_offset'] ?? 0)), req, res),
    );
}

/** Answers with the events of the range that the query names. */
export function eventsHandler(answers: CalendarAnswers): RequestHandler {
  return async (req, res) => {
    const range = requestedRange(String(req.query['start']), String(req.query['end']));
    await sendRange(answers, range, req, res, String(req.query['include_travel'] ?? true) === 'true');
  };
}

async function sendRange(
  answers: CalendarAnswers,
  range: TimeRange,
  req: Request,
  res: Response,
  includeTravel = true,
): Promise<void> {
  const { representation, eventsLeftOut, conflictsLeftOut } = await answers.of(range, includeTravel);
  if (eventsLeftOut > 0) res.setHeader('X-Events-Left-Out', eventsLeftOut);
  if (conflictsLeftOut > 0)
    res.set({ 'X-Conflicts-Truncated': 'true', 'X-Conflicts-Left-Out': String(conflictsLeftOut) });
  await sendRepresentation(req, res, representation);
}
