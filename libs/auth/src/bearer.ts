import { createHash, timingSafeEqual } from 'node:crypto';
import { UnauthorizedError } from '@homeroom/errors';

/**
 * The credential of an `Authorization: Bearer …` header (RFC 6750 §2.1).
 * @throws UnauthorizedError when the header is missing, of another scheme, or without a credential
 */
export function bearerCredential(authorization: string | undefined): string {
  const match = /^Bearer +(\S+) *$/i.exec(authorization ?? '');
  if (!match?.[1]) throw new UnauthorizedError();
  return match[1];
}

/** The SHA-256 of a secret in hex: what is stored and compared in its place. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/**
 * A check against a fixed set of secrets that takes the same time whether and where a candidate differs.
 * @param secrets the accepted values, for example the current bot token and the previous one; at least one
 */
export function secretMatcher(secrets: readonly string[]): (candidate: string) => boolean {
  if (secrets.length === 0 || secrets.some((secret) => secret === ''))
    throw new RangeError('A secret must not be empty.');
  const digests = secrets.map(digest);
  return (candidate) => {
    const given = digest(candidate);
    return digests.reduce((found, expected) => timingSafeEqual(given, expected) || found, false);
  };
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value, 'utf8').digest();
}
