// Hand-written SQL: a chat is locked while its waiting messages are counted and joined as a set.
import { advisoryLockKey } from '@homeroom/database';
import type { PoolClient } from 'pg';
import type { AlertMessage, Mention } from './alert-message.ts';
import { messageKind } from './alert-message.ts';
import type { Courier } from './alert-delivery.ts';
import { chatLimitMs, messagesOfChat } from './plan-alerts.ts';
import { postponeMessages } from './alert-messages-sql.ts';

/** A message that waits, and how often it has failed. */
export interface WaitingMessage extends AlertMessage {
  attempts: number;
}

/** The columns of `WaitingMessage` but what it tells. */
export const messageColumns = 'id, chat_id AS "chatId", body, attempts';

/** Keeps everybody else from sending to the chat until the transaction ends; false when somebody else does so. */
export async function lockChat(client: PoolClient, chatId: string): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('alert chat', "'alert chat ' || $1")}) AS "isMine"`,
    [chatId],
  );
  return rows[0]?.isMine ?? false;
}

/** Outcome for the messages of a chat beyond its limit. */
export type BeyondLimit = { kind: 'joined' } | { kind: 'heldBack'; messages: number; until: Date };

/**
 * Sees to it that no chat gets more messages than its limit: while it has room for all that are due, nothing; otherwise
 * they are joined into one, which waits until there is room. Wants the chat locked.
 * @returns null when the messages that are due may be sent
 */
export async function keepToChatLimit(
  client: PoolClient,
  chatId: string,
  now: Date,
  join: Courier<never>['join'],
): Promise<BeyondLimit | null> {
  const { room, until } = await chatRoom(client, chatId, now);
  const messages = await holdMessages(client, chatId, room > 0 ? now : until);
  if (messages.length <= room) return null;
  const [first, ...others] = messages;
  if (!first) return null;
  const due = messages.filter(({ nextTryAt }) => nextTryAt <= now).length;
  if (others.length > 0) await writeJoined(client, [first, ...others], join([first, ...others]));
  if (room > 0) {
    await client.query('UPDATE alert_message SET next_try_at = $2 WHERE id = $1', [first.id, now]);
    return { kind: 'joined' };
  }
  await postponeMessages(client, [first.id], until);
  return { kind: 'heldBack', messages: due, until };
}

/** Number of messages the chat may get now; when it is 0, the time from which it may get one. */
async function chatRoom(client: PoolClient, chatId: string, now: Date): Promise<{ room: number; until: Date }> {
  const { rows } = await client.query<{ sentAt: Date }>(
    'SELECT sent_at AS "sentAt" FROM alert_message WHERE chat_id = $1 AND sent_at > $2 ORDER BY sent_at DESC LIMIT $3',
    [chatId, new Date(now.getTime() - chatLimitMs), messagesOfChat],
  );
  const oldest = rows.at(-1)?.sentAt ?? now;
  // A clock that was wrong when it was sent must not keep the chat silent for longer.
  return {
    room: messagesOfChat - rows.length,
    until: new Date(Math.min(oldest.getTime(), now.getTime()) + chatLimitMs),
  };
}

type HeldWaiting = WaitingMessage & { nextTryAt: Date };

/** The messages of the chat that come by then, oldest first. */
async function holdMessages(client: PoolClient, chatId: string, by: Date): Promise<HeldWaiting[]> {
  const { rows } = await client.query<Omit<HeldWaiting, 'tells'>>(
    `SELECT ${messageColumns}, next_try_at AS "nextTryAt" FROM alert_message WHERE chat_id = $1 AND sent_at IS NULL AND next_try_at <= $2 ORDER BY created_at, kind, id FOR UPDATE SKIP LOCKED`,
    [chatId, by],
  );
  const tells = await readMentions(
    client,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tells: tells.get(row.id) ?? [] }));
}

/** Reads the alerts of messages, by their ids. */
export async function readMentions(client: PoolClient, ids: readonly string[]): Promise<Map<string, Mention[]>> {
  const { rows } = await client.query<Mention & { messageId: string }>(
    'SELECT message_id AS "messageId", conflict_id AS "conflictId", kind, number FROM conflict_alert WHERE message_id = ANY ($1)',
    [ids],
  );
  const byMessage = new Map<string, Mention[]>();
  for (const { messageId, ...tell } of rows) {
    const known = byMessage.get(messageId);
    if (known) known.push(tell);
    else byMessage.set(messageId, [tell]);
  }
  return byMessage;
}

async function writeJoined(
  client: PoolClient,
  messages: readonly WaitingMessage[],
  { id, body, tells }: AlertMessage,
): Promise<void> {
  const attempts = Math.max(...messages.map((message) => message.attempts));
  const others = messages.map((message) => message.id).filter((other) => other !== id);
  await client.query('UPDATE alert_message SET kind = $2, body = $3, attempts = $4 WHERE id = $1', [
    id,
    messageKind(tells),
    JSON.stringify(body),
    attempts,
  ]);
  await client.query('UPDATE conflict_alert SET message_id = $1 WHERE message_id = ANY ($2)', [id, others]);
  await client.query('DELETE FROM alert_message WHERE id = ANY ($1)', [others]);
}
