import { Router, type RequestHandler } from 'express';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { requesterByHeader, type RequesterOf } from '../changes/change-http.ts';
import { draftEvent, type DraftEventDeps } from './draft-event.ts';
import { presentDraft } from './draft-presenter.ts';

export interface DraftHandlerDeps extends DraftEventDeps {
  presenter: CalendarPresenter;
}

/** `POST /calendar/events/draft`. */
export function draftRoutes(deps: DraftHandlerDeps): Router {
  return Router().post('/calendar/events/draft', draftHandler(deps, requesterByHeader(false)));
}

/** Answers with the event that a typed line describes, for any kind of requester. */
export function draftHandler(deps: DraftHandlerDeps, requesterOf: RequesterOf): RequestHandler {
  return async (req, res) => {
    const { senderId } = requesterOf(req, res, false);
    const draft = await draftEvent(deps, String(req.body.text), senderId);
    res.set('Cache-Control', 'no-store').json(presentDraft(draft, deps.presenter, deps.familyZone));
  };
}
