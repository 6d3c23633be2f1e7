import type { SourceType } from '@homeroom/search';

/** One entry of the event graph: what happened, and whether it waits for somebody. */
export interface EventGraphEntry {
  id: string;
  type: string;
  createdAt: Date;
  what: string;
  who: string[];
  /** As it was said; empty when it was not. */
  when: string;
  /** Empty when it was not said. */
  where: string;
  confidence: number;
  /** Whether somebody was to confirm it. */
  needsConfirmation: boolean;
  /** Whether it waits for somebody now. */
  open: boolean;
  source: { type: SourceType; id: string; subject: string };
  links: EntryLink[];
}

/** Another entry that came from the same message, or is about the same calendar event. */
export interface EntryLink {
  to: string;
  relation: 'same_message' | 'same_event';
}

/** The counts of the event graph. */
export interface EventGraphCounts {
  total: number;
  byType: Record<string, number>;
  /** Items that wait for somebody. */
  open: number;
  /** Those of them whose time is near. */
  blocking: number;
}

/** Reading and closing of entries. An item that waits is of type `coordination` or was to be confirmed, and is not closed. */
export interface EventGraphStore {
  /** Entries from `since` on, newest first. */
  recent(since: Date, limit: number): Promise<EventGraphEntry[]>;
  /** Items that wait for somebody, newest first. */
  open(limit: number): Promise<EventGraphEntry[]>;
  /**
   * Items that wait for somebody, the most urgent first: those that take place from `today` on, the earliest first; then
   * those of no known time, and last what is over, each newest first.
   */
  urgent(today: Date, limit: number): Promise<EventGraphEntry[]>;
  /**
   * The counts. Blocking are open items that start from `now` to `until`, or at the beginning of `today`: those have no
   * time of day and are not over.
   */
  counts(span: { now: Date; until: Date; today: Date }): Promise<EventGraphCounts>;
  /** Closes an entry, once; null when there is none of this id. One that somebody confirms needs no confirmation while it stays closed. */
  close(id: string, how?: { confirmed: boolean }): Promise<EventGraphEntry | null>;
}
