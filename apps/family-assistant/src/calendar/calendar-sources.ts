import type { Database } from '@homeroom/database';
import { shortLine } from '@homeroom/text';

/** Tells the names of calendars, as people know them. */
export type NameOfCalendar = (calendarId: string) => string;

/** Calendar that cannot be read, so that answers have its events as they were. */
export interface UnavailableCalendar {
  calendarId: string;
  since: Date;
  /** Whether its server or link says that it does not exist any more. */
  isGone: boolean;
}

const maxNameLength = 60;
/** A shorter failure is nothing that a household needs to see. */
const shownAfter = "interval '1 hour'";

/** Servers and links that calendars come from. */
export class CalendarSources {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Reads the names; a calendar without one is named by its id: `Riverside league` for `riverside-league`. */
  async names(): Promise<NameOfCalendar> {
    const { rows } = await this.database.query<{ id: string; name: string }>(
      'SELECT calendar_id AS id, name FROM calendar_source WHERE name IS NOT NULL',
    );
    const names = new Map(
      rows.map(({ id, name }) => [id, shortLine(name, maxNameLength, { room: 2 * maxNameLength })]),
    );
    return (id) => names.get(id) || nameOfId(id);
  }

  /** Reads the calendars that are gone or have not been readable for an hour, in the order of the ids. */
  async unavailable(calendarIds: readonly string[]): Promise<UnavailableCalendar[]> {
    const { rows } = await this.database.query<UnavailableCalendar>(
      `SELECT calendar_id AS "calendarId", coalesce(gone_since, failing_since) AS since, gone_since IS NOT NULL AS "isGone"
       FROM calendar_source
       WHERE calendar_id = ANY ($1) AND (gone_since IS NOT NULL OR failing_since <= now() - ${shownAfter})
       ORDER BY array_position($1, calendar_id)`,
      [calendarIds],
    );
    return rows;
  }
}

function nameOfId(id: string): string {
  const words = id.replace(/[-_.]+/g, ' ').trim() || id;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
