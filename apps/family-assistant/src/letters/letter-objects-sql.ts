// Hand-written SQL: read within the transaction of a change as well as without one.
import type { Database } from '@homeroom/database';
import { parseCalendarObject, prepareSeries, type Zone } from '@homeroom/icalendar';
import type { PoolClient } from 'pg';
import { encodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';

/** A stored object that was added from a letter. */
export interface LetterObject {
  calendarId: string;
  uid: string;
  idPrefix: string;
  ics: string;
}

/** Reads what the calendars have from a letter, in a fixed order. */
export async function objectsOfLetter(
  database: Pick<PoolClient | Database, 'query'>,
  documentId: string,
  calendarIds: readonly string[],
): Promise<LetterObject[]> {
  const { rows } = await database.query<LetterObject>(
    `SELECT calendar_id AS "calendarId", uid, id_prefix AS "idPrefix", ics FROM calendar_object
     WHERE letter_id = $1 AND calendar_id = ANY ($2) ORDER BY first_start, calendar_id, uid LIMIT 1000`,
    [documentId, calendarIds],
  );
  return rows;
}

/** Objects from a letter as events with their texts. One that was made to repeat since has days of its own, and is left out. */
export function eventsOfLetter(objects: readonly LetterObject[], zone: Zone): (Occurrence & { ics: string })[] {
  const recurrence = { kind: 'single' } as const;
  return objects.flatMap(({ calendarId, uid, idPrefix, ics }) => {
    const instance = prepareSeries(parseCalendarObject(ics, zone)).instanceOf(recurrence);
    if (instance === null || instance === 'removed') return [];
    const { start, end, allDay, event } = instance;
    return [{ id: encodeOccurrenceId({ idPrefix, recurrence }), calendarId, uid, start, end, allDay, event, ics }];
  });
}
