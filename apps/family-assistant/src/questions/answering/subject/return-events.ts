import { dayMs } from '@homeroom/icalendar';
import type { CalendarQuestion } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { matchSubject, stemsOf, type SubjectMatch } from './match-subject.ts';
import { takingPlace } from '../events-in-span.ts';
import { isWay } from './way-events.ts';

/** Titles of ways back. */
export const isBack = /\b(?:home|back|return(?:s|ing)?)\b(?! to school)/i;
/** Words for the way itself. */
const ways = stemsOf('flight plane train ferry bus drive ride trip way journey work business');
const maxTripMs = 45 * dayMs;
/** A stay ends with the way back. */
const maxAfterStayMs = 2 * dayMs;

/**
 * Finds the events that bring people back from what a question names: those whose title or place says so, or the first
 * way back after the trip that it names. Null when the calendar has none.
 */
export function returnEvents(
  events: readonly KnownEvent[],
  { subject, persons }: Pick<CalendarQuestion, 'subject' | 'persons'>,
): SubjectMatch | null {
  const isTheirs = ({ memberIds }: KnownEvent) =>
    persons.kind !== 'members' || memberIds.length === 0 || memberIds.some((id) => persons.ids.includes(id));
  const back = takingPlace(events).filter((event) => isBack.test(event.title) && isTheirs(event));
  if (subject === null) return back.length === 0 ? null : { events: back, quality: 'close' };
  const named = [...stemsOf(subject.text)].filter((stem) => !ways.has(stem));
  const direct = back.filter(({ title, place }) => {
    const own = stemsOf(`${title} ${place ?? ''}`);
    return named.length > 0 && named.some((stem) => own.has(stem));
  });
  if (direct.length > 0) return { events: direct, quality: 'close' };
  const trips = takingPlace(matchSubject(events, subject).events).filter(isTheirs);
  // "From his work trip" names no trip of the calendar.
  if (named.length === 0 && trips.length === 0) {
    const rides = back.filter(isWay);
    return rides.length === 0 ? null : { events: rides, quality: 'close' };
  }
  const after = trips.flatMap((trip) => {
    const latest = isWay(trip) ? trip.start + maxTripMs : trip.end + maxAfterStayMs;
    const isAfter = ({ start, memberIds }: KnownEvent) =>
      start > trip.start &&
      start <= latest &&
      (trip.memberIds.length === 0 || memberIds.length === 0 || memberIds.some((id) => trip.memberIds.includes(id)));
    return back.find(isAfter) ?? [];
  });
  return after.length === 0 ? null : { events: [...new Set(after)], quality: 'close' };
}
