import { InvalidRequestError, type ServiceError } from './service-error.ts';

/** The answer to an error: its status and JSON body. */
export interface ErrorAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Formats a service's errors; `requestId` appears in responses that reveal nothing else. */
export type ErrorShape = (error: ServiceError, requestId: string) => ErrorAnswer;

/** The family assistant's `Error`: `{ error, code, details }`, validation as 400 with `details.problems`. */
export const codedErrorShape: ErrorShape = (error, requestId) => {
  const details: Record<string, unknown> = { ...error.details };
  if (error instanceof InvalidRequestError) details['problems'] = error.problems.map((problem) => problem.sentence);
  if (error.status === 500) details['request_id'] = requestId;
  return { status: error.status, body: { error: error.message, code: error.code, details } };
};

/**
 * The shape of the staging and athletics services: `{ detail }` with a sentence, and for a request that breaks the
 * contract 422 with `detail: [{ loc, msg, type }]` in FastAPI's words.
 */
export const detailErrorShape: ErrorShape = (error, requestId) => {
  if (error instanceof InvalidRequestError) {
    const detail = error.problems.map(({ location, detail: { msg, type } }) => ({ loc: location, msg, type }));
    return { status: 422, body: { detail } };
  }
  const sentence = error.status === 500 ? `${error.message} Request id: ${requestId}.` : error.message;
  return { status: error.status, body: { detail: sentence } };
};
