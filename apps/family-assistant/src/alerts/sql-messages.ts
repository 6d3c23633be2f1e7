import type { PoolClient } from 'pg';
import { messageKind } from './alert-message.ts';
import type { AlertMessage } from './alert-message.ts';

/** Writes messages down that may be tried right away. */
export async function addMessages(client: PoolClient, messages: readonly AlertMessage[], now: Date): Promise<void> {
  for (const { id, chatId, body, tells } of messages) {
    await client.query(
      'INSERT INTO alert_message (id, kind, chat_id, body, created_at, next_try_at) VALUES ($1, $2, $3, $4, $5, $5)',
      [id, messageKind(tells), chatId, JSON.stringify(body), now],
    );
    await client.query(
      'INSERT INTO conflict_alert (conflict_id, kind, number, message_id) SELECT conflict_id, kind, number, $1 FROM unnest($2::uuid[], $3::text[], $4::int[]) AS told (conflict_id, kind, number)',
      [id, tells.map(({ conflictId }) => conflictId), tells.map(({ kind }) => kind), tells.map(({ number }) => number)],
    );
  }
}

/**
 * Lets messages wait, and has the conflicts say when their alerts come next. A conflict that somebody else holds is
 * passed over: no transaction about alerts waits for one.
 */
export async function postponeMessages(client: PoolClient, ids: readonly string[], until: Date): Promise<void> {
  await client.query('UPDATE alert_message SET next_try_at = $2 WHERE id = ANY ($1)', [ids, until]);
  await client.query(
    `UPDATE conflict SET next_alert_at = $2 WHERE id IN (SELECT conflict.id FROM conflict JOIN conflict_alert ON conflict_id = conflict.id
     WHERE message_id = ANY ($1) AND kind = 'alert' AND status = 'unacknowledged' FOR UPDATE OF conflict SKIP LOCKED)`,
    [ids, until],
  );
}
