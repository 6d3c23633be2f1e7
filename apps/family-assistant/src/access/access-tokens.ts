import { hashToken, isOpaqueToken } from '@homeroom/auth';
import { ServiceError } from '@homeroom/errors';
import type { AccessTokenStore } from './access-token-store.ts';
import type { AccessGrant, AccessKind, NewAccess, TokenList, TokenSelection } from './access-token.ts';
import type { FamilyMembers } from './family-members.ts';

/** A new token, returned only this once. */
export interface IssuedToken {
  token: string;
  /** Null when it is valid until it is revoked. */
  expiresAt: Date | null;
}

/** Adapters of AccessTokens. */
export interface AccessTokensDeps {
  store: AccessTokenStore;
  members: Pick<FamilyMembers, 'userIds'>;
  newToken: () => string;
}

/**
 * Tokens that open the dashboard or the feed, each of one kind and nothing else. Only their hashes are kept. A token
 * that was made for a user works while the family file has that user.
 */
export class AccessTokens {
  private readonly deps: AccessTokensDeps;

  constructor(deps: AccessTokensDeps) {
    this.deps = deps;
  }

  /** @throws ServiceError 400 `unknown_member` when the family file does not have the user */
  async issue(access: NewAccess): Promise<IssuedToken> {
    const { store, members, newToken } = this.deps;
    if (access.userId !== null && members.userIds !== null && !members.userIds.includes(access.userId)) {
      throw new ServiceError(
        400,
        'unknown_member',
        'No member of the family has this `messenger_user_id`. Add it to the family file, or start the service with ALLOW_UNKNOWN_MEMBERS=true.',
      );
    }
    const token = newToken();
    return { token, expiresAt: await store.add(hashToken(token), access) };
  }

  /** Takes effect at once; an unknown token is no error. */
  async revoke(token: string, kind: AccessKind): Promise<void> {
    if (isOpaqueToken(token)) await this.deps.store.revoke(hashToken(token), kind);
  }

  /** Ends tokens at once. */
  async revokeAll(selection: TokenSelection): Promise<void> {
    await this.deps.store.revokeAll(selection);
  }

  /** Lists the valid tokens, including those of users who left the family file. */
  list(selection: TokenSelection): Promise<TokenList> {
    return this.deps.store.list(selection);
  }

  /** Returns what a presented value opens now; null when it opens nothing. */
  async find(token: unknown, kind: AccessKind): Promise<AccessGrant | null> {
    return isOpaqueToken(token) ? this.deps.store.use(hashToken(token), kind, this.deps.members.userIds) : null;
  }
}
