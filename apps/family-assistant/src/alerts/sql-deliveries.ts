import type { PoolClient } from 'pg';
import type { AlertMessage } from './alert-message.ts';
import type { Delivery } from './alert-store.ts';
import { addMessages } from './sql-messages.ts';

type Accepted = Extract<Delivery, { kind: 'accepted' }>;
type Waiting = Extract<Delivery, { kind: 'waits' }>;

/** Writes down what became of a message, in the transaction that holds it and its conflicts. */
export async function writeDelivery(client: PoolClient, message: AlertMessage, delivery: Delivery): Promise<void> {
  await leaveOut(client, message, delivery.leftOut);
  if (delivery.kind === 'dropped') await client.query('UPDATE alert_message SET next_try_at = NULL WHERE id = $1', [message.id]);
  else if (delivery.kind === 'accepted') await accept(client, message, delivery);
  else await putOff(client, message, delivery);
}

/** A conflict that is still open, because its overlap was over, could be moved and be told of then. */
async function leaveOut(client: PoolClient, { id, kind }: AlertMessage, conflictIds: readonly string[]): Promise<void> {
  if (conflictIds.length === 0) return;
  await client.query('DELETE FROM conflict_alert WHERE message_id = $1 AND conflict_id = ANY ($2)', [id, conflictIds]);
  if (kind === 'group') await client.query("UPDATE conflict SET escalate_at = least(first_end, second_end) WHERE id = ANY ($1) AND status = 'unacknowledged'", [conflictIds]);
}

async function accept(client: PoolClient, message: AlertMessage, { at, body, told, directs }: Accepted): Promise<void> {
  await client.query('UPDATE alert_message SET sent_at = $2, next_try_at = NULL, body = $3 WHERE id = $1', [message.id, at, JSON.stringify(body)]);
  const ids = told.map(({ conflictId }) => conflictId);
  if (message.kind !== 'alert') {
    await client.query('UPDATE conflict SET alert_error = NULL WHERE id = ANY ($1)', [ids]);
    return;
  }
  await client.query(
    `UPDATE conflict SET nag_count = nag_count + 1, alert_error = NULL, next_alert_at = told.next_alert_at, escalate_at = CASE WHEN nag_count = 0 THEN told.escalate_at ELSE conflict.escalate_at END
     FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS told (id, next_alert_at, escalate_at) WHERE conflict.id = told.id`,
    [ids, told.map(({ nextAlertAt }) => nextAlertAt), told.map(({ escalateAt }) => escalateAt)],
  );
  await addMessages(client, directs, at);
}

/** The conflicts say when an alert comes next. */
async function putOff(client: PoolClient, message: AlertMessage, { until, attempts, error, wholeChat }: Waiting): Promise<void> {
  await client.query('UPDATE alert_message SET next_try_at = $2, attempts = $3 WHERE id = $1', [message.id, until, attempts]);
  await client.query(
    `UPDATE conflict SET alert_error = coalesce($2, alert_error), next_alert_at = CASE WHEN $3 = 'alert' THEN $4 ELSE next_alert_at END
     WHERE id IN (SELECT conflict_id FROM conflict_alert WHERE message_id = $1)`,
    [message.id, error, message.kind, until],
  );
  if (wholeChat) await restChat(client, message, until);
}

/** A chat that is busy is busy for all that waits for it; what somebody else holds finds that out by itself. */
async function restChat(client: PoolClient, { id, chatId }: AlertMessage, until: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM alert_message WHERE chat_id = $1 AND id <> $2 AND sent_at IS NULL AND next_try_at < $3 FOR UPDATE SKIP LOCKED',
    [chatId, id, until],
  );
  const ids = rows.map((row) => row.id);
  await client.query('UPDATE alert_message SET next_try_at = $2 WHERE id = ANY ($1)', [ids, until]);
  await client.query(
    `UPDATE conflict SET next_alert_at = $2 WHERE id IN (SELECT conflict.id FROM conflict JOIN conflict_alert ON conflict_id = conflict.id
     WHERE message_id = ANY ($1) AND kind = 'alert' AND status = 'unacknowledged' FOR UPDATE OF conflict SKIP LOCKED)`,
    [ids, until],
  );
}
