import type { Request, RequestHandler } from 'express';
import type { AccessKind } from './access-token.ts';
import type { AccessTokens } from './access-tokens.ts';

export interface RevocationDeps {
  tokens: AccessTokens;
  /** Claims the request's Idempotency-Key, if any; throws when another request has used it. */
  claimKey: (req: Request) => Promise<void>;
}

/** Revokes the token of the path, always with 204 (RFC 7009 §2.2). */
export function revocation({ tokens, claimKey }: RevocationDeps, kind: AccessKind): RequestHandler {
  return async (req, res) => {
    await claimKey(req);
    await tokens.revoke(String(req.params['token']), kind);
    res.status(204).end();
  };
}
