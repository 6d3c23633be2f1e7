import { bearerCredential, cookieValue, secretMatcher } from '@homeroom/auth';
import { ForbiddenError, UnauthorizedError } from '@homeroom/errors';
import { contextOf, type SecurityHandlers } from '@homeroom/service-kit';
import type { Request, Response } from 'express';
import type { FeedScope } from './access-token.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { ServiceAddress } from './service-address.ts';

/** Whom a dashboard token was made for. */
export interface DashboardUser {
  messengerUserId: string;
  expiresAt: Date;
}

/** The cookie that carries a dashboard token. */
export const dashboardCookieName = 'homeroom_dashboard';

export interface AccessSecurityDeps {
  botTokens: readonly string[];
  tokens: AccessTokens;
  address: ServiceAddress;
}

/**
 * The handlers of the contract's security schemes. The bot token is compared in constant time; the others are looked up
 * for every request, so that a revocation counts at once. A write by cookie must come from a page of this service.
 */
export function accessSecurity({ botTokens, tokens, address }: AccessSecurityDeps): SecurityHandlers {
  const isBotToken = secretMatcher(botTokens);
  return {
    bearerAuth: (req) => {
      if (!isBotToken(bearerCredential(req.headers.authorization)))
        throw new UnauthorizedError('The bearer token is not the bot token.');
    },
    dashboardToken: (req) => dashboardUser(tokens, bearerCredential(req.headers.authorization)),
    dashboardCookie: async (req) => {
      const user = await dashboardUser(tokens, dashboardCookie(req));
      if (req.method !== 'GET' && !address.isSameOrigin(req))
        throw new ForbiddenError('Writes with the dashboard cookie must come from the dashboard.', 'origin_mismatch');
      return user;
    },
    feedToken: async (req) => {
      const grant = await tokens.find(req.query['token'], 'feed');
      if (!grant) throw new UnauthorizedError('This subscription no longer works. Ask for a new address.');
      return grant.scope;
    },
  };
}

/**
 * The user of a dashboard token.
 * @throws UnauthorizedError for one that is missing, unknown, expired or revoked, all alike
 */
export async function dashboardUser(tokens: AccessTokens, token: unknown): Promise<DashboardUser> {
  const grant = await tokens.find(token, 'dashboard');
  if (!grant?.userId || !grant.expiresAt)
    throw new UnauthorizedError('This link no longer works. Ask the bot for a new one.');
  return { messengerUserId: grant.userId, expiresAt: grant.expiresAt };
}

/** The dashboard token of the request's cookie, unchecked. */
export function dashboardCookie(req: Request): string | undefined {
  return cookieValue(req.headers.cookie, dashboardCookieName);
}

/** The user whom the security handlers found; only valid behind them, for calls that a dashboard token opens. */
export function signedIn(res: Response): DashboardUser {
  return contextOf(res).principal as DashboardUser;
}

/** The scope of the feed token that the security handlers found; only valid behind them. Null: all calendars. */
export function feedScope(res: Response): FeedScope | null {
  return contextOf(res).principal as FeedScope | null;
}
