import { InvalidRequestError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type { components } from '../generated/contract-types.ts';
import { changeRequest, requesterByHeader, senderOf } from './change-http.ts';
import type { RequesterOf, SendOutcome } from './change-http.ts';
import type { ChangeTarget } from './change-planner.ts';
import { eventEdit, eventToAdd } from './change-request.ts';
import type { ChangeService } from './change-service.ts';

export interface UndoHandlerDeps<Own extends { type: string }> {
  service: Pick<ChangeService<Own>, 'list' | 'revert'>;
  send: SendOutcome<Own>;
}

export interface ChangeRoutesDeps<Own extends { type: string }> extends UndoHandlerDeps<Own> {
  service: ChangeService<Own>;
  household: Household;
  /** Whether every change must name its sender. */
  requireSender: boolean;
}

/** `POST /calendar/events`, `PATCH` and `DELETE /calendar/events/{eventId}`, and `POST /undo`. */
export function changeRoutes<Own extends { type: string }>(deps: ChangeRoutesDeps<Own>): Router {
  const { service, send, requireSender } = deps;
  const sender = (req: Request) => senderOf(req, requireSender);
  return Router()
    .post('/calendar/events', addHandler(deps, requesterByHeader(requireSender)))
    .patch('/calendar/events/:eventId', async (req, res) =>
      send(res, await service.edit(eventEdit(req.body), targetOf(req, sender(req)), changeRequest(req))),
    )
    .delete('/calendar/events/:eventId', async (req, res) =>
      send(res, await service.cancel(targetOf(req, sender(req)), changeRequest(req))),
    )
    .post('/undo', undoHandler(deps, requesterByHeader(requireSender)));
}

/** Adds the event of the body. */
export function addHandler<Own extends { type: string }>(
  { service, send, household }: Pick<ChangeRoutesDeps<Own>, 'service' | 'send' | 'household'>,
  requesterOf: RequesterOf,
): RequestHandler {
  return async (req, res) => {
    const event = eventToAdd(req.body, household);
    const { senderId, request } = requesterOf(req, res, true);
    send(res, await service.add(event, senderId, request));
  };
}

/** Lists, undoes or redoes the requester's operations. */
export function undoHandler<Own extends { type: string }>(
  { service, send }: UndoHandlerDeps<Own>,
  requesterOf: RequesterOf,
): RequestHandler {
  return async (req, res) => {
    const { action, operation_id: operationId } = req.body as components['schemas']['UndoRequest'];
    const { request, senderId, ownsUnsigned } = requesterOf(req, res, true);
    if (action === 'list') return send(res, { type: 'operations', ...(await service.list(senderId)) });
    if (operationId === undefined)
      throw new InvalidRequestError([
        `\`operation_id\` is missing: ${action} needs the id of an operation, as action list shows it.`,
      ]);
    const reverting = { action, operationId: operationId.toLowerCase(), senderId, ownsUnsigned };
    send(res, await service.revert(reverting, request));
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
