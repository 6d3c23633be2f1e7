import type { ErrorRequestHandler, Request } from 'express';
import {
  InvalidRequestError,
  MalformedBodyError,
  NotFoundError,
  PayloadTooLargeError,
  ServiceError,
  UnavailableError,
  UnsupportedMediaTypeError,
  validationProblems,
  type ErrorShape,
  type ValidatorComplaint,
} from '@homeroom/errors';
import { errorFields, secretRemover, type Logger } from './logger.ts';
import { contextOf } from './request-context.ts';

interface ForeignError {
  name?: string;
  message?: string;
  retryAfterSeconds?: number;
  status?: number;
  errors?: ValidatorComplaint[];
}

/** Answers of 500 and above that are no fault worth a log entry of their own. */
const expected = new Set(['not_implemented', 'not_ready', 'overloaded', 'upload_busy']);

/** Answers every error in the service's own shape; what is not meant for callers is logged under the request's id. */
export function errorHandling(shape: ErrorShape, logger: Logger, secrets: readonly string[]): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const { requestId, route } = contextOf(res);
    const known = toServiceError(error);
    if (known.status >= 500 && !expected.has(known.code)) {
      const texts = requestTexts(req);
      const clean = secretRemover([...secrets, ...(texts ?? [])]);
      logger.error(
        { requestId, route, status: known.status, error: errorFields(error, clean, { hideMessages: texts === null }) },
        'request failed',
      );
    }
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const answer = shape(known, requestId);
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Content-Type']) res.removeHeader(name);
    res.set({ 'Cache-Control': 'no-store', ...known.headers });
    res.status(answer.status).json(answer.body);
  };
}

/** The error as a caller may see it; those of the validator and the database are recognised by their form. */
function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const foreign = (error ?? {}) as ForeignError;
  // The database library's error cannot be a ServiceError, for Prisma wraps every error that has a `code`.
  if (foreign.name === 'DatabaseUnavailableError') {
    return new UnavailableError(
      `${foreign.message} Try again shortly.`,
      'database_unavailable',
      foreign.retryAfterSeconds,
      error,
    );
  }
  if (Array.isArray(foreign.errors)) {
    if (foreign.status === 400) return new InvalidRequestError(validationProblems(foreign.errors));
    if (foreign.status === 404) return new NotFoundError();
    if (foreign.status === 413) return new PayloadTooLargeError(0);
    if (foreign.status === 415) return new UnsupportedMediaTypeError(['a type that the contract names']);
  }
  if (error instanceof URIError || foreign.status === 400)
    return new MalformedBodyError('The address or the body cannot be decoded.');
  return new ServiceError(500, 'internal_error', 'Something went wrong on our side.', { cause: error });
}

/** Comparing an error's message with more than this would hold up other requests. */
const maxCharacters = 65_536;
const maxTexts = 500;
const maxDepth = 20;

/**
 * Collects what the caller sent, so that it can be kept out of the log when an error's message quotes it.
 * @returns null when it is too much to compare a message with
 */
function requestTexts(req: Request): string[] | null {
  const texts: string[] = [];
  let room = maxCharacters;
  const collect = (value: unknown, depth = 0): void => {
    if (room < 0) return;
    if (typeof value === 'string') {
      room -= value.length;
      texts.push(value);
    } else if (typeof value === 'object' && value !== null) {
      if (depth === maxDepth || texts.length > maxTexts) room = -1;
      else for (const name in value) collect((value as Record<string, unknown>)[name], depth + 1);
    }
  };
  for (const part of [req.query, req.params, req.body]) collect(part);
  texts.push(...req.path.split('/').filter((part) => part.length >= 16));
  for (const [name, value] of Object.entries(req.headers)) {
    if (/auth|cookie|token|key|secret|^x-/.test(name)) collect(value);
  }
  return room < 0
    ? null
    : texts.flatMap((text) => [text, ...text.split(/[\s=;,]+/)]).filter((text) => text.length >= 6);
}
