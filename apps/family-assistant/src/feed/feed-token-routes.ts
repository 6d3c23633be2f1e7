import { InvalidRequestError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import type { RequestHandler } from 'express';
import type { RevocationDeps } from '../access/revocation.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import { presentTokens } from '../access/token-routes.ts';
import type { components } from '../generated/contract-types.ts';
import { requestedScope } from './feed-scope.ts';

const noId = 'The id of the link is missing after the last slash. Without that slash all links end.';

/** Dependencies of the calls that make, list and end feed tokens. */
export interface FeedTokenDeps extends RevocationDeps {
  address: ServiceAddress;
  household: Household;
  familyZone: Zone;
}

/** The calls that make, list and end feed tokens, for the bot and for the dashboard. */
export function feedTokenHandlers({ tokens, claimKey, address, household, familyZone }: FeedTokenDeps) {
  const create: RequestHandler = async (req, res) => {
    const request = (req.body ?? {}) as components['schemas']['FeedTokenRequest'];
    const { token } = await tokens.issue({
      kind: 'feed',
      userId: request.messenger_user_id?.trim() ?? null,
      label: request.label?.trim() ?? null,
      ttlHours: null,
      scope: requestedScope(request, household),
    });
    const answer: components['schemas']['FeedTokenResponse'] = {
      token,
      feed_url: address.ofCall(req, `/calendar/feed.ics?token=${token}`),
      revoke_url: address.ofCall(req, `/calendar/feed-token/${token}/revoke`),
    };
    res.status(201).json(answer);
  };
  const list: RequestHandler = async (_req, res) => {
    res.json(presentTokens(await tokens.list({ kind: 'feed' }), familyZone));
  };
  /** Ends the token of the path, or without one all. */
  const end: RequestHandler = async (req, res) => {
    const { id } = req.params;
    // The path of one link whose id is empty, as a script writes it by mistake: it ends no others.
    if (id === undefined && req.path.endsWith('/')) throw new InvalidRequestError([noId]);
    await claimKey(req);
    await tokens.revokeAll(id === undefined ? { kind: 'feed' } : { kind: 'feed', id: String(id).toLowerCase() });
    res.status(204).end();
  };
  return { create, list, end };
}
