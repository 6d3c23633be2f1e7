import {
  ConflictError,
  ForbiddenError,
  GoneError,
  InvalidRequestError,
  NotFoundError,
  NotModifiedError,
  PayloadTooLargeError,
  PreconditionFailedError,
  ResponseError,
  ServiceFailedError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedMediaTypeError,
  type FailedCall,
} from './client-errors.ts';
import { readRetryAfter } from './retry-after.ts';

type Fields = Record<string, unknown>;

const kinds: Record<number, [kind: typeof ResponseError, code: string]> = {
  304: [NotModifiedError, 'not_modified'],
  400: [InvalidRequestError, 'invalid_request'],
  401: [UnauthorizedError, 'unauthorized'],
  403: [ForbiddenError, 'forbidden'],
  404: [NotFoundError, 'not_found'],
  405: [ResponseError, 'method_not_allowed'],
  409: [ConflictError, 'conflict'],
  410: [GoneError, 'gone'],
  412: [PreconditionFailedError, 'precondition_failed'],
  413: [PayloadTooLargeError, 'payload_too_large'],
  415: [UnsupportedMediaTypeError, 'unsupported_media_type'],
  422: [InvalidRequestError, 'invalid_request'],
  429: [UnavailableError, 'unavailable'],
  502: [UnavailableError, 'unavailable'],
  503: [UnavailableError, 'unavailable'],
  504: [UnavailableError, 'unavailable'],
};
const maxMessageLength = 2_000;

/**
 * Reads an error response in any shape of the three services: `{ error, code, details }`, `{ detail }` with a sentence
 * or a list of problems, and `{ error }` among the fields of a normal response.
 * @param body JSON or text, without tokens
 */
export function readResponseError(
  { status, headers }: Response,
  body: unknown,
  now: number,
  failed: FailedCall,
): ResponseError {
  // A proxy's page has no fields.
  const fields = isFields(body) ? body : {};
  const [kind, code] = kinds[status] ?? [status >= 500 ? ServiceFailedError : ResponseError, `status_${status}`];
  const problems = readProblems(fields['detail']);
  const message =
    [fields['error'], fields['detail'], problems?.join(' '), fields['message']].find(isSentence) ??
    `The service answered with status ${status}.`;
  const { error: _error, code: ownCode, details, ...rest } = fields;
  return new kind(
    {
      status,
      message: message.slice(0, maxMessageLength),
      code: isSentence(ownCode) ? ownCode : code,
      details: { ...rest, ...(problems && { problems }), ...(isFields(details) && details) },
      retryAfterMs: readRetryAfter(headers.get('retry-after'), now),
    },
    failed,
  );
}

/** `[{ loc: ['query', 'q'], msg: 'Field required' }]` as "query.q: Field required." */
function readProblems(detail: unknown): string[] | undefined {
  if (!Array.isArray(detail)) return undefined;
  return detail.filter(isFields).map(({ loc, msg }) => {
    const place = Array.isArray(loc) && loc.length > 0 ? `${loc.join('.')}: ` : '';
    return `${place}${String(msg).replace(/\.$/, '')}.`;
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
