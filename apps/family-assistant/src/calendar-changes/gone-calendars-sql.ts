// Hand-written SQL: of any number of replicas one marks a calendar as told, in the transaction that adds the message.
import { withTransaction, type Database } from '@homeroom/database';
import { addNotices } from '../notices/notice-store-sql.ts';
import type { NewNotice } from '../notices/notice.ts';

/** Calendar that its server or link does not have any more. */
export interface GoneCalendar {
  calendarId: string;
  goneSince: Date;
}

/** Longer than the pause before the second try, since servers say now and then that nothing is there. */
const confirmedAfter = "interval '6 minutes'";
const isUntold = `gone_since <= now() - ${confirmedAfter} AND gone_told_at IS NULL AND followed_since IS NOT NULL`;

/** Calendars in PostgreSQL that were read before and are gone. */
export class GoneCalendars {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Adds messages about calendars of which nobody was told since they are gone. */
  async tell(now: Date, noticesOf: (gone: readonly GoneCalendar[]) => Promise<readonly NewNotice[]>): Promise<void> {
    const { rows: found } = await this.database.query(`SELECT FROM calendar_source WHERE ${isUntold} LIMIT 1`);
    if (found.length === 0) return;
    await withTransaction(this.database, async (client) => {
      const { rows: gone } = await client.query<GoneCalendar>(
        `UPDATE calendar_source SET gone_told_at = $1 WHERE ${isUntold}
         RETURNING calendar_id AS "calendarId", gone_since AS "goneSince"`,
        [now],
      );
      await addNotices(client, await noticesOf(gone));
    });
  }
}
