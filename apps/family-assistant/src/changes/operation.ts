/** Kind of change to an event. */
export type OperationType = 'move' | 'cancel' | 'rename' | 'add';

/** A calendar object as an operation changed it. */
export interface OperationObject {
  calendarId: string;
  uid: string;
  /** The occurrence's id before the change. */
  eventId: string;
  /** The whole object before and after; null where there is none, both null once the change can no longer be undone. */
  previousIcs: string | null;
  newIcs: string | null;
  /** The path of the object on its calendar server. */
  href: string | null;
}

/** A change made through the API, with the calendar object before and after it. */
export interface Operation extends OperationObject {
  id: string;
  type: OperationType;
  /** The title of the event; of several the first one's with their number. */
  summary: string;
  senderId: string | null;
  /** The occurrence's id after the change; it differs from the one before when a series moves. */
  resultEventId: string;
  executedAt: Date;
  undone: boolean;
  /** The conflict that the operation settles. */
  conflictId: string | null;
  /** The other objects of an operation that adds several events. Absent in what earlier versions stored. */
  further?: readonly OperationObject[];
}

/** Every object of an operation, in the order of its events. */
export function objectsOf<Of extends NewOperation>(operation: Of): readonly OperationObject[] {
  return [operation, ...(operation.further ?? [])];
}

/** An operation to record. */
export type NewOperation = Omit<Operation, 'executedAt' | 'undone'>;

/** An operation that is not undone, without its calendar objects. */
export type StandingOperation = Pick<
  Operation,
  'id' | 'type' | 'summary' | 'senderId' | 'calendarId' | 'uid' | 'resultEventId' | 'executedAt'
>;

/** An operation of a list. */
export interface ListedOperation extends Operation {
  /** A later change of one of its events stands, so this one cannot be undone or redone. */
  superseded: boolean;
  /** The current calendar objects, in the order of its own; null where there is none. */
  currentIcs: readonly (string | null)[];
}
