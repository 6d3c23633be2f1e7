import { type Guest, hourMs, type Instant, type Zone } from '@homeroom/icalendar';
import type { ChangeKind } from '../../calendar-changes/calendar-change.ts';
import type { NetChange } from '../../calendar-changes/net-changes.ts';

/** Instance of an event as answers tell it, also one that does not take place. */
export interface KnownEvent {
  id: string;
  /** Its calendar object as a source: `calendar:CALENDAR:UID`. */
  source: string;
  title: string;
  place: string | null;
  categories: readonly string[];
  start: Instant;
  end: Instant;
  allDay: boolean;
  /** Zone in which it ends, when the calendar gives another than that of its start. */
  endZone?: Zone;
  /** `cancelled` also when an exception date removes it from its series. */
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** Members whom it concerns, in the household's order. */
  memberIds: readonly string[];
  /** People whom it invites, members too; absent when it invites nobody. */
  guests?: readonly Guest[];
  /** Whether it takes up time: neither cancelled nor transparent, and all-day only when it says so. */
  isBusy: boolean;
  /** Original time of an instance that was moved. */
  moved: { start: Instant; end: Instant; allDay: boolean } | null;
  /** Place of the series when the instance has another. */
  formerPlace: string | null;
  travel: KnownTravel | null;
  /** Whether it is one of a series. */
  repeats: boolean;
  /** Year in which the series of a whole-day event begins: of a birthday often that of the birth. */
  firstYear?: number;
  /** Last change of the event as its calendar says it; null when it does not. */
  modified: Instant | null;
}

/** Longest time of one lesson or training. */
export const maxLessonMs = 3 * hourMs;

/** Whether an event is longer than a lesson and repeats: a school day, a working day. */
export function isTimetable({ repeats, start, end }: Pick<KnownEvent, 'repeats' | 'start' | 'end'>): boolean {
  return repeats && end - start > maxLessonMs;
}

/** Way to an event. */
export interface KnownTravel {
  minutes: number;
  fromHome: boolean;
  /** Whether it is assumed that people start at home, because the way from the event before is not known. */
  isAssumed?: boolean;
}

/** Two events that overlap. */
export interface KnownOverlap {
  first: KnownEvent;
  second: KnownEvent;
  minutes: number;
}

/** Change of an event, made through the API or come in from a calendar that others keep. */
export interface KnownChange {
  kinds: readonly ChangeKind[];
  title: string;
  /** Time at which it was made or seen. */
  at: Instant;
  source: string;
  /** Id of the event after it; null when it takes place no more. */
  eventId: string | null;
  /** Id of the member who made it; null when unknown, and for one that came in. */
  madeBy: string | null;
  /** Change that came in, with the name of its calendar; null for one made through the API. */
  seen: { change: NetChange; calendar: string } | null;
  /** The event before and after it where known, also among the calendar's events. */
  states: readonly KnownEvent[];
}

/** Content of the calendars that a question is answered from. */
export interface KnownCalendar {
  /** By start. */
  events: readonly KnownEvent[];
  overlaps: readonly KnownOverlap[];
  /** Newest first, without those that were undone or taken back. */
  changes: readonly KnownChange[];
  /** Whether nothing of the span was left out. */
  isComplete: boolean;
}

/** Sureness that an answer is right. */
export type Certainty = 'high' | 'medium' | 'low';

/** Answer from the calendar. */
export interface CalendarAnswer {
  text: string;
  /** Events that the answer tells, the most important first. */
  events: readonly KnownEvent[];
  certainty: Certainty;
}
