import { ServiceError } from '@homeroom/errors';
import { clientGone } from '@homeroom/service-kit';
import { Router, type Request, type RequestHandler } from 'express';
import { requesterByHeader, type RequesterOf, type SendOutcome } from '../changes/change-http.ts';
import type { ConflictResult } from '../conflicts/conflict-result.ts';
import { chosenEvents, planLetterEvents, type LetterEventsDeps } from './letter-events.ts';
import type { LetterPresenter } from './letter-presenter.ts';
import { proposeEvents, type ProposeEventsDeps } from './propose-events.ts';
import type { Letter, StagingService } from './staging-service.ts';

export interface LetterHandlersDeps extends ProposeEventsDeps, LetterEventsDeps {
  /** Null: no letter can be read. */
  staging: Pick<StagingService, 'brief'> | null;
  presenter: LetterPresenter;
  send: SendOutcome<ConflictResult>;
}

/**
 * `POST /letters` and `POST /letters/{document_id}/events`.
 * @param requireSender whether every change must name its sender
 */
export function letterRoutes(deps: LetterHandlersDeps, requireSender: boolean): Router {
  const { read, add } = letterHandlers(deps, requesterByHeader(requireSender));
  return Router().post('/letters', read).post('/letters/:documentId/events', add);
}

/** Handlers of the calls for letters, for any kind of requester. */
export function letterHandlers(
  deps: LetterHandlersDeps,
  requesterOf: RequesterOf,
): Record<'read' | 'add', RequestHandler> {
  const { staging, presenter, changes, household, send } = deps;
  return {
    read: async (req, res) => {
      if (!staging) throw notSetUp();
      const gone = clientGone(res);
      try {
        const card = await staging.brief(letterOf(req), gone);
        res.json(presenter.letter(card, await proposeEvents(deps, card)));
      } catch (error) {
        if (!gone.aborted) throw error;
      }
    },
    add: async (req, res) => {
      const documentId = String(req.params['documentId']).toLowerCase();
      const chosen = chosenEvents(documentId, req.body, household);
      const { request, senderId } = requesterOf(req, res, true);
      send(res, await changes.once(request, (transaction) => planLetterEvents(transaction, chosen, senderId, deps)));
    },
  };
}

/** The file of the form, which the contract's check has found to be there. */
function letterOf(req: Request): Letter {
  const [file] = (req.files ?? []) as unknown as { originalname: string; mimetype: string; buffer: Buffer }[];
  if (!file) throw new Error('The form has no file.');
  return { filename: file.originalname, contentType: file.mimetype, bytes: file.buffer };
}

function notSetUp(): ServiceError {
  return new ServiceError(
    503,
    'letters_not_set_up',
    'Letters cannot be read here, because no staging service is set up. Set STAGING_KNOWLEDGE_URL to its address, and STAGING_API_TOKEN to its token if it has one.',
  );
}
