import type { Request, RequestHandler } from 'express';
import { changeRequest } from '../changes/change-http.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { AccessKind } from './access-token.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What tokens are revoked with. */
export interface RevocationDeps {
  tokens: AccessTokens;
  changes: Pick<ChangeService, 'once'>;
}

/** Revokes the token of the path, always with 204 (RFC 7009 §2.2). */
export function revocation({ tokens, changes }: RevocationDeps, kind: AccessKind): RequestHandler {
  return async (req, res) => {
    await refuseForeignKey(changes, req);
    await tokens.revoke(String(req.params['token']), kind);
    res.status(204).end();
  };
}

/**
 * Refuses an Idempotency-Key that belongs to another request. Revoking twice does no harm, so it needs no other care.
 * @throws IdempotencyMismatchError
 */
export async function refuseForeignKey(changes: Pick<ChangeService, 'once'>, req: Request): Promise<void> {
  const request = changeRequest(req);
  if (request.key)
    await changes.once(request, async () => ({ kind: 'answer', answer: { status: 204, headers: {}, body: '' } }));
}
