/** Call that failed. */
export interface FailedCall {
  /** Method and path of the contract, such as `POST /undo`; never the values in the path. */
  call: string;
  /** Key of a write that is done once for each key; null for other calls. */
  idempotencyKey: string | null;
}

/**
 * The base of every error that the client throws, except the reason of the caller's own abort signal. Carries neither
 * the token nor the address of the call.
 */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
  readonly call: string;
  /**
   * After an error that leaves the outcome unknown, repeat the write with this `Idempotency-Key`: it is done once.
   */
  readonly idempotencyKey: string | null;

  constructor(message: string, { call, idempotencyKey }: FailedCall) {
    super(message);
    this.call = call;
    this.idempotencyKey = idempotencyKey;
  }
}

/** No response: the service could not be reached, or the connection broke. */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';
}

/** The call's time limit has passed. */
export class TimeLimitError extends ClientError {
  override readonly name = 'TimeLimitError';
}

/** The response is not what the service would send, for example the page of a proxy. */
export class UnreadableResponseError extends ClientError {
  override readonly name = 'UnreadableResponseError';
}

/** Content of an error response. */
export interface ResponseProblem {
  status: number;
  /** The service's sentence. */
  message: string;
  /** The service's stable code, or one for the status where the service has none. */
  code: string;
  /** Everything else of the body. */
  details: Record<string, unknown>;
  /** Milliseconds until the service wants to be asked again; null when it does not say. */
  retryAfterMs: number | null;
}

/** The service refused the call or failed. Its subclasses are the usual statuses. */
export class ResponseError extends ClientError implements ResponseProblem {
  override readonly name: string = 'ResponseError';
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly retryAfterMs: number | null;

  constructor({ message, status, code, details, retryAfterMs }: ResponseProblem, failed: FailedCall) {
    super(message, failed);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 304: the copy named in `If-None-Match` is current. */
export class NotModifiedError extends ResponseError {
  override readonly name = 'NotModifiedError';
}

/** 400 or 422: the request is not valid. */
export class InvalidRequestError extends ResponseError {
  override readonly name = 'InvalidRequestError';

  /** One sentence for each problem. */
  get problems(): string[] {
    const { problems } = this.details;
    return Array.isArray(problems) ? problems.map(String) : [this.message];
  }
}

/** 401: the token is missing, wrong, expired or revoked. */
export class UnauthorizedError extends ResponseError {
  override readonly name = 'UnauthorizedError';
}

/** 403: the caller is known and may not do this. */
export class ForbiddenError extends ResponseError {
  override readonly name = 'ForbiddenError';
}

/** 404: no such thing exists. */
export class NotFoundError extends ResponseError {
  override readonly name = 'NotFoundError';
}

/** 409: something has changed since, or the same request is still running. */
export class ConflictError extends ResponseError {
  override readonly name = 'ConflictError';
}

/** 410: too late, for example to undo. */
export class GoneError extends ResponseError {
  override readonly name = 'GoneError';
}

/** 412: the ETag named in `If-Match` no longer holds. */
export class PreconditionFailedError extends ResponseError {
  override readonly name = 'PreconditionFailedError';
}

/** 413: the body is larger than the call accepts. */
export class PayloadTooLargeError extends ResponseError {
  override readonly name = 'PayloadTooLargeError';
}

/** 415: the call does not accept this type of body. */
export class UnsupportedMediaTypeError extends ResponseError {
  override readonly name = 'UnsupportedMediaTypeError';
}

/** 429, 502, 503 or 504: try again later, after `retryAfterMs` if given. */
export class UnavailableError extends ResponseError {
  override readonly name = 'UnavailableError';
}

/** Any other status from 500: the service failed. */
export class ServiceFailedError extends ResponseError {
  override readonly name = 'ServiceFailedError';
}
