import type { Database } from '@homeroom/database';
import { withinObjectBudget } from '../calendar/object-sizes.ts';
import type { FeedObject, FeedStore } from './feed-store.ts';

const objectsAtOnce = 100;

/** The feed's objects in PostgreSQL. */
export class SqlFeedStore implements FeedStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async *objects(calendarIds: readonly string[]): AsyncIterable<readonly FeedObject[]> {
    for (const [index, calendarId] of calendarIds.entries()) {
      let after: string | undefined = '';
      while (after !== undefined) {
        const found: FeedObject[] = await this.page(calendarId, calendarIds.slice(0, index), after);
        if (found.length > 0) yield found;
        after = found.length < objectsAtOnce ? undefined : found.at(-1)?.uid;
      }
    }
  }

  private async page(calendarId: string, earlier: readonly string[], after: string): Promise<FeedObject[]> {
    const { rows } = await this.database.query<FeedObject>({
      name: 'feed-objects',
      text: `SELECT calendar_id AS "calendarId", uid, ics,
               EXISTS (SELECT 1 FROM calendar_object other WHERE other.calendar_id = ANY ($2) AND other.uid = calendar_object.uid) AS repeated
             FROM calendar_object WHERE calendar_id = $1 AND uid > $3 AND ${withinObjectBudget} ORDER BY uid LIMIT ${objectsAtOnce}`,
      values: [calendarId, earlier, after],
    });
    return rows;
  }
}
