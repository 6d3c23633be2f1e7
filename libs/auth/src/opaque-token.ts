import { randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** A new bearer token that means nothing by itself: 32 random bytes in base64url, 43 characters. Store its `hashToken`. */
export function newOpaqueToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether a value has the form of such a token, so that it is worth looking up. */
export function isOpaqueToken(value: unknown): value is string {
  return typeof value === 'string' && tokenForm.test(value);
}
