import type { PoolClient } from 'pg';
import type { AlertMessage } from './alert-message.ts';

/** Writes messages down that may be tried right away. */
export async function addMessages(client: PoolClient, messages: readonly AlertMessage[], now: Date): Promise<void> {
  for (const { id, kind, chatId, body, tells } of messages) {
    await client.query('INSERT INTO alert_message (id, kind, chat_id, body, created_at, next_try_at) VALUES ($1, $2, $3, $4, $5, $5)', [id, kind, chatId, JSON.stringify(body), now]);
    await client.query('INSERT INTO conflict_alert (conflict_id, kind, number, message_id) SELECT conflict_id, $1, number, $2 FROM unnest($3::uuid[], $4::int[]) AS told (conflict_id, number)', [
      kind,
      id,
      tells.map(({ conflictId }) => conflictId),
      tells.map(({ number }) => number),
    ]);
  }
}
