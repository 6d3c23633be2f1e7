/** Scope of a token. */
export type AccessKind = 'dashboard' | 'feed';

/** Part of the calendar that a feed token shows. */
export interface FeedScope {
  /** Members whose events it shows, by id; null: everybody's. */
  who: readonly string[] | null;
  /** Ids; null: all calendars. */
  calendars: readonly string[] | null;
  /** `times` shows when somebody is busy and nothing else. */
  detail: 'full' | 'times';
  /** Number of days ahead that it shows; null: all, and what is over. */
  days: number | null;
}

/** Access by a valid token. */
export interface AccessGrant {
  /** The messaging-platform user id it was made for; null for a feed of nobody in particular. */
  userId: string | null;
  /** Null when it is valid until it is revoked. */
  expiresAt: Date | null;
  /** Null: all that its kind opens. */
  scope: FeedScope | null;
}

/** A token to store. */
export interface NewAccess {
  kind: AccessKind;
  userId: string | null;
  /** Name in lists, if any. */
  label: string | null;
  /** Null: without expiry. */
  ttlHours: number | null;
  scope: FeedScope | null;
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

/** Selected tokens: one, those of a user, those of a kind, or all. */
export type TokenSelection = { id: string; kind?: AccessKind } | { userId: string } | { kind: AccessKind } | 'all';
