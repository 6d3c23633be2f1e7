import type { ObjectSize } from '@homeroom/icalendar';
import type { PoolClient } from 'pg';
import type { SizedObject } from './calendar-budget.ts';

/** One version of a stored object: equal etags mean equal objects. */
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

/** Version of a calendar, and the total size of all objects ever written to it. */
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

/** Stamps of what a read depends on: while they are equal, an earlier answer still holds. */
export interface Stamps {
  calendars: string;
  travel: string;
  /** Of the registry of conflicts. */
  conflicts: string;
}

/** Numbers of a calendar's objects that an import wrote, left alone and removed. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** Event of a mirrored or subscribed calendar that could not be stored. */
export interface UnreadEvent {
  /** Tells it from the others of its calendar: its UID, or its path on a calendar server. */
  key: string;
  uid: string | null;
  summary: string | null;
  reason: 'too_large' | 'unreadable';
}

/** Objects that a calendar server, a link or an import brings, which are not stored yet. */
export interface IncomingObjects {
  written: readonly (ObjectSize & { uid: string; ics: string })[];
  /** UIDs of those that are gone. */
  removed: readonly string[];
}

/** Work in the transaction that stores incoming objects, while the calendar still is as it was. */
export type BeforeUpdate = (client: PoolClient, calendarId: string, incoming: IncomingObjects) => Promise<void>;

/** Handling of stored objects that an import does not bring. */
export interface ImportOptions {
  removeOthers: boolean;
  /** Events of a calendar that was read whole, which could not be read: they are never removed, and take the place of those recorded before. */
  unread?: readonly UnreadEvent[];
}
