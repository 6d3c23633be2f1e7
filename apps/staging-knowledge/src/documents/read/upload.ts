import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, Request } from 'express';
import { InvalidRequestError, MissingBodyError, ServiceError, UnsupportedMediaTypeError } from '@homeroom/errors';
import { contextOf, UploadFormError } from '@homeroom/service-kit';
import { cleanLine } from '@homeroom/text';

/** A document as it was sent. */
export interface Upload {
  /** The last part of the name, on one line. */
  filename: string;
  /** The media type that the sender declared. */
  contentType: string;
  bytes: Buffer;
  /** In hexadecimal. */
  sha256: string;
}

/** Something is wrong with an upload: 400, with a sentence. */
export class InvalidUploadError extends ServiceError {
  constructor(sentence: string, cause?: unknown) {
    super(400, 'invalid_upload', sentence, { cause });
  }
}

interface UploadedFile {
  originalname: string;
  mimetype: string;
  buffer: Buffer;
}

/** The calls that take an upload, by operationId. */
const uploadOperations = new Set(['parseDocument', 'briefDocument']);
const nameLength = 255;
const noForm = 'Send the document as multipart/form-data, in the form field `file`.';
const missingFile = 'The form field `file` is missing: send the document in it.';
const onlyFile = 'Only the form field `file` is taken: send nothing else.';

/** The upload of a request. @throws InvalidUploadError when there is none, or it is empty */
export function uploadOf(req: Request): Upload {
  const [file] = (req.files ?? []) as unknown as UploadedFile[];
  if (!file) throw new InvalidUploadError(missingFile);
  if (file.buffer.length === 0) throw new InvalidUploadError('This file is empty.');
  return newUpload(file.originalname, file.mimetype, file.buffer);
}

/** A document under the name and the media type that its sender gave it. */
export function newUpload(name: string, contentType: string, bytes: Buffer): Upload {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { filename: nameOf(name), contentType: cleanLine(contentType, nameLength), bytes, sha256 };
}

const formSentences: Record<UploadFormError['reason'], string> = {
  missing: missingFile,
  tooMany: 'Send one file in the form field `file`, and nothing else.',
  brokenOff: 'The upload broke off before its end.',
  malformed: 'The form cannot be read: a part of it has a malformed header.',
  invalid: onlyFile,
};

interface ValidatorError {
  status?: unknown;
  errors?: unknown;
}

/** Makes everything that is wrong with the form of an upload, and its absence, a 400 with a sentence. */
export function uploadRefusals(): ErrorRequestHandler {
  return (error: ValidatorError, _req, res, next) => {
    if (!uploadOperations.has(contextOf(res).operation?.operationId ?? '')) return next(error);
    if (error instanceof UploadFormError) return next(new InvalidUploadError(formSentences[error.reason], error));
    if (error instanceof UnsupportedMediaTypeError || error instanceof MissingBodyError)
      return next(new InvalidUploadError(noForm));
    if (error instanceof InvalidRequestError) return next(new InvalidUploadError(onlyFile));
    if (error instanceof ServiceError || !Array.isArray(error.errors)) return next(error);
    if (error.status !== 400) return next(error);
    const isMissing = (error.errors as { path?: string; errorCode?: string }[]).some(
      ({ path = '', errorCode = '' }) => /file$/.test(path) && errorCode.startsWith('required'),
    );
    next(new InvalidUploadError(isMissing ? missingFile : onlyFile));
  };
}

/** The part of a name behind the last slash. */
function nameOf(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  return cleanLine(name, nameLength).replace(/^\.+$/, '') || 'document';
}
