import { hashToken, isOpaqueToken } from '@homeroom/auth';
import { ServiceError } from '@homeroom/errors';
import type {
  AccessGrant,
  AccessKind,
  AccessTokenStore,
  NewAccess,
  TokenList,
  TokenSelection,
} from './access-token-store.ts';
import type { FamilyMembers } from './family-members.ts';

/** A new token, told this once. */
export interface IssuedToken {
  token: string;
  /** Null when it lasts until it is revoked. */
  expiresAt: Date | null;
}

/** What tokens are made and kept with. */
export interface AccessTokensParts {
  store: AccessTokenStore;
  members: Pick<FamilyMembers, 'userIds'>;
  newToken: () => string;
}

/**
 * Tokens that open the dashboard or the feed, each of one kind and nothing else. Only their hashes are kept. A token
 * that was made for a user works while the family file has that user.
 */
export class AccessTokens {
  private readonly parts: AccessTokensParts;

  constructor(parts: AccessTokensParts) {
    this.parts = parts;
  }

  /** @throws ServiceError 400 `unknown_member` when the family file does not have the user */
  async issue(access: NewAccess): Promise<IssuedToken> {
    const { store, members, newToken } = this.parts;
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

  /** Works at once, and alike for a token that there never was. */
  async revoke(token: string, kind: AccessKind): Promise<void> {
    if (isOpaqueToken(token)) await this.parts.store.revoke(hashToken(token), kind);
  }

  /** Ends tokens of both kinds at once. */
  async revokeAll(selection: TokenSelection): Promise<void> {
    await this.parts.store.revokeAll(selection);
  }

  /** The tokens that are neither expired nor revoked; those of users who left the family file are among them. */
  list(selection: TokenSelection): Promise<TokenList> {
    return this.parts.store.list(selection);
  }

  /** What a presented value opens now; null when it opens nothing. */
  async find(token: unknown, kind: AccessKind): Promise<AccessGrant | null> {
    return isOpaqueToken(token) ? this.parts.store.use(hashToken(token), kind, this.parts.members.userIds) : null;
  }
}
