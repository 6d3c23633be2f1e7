// Hand-written SQL: the changed objects of all calendars are read in one round trip and under one snapshot.
import type { Database } from '@homeroom/database';
import { withinObjectBudget } from '../calendar/object-size-sql.ts';

/** State of a calendar that a reader has caught up with. */
export interface CalendarMark {
  /** Version of the calendar; `-1` before the first read. */
  version: string;
  /** Position of its last change. */
  position: string;
}

/** Changes of a calendar since a mark. */
export interface CalendarChanges {
  calendarId: string;
  mark: CalendarMark;
  /** UIDs of the objects that changed or went; those of forgotten ones are missing. */
  uids: string[];
  /** Number of its objects that are within the budget of one. */
  count: number;
}

const query = `SELECT calendar.id AS "calendarId", json_build_object('version', calendar.version::text,
    'position', (SELECT coalesce(max(position), 0)::text FROM object_change WHERE calendar_id = calendar.id)) AS mark,
  ARRAY (SELECT uid FROM object_change WHERE calendar_id = calendar.id AND position > known.position) AS uids,
  (SELECT count(*)::int FROM calendar_object WHERE calendar_id = calendar.id AND ${withinObjectBudget}) AS count
  FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS known (id, version, position) JOIN calendar USING (id)
  WHERE calendar.version <> known.version`;

/** Reads what changed in calendars since their marks; a calendar without changes is absent. */
export async function readChangedObjects(
  database: Database,
  marks: ReadonlyMap<string, CalendarMark>,
): Promise<CalendarChanges[]> {
  const known = [...marks.values()];
  const { rows } = await database.query<CalendarChanges>({
    name: 'changed-objects',
    text: query,
    values: [[...marks.keys()], known.map(({ version }) => version), known.map(({ position }) => position)],
  });
  return rows;
}
