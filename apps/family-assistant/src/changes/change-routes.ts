import { InvalidRequestError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { sendJson } from '@homeroom/service-kit';
import { Router } from 'express';
import type { Request, Response } from 'express';
import type { components } from '../generated/contract-types.ts';
import { fingerprintOf } from './answer.ts';
import type { Answer, ChangeRequest } from './answer.ts';
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
    .post('/calendar/events', async (req, res) => send(res, await service.add(eventToAdd(req.body, household), sender(req), changeRequest(req))))
    .patch('/calendar/events/:eventId', async (req, res) => send(res, await service.edit(eventEdit(req.body), targetOf(req, sender(req)), changeRequest(req))))
    .delete('/calendar/events/:eventId', async (req, res) => send(res, await service.cancel(targetOf(req, sender(req)), changeRequest(req))))
    .post('/undo', async (req, res) => {
      const { action, operation_id: operationId } = req.body as components['schemas']['UndoRequest'];
      const senderId = sender(req);
      send(res, action === 'list' ? await service.list(senderId) : await service.revert(action, operationId, senderId, changeRequest(req)));
    });
}

function senderOf(req: Request, required: boolean): string | null {
  const sender = req.get('x-sender-id')?.trim() || null;
  if (required && sender === null) throw new InvalidRequestError(['The header `X-Sender-Id` is missing: this service wants every change to name its sender.']);
  return sender;
}

function targetOf(req: Request, senderId: string | null): ChangeTarget {
  const scope = req.query['scope'] === 'series' ? 'series' : 'instance';
  return { eventId: String(req.params['eventId']).toLowerCase(), scope, ifMatch: req.get('if-match') ?? null, senderId };
}

/** The same key may come again only with the same request. */
function changeRequest(req: Request): ChangeRequest {
  const key = req.get('idempotency-key');
  const ifMatch = req.get('if-match') ?? null;
  const fingerprint = fingerprintOf([req.method, req.originalUrl, req.get('x-sender-id') ?? null, ifMatch, req.body ?? null]);
  return { key: key === undefined ? null : { key, fingerprint }, fingerprint, conditional: ifMatch !== null };
}

function send(res: Response, { status, headers, body }: Answer): void {
  sendJson(res.status(status).set(headers), body);
}
