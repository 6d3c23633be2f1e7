// Hand-written SQL: of any number of replicas one takes the turn, so finding it due and taking it is one statement.
import type { Database } from '@homeroom/database';

/** Turn to fetch a subscribed calendar, with the version that is already known. */
export interface SubscriptionTurn {
  etag: string | null;
  lastModified: string | null;
  /** The link was read at least once, as this calendar or by another address. */
  readBefore: boolean;
  /** Interval at which the calendar asks to be fetched, in milliseconds and within bounds; null when it does not say. */
  refreshMs: number | null;
  /** Since when the link has given no calendar, and why; null when it gave one the last time. */
  failingSince: Date | null;
  failure: string | null;
  /** Since when its server has said that nothing is there. */
  goneSince: Date | null;
  /** Name that the calendar gave itself. */
  name: string | null;
}

/** Takes the turn of a calendar that is due; see `SubscriptionStore.claim`. */
export async function claimTurn(
  database: Database,
  { calendarId, url, leaseMs }: { calendarId: string; url: string; leaseMs: number },
): Promise<SubscriptionTurn | null> {
  const sameUrl = (column: string) =>
    `${column} = CASE WHEN calendar_source.url = $2 THEN calendar_source.${column} END`;
  const { rows } = await database.query<SubscriptionTurn>(
    `INSERT INTO calendar_source (calendar_id, url, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
     ON CONFLICT (calendar_id) DO UPDATE SET url = $2, next_at = excluded.next_at,
       ${['etag', 'last_modified', 'ctag', 'sync_token', 'followed_since', 'refresh_ms', 'failing_since', 'failure', 'name', 'gone_since', 'gone_told_at'].map(sameUrl).join(', ')}
       WHERE calendar_source.url <> $2 OR calendar_source.next_at <= now()
     RETURNING etag, last_modified AS "lastModified", read_at IS NOT NULL AS "readBefore", refresh_ms AS "refreshMs", failing_since AS "failingSince", failure,
       gone_since AS "goneSince", name`,
    [calendarId, url, leaseMs],
  );
  return rows[0] ?? null;
}
