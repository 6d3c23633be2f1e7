// Hand-written SQL: messages and the conflicts they tell of change as sets, inside the transaction that holds them.
import type { PoolClient } from 'pg';
import { messageKind } from './alert-message.ts';
import type { AlertMessage, Mention } from './alert-message.ts';
import type { Delivery } from './alert-delivery.ts';

type Accepted = Extract<Delivery, { kind: 'accepted' }>;
type Waiting = Extract<Delivery, { kind: 'waits' }>;

/** Writes down what became of a message, in the transaction that holds it and its conflicts. */
export async function writeDelivery(client: PoolClient, message: AlertMessage, delivery: Delivery): Promise<void> {
  await leaveOut(client, message, delivery.leftOut);
  if (delivery.kind === 'dropped')
    await client.query('UPDATE alert_message SET next_try_at = NULL WHERE id = $1', [message.id]);
  else if (delivery.kind === 'accepted') await accept(client, message, delivery);
  else await putOff(client, message, delivery);
}

/** A conflict that is still open, because its overlap was over, could be moved and be told of then. */
async function leaveOut(client: PoolClient, { id }: AlertMessage, leftOut: readonly Mention[]): Promise<void> {
  if (leftOut.length === 0) return;
  const [ids, kinds] = [leftOut.map(({ conflictId }) => conflictId), leftOut.map(({ kind }) => kind)];
  await client.query(
    'DELETE FROM conflict_alert WHERE message_id = $1 AND (conflict_id, kind) IN (SELECT * FROM unnest($2::uuid[], $3::text[]))',
    [id, ids, kinds],
  );
  const escalated = leftOut.filter(({ kind }) => kind === 'group').map(({ conflictId }) => conflictId);
  if (escalated.length > 0)
    await client.query(
      "UPDATE conflict SET escalate_at = least(first_end, second_end) WHERE id = ANY ($1) AND status = 'unacknowledged'",
      [escalated],
    );
}

async function accept(
  client: PoolClient,
  { id }: AlertMessage,
  { at, body, alerted, directs }: Accepted,
): Promise<void> {
  await client.query('UPDATE alert_message SET sent_at = $2, next_try_at = NULL, body = $3 WHERE id = $1', [
    id,
    at,
    JSON.stringify(body),
  ]);
  await client.query(
    'UPDATE conflict SET alert_error = NULL WHERE alert_error IS NOT NULL AND id IN (SELECT conflict_id FROM conflict_alert WHERE message_id = $1)',
    [id],
  );
  await client.query(
    `UPDATE conflict SET nag_count = nag_count + 1, next_alert_at = told.next_alert_at, escalate_at = CASE WHEN nag_count = 0 THEN told.escalate_at ELSE conflict.escalate_at END
     FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS told (id, next_alert_at, escalate_at) WHERE conflict.id = told.id`,
    [
      alerted.map(({ conflictId }) => conflictId),
      alerted.map(({ nextAlertAt }) => nextAlertAt),
      alerted.map(({ escalateAt }) => escalateAt),
    ],
  );
  await addMessages(client, directs, at);
}

/** The conflicts say when an alert comes next. */
async function putOff(
  client: PoolClient,
  { id, chatId }: AlertMessage,
  { until, attempts, error, wholeChat }: Waiting,
): Promise<void> {
  await client.query('UPDATE alert_message SET attempts = $2 WHERE id = $1', [id, attempts]);
  if (error !== null)
    await client.query(
      'UPDATE conflict SET alert_error = $2 WHERE id IN (SELECT conflict_id FROM conflict_alert WHERE message_id = $1)',
      [id, error],
    );
  await postponeMessages(client, [id], until);
  if (wholeChat) await restChat(client, chatId, until);
}

/** A chat that is busy is busy for all that waits for it. */
async function restChat(client: PoolClient, chatId: string, until: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM alert_message WHERE chat_id = $1 AND sent_at IS NULL AND next_try_at < $2 FOR UPDATE SKIP LOCKED',
    [chatId, until],
  );
  await postponeMessages(
    client,
    rows.map(({ id }) => id),
    until,
  );
}

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
