import { type CalendarObject, type ObjectSize } from '@homeroom/icalendar';
import type { NewOperation, Operation } from './operation.ts';

/** A calendar object as a change finds it. */
export interface FoundObject extends ObjectSize {
  calendarId: string;
  uid: string;
  idPrefix: string;
  ics: string;
  etag: string;
  /** Path and entity tag of a mirrored object on its server. */
  href: string | null;
  remoteEtag: string | null;
}

/** The object that an event's id names, or one that a change took off its calendar. */
export type LocatedObject = ({ gone: false } & Pick<FoundObject, 'calendarId' | 'uid' | 'ics'>) | GoneObject;

/** An object that a change took off its calendar. */
export interface GoneObject {
  gone: true;
  calendarId: string;
  /** Its last text; null once the change can no longer be undone. */
  ics: string | null;
}

/** The write of a change to one calendar object. */
export interface ObjectWrite {
  calendarId: string;
  uid: string;
  before: FoundObject | null;
  /** Null takes it off the calendar. */
  after: CalendarObject | null;
  href: string | null;
}

/**
 * The operation of a change: a new one, or the mark of an undo or redo. A write to a calendar server keeps it as JSON
 * until the server has answered, so its format must stay readable.
 */
export type Completion =
  | { kind: 'record'; operation: NewOperation; settles?: ChangeNote }
  | { kind: 'mark'; operation: Operation; undone: boolean };

/** Data of the feature that asked for a change, read only by its {@link ChangeHooks}. It is stored as JSON. */
export type ChangeNote = Readonly<Record<string, unknown>>;

/** A planned change. */
export interface Change {
  write: ObjectWrite;
  completion: Completion;
}

/** A write to a calendar server whose outcome is not known yet. */
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
  /** The server's answer was lost, so only the server can tell whether the write happened. */
  lost: boolean;
}

/** A pending write that this process has just begun. */
export type BegunWrite = Omit<PendingWrite, 'startedAt' | 'lost'>;

/** Path and entity tag of a write on its calendar server. */
export interface RemotePlace {
  href: string;
  /** Null when the server named none; the next synchronization reads it. */
  etag: string | null;
}
