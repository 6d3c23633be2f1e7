import type { RequestHandler } from 'express';
import { changeRequest } from '../changes/change-http.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { AccessKind } from './access-token.ts';
import type { AccessTokens } from './access-tokens.ts';

export interface RevocationDeps {
  tokens: AccessTokens;
  changes: Pick<ChangeService, 'claim'>;
}

/** Revokes the token of the path, always with 204 (RFC 7009 §2.2). */
export function revocation({ tokens, changes }: RevocationDeps, kind: AccessKind): RequestHandler {
  return async (req, res) => {
    await changes.claim(changeRequest(req));
    await tokens.revoke(String(req.params['token']), kind);
    res.status(204).end();
  };
}
