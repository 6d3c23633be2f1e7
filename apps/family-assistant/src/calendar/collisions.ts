import { newEvent, type NewTimes, type TimeRange, type Zone } from '@homeroom/icalendar';
import { withCopies, withoutCopies } from '../copies/without-copies.ts';
import type { Occurrence } from './occurrence.ts';
import { overlapMinutes, takesTime } from './overlaps.ts';

/** An event that another one would overlap, and for how long. */
export interface Collision {
  occurrence: Occurrence;
  minutes: number;
}

/** Event that is not on a calendar yet. */
export interface PlannedEvent extends NewTimes {
  summary: string;
  /** An RRULE value. Default: none. */
  rrule?: string | null;
}

const plannedUid = 'planned';
const maxCollisions = 10;

/** Returns the occurrences in a range that an event would have, so that the rules for conflicts are those of every event. */
export function plannedOccurrences(
  { summary, start, end, rrule = null }: PlannedEvent,
  range: TimeRange,
  zone: Zone,
): Occurrence[] {
  const event = { summary, start, end, location: null, attendees: [], status: 'confirmed' as const, rrule };
  const { prepared } = newEvent(event, plannedUid, zone, new Date(start));
  return prepared
    .instancesIn(range)
    .map((instance) => ({ ...instance, id: plannedUid, calendarId: '', uid: plannedUid }));
}

/** Returns the first ten appointments that planned occurrences would overlap, by start. @param known ids of events that are none */
export function collisionsOf(
  planned: readonly Occurrence[],
  around: readonly Occurrence[],
  known: ReadonlySet<string>,
): Collision[] {
  const taking = planned.filter(takesTime);
  const found: Collision[] = [];
  for (const occurrence of taking.length > 0 ? withoutCopies(around) : []) {
    if (withCopies(occurrence).some(({ id }) => known.has(id)) || !takesTime(occurrence)) continue;
    const minutes = Math.max(...taking.map((one) => overlapMinutes(one, occurrence)));
    if (minutes > 0) found.push({ occurrence, minutes });
    if (found.length === maxCollisions) break;
  }
  return found;
}
