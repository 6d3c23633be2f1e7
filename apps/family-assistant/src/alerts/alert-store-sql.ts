// Hand-written SQL: alerts hold sets of conflicts, messages and chats by locks that skip what others hold.
import { advisoryLockKey, withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import {
  conflictColumns,
  conflictColumnsWithoutOptions,
  raiseRegistryVersion,
  toConflict,
} from '../conflicts/conflict-sql.ts';
import type { ConflictRow } from '../conflicts/conflict-sql.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import type { AlertMessage } from './alert-message.ts';
import type { Courier, Delivery, DeliveryTurn } from './alert-delivery.ts';
import type { AlertKind } from './alert-text.ts';
import { alertsOfConflict } from './plan-alerts.ts';
import type { AlertPlan, DueConflict, PlannableConflict } from './plan-alerts.ts';
import { keepToChatLimit, lockChat, messageColumns, readMentions } from './chat-limit-sql.ts';
import type { WaitingMessage } from './chat-limit-sql.ts';
import { addMessages, writeDelivery } from './alert-messages-sql.ts';
import type { Waiting } from '../messages/waiting.ts';

const waits = 'sent_at IS NULL AND next_try_at IS NOT NULL';
const planningLock = `pg_try_advisory_xact_lock(${advisoryLockKey('conflict alerts')})`;
const lacks = (kind: AlertKind, number: string) =>
  `NOT EXISTS (SELECT 1 FROM conflict_alert WHERE conflict_id = conflict.id AND kind = '${kind}' AND number = ${number})`;
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
export class AlertStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Returns nothing until a message is due, then the conflicts that nobody took and that need one, without their options. Those are the ones
   * whose next alert comes before `alertsBefore` and those whose escalation came by `now`, by the time of the alert.
   */
  async due(now: Date, alertsBefore: Date, limit: number): Promise<DueConflict[]> {
    const { rows: dueNow } = await this.database.query({
      name: 'any-conflict-due',
      text: `SELECT 1 FROM conflict WHERE ${isDue} LIMIT 1`,
      values: [now, new Date(now.getTime() + 1)],
    });
    if (dueNow.length === 0) return [];
    const { rows } = await this.database.query<DueRow>({
      name: 'due-conflicts',
      text: `SELECT ${conflictColumnsWithoutOptions}, escalate_at AS "escalateAt" FROM conflict WHERE ${isDue} ORDER BY next_alert_at, id LIMIT $3`,
      values: [now, alertsBefore, limit],
    });
    return rows.map((row) => ({ ...toConflict(row), escalateAt: row.escalateAt }));
  }

  /** The conflicts with these ids, with their options. */
  async read(conflictIds: readonly string[]): Promise<Conflict[]> {
    const { rows } = await this.database.query<ConflictRow>(
      `SELECT ${conflictColumns} FROM conflict WHERE id = ANY ($1)`,
      [conflictIds],
    );
    return rows.map(toConflict);
  }

  /**
   * Holds those of the conflicts that nobody else holds, and writes down what is planned for them. Of any number of
   * replicas one plans at a time, so that what belongs in one message is not torn apart.
   * @returns how many messages were planned
   */
  plan(
    conflictIds: readonly string[],
    now: Date,
    decide: (conflicts: readonly PlannableConflict[]) => AlertPlan,
  ): Promise<number> {
    return withTransaction(this.database, async (client) => {
      const { rows } = await client.query<{ alone: boolean }>(`SELECT ${planningLock} AS alone`);
      if (!rows[0]?.alone) return 0;
      const { messages, postponed } = decide(await holdConflicts(client, conflictIds));
      if (messages.length + postponed.length === 0) return 0;
      await addMessages(client, messages, now);
      await client.query('UPDATE conflict SET escalate_at = NULL WHERE id = ANY ($1)', [
        conflictsOf(messages, 'group'),
      ]);
      await postpone(client, postponed);
      await raiseRegistryVersion(client);
      return messages.length;
    });
  }

  /**
   * Holds the message that may be tried first, with its conflicts, and writes down what becomes of it, all in one
   * transaction: when that fails, it is as if the message had not been tried. Of any number of replicas one sends to a
   * chat at a time. Beyond the limit of its chat a message is held back or joined with others instead.
   * @param except messages to leave for another turn
   * @returns null when no message may be tried
   */
  deliver<Result extends { delivery: Delivery }>(
    now: Date,
    except: readonly string[],
    courier: Courier<Result>,
  ): Promise<DeliveryTurn<Result> | null> {
    return withTransaction(this.database, async (client) => {
      const message = await holdMessage(client, now, except);
      if (!message) return null;
      const passedOver: DeliveryTurn<Result> = { kind: 'passedOver', messageId: message.id };
      if (!(await lockChat(client, message.chatId))) return passedOver;
      const beyond = await keepToChatLimit(client, message.chatId, now, (messages) => courier.join(messages));
      if (beyond?.kind === 'heldBack') await raiseRegistryVersion(client);
      if (beyond) return beyond;
      const conflicts = await holdMentionedConflicts(client, message);
      if (conflicts === null) return passedOver;
      const result = await courier.send({ ...message, conflicts });
      await writeDelivery(client, message, result.delivery);
      await raiseRegistryVersion(client);
      return { kind: 'tried', messageId: message.id, result };
    });
  }

  /** Counts the messages that wait to be sent. */
  async waiting(now: Date): Promise<Waiting> {
    const { rows } = await this.database.query<Waiting>(
      `SELECT count(*)::int AS count, coalesce(greatest(extract(epoch FROM $1 - min(created_at)), 0), 0)::float8 AS "oldestSeconds"
       FROM alert_message WHERE ${waits}`,
      [now],
    );
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  }
}

/** By the time of their next alert; what they were told is read after they are held, so that it is complete. */
async function holdConflicts(client: PoolClient, ids: readonly string[]): Promise<PlannableConflict[]> {
  const { rows } = await client.query<DueRow>(
    `SELECT ${conflictColumnsWithoutOptions}, escalate_at AS "escalateAt" FROM conflict WHERE id = ANY ($1) ORDER BY next_alert_at, id FOR UPDATE SKIP LOCKED`,
    [ids],
  );
  const { rows: told } = await client.query<{ conflictId: string; messages: string[] }>(
    `SELECT conflict_id AS "conflictId", array_agg(kind || ' ' || number) AS messages FROM conflict_alert WHERE conflict_id = ANY ($1) GROUP BY conflict_id`,
    [rows.map(({ id }) => id)],
  );
  const messages = new Map(told.map((one) => [one.conflictId, new Set(one.messages)]));
  return rows.map((row) => ({
    ...toConflict(row),
    escalateAt: row.escalateAt,
    messages: messages.get(row.id) ?? new Set(),
  }));
}

function conflictsOf(messages: readonly AlertMessage[], kind: AlertKind): string[] {
  return messages.flatMap(({ tells }) =>
    tells.filter((tell) => tell.kind === kind).map(({ conflictId }) => conflictId),
  );
}

async function postpone(client: PoolClient, postponed: AlertPlan['postponed']): Promise<void> {
  for (const [kind, column] of [
    ['alert', 'next_alert_at'],
    ['group', 'escalate_at'],
  ] as const) {
    const those = postponed.filter((one) => one.kind === kind);
    await client.query(
      `UPDATE conflict SET ${column} = later.until FROM unnest($1::uuid[], $2::timestamptz[]) AS later (id, until) WHERE conflict.id = later.id`,
      [those.map(({ conflictId }) => conflictId), those.map(({ until }) => until)],
    );
  }
}

async function holdMessage(client: PoolClient, now: Date, except: readonly string[]): Promise<WaitingMessage | null> {
  const { rows } = await client.query<Omit<WaitingMessage, 'tells'>>(
    `SELECT ${messageColumns} FROM alert_message WHERE sent_at IS NULL AND next_try_at <= $1 AND id <> ALL ($2)
     ORDER BY next_try_at, created_at, kind, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now, except],
  );
  if (!rows[0]) return null;
  const tells = await readMentions(client, [rows[0].id]);
  return { ...rows[0], tells: tells.get(rows[0].id) ?? [] };
}

/** Null when somebody else holds one of them. */
async function holdMentionedConflicts(client: PoolClient, { id, tells }: WaitingMessage): Promise<Conflict[] | null> {
  const { rows } = await client.query<ConflictRow>(
    `SELECT ${conflictColumns} FROM conflict WHERE id IN (SELECT conflict_id FROM conflict_alert WHERE message_id = $1) ORDER BY id FOR UPDATE SKIP LOCKED`,
    [id],
  );
  return rows.length < new Set(tells.map(({ conflictId }) => conflictId)).size ? null : rows.map(toConflict);
}
