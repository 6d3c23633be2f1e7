import type { Database } from '@homeroom/database';
import type { FetchedVersion, SubscriptionStore, SubscriptionTurn } from './subscription-store.ts';

/** The subscriptions in PostgreSQL. */
export class SqlSubscriptionStore implements SubscriptionStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async claim(calendarId: string, url: string, leaseMs: number): Promise<SubscriptionTurn | null> {
    const sameUrl = (column: string) =>
      `${column} = CASE WHEN calendar_source.url = $2 THEN calendar_source.${column} END`;
    const { rows } = await this.database.query<SubscriptionTurn>(
      `INSERT INTO calendar_source (calendar_id, url, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
       ON CONFLICT (calendar_id) DO UPDATE SET url = $2, next_at = excluded.next_at,
         ${['etag', 'last_modified', 'ctag', 'sync_token', 'failing_since', 'failure'].map(sameUrl).join(', ')}
         WHERE calendar_source.url <> $2 OR calendar_source.next_at <= now()
       RETURNING etag, last_modified AS "lastModified", read_at IS NOT NULL AS "readBefore"`,
      [calendarId, url, leaseMs],
    );
    return rows[0] ?? null;
  }

  /** Cut to the milliseconds of the column, which would round to a time that is yet to come. */
  async release(calendarId: string, url: string): Promise<void> {
    await this.database.query(
      "UPDATE calendar_source SET next_at = date_trunc('milliseconds', now()) WHERE calendar_id = $1 AND url = $2",
      [calendarId, url],
    );
  }

  async succeeded(
    calendarId: string,
    url: string,
    { etag, lastModified }: FetchedVersion,
    intervalMs: number,
  ): Promise<boolean> {
    const { rows } = await this.database.query<{ failing: boolean }>(
      `UPDATE calendar_source source SET etag = $3, last_modified = $4, read_at = now(), failing_since = NULL, failure = NULL,
         next_at = now() + $5 * interval '1 millisecond'
       FROM calendar_source before WHERE source.calendar_id = $1 AND source.url = $2 AND before.calendar_id = $1
       RETURNING before.failing_since IS NOT NULL AS failing`,
      [calendarId, url, etag, lastModified, intervalMs],
    );
    return rows[0]?.failing ?? false;
  }

  /** As long as it has failed already, it is left alone once more, which doubles the time from try to try. */
  async failed(calendarId: string, url: string, failure: string): Promise<boolean> {
    const { rows } = await this.database.query<{ news: boolean }>(
      `UPDATE calendar_source source SET failing_since = coalesce(source.failing_since, now()), failure = $3,
         next_at = now() + least(interval '1 hour', greatest(interval '5 minutes', now() - source.failing_since))
       FROM calendar_source before WHERE source.calendar_id = $1 AND source.url = $2 AND before.calendar_id = $1
       RETURNING before.failure IS DISTINCT FROM $3 AS news`,
      [calendarId, url, failure],
    );
    return rows[0]?.news ?? false;
  }
}
