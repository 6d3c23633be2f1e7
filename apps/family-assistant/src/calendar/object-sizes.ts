import type { CalendarWrites } from './calendar-store.ts';

/** SQL for the writes of the calendars with the ids `$1`. */
export const calendarWritesQuery = 'SELECT id, version::text, added_bytes::float8 AS bytes, added_occurrences::float8 AS occurrences FROM calendar WHERE id = ANY ($1)';

/** A row of `calendarWritesQuery`. */
export interface CalendarWritesRow {
  id: string;
  version: string;
  bytes: number;
  occurrences: number;
}

/** The rows of `calendarWritesQuery` by calendar. */
export function calendarWrites(rows: readonly CalendarWritesRow[]): Map<string, CalendarWrites> {
  return new Map(rows.map(({ id, version, ...added }) => [id, { version, added }]));
}

/** SQL for the sizes of the objects of calendar `$1` that have at most `$2` bytes and `$3` occurrences. */
export const objectSizesQuery = `SELECT uid, bytes, occurrences, (extract(epoch FROM first_start) * 1000)::float8 AS "firstStart",
  (extract(epoch FROM last_end) * 1000)::float8 AS "lastEnd" FROM calendar_object WHERE calendar_id = $1 AND bytes <= $2 AND occurrences <= $3`;
