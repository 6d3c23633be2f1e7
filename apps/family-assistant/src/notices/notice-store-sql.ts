// Hand-written SQL: notices are claimed as sets by locks that skip what others hold.
import { advisoryLockKey, withTransaction, type Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import type { HeldNotice, NewNotice, NoticeDelivery, NoticeKind } from './notice.ts';
import type { Waiting } from '../messages/waiting.ts';

/** Result of one attempt to send. */
export interface NoticeTurn<Result> {
  chatId: string;
  /** Null: another replica sends to this chat. */
  result: Result | null;
}

/** A notice that was dropped. */
export interface DroppedNotice {
  id: string;
  kind: NoticeKind;
  dueAt: Date;
}

/** A message tells at most this many at once. */
const noticesOfMessage = 10;
/** Notices that one statement moves or drops. */
const batch = 1_000;

/**
 * Writes notices down in the caller's transaction: they are sent when that commits, and never when it does not. One whose
 * id is known stays unchanged.
 */
export async function addNotices(client: Pick<PoolClient, 'query'>, notices: readonly NewNotice[]): Promise<void> {
  for (const { id, kind, chatId, body, about, eventId, dueAt, dropAfter } of notices)
    await client.query(
      `INSERT INTO notice (id, kind, chat_id, body, about, event_id, due_at, drop_after, next_try_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7) ON CONFLICT (id) DO NOTHING`,
      [id, kind, chatId, JSON.stringify(body), about, eventId, dueAt, dropAfter],
    );
}

/**
 * Notices in PostgreSQL. They are sent inside the transaction that records them. If that one ends in between, by a crash
 * or because the database is lost, that one message is sent once more.
 */
export class NoticeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Lets those that are due wait, apart from those that somebody asked for at this time. */
  async postpone(now: Date, until: Date): Promise<void> {
    await this.database.query(
      `UPDATE notice SET next_try_at = $2 WHERE id IN (SELECT id FROM notice WHERE next_try_at <= $1 AND NOT snoozed LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
      [now, until],
    );
  }

  /** Drops those whose time is over. */
  async dropLate(now: Date): Promise<DroppedNotice[]> {
    const { rows } = await this.database.query<DroppedNotice>(
      `UPDATE notice SET next_try_at = NULL WHERE id IN (SELECT id FROM notice WHERE next_try_at IS NOT NULL AND drop_after <= $1 LIMIT ${batch} FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, due_at AS "dueAt"`,
      [now],
    );
    return rows;
  }

  /**
   * Holds the notices of one kind that are due for the chat that waits longest, and writes down what becomes of them, all
   * in one transaction: when that fails, it is as if they had not been tried. Of any number of replicas one sends to a
   * chat at a time.
   * @param except chats to leave for another turn
   * @returns null when nothing may be tried
   */
  deliver<Result extends { delivery: NoticeDelivery; ids: readonly string[] }>(
    now: Date,
    except: readonly string[],
    send: (notices: readonly [HeldNotice, ...HeldNotice[]]) => Promise<Result>,
  ): Promise<NoticeTurn<Result> | null> {
    return withTransaction(this.database, async (client) => {
      const { rows: next } = await client.query<{ chatId: string; kind: NoticeKind }>(
        `SELECT chat_id AS "chatId", kind FROM notice WHERE next_try_at <= $1 AND drop_after > $1 AND chat_id <> ALL ($2)
         ORDER BY next_try_at, created_at, id LIMIT 1`,
        [now, except],
      );
      if (!next[0]) return null;
      const { chatId, kind } = next[0];
      const held = (await lockChat(client, chatId)) ? await holdDue(client, chatId, kind, now) : [];
      const [first, ...others] = held;
      if (!first) return { chatId, result: null };
      const result = await send([first, ...others]);
      await writeDelivery(client, chatId, result);
      return { chatId, result };
    });
  }

  /** Counts the notices that are due and wait to be sent. */
  async waiting(now: Date): Promise<Waiting> {
    const { rows } = await this.database.query<Waiting>(
      `SELECT count(*)::int AS count, coalesce(extract(epoch FROM $1 - min(due_at)), 0)::float8 AS "oldestSeconds"
       FROM notice WHERE next_try_at IS NOT NULL AND due_at <= $1`,
      [now],
    );
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  }
}

async function lockChat(client: PoolClient, chatId: string): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('notice chat', "'notice chat ' || $1")}) AS "isMine"`,
    [chatId],
  );
  return rows[0]?.isMine ?? false;
}

/** Of reminders those of the soonest events, which are also told first. */
async function holdDue(client: PoolClient, chatId: string, kind: NoticeKind, now: Date): Promise<HeldNotice[]> {
  const { rows } = await client.query<HeldNotice>(
    `SELECT id, kind, chat_id AS "chatId", body, attempts FROM notice
     WHERE chat_id = $1 AND kind = $2 AND next_try_at <= $3 AND drop_after > $3
     ORDER BY CASE kind WHEN 'reminder' THEN drop_after END, due_at, drop_after, body ->> 'html', id LIMIT ${noticesOfMessage} FOR UPDATE SKIP LOCKED`,
    [chatId, kind, now],
  );
  return rows;
}

async function writeDelivery(
  client: PoolClient,
  chatId: string,
  { delivery, ids }: { delivery: NoticeDelivery; ids: readonly string[] },
): Promise<void> {
  if (delivery.kind === 'sent') {
    await client.query('UPDATE notice SET sent_at = $2, next_try_at = NULL WHERE id = ANY ($1)', [ids, delivery.at]);
    return;
  }
  const { until, attempts, wholeChat } = delivery;
  await client.query('UPDATE notice SET next_try_at = $2, attempts = $3 WHERE id = ANY ($1)', [ids, until, attempts]);
  if (wholeChat)
    await client.query(
      'UPDATE notice SET next_try_at = $2 WHERE id IN (SELECT id FROM notice WHERE chat_id = $1 AND next_try_at < $2 FOR UPDATE SKIP LOCKED)',
      [chatId, until],
    );
}
