import { Router } from 'express';
import { isDatabaseUnavailable } from '@homeroom/database';
import { ServiceError } from '@homeroom/errors';
import { answerUnlessGone } from '../../answer-unless-gone.ts';
import { ReadingFailedError } from '../document-reader.ts';
import { uploadOf } from '../read/upload.ts';
import { BriefingFailedError, type BriefingService } from './briefing-service.ts';

/** Uploads have no sender of their own. */
const placeholder = { sender: { name: 'Vision API', username: '' }, type: 'attachment' } as const;

/** `POST /vision/briefing`. */
export function briefingRoutes(briefing: BriefingService): Router {
  return Router().post('/vision/briefing', async (req, res) => {
    const upload = uploadOf(req);
    await answerUnlessGone(res, (gone) =>
      briefing.brief({ upload, ...placeholder }, gone).catch((error: unknown) => {
        throw briefingFailed(error);
      }),
    );
  });
}

/** The failures of the service itself, as the contract words them. */
function briefingFailed(error: unknown): unknown {
  if (error instanceof ReadingFailedError) return new BriefingFailedError(error.message, error);
  return error instanceof ServiceError || isDatabaseUnavailable(error)
    ? error
    : new BriefingFailedError('something went wrong on our side', error);
}
