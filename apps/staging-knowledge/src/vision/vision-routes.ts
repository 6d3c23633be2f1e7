import { Router, type Response } from 'express';
import { ServiceError } from '@homeroom/errors';
import type { ModelHost } from '@homeroom/model-host';
import { clientGone } from '@homeroom/service-kit';
import { presentReading } from './parse-result.ts';
import type { CollectedReading } from './reader/collected-reading.ts';
import { ReadingFailedError, type DocumentReader } from './reader/document-reader.ts';
import { RefusedDocumentError } from './reading-reports.ts';
import { InvalidUploadError, uploadOf, type Upload } from './upload.ts';
import { visionStatus } from './vision-status.ts';

/** What the calls are made from. */
export interface VisionRoutesParts {
  reader: DocumentReader;
  models: Pick<ModelHost, 'listModels'>;
  /** The address of the model host; its credentials are not shown. */
  modelsUrl: string;
}

/** `POST /vision/parse` and `GET /vision/status`. */
export function visionRoutes({ reader, models, modelsUrl }: VisionRoutesParts): Router {
  return Router()
    .post('/vision/parse', async (req, res) => {
      const started = performance.now();
      const upload = uploadOf(req);
      const parsed = async (gone: AbortSignal) => presentReading(upload, await readUpload(reader, upload, gone), performance.now() - started);
      await unlessGone(res, (gone) =>
        parsed(gone).catch((error: unknown) => {
          throw processingFailed(error);
        }),
      );
    })
    .get('/vision/status', async (_req, res) => {
      await unlessGone(res, (gone) => visionStatus(models, modelsUrl, gone));
    });
}

/** Reads an upload. @throws InvalidUploadError for a document that cannot be read, otherwise as DocumentReader.read */
export async function readUpload(reader: DocumentReader, { bytes }: Upload, signal: AbortSignal): Promise<CollectedReading> {
  try {
    return await reader.read(bytes, signal);
  } catch (error) {
    if (error instanceof RefusedDocumentError) throw new InvalidUploadError(error.message, error);
    throw error;
  }
}

/** The failures of the service itself, as the contract words them. */
function processingFailed(error: unknown): Error {
  if (error instanceof ServiceError && !(error instanceof ReadingFailedError)) return error;
  const reason = error instanceof ReadingFailedError ? error.message : 'something went wrong on our side';
  return new ServiceError(500, 'processing_failed', `Processing failed: ${reason}.`, { cause: error });
}

/** Answers, unless the client has gone away before; then the work is told to end. */
async function unlessGone(res: Response, answer: (gone: AbortSignal) => Promise<unknown>): Promise<void> {
  const gone = clientGone(res);
  try {
    res.json(await answer(gone));
  } catch (error) {
    if (!gone.aborted) throw error;
  }
}
