import { type Zone, formatInstant } from '@homeroom/icalendar';
import { Router } from 'express';
import { revocation, type RevocationDeps } from '../access/revocation.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import type { components } from '../generated/contract-types.ts';

export interface DashboardTokenRoutesDeps extends RevocationDeps {
  address: ServiceAddress;
  familyZone: Zone;
}

const defaultTtlHours = 168;

/** `POST /dashboard/token` and `POST /dashboard/token/{token}/revoke`. */
export function dashboardTokenRoutes({ address, familyZone, ...deps }: DashboardTokenRoutesDeps): Router {
  return Router()
    .post('/dashboard/token', async (req, res) => {
      const { messenger_user_id: userId, ttl_hours: ttlHours = defaultTtlHours } =
        req.body as components['schemas']['TokenRequest'];
      const { token, expiresAt } = await deps.tokens.issue({
        kind: 'dashboard',
        userId: userId.trim(),
        label: null,
        ttlHours,
        scope: null,
      });
      const answer: components['schemas']['TokenResponse'] = {
        token,
        dashboard_url: address.ofDashboard(req, token),
        expires_at: formatInstant(expiresAt?.getTime() ?? 0, familyZone),
        revoke_url: address.ofCall(req, `/dashboard/token/${token}/revoke`),
      };
      res.status(201).json(answer);
    })
    .post('/dashboard/token/:token/revoke', revocation(deps, 'dashboard'));
}
