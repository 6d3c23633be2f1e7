import { sendRepresentation } from '@homeroom/service-kit';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { requesterByHeader } from '../changes/change-http.ts';
import type { RequesterOf, SendOutcome } from '../changes/change-http.ts';
import type { components } from '../generated/contract-types.ts';
import type { ConflictResult } from './conflict-result.ts';
import type { ConflictService } from './conflict-service.ts';
import type { OutstandingConflicts } from './outstanding-conflicts.ts';

export interface ConflictHandlersDeps {
  outstanding: OutstandingConflicts;
  service: ConflictService;
  send: SendOutcome<ConflictResult>;
}

/**
 * `GET /conflicts`, and `POST /conflicts/{conflictId}/acknowledge` and `/resolve`.
 * @param requireSender whether every change must name its sender
 */
export function conflictRoutes(deps: ConflictHandlersDeps, requireSender: boolean): Router {
  const { list, acknowledge, resolve } = conflictHandlers(deps, requesterByHeader(requireSender));
  return Router()
    .get('/conflicts', list)
    .post('/conflicts/:conflictId/acknowledge', acknowledge)
    .post('/conflicts/:conflictId/resolve', resolve);
}

/** Handlers of the conflict calls, for any kind of requester. */
export function conflictHandlers(
  { outstanding, service, send }: ConflictHandlersDeps,
  requesterOf: RequesterOf,
): Record<'list' | 'acknowledge' | 'resolve', RequestHandler> {
  const idOf = (req: Request) => String(req.params['conflictId']).toLowerCase();
  return {
    list: async (req, res) => sendRepresentation(req, res, await outstanding.answer()),
    acknowledge: async (req, res) =>
      send(res, await service.acknowledge(idOf(req), requesterOf(req, res, false).request)),
    resolve: async (req, res) => {
      const {
        resolution_action: action,
        choice_index: index,
        options_revision: revision = null,
        executed = false,
      } = req.body as components['schemas']['ConflictResolution'];
      send(
        res,
        await service.resolve(idOf(req), { action, index, revision, executed }, requesterOf(req, res, executed)),
      );
    },
  };
}
