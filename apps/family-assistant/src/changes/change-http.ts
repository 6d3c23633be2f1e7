import { createHash } from 'node:crypto';
import { InvalidRequestError } from '@homeroom/errors';
import { sendJson } from '@homeroom/service-kit';
import type { Request, Response } from 'express';
import { isStored } from './change-result.ts';
import type { ChangeResult, Outcome, Present, StoredResponse } from './change-result.ts';
import type { ChangeRequest } from './idempotency.ts';

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

/** The key and the conditions of a request. A key may be repeated only with the same request of the same sender. */
export function changeRequest(req: Request, sender: string | null = req.get('x-sender-id') ?? null): ChangeRequest {
  const key = req.get('idempotency-key');
  const ifMatch = req.get('if-match') ?? null;
  const asked = [req.method, req.originalUrl, sender, ifMatch, req.body ?? null];
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { key: key === undefined ? null : { key, fingerprint }, fingerprint, conditional: ifMatch !== null };
}

/** The sender of a request, and the request. */
export interface Requester {
  senderId: string | null;
  /** Whether the requester may revert changes without a sender: true for anyone who holds the bot token. */
  ownsUnsigned: boolean;
  request: ChangeRequest;
}

/** Reads the requester; `changes` is whether the request changes the calendar. */
export type RequesterOf = (req: Request, res: Response, changes: boolean) => Requester;

/** Requesters as the bot names them. `requireSender`: every change must name its sender. */
export function requesterByHeader(requireSender: boolean): RequesterOf {
  return (req, _res, changes) => ({
    senderId: senderOf(req, requireSender && changes),
    ownsUnsigned: true,
    request: changeRequest(req),
  });
}

/** Sends the response to a request. */
export type SendOutcome<Own extends { type: string }> = (res: Response, outcome: Outcome<ChangeResult | Own>) => void;

/** Sends the stored response of an outcome unchanged, or makes the response of its result. */
export function outcomeSender<Own extends { type: string }>(present: Present<ChangeResult | Own>): SendOutcome<Own> {
  return (res, outcome) => {
    const { status, headers, body } = isStored(outcome) ? outcome.response : present(outcome);
    sendJson(res.status(status).set(headers), body);
  };
}

/** A JSON response that can be stored. */
export function jsonResponse(status: number, body: object, headers: Record<string, string> = {}): StoredResponse {
  return { status, headers, body: JSON.stringify(body) };
}
