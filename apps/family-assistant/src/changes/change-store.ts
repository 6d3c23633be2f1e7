import { errorCode, withPipelinedTransaction } from '@homeroom/database';
import type { Database, SendLater } from '@homeroom/database';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import type { SizedObject } from '../calendar/calendar-budget.ts';
import type { CalendarWrites, ObjectSizes } from '../calendar/stored-object.ts';
import { idPrefixOf } from '../calendar/occurrence-id.ts';
import { readCalendarWrites, readObjectSizes } from '../calendar/object-size-sql.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { CalendarBusyError } from './change-errors.ts';
import type { StoredResponse } from './change-result.ts';
import { applyStatement, changeSql } from './change-sql.ts';
import type {
  BegunWrite,
  Change,
  Completion,
  FoundObject,
  LocatedObject,
  ObjectWrite,
  PendingWrite,
  RemotePlace,
} from './change.ts';
import { IdempotencyInProgressError, IdempotencyMismatchError } from './idempotency.ts';
import type { RequestKey } from './idempotency.ts';
import {
  objectsOf,
  type ListedOperation,
  type NewOperation,
  type Operation,
  type StandingOperation,
} from './operation.ts';

const lockNotAvailable = '55P03';

/** Changes and their operations. */
export class ChangeStore {
  private readonly database: Database;
  private readonly clock: (() => Date) | undefined;

  /** @param clock defaults to the time of the database */
  constructor(database: Database, clock?: () => Date) {
    this.database = database;
    this.clock = clock;
  }

  /** Runs the work in one transaction; an error rolls everything back. */
  async transact<Result>(work: (transaction: ChangeTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await withPipelinedTransaction(this.database, async (client, later) => {
        const transaction = new ChangeTransaction(client, later, this.clock);
        const result = await work(transaction);
        if (transaction.changedSources.size > 0)
          later(() => noteSourcesChanged(client, [...transaction.changedSources]));
        return result;
      });
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error;
      throw new CalendarBusyError(
        'Something else, such as a large import, is writing the calendar. Try again shortly.',
        error,
      );
    }
  }

  /** Reads an operation outside of any transaction: whether it is undone may change at once. */
  operation(id: string): Promise<Operation | null> {
    return readOperation(this.database, id);
  }

  /** A sender's operations, newest first, at most five; null for the five newest of all. `now` is the time that counts. */
  async newest(senderId: string | null): Promise<{ operations: ListedOperation[]; now: Date }> {
    const { rows } = await this.database.query<ListedOperation & { now: Date }>(changeSql.newestOperations, [senderId]);
    const operations = rows.map(({ now: _, ...operation }) => operation);
    return { operations, now: this.clock?.() ?? rows[0]?.now ?? new Date() };
  }

  /** The operations of all senders and of none that were made since a time and are not undone, newest first. */
  async standing(since: Date): Promise<StandingOperation[]> {
    const { rows } = await this.database.query<StandingOperation>(changeSql.standingOperations, [since]);
    return rows;
  }
}

async function readOperation(database: Pick<Database | PoolClient, 'query'>, id: string): Promise<Operation | null> {
  const { rows } = await database.query<Operation>({ name: 'operation', text: changeSql.operation, values: [id] });
  return rows[0] ?? null;
}

/**
 * One database transaction of a change. It holds its locks until the end, and takes them in the order of the methods.
 * Reads that are not awaited one by one go to PostgreSQL together and are answered in their order; writes go with COMMIT.
 */
export class ChangeTransaction implements ObjectSizes {
  /** The connection, for what another feature does in this transaction. */
  readonly client: PoolClient;
  /** Sources for the knowledge base, noted at the end all at once. */
  readonly changedSources = new Set<string>();
  /** Everything that the response mentions: source ids, and conflicts as {@link conflictMark}. */
  private readonly mentioned = new Set<string>();
  private readonly later: SendLater;
  private readonly clock: (() => Date) | undefined;

  constructor(client: PoolClient, later: SendLater, clock: (() => Date) | undefined) {
    this.client = client;
    this.later = later;
    this.clock = clock;
  }

  /** Marks the response, so that it is removed when that is forgotten. */
  mention(mark: string): void {
    this.mentioned.add(mark);
  }

  /**
   * The response stored for this key, if any. Holds the key until the end.
   * @throws IdempotencyInProgressError, IdempotencyMismatchError
   */
  async storedResponse({ key, fingerprint }: RequestKey): Promise<StoredResponse | null> {
    const [{ rows: locks }, { rows }] = await Promise.all([
      this.client.query<{ free: boolean }>(changeSql.lockKey, [key]),
      this.client.query<StoredResponse & { fingerprint: string }>(changeSql.storedResponse, [key]),
    ]);
    if (!locks[0]?.free) throw new IdempotencyInProgressError();
    const [stored] = rows;
    if (!stored) return null;
    if (stored.fingerprint !== fingerprint) throw new IdempotencyMismatchError();
    return { status: stored.status, headers: stored.headers, body: stored.body };
  }

  /** Stores the response for the key, with everything that it mentions. */
  storeResponse({ key, fingerprint }: RequestKey, { status, headers, body }: StoredResponse): void {
    const values = [key, fingerprint, status, headers, body, [...this.mentioned]];
    this.later((client) => client.query(changeSql.storeResponse, values));
  }

  async locate(idPrefix: string, calendarIds: readonly string[]): Promise<LocatedObject | null> {
    const { rows } = await this.client.query<LocatedObject>({
      name: 'locate-object',
      text: changeSql.locate,
      values: [idPrefix, calendarIds],
    });
    const located = rows.find(({ gone }) => !gone) ?? rows[0] ?? null;
    if (located?.gone === false) this.mention(calendarSourceId(located.calendarId, located.uid));
    return located;
  }

  async operation(id: string): Promise<Operation | null> {
    const operation = await readOperation(this.client, id);
    if (operation) this.mentionObjectsOf(operation);
    return operation;
  }

  mentionObjectsOf(operation: Operation): void {
    for (const { calendarId, uid } of objectsOf(operation)) this.mention(calendarSourceId(calendarId, uid));
  }

  /**
   * Keeps other changes of the sender's stack and of the calendar waiting, and returns the time that counts.
   * @param calendarId null for a new object, which nobody else can be changing: its calendar waits only for the write
   */
  async lock(stack: string | null, calendarId: string | null): Promise<Date> {
    const { rows } = await this.client.query<{ now: Date }>(
      calendarId === null
        ? { name: 'lock-stack', text: changeSql.lockStack, values: [stack ?? ''] }
        : { name: 'lock-stack-and-calendar', text: changeSql.lockStackAndCalendar, values: [stack ?? '', calendarId] },
    );
    return this.clock?.() ?? rows[0]?.now ?? new Date();
  }

  async object(calendarId: string, uid: string): Promise<FoundObject | null> {
    const { rows } = await this.client.query<FoundObject>({
      name: 'object',
      text: changeSql.object,
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

  /** Whether a later operation on one of its objects stands. */
  async hasNewer({ id }: Operation): Promise<boolean> {
    const { rows } = await this.client.query({
      name: 'newer-operation',
      text: changeSql.newerOperation,
      values: [id],
    });
    return rows.length > 0;
  }

  /**
   * Writes the objects and the operation, the first object and the operation in one statement.
   * @param places of the writes that calendar servers have taken (defaults to none)
   */
  apply(change: Change, at: Date, places: ReadonlyMap<ObjectWrite, RemotePlace> = new Map()): void {
    const { write, further = [], completion } = change;
    for (const one of [...further, write]) {
      const { calendarId, uid } = one;
      this.changedSources.add(calendarSourceId(calendarId, uid));
      this.mention(calendarSourceId(calendarId, uid));
      const place = { at, remote: places.get(one) ?? null, idPrefix: idPrefixOf(calendarId, uid) };
      this.later((client) => client.query(applyStatement(one, one === write ? completion : null, place)));
    }
    const { operation } = completion;
    if (completion.kind === 'record' && operation.further) {
      const values = [operation.id, JSON.stringify(operation.further)];
      this.later((client) => client.query(changeSql.recordFurther, values));
    }
  }

  beginWrite(write: BegunWrite): void {
    const { id, calendarId, uid, href, beforeIcs, afterIcs, completion, idempotencyKey, fingerprint } = write;
    const values = [id, calendarId, uid, href, beforeIcs, afterIcs, completion, idempotencyKey, fingerprint];
    this.later((client) => client.query(changeSql.beginWrite, values));
  }

  async markLost(pendingId: string): Promise<void> {
    await this.client.query(changeSql.markLost, [pendingId]);
  }

  /** Writes to calendar servers that concern the calendar and whose outcome is not known yet, oldest first. */
  async pendingWrites(calendarId: string): Promise<PendingWrite[]> {
    const { rows } = await this.client.query<PendingWrite>(changeSql.pendingWrites, [calendarId]);
    return rows.map((row) => ({ ...row, completion: revived(row.completion) }));
  }

  /** Returns false when another transaction has ended it. */
  async endWrite(pendingId: string): Promise<boolean> {
    const { rows } = await this.client.query<NewOperation>(changeSql.endWrite, [pendingId]);
    const [ended] = rows;
    if (!ended) return false;
    for (const { calendarId, uid } of objectsOf(ended)) this.mention(calendarSourceId(calendarId, uid));
    if (ended.conflictId !== null) this.mention(conflictMark(ended.conflictId));
    return true;
  }
}

/** Name of a conflict among the marks of a stored response. */
export function conflictMark(conflictId: string): string {
  return `conflict:${conflictId}`;
}

/** Restores the times that JSON turned into texts. */
function revived(completion: Completion): Completion {
  if (completion.kind === 'record') return completion;
  const { operation } = completion;
  return { ...completion, operation: { ...operation, executedAt: new Date(operation.executedAt) } };
}
