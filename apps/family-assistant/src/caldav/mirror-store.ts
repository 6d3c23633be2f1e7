import type { CalendarObject } from '@homeroom/icalendar';
import type { UnreadEvent } from '../calendar/calendar-store.ts';
import type { RemoteState } from './calendar-server.ts';

/** An object of the server that the mirror takes over. */
export interface MirroredObject extends CalendarObject {
  href: string;
  remoteEtag: string;
}

/** What a synchronization brought. */
export interface MirrorUpdate {
  changed: readonly MirroredObject[];
  /** Hrefs that are gone. */
  removed: readonly string[];
  /** Objects that could not be taken over, by href. */
  unread: readonly UnreadEvent[];
  state: RemoteState;
  /** What the mirror had when the server was asked; rows that differ by now were written meanwhile and are left alone. */
  known: ReadonlyMap<string, string>;
}

/** The copies of calendars that live on a server, and how far each has followed it. */
export interface MirrorStore {
  /** How far the calendar has followed this address; another address than before starts anew. */
  open(calendarId: string, url: string): Promise<RemoteState>;
  /** Entity tag by href of everything that the mirror has; of what it could not take over an empty one. */
  known(calendarId: string): Promise<Map<string, string>>;
  /** Puts objects that never came from the server aside, where they are kept but not shown; answers how many. */
  setAside(calendarId: string): Promise<number>;
  /** Makes calendars that are no longer mirrored, if they were, local ones with what was put aside. */
  release(calendarIds: readonly string[]): Promise<void>;
  /** Takes over what the server has, in one transaction; answers how many objects changed. */
  apply(calendarId: string, update: MirrorUpdate): Promise<number>;
  /** Notes that the server cannot be used; true when that is news. */
  failed(calendarId: string, sentence: string): Promise<boolean>;
  /** True while the server of any of the calendars cannot be used. */
  anyFailing(calendarIds: readonly string[]): Promise<boolean>;
}
