import type { NewNotice, NoticeBody } from '../notices/notice.ts';
import type { components } from '../generated/contract-types.ts';

/** Content of a reminder: the message, and what lists tell of it. */
export interface ReminderBody extends NoticeBody {
  /** The message as plain text. */
  text: string;
  /** The event as it was when the message was last written. */
  event: components['schemas']['CalendarEvent'];
}

/** A notice that the planner wants to be sent at its time. */
export type PlannedNotice = NewNotice<NoticeBody | ReminderBody>;

/** Stored notice of the planner. */
export interface StoredNotice extends Omit<PlannedNotice, 'kind'> {
  /** It is neither sent nor dismissed nor dropped. */
  waits: boolean;
  /** It was sent or dismissed. */
  isTold: boolean;
  /** Somebody asked to be told again. */
  snoozed: boolean;
}

/** Changes that make the stored notices agree with the plan. */
export interface NoticeChanges {
  added: PlannedNotice[];
  updated: PlannedNotice[];
  /** Ids of those that are wanted no more. */
  removed: string[];
}
