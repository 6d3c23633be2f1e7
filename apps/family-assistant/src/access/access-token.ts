/** Scope of a token. */
export type AccessKind = 'dashboard' | 'feed';

/** Access by a valid token. */
export interface AccessGrant {
  /** The messaging-platform user id it was made for; null for a feed of nobody in particular. */
  userId: string | null;
  /** Null when it is valid until it is revoked. */
  expiresAt: Date | null;
}

/** A token to store. */
export interface NewAccess {
  kind: AccessKind;
  userId: string | null;
  /** Name in lists, if any. */
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

/** Valid tokens: neither expired nor revoked. */
export interface TokenList {
  /** Newest first, at most 1,000. */
  tokens: ListedToken[];
  /** Number of tokens beyond these. */
  leftOut: number;
}

/** Selected tokens: one, those of a user, or all. */
export type TokenSelection = { id: string } | { userId: string } | 'all';
