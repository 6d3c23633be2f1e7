import type { CalendarObject, Instant, ObjectSize } from '@homeroom/icalendar';
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
export type Completion = (
  | { kind: 'record'; operation: NewOperation; settles?: ChangeNote; alreadyThere?: readonly EventThere[] }
  | { kind: 'mark'; operation: Operation; undone: boolean }
) & {
  /** Default: none. */
  copiesLeft?: readonly CopyLeft[];
};

/** Copy of a changed event, on another calendar, that is as the event was before. */
export interface CopyLeft {
  eventId: string;
  calendarId: string;
  summary: string;
  start: Instant;
  end: Instant;
  allDay: boolean;
  /** `A copy is left on the calendar Riverside league: Soccer practice, Thursday 4:00 PM.` */
  sentence: string;
}

/** An event that a request wanted to add and that was on its calendar. */
export type EventThere = Pick<Operation, 'calendarId' | 'uid' | 'eventId'> & { ics: string };

/** Data of the feature that asked for a change, read only by its {@link ChangeHooks}. It is stored as JSON. */
export type ChangeNote = Readonly<Record<string, unknown>>;

/** A planned change. */
export interface Change {
  write: ObjectWrite;
  /** Writes of the operation's other objects, in their order. Default: none. */
  further?: readonly ObjectWrite[];
  completion: Completion;
}

/** Every write of a change, in the order of the operation's objects. */
export function writesOf({ write, further = [] }: Change): readonly ObjectWrite[] {
  return [write, ...further];
}

/** The calendars that a change writes, in the order in which they are locked. */
export function calendarsOf(objects: readonly { calendarId: string }[]): string[] {
  return [...new Set(objects.map(({ calendarId }) => calendarId))].sort();
}

/** A write to calendar servers whose outcome is not known yet. Of several objects the columns hold the first. */
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
  /** The server's answer was lost, so only the server can tell whether the write happened. */
  lost: boolean;
  /** Nobody is waiting for the write any more. */
  isOver: boolean;
}

/** A pending write that this process has just begun. */
export type BegunWrite = Omit<PendingWrite, 'lost' | 'isOver'>;

/** An object of a pending write; one of a local calendar has no path. */
export interface PendingObject {
  calendarId: string;
  uid: string;
  href: string;
  beforeIcs: string | null;
  afterIcs: string | null;
}

/** Every object of a pending write, in the order of the operation's objects. */
export function pendingObjects({
  calendarId,
  uid,
  href,
  beforeIcs,
  afterIcs,
  completion,
}: BegunWrite): PendingObject[] {
  const isUndo = completion.kind === 'mark' && completion.undone;
  const further = (completion.operation.further ?? []).map(
    (object): PendingObject => ({
      calendarId: object.calendarId,
      uid: object.uid,
      href: object.href ?? '',
      beforeIcs: isUndo ? object.newIcs : object.previousIcs,
      afterIcs: isUndo ? object.previousIcs : object.newIcs,
    }),
  );
  return [{ calendarId, uid, href, beforeIcs, afterIcs }, ...further];
}

/** Path and entity tag of a write on its calendar server. */
export interface RemotePlace {
  href: string;
  /** Null when the server named none; the next synchronization reads it. */
  etag: string | null;
}
