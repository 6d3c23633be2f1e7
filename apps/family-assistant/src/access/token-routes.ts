import { InvalidRequestError } from '@homeroom/errors';
import { type Zone, formatInstant } from '@homeroom/icalendar';
import { Router, type Request } from 'express';
import type { components } from '../generated/contract-types.ts';
import type { ListedToken, TokenList, TokenSelection } from './access-token.ts';
import type { RevocationDeps } from './revocation.ts';

export interface TokenRoutesDeps extends RevocationDeps {
  familyZone: Zone;
}

/** `GET /tokens` and `DELETE /tokens`. */
export function tokenRoutes({ tokens, claimKey, familyZone }: TokenRoutesDeps): Router {
  return Router()
    .get('/tokens', async (req, res) => {
      res.json(presentTokens(await tokens.list(selectionOf(req)), familyZone));
    })
    .delete('/tokens', async (req, res) => {
      const selection = selectionOf(req);
      await claimKey(req);
      await tokens.revokeAll(selection);
      res.status(204).end();
    });
}

/** @throws InvalidRequestError for both a user and an id */
function selectionOf({ query: { user, id } }: Request): TokenSelection {
  if (user !== undefined && id !== undefined)
    throw new InvalidRequestError(['The query has `user` and `id`, and may have only one of them.']);
  if (typeof user === 'string') return { userId: user.trim() };
  return typeof id === 'string' ? { id: id.toLowerCase() } : 'all';
}

/** Writes a list of tokens as answers have it. */
export function presentTokens({ tokens, leftOut }: TokenList, zone: Zone): components['schemas']['TokenListResponse'] {
  return { tokens: tokens.map((token) => presented(token, zone)), left_out: leftOut };
}

function presented(
  { id, kind, userId, label, scope, madeAt, lastUsedAt, expiresAt }: ListedToken,
  zone: Zone,
): components['schemas']['ListedToken'] {
  const inZone = (time: Date | null) => time && formatInstant(time.getTime(), zone);
  return {
    id,
    kind,
    user: userId,
    label,
    scope: scope && { ...scope, who: scope.who && [...scope.who], calendars: scope.calendars && [...scope.calendars] },
    made: formatInstant(madeAt.getTime(), zone),
    last_used: inZone(lastUsedAt),
    expires: inZone(expiresAt),
  };
}
