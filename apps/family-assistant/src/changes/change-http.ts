import { InvalidRequestError } from '@homeroom/errors';
import { sendJson } from '@homeroom/service-kit';
import type { Request, Response } from 'express';
import { fingerprintOf } from './answer.ts';
import type { Answer, ChangeRequest } from './answer.ts';

/**
 * The sender of a change (the X-Sender-Id header), or null.
 * @throws InvalidRequestError when it is required and missing
 */
export function senderOf(req: Request, required: boolean): string | null {
  const sender = req.get('x-sender-id')?.trim() || null;
  if (required && sender === null) throw new InvalidRequestError(['The header `X-Sender-Id` is missing: this service wants every change to name its sender.']);
  return sender;
}

/** The same key may come again only with the same request. */
export function changeRequest(req: Request): ChangeRequest {
  const key = req.get('idempotency-key');
  const ifMatch = req.get('if-match') ?? null;
  const fingerprint = fingerprintOf([req.method, req.originalUrl, req.get('x-sender-id') ?? null, ifMatch, req.body ?? null]);
  return { key: key === undefined ? null : { key, fingerprint }, fingerprint, conditional: ifMatch !== null };
}

/** Sends an answer as it is. */
export function sendAnswer(res: Response, { status, headers, body }: Answer): void {
  sendJson(res.status(status).set(headers), body);
}
