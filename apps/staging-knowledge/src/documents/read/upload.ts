import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, Request } from 'express';
import { PayloadTooLargeError, ServiceError, UnsupportedMediaTypeError } from '@homeroom/errors';
import { contextOf } from '@homeroom/service-kit';
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

/** The upload of a request. @throws InvalidUploadError when there is none, or it is empty */
export function uploadOf(req: Request): Upload {
  const [file] = (req.files ?? []) as unknown as UploadedFile[];
  if (!file) throw new InvalidUploadError(missingFile);
  if (file.buffer.length === 0) throw new InvalidUploadError('This file is empty.');
  return newUpload(utf8Name(file.originalname), file.mimetype, file.buffer);
}

/** A document under the name and the media type that its sender gave it. */
export function newUpload(name: string, contentType: string, bytes: Buffer): Upload {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { filename: nameOf(name), contentType: cleanLine(contentType, nameLength), bytes, sha256 };
}

interface FormError {
  status?: unknown;
  message?: unknown;
  errors?: unknown;
}

/** Everything that is wrong with the form of an upload, and its absence, is a 400 with a sentence, but a file that is too large a 413. */
export function uploadRefusals(largestBytes: number): ErrorRequestHandler {
  return (error: FormError, _req, res, next) => {
    if (!uploadOperations.has(contextOf(res).operation?.operationId ?? '')) return next(error);
    if (isOtherType(error)) return next(new InvalidUploadError(noForm));
    if (error instanceof ServiceError || !Array.isArray(error.errors)) return next(error);
    if (/file too large/i.test(String(error.message))) return next(new PayloadTooLargeError(largestBytes));
    next(
      [400, 413, 500].includes(Number(error.status))
        ? new InvalidUploadError(
            sentenceFor(String(error.message), error.errors as { path?: string; errorCode?: string }[]),
          )
        : error,
    );
  };
}

/** Whether the body is no form, or there is none. */
function isOtherType(error: FormError): boolean {
  return error instanceof UnsupportedMediaTypeError || (Number(error.status) === 415 && Array.isArray(error.errors));
}

function sentenceFor(message: string, complaints: { path?: string; errorCode?: string }[]): string {
  if (/too many/i.test(message)) return 'Send one file in the form field `file`, and nothing else.';
  if (/unexpected end|malformed/i.test(message)) return 'The upload broke off before its end.';
  const missing = complaints.some(
    ({ path = '', errorCode = '' }) => /file$/.test(path) && errorCode.startsWith('required'),
  );
  return missing || /required/.test(message)
    ? missingFile
    : 'Only the form field `file` is taken: send nothing beside it.';
}

/** The part of a name behind the last slash. */
function nameOf(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  return cleanLine(name, nameLength).replace(/^\.+$/, '') || 'document';
}

/** Browsers send names in UTF-8, which the form's reader takes for Latin-1. */
function utf8Name(sent: string): string {
  if (!/[\u0080-\u00ff]/.test(sent) || /[^\u0000-\u00ff]/.test(sent)) return sent; // eslint-disable-line no-control-regex
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? sent : decoded;
}
