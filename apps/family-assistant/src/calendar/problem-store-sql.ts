// Hand-written SQL: one list joins two tables, and titles are cut out of the texts in the database.
import type { Database } from '@homeroom/database';
import { firstTitle } from '@homeroom/icalendar';
import { budgets } from './calendar-budget.ts';
import type { CalendarProblem, ProblemCount } from './calendar-problem.ts';
import type { UnreadEvent } from './stored-object.ts';

const ownReason = "CASE WHEN bytes > $2 THEN 'too_large' ELSE 'too_many_occurrences' END";
const beyondBudget = 'calendar_id = ANY ($1) AND (bytes > $2 OR occurrences > $3)';
const ownLimits = [budgets.object.bytes, budgets.object.occurrences];
/** So many bytes of texts are looked through for titles in one list. */
const searchedBytes = 16 * 1024 * 1024;
const titleLength = 2_000;

interface ObjectKey {
  calendarId: string;
  uid: string;
}

/** Objects that reads leave out for what they are themselves, whatever else their calendar holds. */
export class ProblemStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Counts them by calendar and reason. */
  async counts(calendarIds: readonly string[]): Promise<ProblemCount[]> {
    const { rows } = await this.database.query<ProblemCount>({
      name: 'problem-counts',
      text: `SELECT calendar_id AS "calendarId", reason, count(*)::int AS objects FROM (
               SELECT calendar_id, ${ownReason} AS reason FROM calendar_object WHERE ${beyondBudget}
               UNION ALL SELECT calendar_id, reason FROM calendar_problem WHERE calendar_id = ANY ($1)
             ) AS problem GROUP BY calendar_id, reason ORDER BY calendar_id, reason`,
      values: [calendarIds, ...ownLimits],
    });
    return rows;
  }

  /** Reads the first of them in the order of the calendars, then by UID, with their titles. */
  async first(calendarIds: readonly string[], limit: number): Promise<CalendarProblem[]> {
    const { rows } = await this.database.query<CalendarProblem & { isStored: boolean }>({
      name: 'first-problems',
      text: `SELECT calendar_id AS "calendarId", uid, summary, reason, "isStored" FROM (
               SELECT calendar_id, uid, NULL AS summary, ${ownReason} AS reason, true AS "isStored" FROM calendar_object WHERE ${beyondBudget}
               UNION ALL SELECT calendar_id, uid, summary, reason, false FROM calendar_problem WHERE calendar_id = ANY ($1)
             ) AS problem ORDER BY array_position($1, calendar_id), uid COLLATE "C" NULLS FIRST LIMIT $4`,
      values: [calendarIds, ...ownLimits, limit],
    });
    const stored = rows.filter((row): row is (typeof rows)[number] & { uid: string } => row.isStored);
    const titles = new Map((await this.titles(stored)).map((title, index) => [stored[index], title]));
    return rows.map(({ isStored: _, ...row }, index) => ({
      ...row,
      summary: titles.get(rows[index] as (typeof stored)[number]) ?? row.summary,
    }));
  }

  /** Reads the titles of objects, in their order; null where there is none or the texts are too long to look through. */
  async titles(objects: readonly ObjectKey[]): Promise<(string | null)[]> {
    if (objects.length === 0) return [];
    const { rows } = await this.database.query<{ line: string | null }>({
      name: 'problem-titles',
      text: `SELECT CASE WHEN sum(bytes) OVER (ORDER BY place) <= $3 THEN substr(ics, nullif(strpos(ics, E'\\nSUMMARY'), 0) + 1, ${titleLength}) END AS line
             FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (calendar_id, uid, place) LEFT JOIN calendar_object USING (calendar_id, uid) ORDER BY place`,
      values: [objects.map(({ calendarId }) => calendarId), objects.map(({ uid }) => uid), searchedBytes],
    });
    return rows.map(({ line }) => line && firstTitle(line));
  }
}

const keptForCalendar = 1_000;

/** Records events that could not be taken over, the first 1,000. Part of the writer's transaction. */
export async function keepUnreadEvents(
  client: Pick<Database, 'query'>,
  calendarId: string,
  events: readonly UnreadEvent[],
): Promise<void> {
  const kept = events.slice(0, keptForCalendar);
  if (kept.length === 0) return;
  await client.query(
    `INSERT INTO calendar_problem (calendar_id, key, uid, summary, reason) SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
     ON CONFLICT (calendar_id, key) DO UPDATE SET uid = excluded.uid, summary = excluded.summary, reason = excluded.reason`,
    [
      calendarId,
      kept.map(({ key }) => key),
      kept.map(({ uid }) => uid),
      kept.map(({ summary }) => summary),
      kept.map(({ reason }) => reason),
    ],
  );
}
