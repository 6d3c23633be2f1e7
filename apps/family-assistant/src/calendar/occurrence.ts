import type { EventComponent, Instant, PreparedSeries, SeriesInstance, TimeRange } from '@homeroom/icalendar';
import { encodeOccurrenceId } from './occurrence-id.ts';

/** One instance of an event in time, what `CalendarEvent` shows. */
export interface Occurrence {
  id: string;
  calendarId: string;
  uid: string;
  start: Instant;
  end: Instant;
  allDay: boolean;
  event: EventComponent;
  /** The same appointment on other calendars; absent when none was found. */
  copies?: readonly Occurrence[];
  /** Whether one of the copies, at the same times, stands for the appointment where it counts once. */
  isCopy?: boolean;
}

/** Facts of an event that answers show. */
export type ShownEvent = Pick<
  EventComponent,
  'summary' | 'location' | 'status' | 'attendees' | 'categories' | 'letterId'
>;

/** Facts of an occurrence that answers show. */
export interface ShownOccurrence
  extends Pick<Occurrence, 'id' | 'calendarId' | 'start' | 'end'>,
    Partial<Pick<Occurrence, 'allDay'>> {
  event: ShownEvent;
}

/** Place where a series is stored. */
export interface SeriesPlace {
  calendarId: string;
  idPrefix: string;
}

/** The occurrences of a stored series that overlap the range. */
export function occurrencesOf(prepared: PreparedSeries, place: SeriesPlace, range: TimeRange): Occurrence[] {
  return prepared.instancesIn(range).map((instance) => occurrenceOf(prepared, place, instance));
}

/** An instance of a stored series. */
export function occurrenceOf(
  { series: { uid } }: PreparedSeries,
  { calendarId, idPrefix }: SeriesPlace,
  { recurrence, start, end, allDay, event }: SeriesInstance,
): Occurrence {
  return { id: encodeOccurrenceId({ idPrefix, recurrence }), calendarId, uid, start, end, allDay, event };
}

/** By start, then end, then id. */
export function byTime(a: Occurrence, b: Occurrence): number {
  return a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);
}
