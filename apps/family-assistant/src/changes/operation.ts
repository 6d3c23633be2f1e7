/** What was done to an event. */
export type OperationType = 'move' | 'cancel' | 'rename' | 'add';

/** A change made through the API, with the calendar object before and after it. */
export interface Operation {
  id: string;
  type: OperationType;
  /** The title of the event. */
  summary: string;
  senderId: string | null;
  calendarId: string;
  uid: string;
  /** The id of the occurrence before the change; they differ when a series moves. */
  eventId: string;
  resultEventId: string;
  executedAt: Date;
  /** The whole object; null where there was or is none, and both once the change can no longer be undone. */
  previousIcs: string | null;
  newIcs: string | null;
  /** The path of the object on its calendar server. */
  href: string | null;
  undone: boolean;
  /** The conflict that it settles, or null. */
  conflictId: string | null;
}

/** An operation that is about to be recorded. */
export type NewOperation = Omit<Operation, 'executedAt' | 'undone'>;
