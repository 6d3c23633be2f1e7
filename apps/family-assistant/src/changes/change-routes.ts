import type { Household } from '@homeroom/household';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type { components } from '../generated/contract-types.ts';
import { changeRequest, requesterByHeader, sendAnswer, senderOf } from './change-http.ts';
import type { RequesterOf } from './change-http.ts';
import type { ChangeTarget } from './change-planner.ts';
import { eventEdit, eventToAdd } from './change-request.ts';
import type { ChangeService } from './change-service.ts';

/** What the routes need to know. */
export interface ChangeRoutesParts {
  service: ChangeService;
  household: Household;
  /** Whether every change must name its sender. */
  requireSender: boolean;
}

/** `POST /calendar/events`, `PATCH` and `DELETE /calendar/events/{eventId}`, and `POST /undo`. */
export function changeRoutes({ service, household, requireSender }: ChangeRoutesParts): Router {
  const sender = (req: Request) => senderOf(req, requireSender);
  return Router()
    .post('/calendar/events', async (req, res) =>
      sendAnswer(res, await service.add(eventToAdd(req.body, household), sender(req), changeRequest(req))),
    )
    .patch('/calendar/events/:eventId', async (req, res) =>
      sendAnswer(res, await service.edit(eventEdit(req.body), targetOf(req, sender(req)), changeRequest(req))),
    )
    .delete('/calendar/events/:eventId', async (req, res) =>
      sendAnswer(res, await service.cancel(targetOf(req, sender(req)), changeRequest(req))),
    )
    .post('/undo', undoHandler(service, requesterByHeader(requireSender)));
}

/** Lists, undoes or redoes the requester's operations. */
export function undoHandler(service: ChangeService, requesterOf: RequesterOf): RequestHandler {
  return async (req, res) => {
    const { action, operation_id: operationId } = req.body as components['schemas']['UndoRequest'];
    const requester = requesterOf(req, res, true);
    sendAnswer(
      res,
      action === 'list' ? await service.list(requester.senderId) : await service.revert(action, operationId, requester),
    );
  };
}

function targetOf(req: Request, senderId: string | null): ChangeTarget {
  const scope = req.query['scope'] === 'series' ? 'series' : 'instance';
  return {
    eventId: String(req.params['eventId']).toLowerCase(),
    scope,
    ifMatch: req.get('if-match') ?? null,
    senderId,
  };
}
