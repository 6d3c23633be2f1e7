/** Kind of change to an event. */
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
  /** The occurrence's id before and after the change; they differ when a series moves. */
  eventId: string;
  resultEventId: string;
  executedAt: Date;
  /** The whole object before and after; null where there is none, both null once the change can no longer be undone. */
  previousIcs: string | null;
  newIcs: string | null;
  /** The path of the object on its calendar server. */
  href: string | null;
  undone: boolean;
  /** The conflict that the operation settles. */
  conflictId: string | null;
}

/** An operation to record. */
export type NewOperation = Omit<Operation, 'executedAt' | 'undone'>;

/** An operation of a list. */
export interface ListedOperation extends Operation {
  /** A later change of the same event stands, so this one cannot be undone or redone. */
  superseded: boolean;
  /** The current calendar object; null when there is none. */
  currentIcs: string | null;
}
