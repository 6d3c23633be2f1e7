import { hashToken, isOpaqueToken } from '@homeroom/auth';
import type { AccessGrant, AccessKind, AccessTokenStore, NewAccess } from './access-token-store.ts';

/** A new token, told this once. */
export interface IssuedToken {
  token: string;
  /** Null when it lasts until it is revoked. */
  expiresAt: Date | null;
}

/** What tokens are made and kept with. */
export interface AccessTokensParts {
  store: AccessTokenStore;
  newToken: () => string;
}

/** Tokens that open the dashboard or the feed, each of one kind and nothing else. Only their hashes are kept. */
export class AccessTokens {
  private readonly parts: AccessTokensParts;

  constructor(parts: AccessTokensParts) {
    this.parts = parts;
  }

  async issue(access: NewAccess): Promise<IssuedToken> {
    const token = this.parts.newToken();
    return { token, expiresAt: await this.parts.store.add(hashToken(token), access) };
  }

  /** Works at once, and alike for a token that there never was. */
  async revoke(token: string, kind: AccessKind): Promise<void> {
    if (isOpaqueToken(token)) await this.parts.store.revoke(hashToken(token), kind);
  }

  /** What a presented value opens now; null when it opens nothing. */
  async find(token: unknown, kind: AccessKind): Promise<AccessGrant | null> {
    return isOpaqueToken(token) ? this.parts.store.use(hashToken(token), kind) : null;
  }
}
