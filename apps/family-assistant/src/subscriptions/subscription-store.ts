/** A turn to fetch a subscribed calendar, with the version that is already known. */
export interface SubscriptionTurn {
  etag: string | null;
  lastModified: string | null;
  /** The link was read at least once, as this calendar or by another address. */
  readBefore: boolean;
}

/** What a successful fetch leaves for the next one; null where the server gave none. */
export interface FetchedVersion {
  etag: string | null;
  lastModified: string | null;
}

/**
 * How far each subscribed calendar has followed its link, shared by all replicas and timed by the database's clock. A
 * result that belongs to another address than the calendar has by now is forgotten.
 */
export interface SubscriptionStore {
  /**
   * Takes the turn of a calendar when it is due, for `leaseMs`, so that of any number of replicas one fetches. Another
   * address than before is due at once and starts anew.
   * @returns null when it is not due
   */
  claim(calendarId: string, url: string, leaseMs: number): Promise<SubscriptionTurn | null>;

  /** Gives a turn back that was not used; the calendar is due again. */
  release(calendarId: string, url: string): Promise<void>;

  /** Notes that the link was read, and puts the next turn `intervalMs` later; true when it had been failing. */
  succeeded(calendarId: string, url: string, version: FetchedVersion, intervalMs: number): Promise<boolean>;

  /**
   * Notes that the link gave no calendar, in a sentence. It is due again after 5 minutes, and while it goes on failing
   * after twice as long each time, at most an hour.
   * @returns true when it is news: it did not fail before, or for another reason
   */
  failed(calendarId: string, url: string, failure: string): Promise<boolean>;
}
