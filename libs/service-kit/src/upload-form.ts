import type { ErrorRequestHandler } from 'express';
import { error as validatorErrors } from 'express-openapi-validator';
import multer from 'multer';
import { PayloadTooLargeError, ServiceError } from '@homeroom/errors';
import { contextOf } from './request-context.ts';

const sentences = {
  missing: 'The form has no file.',
  tooMany: 'The form has more files or fields than are accepted here.',
  brokenOff: 'The upload broke off before its end.',
  malformed: 'The form cannot be read: a part of it has a malformed header.',
  invalid: 'The form cannot be read.',
} as const;

/** The form of an upload cannot be read: 400. */
export class UploadFormError extends ServiceError {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences, cause: unknown) {
    super(400, 'invalid_request', sentences[reason], { cause });
    this.reason = reason;
  }
}

/** Options of the multer that reads the forms for the validator: one file, kept in memory. */
export function uploadOptions(maxBytes: number): multer.Options {
  return {
    storage: multer.memoryStorage(),
    limits: { fileSize: maxBytes, files: 1, parts: 10 },
    defParamCharset: 'utf8',
  };
}

const tooMany: readonly multer.ErrorCode[] = ['LIMIT_FILE_COUNT', 'LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT'];
const invalid: readonly multer.ErrorCode[] = [
  'LIMIT_FIELD_KEY',
  'LIMIT_FIELD_VALUE',
  'LIMIT_UNEXPECTED_FILE',
  'MISSING_FIELD_NAME',
];
/** Multer's codes by message: of a MulterError the validator passes on nothing else. */
const codes = new Map(
  ([...tooMany, ...invalid, 'LIMIT_FILE_SIZE'] as const).map((code) => [new multer.MulterError(code).message, code]),
);

/** Busboy's message, as of a filename with a control character; its others say that the form ends too early. */
const malformedHeader = 'Malformed part header';

/** Translates the errors of a form that the validator had multer read; those of its content stay as they are. */
export function uploadErrors(maxBytes: number): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (!contextOf(res).operation?.consumes.includes('multipart/form-data')) return next(error);
    const code = codes.get((error as Error).message);
    if (code === 'LIMIT_FILE_SIZE') return next(new PayloadTooLargeError(maxBytes));
    if (code !== undefined) return next(new UploadFormError(tooMany.includes(code) ? 'tooMany' : 'invalid', error));
    if (error instanceof validatorErrors.InternalServerError)
      return next(new UploadFormError(error.message === malformedHeader ? 'malformed' : 'brokenOff', error));
    const isUnread = error instanceof validatorErrors.BadRequest && !error.errors.some(({ errorCode }) => errorCode);
    next(isUnread ? new UploadFormError('missing', error) : error);
  };
}
