import type { CalendarObject } from '@homeroom/icalendar';
import type { UnreadEvent } from '../calendar/stored-object.ts';
import type { RemoteState } from './calendar-server.ts';

/** An object of the server that the mirror stores. */
export interface MirroredObject extends CalendarObject {
  href: string;
  remoteEtag: string;
}

/** Changes that a synchronization brought. */
export interface MirrorUpdate {
  changed: readonly MirroredObject[];
  /** Hrefs that are gone. */
  removed: readonly string[];
  /** Objects that could not be stored, by href. */
  unread: readonly UnreadEvent[];
  state: RemoteState;
  /** Name that the calendar has there. */
  name: string | null;
  /** Entity tags by href when the server was asked; rows that differ by now were written meanwhile and are left alone. */
  known: ReadonlyMap<string, string>;
}
