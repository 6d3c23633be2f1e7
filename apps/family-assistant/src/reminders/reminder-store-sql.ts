// Hand-written SQL: the plan of reminders is compared and written under one lock, as sets.
import { advisoryLockKey, withTransaction, type Database } from '@homeroom/database';
import { dayMs, minuteMs, type TimeRange } from '@homeroom/icalendar';
import type { PoolClient } from 'pg';
import { addNotices } from '../notices/notice-store-sql.ts';
import type { NoticeChanges, ReminderBody, StoredNotice } from './planned-notice.ts';

/** A reminder as calls list it. */
export interface Reminder {
  id: string;
  chatId: string;
  dueAt: Date;
  sentAt: Date | null;
  status: 'due' | 'sent' | 'dismissed' | 'dropped';
  body: ReminderBody;
  about: readonly string[];
}

const columns = `id, chat_id AS "chatId", due_at AS "dueAt", sent_at AS "sentAt", body, about,
  CASE WHEN dismissed_at IS NOT NULL THEN 'dismissed' WHEN sent_at IS NOT NULL THEN 'sent' WHEN next_try_at IS NOT NULL THEN 'due' ELSE 'dropped' END AS status`;
const maxListed = 1_000;
/** A snoozed reminder may come so late. */
const snoozeMarginMs = 15 * minuteMs;

/** Plan of reminders and overviews in PostgreSQL. */
export class ReminderStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Makes the stored notices agree with what is decided. Of any number of replicas one plans at a time, and each reads
   * the calendars after the one before has written, so that no older state replaces a newer one.
   * @param decide gets those that still matter
   */
  plan(now: Date, decide: (stored: readonly StoredNotice[]) => Promise<NoticeChanges>): Promise<NoticeChanges> {
    return withTransaction(this.database, async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('reminders')})`);
      const { rows } = await client.query<StoredNotice>(
        `SELECT id, chat_id AS "chatId", body, about, event_id AS "eventId", due_at AS "dueAt", drop_after AS "dropAfter", snoozed,
           next_try_at IS NOT NULL AS waits, sent_at IS NOT NULL OR dismissed_at IS NOT NULL AS "isTold"
         FROM notice WHERE kind IN ('reminder', 'tomorrow') AND (drop_after > $1 OR next_try_at IS NOT NULL)`,
        [new Date(now.getTime() - dayMs)],
      );
      const changes = await decide(rows);
      await writeChanges(client, changes);
      return changes;
    });
  }

  /** The reminders that are due in the range, by time; at most 1,000. */
  async list({ start, end }: TimeRange): Promise<Reminder[]> {
    const { rows } = await this.database.query<Reminder>(
      `SELECT ${columns} FROM notice WHERE kind = 'reminder' AND due_at >= $1 AND due_at < $2 ORDER BY due_at, id LIMIT ${maxListed}`,
      [new Date(start), new Date(end)],
    );
    return rows;
  }
}

/** One that is being sent is waited for, and then stays as it was sent. */
async function writeChanges(client: PoolClient, { added, updated, removed }: NoticeChanges): Promise<void> {
  if (removed.length > 0)
    await client.query('DELETE FROM notice WHERE id = ANY ($1) AND next_try_at IS NOT NULL', [removed]);
  for (const { id, body, about, dueAt, dropAfter } of updated)
    await client.query(
      `UPDATE notice SET body = $2, about = $3, due_at = CASE WHEN snoozed THEN due_at ELSE $4 END, drop_after = CASE WHEN snoozed THEN drop_after ELSE $5 END,
         next_try_at = CASE WHEN snoozed OR due_at = $4 THEN next_try_at ELSE $4 END WHERE id = $1 AND next_try_at IS NOT NULL`,
      [id, JSON.stringify(body), about, dueAt, dropAfter],
    );
  await addNotices(client, added);
}

/** Dismisses a reminder, in the caller's transaction; null when there is none with this id. */
export async function dismissReminder(client: PoolClient, id: string, now: Date): Promise<Reminder | null> {
  const { rows } = await client.query<Reminder>(
    `UPDATE notice SET dismissed_at = coalesce(dismissed_at, $2), next_try_at = NULL WHERE id = $1 AND kind = 'reminder' RETURNING ${columns}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Makes a reminder due again at a time, in the caller's transaction; null when there is none with this id. */
export async function snoozeReminder(client: PoolClient, id: string, until: Date): Promise<Reminder | null> {
  const { rows } = await client.query<Reminder>(
    `UPDATE notice SET due_at = $2, next_try_at = $2, drop_after = greatest(drop_after, $3), snoozed = true, attempts = 0, sent_at = NULL, dismissed_at = NULL
     WHERE id = $1 AND kind = 'reminder' RETURNING ${columns}`,
    [id, until, new Date(until.getTime() + snoozeMarginMs)],
  );
  return rows[0] ?? null;
}
