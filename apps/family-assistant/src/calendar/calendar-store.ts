import type { CalendarObject, ObjectSize, TimeRange } from '@homeroom/icalendar';
import type { SizedObject } from './calendar-budget.ts';

/** Names one version of a stored object: while the etag is the same, so is what it means. */
export interface ObjectRef {
  calendarId: string;
  uid: string;
  /** The first 78 bits of its occurrences' ids, in hex. */
  idPrefix: string;
  etag: string;
}

/** An object that repeats or lasts long, with the bounds of all its occurrences in milliseconds since the epoch. */
export interface ExtendedRef extends ObjectRef {
  firstStart: number;
  /** Null when it never ends. */
  lastEnd: number | null;
}

/** A stored object with its iCalendar text. */
export interface StoredObject extends ObjectRef {
  ics: string;
}

/** How often a calendar was written, and the sizes of all objects that ever were. */
export interface CalendarWrites {
  version: string;
  added: ObjectSize;
}

/** The sizes of calendars' objects. */
export interface ObjectSizes {
  /** The writes of calendars, by id; one that was never written is absent. */
  writes(calendarIds: readonly string[]): Promise<Map<string, CalendarWrites>>;
  /** The sizes of a calendar's objects that are within the budget of one. */
  sizes(calendarId: string): Promise<SizedObject[]>;
}

/** What was read under an equal stamp is still true. */
export interface Stamps {
  calendars: string;
  travel: string;
  /** Of the registry of conflicts. */
  conflicts: string;
}

/** How many objects of a calendar an import wrote, left and took away. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** An event that a mirrored or subscribed calendar has and that could not be taken over. */
export interface UnreadEvent {
  /** Tells it from the others of its calendar: its UID, or its path on a calendar server. */
  key: string;
  uid: string | null;
  summary: string | null;
  reason: 'too_large' | 'unreadable';
}

/** What an import does with the objects that it does not bring. */
export interface ImportOptions {
  removeOthers: boolean;
  /** Events of a calendar that was read whole, which could not be read: they are never removed, and take the place of those recorded before. */
  unread?: readonly UnreadEvent[];
}

/** Where the calendars of the household are kept. Objects beyond the budget of one are in it, but no read finds them. */
export interface CalendarStore extends ObjectSizes {
  /** Texts that change with every change to an object of the calendars, of a travel time, and of a conflict. */
  stamps(calendarIds: readonly string[]): Promise<Stamps>;

  /** The short single events that may reach into the range; of each calendar the first `limit` by UID when there are more. */
  singlesNear(calendarIds: readonly string[], range: TimeRange, limit: number): Promise<ObjectRef[]>;

  /** Every object that repeats or lasts long; of each calendar the first `limit` by UID when there are more. */
  extendedObjects(calendarIds: readonly string[], limit: number): Promise<ExtendedRef[]>;

  /** The texts of objects, as they are now; one that is gone is absent. */
  texts(refs: readonly ObjectRef[]): Promise<StoredObject[]>;

  /** The object whose occurrences' ids begin with the prefix; null when there is none. */
  objectOf(idPrefix: string, calendarIds: readonly string[]): Promise<StoredObject | null>;

  /**
   * Writes the objects of a file in one transaction: those with a new UID or another etag. With `removeOthers` what the
   * file lacks is removed, except events that could not be read. The version is raised only when something changed.
   */
  importObjects(calendarId: string, objects: readonly CalendarObject[], options: ImportOptions): Promise<ImportCounts>;
}
