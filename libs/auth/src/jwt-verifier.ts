import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose';
import { LRUCache } from 'lru-cache';
import fetch from 'node-fetch';
import { UnauthorizedError, UnavailableError } from '@homeroom/errors';
import { outsideCall } from '@homeroom/tracing';

/** Accepted tokens: those of an OpenID provider, or those signed with a shared secret. */
export type JwtSettings =
  | { kind: 'jwks'; jwksUrl: string; issuer: string; audience: string }
  | { kind: 'secret'; secret: string; issuer?: string | undefined; audience?: string | undefined };

/** Whom a verified token names; roles and schools never come from a token. */
export interface JwtPrincipal {
  subject: string;
}

/** Verifies a compact JWT and answers whom it names. Rejects with UnauthorizedError or UnavailableError. */
export type JwtVerifier = (token: string) => Promise<JwtPrincipal>;

const maxTokenLength = 8192;
/** OpenID Connect Core 1.0 §2. */
const maxSubjectLength = 255;
const keptMilliseconds = 30_000;
const keptTokens = 10_000;
const jwksTimeoutMilliseconds = 5_000;

/**
 * A verifier of JWTs (RFC 7519) with an algorithm allow-list: RS256 and ES256 against a JWKS, HS256 against a shared
 * secret. Signature, expiry, and issuer and audience where configured are checked; `exp` must be there, and a `sub` of at
 * most 255 characters that a database can keep.
 * A token that was verified is not verified again for 30 s, or until it expires.
 * @param now the current time in milliseconds since the epoch
 */
export function createJwtVerifier(settings: JwtSettings, now: () => number = Date.now): JwtVerifier {
  const key = settings.kind === 'jwks' ? remoteKeys(settings.jwksUrl) : new TextEncoder().encode(settings.secret);
  const options: JWTVerifyOptions = {
    algorithms: settings.kind === 'jwks' ? ['RS256', 'ES256'] : ['HS256'],
    requiredClaims: ['sub', 'exp'],
    ...(settings.issuer === undefined ? {} : { issuer: settings.issuer }),
    ...(settings.audience === undefined ? {} : { audience: settings.audience }),
  };
  const kept = new LRUCache<string, { principal: JwtPrincipal; until: number }>({ max: keptTokens });

  return async (token) => {
    const known = kept.get(token);
    if (known && known.until > now()) return known.principal;
    if (token.length > maxTokenLength) throw new UnauthorizedError('The token is too long.');
    const { principal, expires } = principalOf(await verify(token, key, { ...options, currentDate: new Date(now()) }));
    kept.set(token, { principal, until: Math.min(now() + keptMilliseconds, expires) });
    return principal;
  };
}

async function verify(
  token: string,
  key: Uint8Array | JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    const { payload } =
      typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
    return payload;
  } catch (error) {
    if (error instanceof KeysUnavailableError)
      throw new UnavailableError('The signing keys cannot be read right now.', 'keys_unavailable', 5, error);
    if (error instanceof errors.JWTExpired) throw new UnauthorizedError('The token has expired.');
    throw new UnauthorizedError('The token is not valid.');
  }
}

function principalOf(payload: JWTPayload): { principal: JwtPrincipal; expires: number } {
  if (typeof payload.sub !== 'string' || !canNameUser(payload.sub))
    throw new UnauthorizedError('The token is not valid.');
  return { principal: { subject: payload.sub }, expires: (payload.exp ?? 0) * 1000 };
}

/** No database keeps NUL or unpaired surrogates, and a query that looks up such a name fails for all whom it looks up. */
function canNameUser(subject: string): boolean {
  return subject !== '' && subject.length <= maxSubjectLength && !/[\0\p{Surrogate}]/u.test(subject);
}

class KeysUnavailableError extends Error {}

/** The keys of a JWKS URL (RFC 7517), fetched when needed; the last good answer is kept while the host is unavailable. */
function remoteKeys(jwksUrl: string): JWTVerifyGetKey {
  let lastGood: string | undefined;
  return createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: jwksTimeoutMilliseconds,
    cooldownDuration: 10_000,
    [customFetch]: async (url: string) => {
      try {
        lastGood = await outsideCall('key host', async (headers) => {
          const answer = await fetch(url, {
            headers,
            signal: AbortSignal.timeout(jwksTimeoutMilliseconds),
            redirect: 'error',
            size: 1_048_576,
          });
          if (!answer.ok) throw new Error(`The key host answered ${answer.status}.`);
          const body = await answer.text();
          JSON.parse(body);
          return body;
        });
      } catch (error) {
        if (lastGood === undefined) throw new KeysUnavailableError('No signing keys.', { cause: error });
      }
      return new Response(lastGood, { status: 200, headers: { 'Content-Type': 'application/json' } });
    },
  });
}
