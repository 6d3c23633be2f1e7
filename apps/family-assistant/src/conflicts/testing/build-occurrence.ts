import { calendar, event, occurrences } from '../../../tests/calendar-fixtures.ts';
import type { Occurrence } from '../../calendar/occurrence.ts';

/** Facts of an occurrence; `at` is its day, start and end on the clocks of Chicago. */
export interface OccurrenceFacts {
  at: readonly [day: string, start: string, end: string];
  uid: string;
  title?: string;
  calendarId?: string;
  /** The ids of the members whom it concerns, read back by `membersOf`; default: nobody. */
  members?: readonly string[];
  /** More content lines of the event. */
  lines?: readonly string[];
}

/** An occurrence in Chicago, read from a calendar file. */
export function buildOccurrence({
  at: [day, start, end],
  uid,
  title = uid,
  calendarId = 'family',
  members = [],
  lines = [],
}: OccurrenceFacts): Occurrence {
  const time = (clock: string) => `TZID=America/Chicago:${day.replaceAll('-', '')}T${clock.replace(':', '')}00`;
  const component = event(
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART;${time(start)}`,
    `DTEND;${time(end)}`,
    ...(members.length > 0 ? [`CATEGORIES:${members.join(',')}`] : []),
    ...lines,
  );
  const [found] = occurrences(calendar(component), '2026-01-01T00:00:00Z', '2028-01-01T00:00:00Z');
  if (!found) throw new Error(`The event ${uid} has no occurrence.`);
  return { ...found, calendarId, id: `${calendarId} ${uid} ${day} ${start}` };
}

/** The members whom an occurrence of `buildOccurrence` concerns. */
export function membersOf({ event: { categories } }: Occurrence): readonly string[] {
  return categories;
}
