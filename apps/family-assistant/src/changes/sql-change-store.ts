import { advisoryLockKey, errorCode, withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { UnavailableError } from '@homeroom/errors';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import type { SizedObject } from '../calendar/calendar-budget.ts';
import type { CalendarWrites } from '../calendar/calendar-store.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import { calendarLock } from '../calendar/object-rows.ts';
import { readCalendarWrites, readObjectSizes } from '../calendar/object-sizes.ts';
import { acknowledgeConflict, lockConflict } from '../conflicts/conflict-rows.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import { markResolution, recordResolution } from '../conflicts/record-resolution.ts';
import type { ResolutionRecord } from '../conflicts/record-resolution.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { IdempotencyInProgressError, IdempotencyMismatchError } from './answer.ts';
import type { Answer, RequestKey } from './answer.ts';
import { applyStatement } from './apply-change.ts';
import type {
  Change,
  ChangeStore,
  ChangeTransaction,
  FoundObject,
  ListedOperation,
  LocatedObject,
  PendingWrite,
  RemotePlace,
} from './change-store.ts';
import type { Operation } from './operation.ts';

/** How long the first answer to a key is given again. */
export const keptAnswers = '24 hours';
const lockNotAvailable = '55P03';

const operationColumns = `id, type, summary, sender_id AS "senderId", calendar_id AS "calendarId", uid, event_id AS "eventId",
  result_event_id AS "resultEventId", executed_at AS "executedAt", previous_ics AS "previousIcs", new_ics AS "newIcs", href, undone, conflict_id AS "conflictId"`;
const objectColumns =
  'calendar_id AS "calendarId", uid, id_prefix AS "idPrefix", ics, etag, bytes, occurrences, href, remote_etag AS "remoteEtag"';
const pendingColumns = `id, calendar_id AS "calendarId", uid, href, before_ics AS "beforeIcs", after_ics AS "afterIcs", completion,
  idempotency_key AS "idempotencyKey", fingerprint, started_at AS "startedAt", lost`;

/** Changes in PostgreSQL. The time is that of the database unless a clock is given. */
export class SqlChangeStore implements ChangeStore {
  private readonly database: Database;
  private readonly clock: (() => Date) | undefined;

  constructor(database: Database, clock?: () => Date) {
    this.database = database;
    this.clock = clock;
  }

  async transact<Result>(work: (transaction: ChangeTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await withTransaction(this.database, async (client) => {
        const transaction = new SqlChangeTransaction(client, this.clock);
        const result = await work(transaction);
        await noteSourcesChanged(client, [...transaction.changedSources]);
        return result;
      });
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error;
      throw new UnavailableError(
        'The calendar is being written by somebody else, such as a large import. Try again shortly.',
        'calendar_busy',
        5,
        error,
      );
    }
  }

  async newest(senderId: string | null): Promise<{ operations: ListedOperation[]; now: Date }> {
    const mine = senderId === null ? '' : 'WHERE sender_id = $1';
    const newer =
      'SELECT 1 FROM operation newer WHERE newer.calendar_id = operation.calendar_id AND newer.uid = operation.uid AND newer.position > operation.position AND NOT newer.undone';
    const { rows } = await this.database.query<ListedOperation & { now: Date }>(
      `SELECT now(), ${operationColumns}, EXISTS (${newer}) AS superseded FROM operation ${mine} ORDER BY position DESC LIMIT 5`,
      senderId === null ? [] : [senderId],
    );
    return { operations: rows, now: this.clock?.() ?? rows[0]?.now ?? new Date() };
  }
}

class SqlChangeTransaction implements ChangeTransaction {
  /** What the knowledge base is told of at the end, all at once. */
  readonly changedSources = new Set<string>();
  /** What an answer tells of: ids of sources, and of conflicts with `conflict:`. */
  private readonly about = new Set<string>();
  private readonly client: PoolClient;
  private readonly clock: (() => Date) | undefined;

  constructor(client: PoolClient, clock: (() => Date) | undefined) {
    this.client = client;
    this.clock = clock;
  }

  async firstAnswer({ key, fingerprint }: RequestKey): Promise<Answer | null> {
    const {
      rows: [lock],
    } = await this.client.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${advisoryLockKey('idempotency key', '$1')}) AS free`,
      [key],
    );
    if (!lock?.free) throw new IdempotencyInProgressError();
    const {
      rows: [kept],
    } = await this.client.query<Answer & { fingerprint: string }>(
      `SELECT fingerprint, status, headers, body FROM idempotency_key WHERE key = $1 AND created_at > now() - interval '${keptAnswers}'`,
      [key],
    );
    if (!kept) return null;
    if (kept.fingerprint !== fingerprint) throw new IdempotencyMismatchError();
    return { status: kept.status, headers: kept.headers, body: kept.body };
  }

  async keepAnswer({ key, fingerprint }: RequestKey, { status, headers, body }: Answer): Promise<void> {
    await this.client.query(
      `INSERT INTO idempotency_key (key, fingerprint, status, headers, body, about) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (key) DO UPDATE SET fingerprint = $2, status = $3, headers = $4, body = $5, about = $6, created_at = now()`,
      [key, fingerprint, status, headers, body, [...this.about]],
    );
  }

  async locate(idPrefix: string, calendarIds: readonly string[]): Promise<LocatedObject | null> {
    const { rows } = await this.client.query<LocatedObject>({
      name: 'locate-object',
      text: `SELECT calendar_id AS "calendarId", uid, ics, false AS gone FROM calendar_object WHERE id_prefix = $1 AND calendar_id = ANY ($2)
             UNION ALL SELECT calendar_id, NULL, ics, true FROM cancelled_object WHERE id_prefix = $1 AND calendar_id = ANY ($2)`,
      values: [idPrefix, calendarIds],
    });
    const located = rows.find(({ gone }) => !gone) ?? rows[0] ?? null;
    if (located?.gone === false) this.about.add(calendarSourceId(located.calendarId, located.uid));
    return located;
  }

  async operation(id: string): Promise<Operation | null> {
    const { rows } = await this.client.query<Operation>({
      name: 'operation',
      text: `SELECT ${operationColumns} FROM operation WHERE id = $1`,
      values: [id],
    });
    const [operation] = rows;
    if (operation) this.about.add(calendarSourceId(operation.calendarId, operation.uid));
    return operation ?? null;
  }

  async lock(stack: string | null, calendarId: string | null): Promise<Date> {
    const stackLock = `SELECT now(), pg_advisory_xact_lock(${advisoryLockKey('undo stack', '$1')})`;
    const locks =
      calendarId === null
        ? { name: 'lock-stack', text: stackLock, values: [stack ?? ''] }
        : {
            name: 'lock-stack-and-calendar',
            text: `${stackLock}, ${calendarLock('$2')}`,
            values: [stack ?? '', calendarId],
          };
    const { rows } = await this.client.query<{ now: Date }>(locks);
    return this.clock?.() ?? rows[0]?.now ?? new Date();
  }

  async object(calendarId: string, uid: string): Promise<FoundObject | null> {
    const { rows } = await this.client.query<FoundObject>({
      name: 'object',
      text: `SELECT ${objectColumns} FROM calendar_object WHERE calendar_id = $1 AND uid = $2`,
      values: [calendarId, uid],
    });
    return rows[0] ?? null;
  }

  writes(calendarIds: readonly string[]): Promise<Map<string, CalendarWrites>> {
    return readCalendarWrites(this.client, calendarIds);
  }

  sizes(calendarId: string): Promise<SizedObject[]> {
    return readObjectSizes(this.client, calendarId);
  }

  conflict(id: string): Promise<Conflict | null> {
    this.about.add(conflictMark(id));
    return lockConflict(this.client, id);
  }

  acknowledge(conflictId: string): Promise<Conflict | null> {
    this.about.add(conflictMark(conflictId));
    return acknowledgeConflict(this.client, conflictId);
  }

  resolve(resolution: ResolutionRecord): Promise<void> {
    return recordResolution(this.client, resolution);
  }

  async hasNewer({ id, calendarId, uid }: Operation): Promise<boolean> {
    const { rows } = await this.client.query({
      name: 'newer-operation',
      text: `SELECT 1 FROM operation newer JOIN operation this ON this.id = $1
             WHERE newer.calendar_id = $2 AND newer.uid = $3 AND newer.position > this.position AND NOT newer.undone LIMIT 1`,
      values: [id, calendarId, uid],
    });
    return rows.length > 0;
  }

  async apply(change: Change, at: Date, remote: RemotePlace | null): Promise<void> {
    const { calendarId, uid } = change.write;
    this.changedSources.add(calendarSourceId(calendarId, uid));
    this.about.add(calendarSourceId(calendarId, uid));
    await this.client.query(applyStatement(change, { at, remote, idPrefix: idPrefixOf(calendarId, uid) }));
    await this.noteInRegistry(change.completion, at);
  }

  private async noteInRegistry(completion: Change['completion'], at: Date): Promise<void> {
    const { conflictId, id } = completion.operation;
    if (conflictId === null) return;
    if (completion.kind === 'mark') await markResolution(this.client, conflictId, id, completion.undone);
    else if (completion.settles) await recordResolution(this.client, { ...completion.settles, at });
  }

  async begin({
    id,
    calendarId,
    uid,
    href,
    beforeIcs,
    afterIcs,
    completion,
    idempotencyKey,
    fingerprint,
  }: Omit<PendingWrite, 'startedAt' | 'lost'>): Promise<void> {
    await this.client.query(
      'INSERT INTO pending_write (id, calendar_id, uid, href, before_ics, after_ics, completion, idempotency_key, fingerprint) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [id, calendarId, uid, href, beforeIcs, afterIcs, completion, idempotencyKey, fingerprint],
    );
  }

  async markLost(pendingId: string): Promise<void> {
    await this.client.query('UPDATE pending_write SET lost = true WHERE id = $1', [pendingId]);
  }

  async pendingOf(calendarId: string): Promise<PendingWrite[]> {
    const { rows } = await this.client.query<PendingWrite>(
      `SELECT ${pendingColumns} FROM pending_write WHERE calendar_id = $1 ORDER BY started_at`,
      [calendarId],
    );
    return rows;
  }

  async settle(pendingId: string): Promise<boolean> {
    const {
      rows: [settled],
    } = await this.client.query<{ calendarId: string; uid: string; conflictId: string | null }>(
      `DELETE FROM pending_write WHERE id = $1 RETURNING calendar_id AS "calendarId", uid, completion -> 'operation' ->> 'conflictId' AS "conflictId"`,
      [pendingId],
    );
    if (!settled) return false;
    this.about.add(calendarSourceId(settled.calendarId, settled.uid));
    if (settled.conflictId !== null) this.about.add(conflictMark(settled.conflictId));
    return true;
  }
}

/** How a kept answer names a conflict that it tells of. */
export function conflictMark(conflictId: string): string {
  return `conflict:${conflictId}`;
}
