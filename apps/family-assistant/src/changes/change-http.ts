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
  if (required && sender === null)
    throw new InvalidRequestError([
      'The header `X-Sender-Id` is missing: this service wants every change to name its sender.',
    ]);
  return sender;
}

/** The same key may come again only with the same request of the same sender. */
export function changeRequest(req: Request, sender: string | null = req.get('x-sender-id') ?? null): ChangeRequest {
  const key = req.get('idempotency-key');
  const ifMatch = req.get('if-match') ?? null;
  const fingerprint = fingerprintOf([req.method, req.originalUrl, sender, ifMatch, req.body ?? null]);
  return { key: key === undefined ? null : { key, fingerprint }, fingerprint, conditional: ifMatch !== null };
}

/** Whose request it is. */
export interface Requester {
  senderId: string | null;
  /** Whether changes without sender are theirs to undo and redo: true for whoever holds the bot token. */
  ownsUnsigned: boolean;
  request: ChangeRequest;
}

/** Tells whose request it is; `changes` says whether it changes the calendar. */
export type RequesterOf = (req: Request, res: Response, changes: boolean) => Requester;

/** Requesters as the bot names them. `requireSender`: every change must name its sender. */
export function requesterByHeader(requireSender: boolean): RequesterOf {
  return (req, _res, changes) => ({
    senderId: senderOf(req, requireSender && changes),
    ownsUnsigned: true,
    request: changeRequest(req),
  });
}

/** Sends an answer as it is. */
export function sendAnswer(res: Response, { status, headers, body }: Answer): void {
  sendJson(res.status(status).set(headers), body);
}
