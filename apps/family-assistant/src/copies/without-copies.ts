import type { Occurrence } from '../calendar/occurrence.ts';

/** Returns each appointment once, of occurrences that a `CalendarService` read. */
export function withoutCopies(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences.filter(({ isCopy }) => isCopy !== true);
}

/** Returns an occurrence and its copies at the same times. */
export function withCopies(occurrence: Occurrence): readonly Occurrence[] {
  const { start, end, copies = [] } = occurrence;
  return [occurrence, ...copies.filter((copy) => copy.start === start && copy.end === end)];
}

/** Returns the location of an occurrence, or else that of a copy. */
export function locationOf(occurrence: Occurrence): string | null {
  return withCopies(occurrence).find(({ event }) => event.location !== null)?.event.location ?? null;
}
