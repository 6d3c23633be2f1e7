import type { CalendarObject, ObjectSize } from '@homeroom/icalendar';
import type { ObjectSizes } from '../calendar/calendar-store.ts';
import type { Conflict, ResolutionAction } from '../conflicts/conflict.ts';
import type { ConflictBody } from '../conflicts/conflict-presenter.ts';
import type { ResolutionRecord } from '../conflicts/record-resolution.ts';
import type { Answer, RequestKey } from './answer.ts';
import type { NewOperation, Operation } from './operation.ts';

/** A calendar object as a change finds it. */
export interface FoundObject extends ObjectSize {
  calendarId: string;
  uid: string;
  idPrefix: string;
  ics: string;
  etag: string;
  /** Where a mirrored object is on its server, and the server's entity tag. */
  href: string | null;
  remoteEtag: string | null;
}

/** Where an event's id leads: to an object, or to one that a change took off its calendar. */
export type LocatedObject = ({ gone: false } & Pick<FoundObject, 'calendarId' | 'uid' | 'ics'>) | GoneObject;

/** An object that a change took off its calendar. */
export interface GoneObject {
  gone: true;
  calendarId: string;
  /** Its last text; null once the change can no longer be undone. */
  ics: string | null;
}

/** What a change does to one calendar object. */
export interface ObjectWrite {
  calendarId: string;
  uid: string;
  before: FoundObject | null;
  /** Null takes it off the calendar. */
  after: CalendarObject | null;
  href: string | null;
}

/** What a change leaves beside the object: a new operation, or the mark of an undo or redo. */
export type Completion =
  | { kind: 'record'; operation: NewOperation; settles?: Settlement }
  | { kind: 'mark'; operation: Operation; undone: boolean };

/** The conflict that a change settles, with what its answer says of it. */
export interface Settlement {
  conflictId: string;
  action: ResolutionAction;
  choice: number;
  /** The times of both occurrences after the change; see `timesOf`. */
  settledTimes: string;
  /** Every operation of the resolution, this one included. */
  operations: readonly string[];
  /** The conflict as the answer shows it, without the resolution. */
  conflict: ConflictBody;
}

/** A change that was worked out and is not made yet. */
export interface Change {
  write: ObjectWrite;
  completion: Completion;
}

/** A write to a calendar server whose end is not known yet. */
export interface PendingWrite {
  id: string;
  calendarId: string;
  uid: string;
  href: string;
  beforeIcs: string | null;
  afterIcs: string | null;
  completion: Completion;
  idempotencyKey: string | null;
  fingerprint: string;
  startedAt: Date;
  /** The server's answer was lost, so only the server can tell whether it happened. */
  lost: boolean;
}

/** An operation of a list. */
export interface ListedOperation extends Operation {
  /** A later change of the same event stands, so this one cannot be taken back. */
  superseded: boolean;
}

/** A write made on a calendar server, as the mirror keeps it. */
export interface RemotePlace {
  href: string;
  /** Null when the server named none; the next synchronization reads it. */
  etag: string | null;
}

/** One database transaction of a change. Locks are held until its end, always taken in the order of the methods. */
export interface ChangeTransaction extends ObjectSizes {
  /** The first answer to this key, null when there is none yet. @throws IdempotencyInProgressError, IdempotencyMismatchError */
  firstAnswer(key: RequestKey): Promise<Answer | null>;
  /** Keeps the answer, and what the transaction read and wrote, so that the answer goes when that is forgotten. */
  keepAnswer(key: RequestKey, answer: Answer): Promise<void>;

  locate(idPrefix: string, calendarIds: readonly string[]): Promise<LocatedObject | null>;
  operation(id: string): Promise<Operation | null>;

  /**
   * Keeps other changes of the sender's stack and of the calendar waiting; answers the time that counts. Without a
   * calendar for a new object, which nobody else can be changing: its calendar waits only while it is written.
   */
  lock(stack: string | null, calendarId: string | null): Promise<Date>;
  object(calendarId: string, uid: string): Promise<FoundObject | null>;
  /** The conflict, which nobody else settles or acknowledges until the end; null when there is none. */
  conflict(id: string): Promise<Conflict | null>;
  /** Null when there is none of this id. */
  acknowledge(conflictId: string): Promise<Conflict | null>;
  /** Records a resolution that changes no calendar. */
  resolve(resolution: ResolutionRecord): Promise<void>;
  /** Whether a later operation on the same object stands. */
  hasNewer(operation: Operation): Promise<boolean>;

  /** Writes the object and what the change leaves beside it, all or nothing. */
  apply(change: Change, at: Date, remote: RemotePlace | null): Promise<void>;

  begin(pending: Omit<PendingWrite, 'startedAt' | 'lost'>): Promise<void>;
  markLost(pendingId: string): Promise<void>;
  pendingOf(calendarId: string): Promise<PendingWrite[]>;
  /** False when somebody else has settled it. */
  settle(pendingId: string): Promise<boolean>;
}

/** Where changes and their operations are kept. */
export interface ChangeStore {
  /** Runs the work in one transaction; an error rolls everything back. */
  transact<Result>(work: (transaction: ChangeTransaction) => Promise<Result>): Promise<Result>;
  /** A sender's operations, newest first, at most five; null for the five newest of all. `now` is the time that counts. */
  newest(senderId: string | null): Promise<{ operations: ListedOperation[]; now: Date }>;
}
