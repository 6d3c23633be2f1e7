/** What a token opens. */
export type AccessKind = 'dashboard' | 'feed';

/** What is known of a token that works. */
export interface AccessGrant {
  /** The messaging-platform user id it was made for; null for a feed. */
  userId: string | null;
  /** Null when it lasts until it is revoked. */
  expiresAt: Date | null;
}

/** A token to be stored. */
export interface NewAccess {
  kind: AccessKind;
  userId: string | null;
  /** Null: without expiry. */
  ttlHours: number | null;
}

/** Where tokens are kept, by their hashes; the time that counts is the store's own. */
export interface AccessTokenStore {
  /** Answers when it expires. */
  add(hash: string, access: NewAccess): Promise<Date | null>;
  /** From now on it opens nothing; no difference when it did not before. */
  revoke(hash: string, kind: AccessKind): Promise<void>;
  /** What the token opens, noting that it was used; null when there is none, or it is expired or revoked. */
  use(hash: string, kind: AccessKind): Promise<AccessGrant | null>;
  /** Removes what has opened nothing for long. */
  clean(): Promise<void>;
}
