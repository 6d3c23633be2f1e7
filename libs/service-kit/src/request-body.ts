import express, { type RequestHandler } from 'express';
import {
  MalformedBodyError,
  MissingBodyError,
  PayloadTooLargeError,
  UnsupportedMediaTypeError,
} from '@homeroom/errors';
import { hasBody } from './answer-early.ts';
import type { BodyRoom } from './body-room.ts';
import { contextOf } from './request-context.ts';

/** Maximum sizes of JSON bodies in bytes: in general, and for single operations by `operationId`. */
export interface BodyLimits {
  json: number;
  byOperation?: Readonly<Record<string, number>>;
}

/** Bytes of a form around its file. */
export const formBytes = 16_384;

interface BodyParserError {
  type?: string;
  status?: number;
}

/**
 * Reads JSON bodies within the operation's limit. Refuses a missing one that is required (400), a larger one (413,
 * before reading when its length is announced), another content type (415), one for which there is no room (503) and
 * broken JSON (400). Multipart bodies
 * are left to the validator's uploader.
 */
export function requestBody(limits: BodyLimits & { upload: number }, room: BodyRoom): RequestHandler {
  const parsers = new Map<number, RequestHandler>();
  const parserFor = (limit: number): RequestHandler => {
    const parser = parsers.get(limit) ?? express.json({ limit, strict: false, verify: refuseManyValues });
    parsers.set(limit, parser);
    return parser;
  };
  return (req, res, next) => {
    const { operation } = contextOf(res);
    const consumes = operation?.consumes ?? [];
    if (!hasBody(req)) {
      if (operation?.requiresBody) throw new MissingBodyError(consumes);
      return next();
    }
    const multipart = consumes.includes('multipart/form-data');
    const limit = multipart ? limits.upload : (limits.byOperation?.[operation?.operationId ?? ''] ?? limits.json);
    const maxBytes = multipart ? limit + formBytes : limit;
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new PayloadTooLargeError(limit);
    if (consumes.length === 0) return next();
    if (!req.is(consumes)) throw new UnsupportedMediaTypeError(consumes);
    room.admit(req, res, maxBytes);
    if (multipart) return next();
    parserFor(limit)(req, res, (error?: unknown) =>
      error === undefined ? next() : next(translate(error as BodyParserError, limit)),
    );
  };
}

/** So many values at most, for the validator reports each that is wrong. */
const maxValues = 500_000;
const comma = 0x2c;

function refuseManyValues(_req: unknown, _res: unknown, body: Buffer): void {
  if (body.length < 2 * maxValues) return;
  let commas = 0;
  for (let at = body.indexOf(comma); at !== -1 && commas <= maxValues; at = body.indexOf(comma, at + 1)) commas += 1;
  if (commas > maxValues) throw new RangeError('Too many values.');
}

function translate(error: BodyParserError, limit: number): Error {
  if (error.type === 'entity.verify.failed')
    return new MalformedBodyError(`The body has more than ${maxValues} values.`);
  if (error.type === 'entity.too.large') return new PayloadTooLargeError(limit);
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported')
    return new UnsupportedMediaTypeError(['application/json in UTF-8']);
  if (error.type === 'entity.parse.failed') return new MalformedBodyError();
  return new MalformedBodyError('The body could not be read in full.');
}
