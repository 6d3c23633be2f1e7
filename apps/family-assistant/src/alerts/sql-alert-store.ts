import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { conflictColumns, raiseRegistryVersion, toConflict } from '../conflicts/conflict-rows.ts';
import type { ConflictRow } from '../conflicts/conflict-rows.ts';
import type { AlertMessage } from './alert-message.ts';
import type { AlertStore, Delivery, DeliveryTurn, HeldConflict, HeldMessage } from './alert-store.ts';
import type { AlertKind } from './alert-text.ts';
import { alertsOfConflict } from './plan-alerts.ts';
import type { AlertPlan, DueConflict, PlannableConflict } from './plan-alerts.ts';
import { writeDelivery } from './sql-deliveries.ts';
import { addMessages } from './sql-messages.ts';

const waits = 'sent_at IS NULL AND next_try_at IS NOT NULL';
const planningLock = "pg_try_advisory_xact_lock(hashtextextended('conflict alerts', 5))";
const lacks = (kind: AlertKind, number: string) => `NOT EXISTS (SELECT 1 FROM conflict_alert WHERE conflict_id = conflict.id AND kind = '${kind}' AND number = ${number})`;
const isDue = `status = 'unacknowledged' AND least(first_end, second_end) > $1 AND (
  (next_alert_at < $2 AND nag_count < ${alertsOfConflict} AND ${lacks('alert', 'nag_count + 1')})
  OR (escalate_at <= $1 AND nag_count > 0 AND ${lacks('group', '1')}))`;

interface DueRow extends ConflictRow {
  escalateAt: Date | null;
}

/**
 * Alerts in PostgreSQL. No transaction waits for a conflict: one that somebody else holds is passed over until the next
 * turn. The others wait here, as long as a message takes to be sent, so that after an acknowledgement nothing is sent.
 * A message is sent inside the transaction that records it. If that one ends in between, by a crash or because the
 * database is lost, that one message is sent once more, with the text that was stored when it was planned.
 */
export class SqlAlertStore implements AlertStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async due(now: Date, alertsBefore: Date, limit: number): Promise<DueConflict[]> {
    const { rows } = await this.database.query<DueRow>({
      name: 'due-conflicts',
      text: `SELECT ${conflictColumns}, escalate_at AS "escalateAt" FROM conflict WHERE ${isDue} ORDER BY next_alert_at, id LIMIT $3`,
      values: [now, alertsBefore, limit],
    });
    return rows.map((row) => ({ ...toConflict(row), escalateAt: row.escalateAt }));
  }

  plan(conflictIds: readonly string[], now: Date, decide: (conflicts: readonly PlannableConflict[]) => AlertPlan): Promise<number> {
    return withTransaction(this.database, async (client) => {
      const { rows } = await client.query<{ alone: boolean }>(`SELECT ${planningLock} AS alone`);
      if (!rows[0]?.alone) return 0;
      const { messages, postponed } = decide(await holdConflicts(client, conflictIds));
      if (messages.length + postponed.length === 0) return 0;
      await addMessages(client, messages, now);
      await client.query('UPDATE conflict SET escalate_at = NULL WHERE id = ANY ($1)', [conflictsOf(messages, 'group')]);
      await postpone(client, postponed);
      await raiseRegistryVersion(client);
      return messages.length;
    });
  }

  deliver<Result extends { delivery: Delivery }>(now: Date, except: readonly string[], send: (message: HeldMessage) => Promise<Result>): Promise<DeliveryTurn<Result> | null> {
    return withTransaction(this.database, async (client) => {
      const message = await holdMessage(client, now, except);
      if (!message) return null;
      const conflicts = await holdToldConflicts(client, message.id);
      if (conflicts.length < message.tells.length) return { messageId: message.id, result: null };
      const result = await send({ ...message, conflicts });
      await writeDelivery(client, message, result.delivery);
      await raiseRegistryVersion(client);
      return { messageId: message.id, result };
    });
  }

  async waiting(): Promise<number> {
    const { rows } = await this.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM alert_message WHERE ${waits}`);
    return rows[0]?.count ?? 0;
  }
}

/** By the time of their next alert; what they were told is read after they are held, so that it is complete. */
async function holdConflicts(client: PoolClient, ids: readonly string[]): Promise<PlannableConflict[]> {
  const { rows } = await client.query<DueRow>(`SELECT ${conflictColumns}, escalate_at AS "escalateAt" FROM conflict WHERE id = ANY ($1) ORDER BY next_alert_at, id FOR UPDATE SKIP LOCKED`, [ids]);
  const { rows: told } = await client.query<{ conflictId: string; message: string }>(`SELECT conflict_id AS "conflictId", kind || ' ' || number AS message FROM conflict_alert WHERE conflict_id = ANY ($1)`, [rows.map(({ id }) => id)]);
  return rows.map((row) => ({
    ...toConflict(row),
    escalateAt: row.escalateAt,
    messages: new Set(told.filter(({ conflictId }) => conflictId === row.id).map(({ message }) => message)),
  }));
}

function conflictsOf(messages: readonly AlertMessage[], kind: AlertKind): string[] {
  return messages.filter((message) => message.kind === kind).flatMap(({ tells }) => tells.map(({ conflictId }) => conflictId));
}

async function postpone(client: PoolClient, postponed: AlertPlan['postponed']): Promise<void> {
  for (const { conflictId, kind, until } of postponed) {
    await client.query(`UPDATE conflict SET ${kind === 'alert' ? 'next_alert_at' : 'escalate_at'} = $2 WHERE id = $1`, [conflictId, until]);
  }
}

async function holdMessage(client: PoolClient, now: Date, except: readonly string[]): Promise<Omit<HeldMessage, 'conflicts'> | null> {
  const { rows } = await client.query<Omit<HeldMessage, 'conflicts' | 'tells'>>(
    `SELECT id, kind, chat_id AS "chatId", body, attempts FROM alert_message WHERE sent_at IS NULL AND next_try_at <= $1 AND id <> ALL ($2)
     ORDER BY next_try_at, created_at, kind, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now, except],
  );
  if (!rows[0]) return null;
  const { rows: tells } = await client.query<HeldMessage['tells'][number]>('SELECT conflict_id AS "conflictId", number FROM conflict_alert WHERE message_id = $1', [rows[0].id]);
  return { ...rows[0], tells };
}

/** Those that nobody else holds. */
async function holdToldConflicts(client: PoolClient, messageId: string): Promise<HeldConflict[]> {
  const { rows } = await client.query<ConflictRow & { number: number }>(
    `SELECT ${conflictColumns}, number FROM conflict JOIN conflict_alert ON conflict_id = id WHERE message_id = $1 ORDER BY id FOR UPDATE OF conflict SKIP LOCKED`,
    [messageId],
  );
  return rows.map((row) => ({ ...toConflict(row), number: row.number }));
}
