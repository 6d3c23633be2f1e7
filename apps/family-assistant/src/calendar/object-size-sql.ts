// Hand-written SQL: sizes of 50,000 objects are read as plain numbers, also inside the transaction of a change.
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { budgets } from './calendar-budget.ts';
import type { SizedObject } from './calendar-budget.ts';
import type { CalendarWrites } from './stored-object.ts';

/** SQL for an object that is within the budget of one. */
export const withinObjectBudget = `bytes <= ${budgets.object.bytes} AND occurrences <= ${budgets.object.occurrences}`;

interface WritesRow {
  id: string;
  version: string;
  bytes: number;
  occurrences: number;
}

/** The writes of calendars, by id; one that was never written is absent. */
export async function readCalendarWrites(
  database: Pick<Database | PoolClient, 'query'>,
  calendarIds: readonly string[],
): Promise<Map<string, CalendarWrites>> {
  const text =
    'SELECT id, version::text, added_bytes::float8 AS bytes, added_occurrences::float8 AS occurrences FROM calendar WHERE id = ANY ($1)';
  const { rows } = await database.query<WritesRow>({ name: 'calendar-writes', text, values: [calendarIds] });
  return new Map(rows.map(({ id, version, ...added }) => [id, { version, added }]));
}

/** The sizes of a calendar's objects that are within the budget of one. */
export async function readObjectSizes(
  database: Pick<Database | PoolClient, 'query'>,
  calendarId: string,
): Promise<SizedObject[]> {
  const text = `SELECT uid, bytes, occurrences, (extract(epoch FROM first_start) * 1000)::float8 AS "firstStart",
    (extract(epoch FROM last_end) * 1000)::float8 AS "lastEnd" FROM calendar_object WHERE calendar_id = $1 AND ${withinObjectBudget}`;
  const { rows } = await database.query<SizedObject>({ name: 'object-sizes', text, values: [calendarId] });
  return rows;
}
