import { sendRepresentation } from '@homeroom/service-kit';
import { Router } from 'express';
import type { Request } from 'express';
import { changeRequest, sendAnswer, senderOf } from '../changes/change-http.ts';
import type { components } from '../generated/contract-types.ts';
import type { OutstandingConflicts } from './outstanding-conflicts.ts';
import type { SettleConflict } from './settle-conflict.ts';

/** What the routes need to know. */
export interface ConflictRoutesParts {
  outstanding: OutstandingConflicts;
  settle: SettleConflict;
  /** Whether every change must name its sender. */
  requireSender: boolean;
}

/** `GET /conflicts`, and `POST /conflicts/{conflictId}/acknowledge` and `/resolve`. */
export function conflictRoutes({ outstanding, settle, requireSender }: ConflictRoutesParts): Router {
  const idOf = (req: Request) => String(req.params['conflictId']).toLowerCase();
  return Router()
    .get('/conflicts', async (req, res) => {
      res.setHeader('Cache-Control', 'private, no-cache');
      await sendRepresentation(req, res, await outstanding.answer());
    })
    .post('/conflicts/:conflictId/acknowledge', async (req, res) => sendAnswer(res, await settle.acknowledge(idOf(req), changeRequest(req))))
    .post('/conflicts/:conflictId/resolve', async (req, res) => {
      const { resolution_action: action, choice_index: index, executed = false } = req.body as components['schemas']['ConflictResolution'];
      const senderId = senderOf(req, requireSender && executed);
      sendAnswer(res, await settle.resolve(idOf(req), { action, index, executed }, { senderId, request: changeRequest(req) }));
    });
}
