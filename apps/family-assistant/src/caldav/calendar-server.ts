import { createHash } from 'node:crypto';

/** An object on the server: its path (href), entity tag and text. */
export interface RemoteObject {
  /** Absolute path on the server, always escaped in the same way, so that equal paths are equal strings. */
  readonly href: string;
  /** Strong and quoted, as `If-Match` wants it. */
  readonly etag: string;
  /** iCalendar text as the server has it. */
  readonly ics: string;
}

/** Synchronization state of a mirror; both null before the first comparison. */
export interface RemoteState {
  /** RFC 6578; null with a server that has none. */
  readonly syncToken: string | null;
  /** The collection's tag, kept only with a server without sync tokens. */
  readonly ctag: string | null;
}

/** An object that the server has and that is not taken over. */
export interface SkippedObject {
  readonly href: string;
  readonly reason: 'too_large' | 'unreadable';
}

export interface RemoteChanges {
  /** New objects and those whose entity tag is not the known one. */
  readonly changed: RemoteObject[];
  /** Hrefs that are gone; some may be unknown to the mirror. */
  readonly removed: string[];
  /** Objects that are not taken over: too large, not readable by this user, or without an entity tag. */
  readonly skipped: readonly SkippedObject[];
  /** To be kept with the mirror, and given at the next call. */
  readonly state: RemoteState;
  /** True when `changed` is everything there is: whatever else the mirror has is gone. */
  readonly complete: boolean;
}

/**
 * Server's response to a write. `written` has the new entity tag, or null when the server sent none and the object must
 * be read again. `refused` is any other status from 400 to 499, such as 403, 409 or 415.
 */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly etag: string | null }
  | { readonly kind: 'precondition_failed' }
  | { readonly kind: 'refused'; readonly status: number };

/** One calendar on the family's own server. Every call throws {@link CalendarServerUnavailableError} when the server cannot be used. */
export interface CalendarServer {
  /**
   * Returns the changes since `state`. Never queries a time range.
   *
   * @param known entity tags by href of everything in the mirror, for servers without sync tokens and for the full
   * comparison after a rejected token
   */
  changesSince(state: RemoteState, known: ReadonlyMap<string, string>): Promise<RemoteChanges>;
  /** @returns null when there is no such object */
  read(href: string): Promise<RemoteObject | null>;
  /** Writes an object that must not be there yet (`If-None-Match: *`). */
  create(href: string, ics: string): Promise<WriteOutcome>;
  /** Replaces the object if it still has this entity tag (`If-Match`). */
  update(href: string, etag: string, ics: string): Promise<WriteOutcome>;
  /** Removes the object if it still has this entity tag; one that is gone already is `precondition_failed`. */
  remove(href: string, etag: string): Promise<WriteOutcome>;
  /** The name that the calendar has there; null without one. */
  displayName(): Promise<string | null>;
  /** The path for a new object: the same UID always has the same. */
  hrefFor(uid: string): Promise<string>;
  /** Whether the server answers anything at all before the signal ends, even that it refuses; never throws. */
  answers(signal: AbortSignal): Promise<boolean>;
}

/** A path on the server as logs show it, since programs put titles into it: the first 12 digits of its SHA-256. */
export function hrefId(href: string): string {
  return createHash('sha256').update(href).digest('hex').slice(0, 12);
}

/** The server cannot be reached, is in trouble, or does not let us in; its message is a sentence without secrets. */
export class CalendarServerUnavailableError extends Error {
  override readonly name: string = 'CalendarServerUnavailableError';
  /** False when nothing was written for certain; true when a write may have happened, though its answer was lost. */
  readonly uncertain: boolean;
  /** Whether the server says that it does not have the calendar. */
  readonly isGone: boolean;

  constructor(message: string, options: { uncertain: boolean; isGone?: boolean; cause?: unknown }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.uncertain = options.uncertain;
    this.isGone = options.isGone ?? false;
  }
}
