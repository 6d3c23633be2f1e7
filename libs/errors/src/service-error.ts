import { missing, valueError, type DetailWords } from './detail-words.ts';

/** Error response of a service: HTTP status, stable code and sentence. */
export interface ServiceErrorOptions {
  /** Machine-readable details; shown only in the `Error` shape. */
  details?: Record<string, unknown>;
  /** Headers of the answer, for example `Allow` or `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * The base of every error that a caller may see. `message` is a sentence for people, `code` is snake_case and stable.
 * Anything else that is thrown becomes a 500 that reveals nothing.
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, options: ServiceErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }
}

/** One thing that is wrong with a request. */
export interface Problem {
  /** `query`, `path`, `headers` or `body`, then the names down to the field. */
  location: string[];
  sentence: string;
  /** Its words in the `detail` shape. */
  detail: DetailWords;
}

/** The request breaks the contract; carries every problem, not only the first. 400, or 422 in the `detail` shape. */
export class InvalidRequestError extends ServiceError {
  readonly problems: Problem[];

  /**
   * @param problems sentences, or problems with their location; a bare sentence is about the whole request
   * @param details additional machine-readable facts
   */
  constructor(problems: readonly (string | Problem)[], details: Record<string, unknown> = {}) {
    const all = problems.map((problem) =>
      typeof problem === 'string' ? { location: [], sentence: problem, detail: valueError(problem) } : problem,
    );
    super(400, 'invalid_request', all.map((problem) => problem.sentence).join(' '), { details });
    this.problems = all;
  }
}

/** The call requires a body and none came: 400, or 422 in the `detail` shape. */
export class MissingBodyError extends InvalidRequestError {
  constructor(accepted: readonly string[]) {
    const sentence = `The body is required: send it as ${accepted.join(' or ')}.`;
    super([{ location: ['body'], sentence, detail: missing }]);
  }
}

/** No credential, or one that is not accepted: 401 with `WWW-Authenticate: Bearer`. */
export class UnauthorizedError extends ServiceError {
  constructor(message = 'This needs a valid bearer token in the Authorization header.') {
    super(401, 'unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

/** The caller is known and may not do this: 403. */
export class ForbiddenError extends ServiceError {
  constructor(message: string, code = 'forbidden') {
    super(403, code, message);
  }
}

/** Nothing is at this path, or no such thing exists: 404. */
export class NotFoundError extends ServiceError {
  constructor(message = 'There is nothing at this path.', code = 'not_found') {
    super(404, code, message);
  }
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The path exists, the method does not: 405 with the `Allow` header (RFC 9110 §15.5.6). */
export class MethodNotAllowedError extends ServiceError {
  constructor(method: string, allowed: readonly string[]) {
    super(405, 'method_not_allowed', `${method} is not possible here; use ${anyOf.format(allowed)}.`, {
      headers: { Allow: allowed.join(', ') },
    });
  }
}

/** The body is larger than the path accepts: 413. */
export class PayloadTooLargeError extends ServiceError {
  constructor(limitBytes: number) {
    super(413, 'payload_too_large', `The body is larger than the ${limitBytes} bytes that are accepted here.`, {
      details: { limit_bytes: limitBytes },
      headers: { Connection: 'close' },
    });
  }
}

/** The body's content type is not one that the path accepts: 415. */
export class UnsupportedMediaTypeError extends ServiceError {
  constructor(accepted: readonly string[]) {
    super(
      415,
      'unsupported_media_type',
      `Send the body as ${accepted.join(' or ')}, named in the Content-Type header.`,
    );
  }
}

/** The body is not readable in its content type, for example broken JSON: 400. Never quotes the body. */
export class MalformedBodyError extends ServiceError {
  constructor(message = 'The body is not valid JSON.') {
    super(400, 'malformed_json', message);
  }
}

/** The contract has this call, this release does not answer it: 501. */
export class NotImplementedError extends ServiceError {
  constructor() {
    super(501, 'not_implemented', 'This call is part of the contract, but this release does not answer it yet.');
  }
}

/** Something that the service depends on is unavailable: 503 with `Retry-After` in seconds (RFC 9110 §10.2.3). */
export class UnavailableError extends ServiceError {
  constructor(message: string, code: string, retryAfterSeconds = 2, cause?: unknown) {
    super(503, code, message, { headers: { 'Retry-After': String(retryAfterSeconds) }, cause });
  }
}
