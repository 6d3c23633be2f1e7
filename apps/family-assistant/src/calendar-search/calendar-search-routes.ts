import { InvalidRequestError } from '@homeroom/errors';
import { Representation, sendRepresentation } from '@homeroom/service-kit';
import { Router, type RequestHandler } from 'express';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { requestedInstant } from '../calendar/calendar-range.ts';
import type { components } from '../generated/contract-types.ts';
import type { CalendarSearch, SearchQuery } from './calendar-search.ts';

export interface CalendarSearchRoutesDeps {
  search: CalendarSearch;
  presenter: Pick<CalendarPresenter, 'listed'>;
}

const defaultLimit = 20;

/** `GET /calendar/search`. */
export function calendarSearchRoutes(deps: CalendarSearchRoutesDeps): Router {
  return Router().get('/calendar/search', calendarSearchHandler(deps));
}

/** Answers with the events that have the words of the query. */
export function calendarSearchHandler({ search, presenter }: CalendarSearchRoutesDeps): RequestHandler {
  return async (req, res) => {
    const found = await search.find(requestedSearch(req.query));
    const body: components['schemas']['CalendarSearchResponse'] = {
      events: found.map((occurrence) => presenter.listed(occurrence)),
    };
    res.setHeader('Cache-Control', 'private, no-cache');
    await sendRepresentation(req, res, new Representation(JSON.stringify(body)));
  };
}

/** @throws InvalidRequestError */
function requestedSearch({ q, from, to, limit = defaultLimit }: Record<string, unknown>): SearchQuery {
  const problems: string[] = [];
  const range = {
    start: from === undefined ? -Infinity : requestedInstant('from', String(from), problems),
    end: to === undefined ? Infinity : requestedInstant('to', String(to), problems),
  };
  if (problems.length === 0 && range.end <= range.start)
    problems.push('The query parameter `to` must be later than `from`.');
  if (problems.length > 0) throw new InvalidRequestError(problems);
  return { text: String(q), range, limit: Number(limit) };
}
