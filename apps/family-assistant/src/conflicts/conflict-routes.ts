import { sendRepresentation } from '@homeroom/service-kit';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { requesterByHeader, sendAnswer } from '../changes/change-http.ts';
import type { RequesterOf } from '../changes/change-http.ts';
import type { components } from '../generated/contract-types.ts';
import type { OutstandingConflicts } from './outstanding-conflicts.ts';
import type { SettleConflict } from './settle-conflict.ts';

/** What conflicts are listed and settled with. */
export interface ConflictHandlersParts {
  outstanding: OutstandingConflicts;
  settle: SettleConflict;
}

/** What the routes need to know. */
export interface ConflictRoutesParts extends ConflictHandlersParts {
  /** Whether every change must name its sender. */
  requireSender: boolean;
}

/** `GET /conflicts`, and `POST /conflicts/{conflictId}/acknowledge` and `/resolve`. */
export function conflictRoutes({ requireSender, ...parts }: ConflictRoutesParts): Router {
  const { list, acknowledge, resolve } = conflictHandlers(parts, requesterByHeader(requireSender));
  return Router()
    .get('/conflicts', list)
    .post('/conflicts/:conflictId/acknowledge', acknowledge)
    .post('/conflicts/:conflictId/resolve', resolve);
}

/** What answers these calls, whoever asks. */
export function conflictHandlers(
  { outstanding, settle }: ConflictHandlersParts,
  requesterOf: RequesterOf,
): Record<'list' | 'acknowledge' | 'resolve', RequestHandler> {
  const idOf = (req: Request) => String(req.params['conflictId']).toLowerCase();
  return {
    list: async (req, res) => sendRepresentation(req, res, await outstanding.answer()),
    acknowledge: async (req, res) =>
      sendAnswer(res, await settle.acknowledge(idOf(req), requesterOf(req, res, false).request)),
    resolve: async (req, res) => {
      const {
        resolution_action: action,
        choice_index: index,
        executed = false,
      } = req.body as components['schemas']['ConflictResolution'];
      sendAnswer(res, await settle.resolve(idOf(req), { action, index, executed }, requesterOf(req, res, executed)));
    },
  };
}
