import { parseCalendarObject, prepareSeries, readCalendarFile, type Zone } from '@homeroom/icalendar';
import { chicago } from '@homeroom/icalendar/testing';
import { byTime, occurrencesOf } from '../src/calendar/occurrence.ts';
import type { Occurrence } from '../src/calendar/occurrence.ts';
import { idPrefixOf } from '../src/calendar/occurrence-id.ts';

export { calendar, chicago, dayEvent, event, timedEvent, zone } from '@homeroom/icalendar/testing';

/** Reads a calendar text and expands all of it over the range, through the text that would be stored. */
export function occurrences(text: string, start: string, end: string, familyZone: Zone = chicago): Occurrence[] {
  const range = { start: Date.parse(start), end: Date.parse(end) };
  const { objects } = readCalendarFile(text, familyZone);
  const found = objects.flatMap(({ ics, uid }) =>
    occurrencesOf(
      prepareSeries(parseCalendarObject(ics, familyZone)),
      { calendarId: 'family', idPrefix: idPrefixOf('family', uid) },
      range,
    ),
  );
  return found.sort(byTime);
}
