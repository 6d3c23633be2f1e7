import { Router } from 'express';
import { ServiceError } from '@homeroom/errors';
import type { ModelHost } from '@homeroom/model-host';
import { answerUnlessGone } from '../answer-unless-gone.ts';
import { parseUpload, type ParseUploadDeps } from '../documents/read/parse-upload.ts';
import { ReadingFailedError } from '../documents/document-reader.ts';
import { uploadOf } from '../documents/read/upload.ts';
import { visionStatus } from './vision-status.ts';

/** Dependencies of the vision routes. */
export interface VisionRoutesDeps {
  parsing: ParseUploadDeps;
  models: Pick<ModelHost, 'listModels'>;
  /** The address of the model host; its credentials are not shown. */
  modelsUrl: string;
}

/** `POST /vision/parse` and `GET /vision/status`. */
export function visionRoutes({ parsing, models, modelsUrl }: VisionRoutesDeps): Router {
  return Router()
    .post('/vision/parse', async (req, res) => {
      const upload = uploadOf(req);
      await answerUnlessGone(res, async (gone) => {
        try {
          return (await parseUpload(parsing, upload, gone)).parse;
        } catch (error) {
          throw processingFailed(error);
        }
      });
    })
    .get('/vision/status', async (_req, res) => {
      await answerUnlessGone(res, (gone) => visionStatus(models, modelsUrl, gone));
    });
}

/** The failures of the service itself, as the contract words them. */
function processingFailed(error: unknown): Error {
  if (error instanceof ServiceError && !(error instanceof ReadingFailedError)) return error;
  const reason = error instanceof ReadingFailedError ? error.message : 'something went wrong on our side';
  return new ServiceError(500, 'processing_failed', `Processing failed: ${reason}.`, { cause: error });
}
