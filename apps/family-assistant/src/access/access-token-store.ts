/** What a token opens. */
export type AccessKind = 'dashboard' | 'feed';

/** What is known of a token that works. */
export interface AccessGrant {
  /** The messaging-platform user id it was made for; null for a feed of nobody in particular. */
  userId: string | null;
  /** Null when it lasts until it is revoked. */
  expiresAt: Date | null;
}

/** A token to be stored. */
export interface NewAccess {
  kind: AccessKind;
  userId: string | null;
  /** What lists call it; null: nothing. */
  label: string | null;
  /** Null: without expiry. */
  ttlHours: number | null;
}

/** A token as lists show it, without the token. */
export interface ListedToken extends AccessGrant {
  /** A UUID that opens nothing. */
  id: string;
  kind: AccessKind;
  label: string | null;
  madeAt: Date;
  /** To the minute; null: never. */
  lastUsedAt: Date | null;
}

/** Tokens that are neither expired nor revoked. */
export interface TokenList {
  /** The newest first, at most 1,000. */
  tokens: ListedToken[];
  /** How many more there are. */
  leftOut: number;
}

/** Which tokens: one, those of a user, or all. */
export type TokenSelection = { id: string } | { userId: string } | 'all';

/** Where tokens are kept, by their hashes; the time that counts is the store's own. */
export interface AccessTokenStore {
  /** Answers when it expires. */
  add(hash: string, access: NewAccess): Promise<Date | null>;
  /** From now on it opens nothing; no difference when it did not before. */
  revoke(hash: string, kind: AccessKind): Promise<void>;
  /** Revokes tokens of both kinds; answers how many worked until then. */
  revokeAll(selection: TokenSelection): Promise<number>;
  list(selection: TokenSelection): Promise<TokenList>;
  /**
   * What the token opens, noting that it was used; null when there is none, or it is expired or revoked.
   * @param users whose tokens open something; those of nobody in particular always do; null: everybody's
   */
  use(hash: string, kind: AccessKind, users: readonly string[] | null): Promise<AccessGrant | null>;
}
