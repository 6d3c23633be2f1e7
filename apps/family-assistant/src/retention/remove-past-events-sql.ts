// Hand-written SQL: past events are removed as sets that skip what a change holds.
import { withTransaction, type Database } from '@homeroom/database';
import { lockCalendar, noteChanges } from '../calendar/calendar-object-sql.ts';

/**
 * Removes events of a local calendar whose last occurrence ended so many days ago by the database's clock, the oldest
 * first. A series without an end stays.
 * @returns how many, at most `limit`
 */
export async function removePastEvents(
  database: Database,
  calendarId: string,
  days: number,
  limit: number,
): Promise<number> {
  const select =
    'SELECT uid FROM calendar_object WHERE calendar_id = $1 AND last_end < now() - make_interval(days => $2) ORDER BY last_end LIMIT $3';
  const { rowCount } = await database.query(select, [calendarId, days, 1]);
  if (rowCount === 0) return 0;
  return withTransaction(database, async (client) => {
    await lockCalendar(client, calendarId);
    const { rows } = await client.query<{ uid: string }>(
      `DELETE FROM calendar_object WHERE calendar_id = $1 AND uid IN (${select}) RETURNING uid`,
      [calendarId, days, limit],
    );
    if (rows.length > 0)
      await noteChanges(
        client,
        calendarId,
        rows.map(({ uid }) => uid),
      );
    return rows.length;
  });
}
