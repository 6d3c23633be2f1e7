import { Router, type ErrorRequestHandler } from 'express';
import {
  detailErrorShape,
  MalformedBodyError,
  MissingBodyError,
  validationProblems,
  type ErrorShape,
  type ValidatorComplaint,
} from '@homeroom/errors';
import { contextOf } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import { IngestRejectedError, ingestProblem, readExtraction } from './ingest-request.ts';
import { NotStoredError, type Ingest } from './ingest.ts';

type IngestResponse = components['schemas']['IngestResponse'];

/** `POST /brain/ingest`. */
export function ingestRoutes(ingest: Ingest): Router {
  return Router().post('/brain/ingest', async (req, res) => {
    const started = performance.now();
    const { searchable, pointIds } = await ingest.take(readExtraction(req.body));
    const answer: IngestResponse = {
      status: searchable ? 'ok' : 'pending',
      ids: pointIds,
      chunks: pointIds.length,
      ingest_time_ms: Math.round(performance.now() - started),
    };
    res.json(answer);
  });
}

/** Makes a missing or broken body, and what the contract's check complains of, a 422 in the words of this call. */
export const ingestRefusals: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (contextOf(res).operation?.operationId !== 'ingestExtraction') return next(error);
  if (error instanceof MalformedBodyError) return next(new IngestRejectedError(error.message));
  const { errors } = error as { errors?: ValidatorComplaint[] };
  if (!Array.isArray(errors) && !(error instanceof MissingBodyError)) return next(error);
  const complaints = () => validationProblems(errors ?? []).map(({ sentence }) => sentence);
  next(new IngestRejectedError(ingestProblem(req.body) ?? complaints().join(' ')));
};

/** The service's errors, with the bodies that the contract has for this call. */
export const stagingErrorShape: ErrorShape = (error, requestId) => {
  if (error instanceof IngestRejectedError) return { status: 422, body: { error: error.message } };
  if (error instanceof NotStoredError) return { status: error.status, body: { status: 'error', error: error.message } };
  return detailErrorShape(error, requestId);
};
