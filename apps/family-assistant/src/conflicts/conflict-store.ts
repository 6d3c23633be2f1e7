import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { lockRegistry, raiseRegistryVersion, toConflict } from './conflict-sql.ts';
import type { ConflictRow } from './conflict-sql.ts';
import type { AlertedConflict, Conflict, ConflictStatus, ConflictWithOptions } from './conflict.ts';
import type { RegistryChanges, RegistryState } from './registry-changes.ts';
import { addStatement, followStatement, registrySql } from './registry-sql.ts';

/** The state of the registry, and of the calendars that it follows. */
export interface RegistryMark {
  /** Changes with every change to a conflict. */
  version: string;
  /** The stamp of the calendars at the last check. */
  stamp: string;
  checkedAt: Date | null;
  /** End of the first overlap among the conflicts that were open at the last check. */
  passesAt: Date | null;
  /** Number of overlaps at the last check that the registry does not follow. */
  leftOut: number;
  /** The stamp of the calendars now. */
  calendars: string;
}

/** The options of a conflict and their revision. */
export type ShownOptions = Pick<ConflictWithOptions, 'options' | 'optionsRevision'>;

/** A pair in the registry. */
export interface KnownPair {
  /** Its open conflict, or else its last one. */
  conflictId: string;
  status: ConflictStatus;
  /** The times for which it is settled; see `timesOf`. */
  settledTimes: ReadonlySet<string>;
}

/** Pairs of the registry by their ids. */
export type KnownPairs = ReadonlyMap<string, KnownPair>;

type KnownPairRow = Omit<KnownPair, 'settledTimes'> & { pairId: string; settledTimes: string[] };

function toKnownPairs(rows: readonly KnownPairRow[]): KnownPairs {
  return new Map(
    rows.map(({ pairId, settledTimes, ...pair }) => [pairId, { ...pair, settledTimes: new Set(settledTimes) }]),
  );
}

/** Conflicts, and the registry's state. */
export class ConflictStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Reads the registry's state and the stamp of the calendars with these ids. */
  async readMark(calendarIds: readonly string[]): Promise<RegistryMark> {
    const { rows } = await this.database.query<RegistryMark>({
      name: 'registry-mark',
      text: registrySql.mark,
      values: [calendarIds],
    });
    return rows[0] as RegistryMark;
  }

  /** Runs the work in one transaction that keeps other checks waiting. */
  async check(work: (check: RegistryCheck) => Promise<void>): Promise<void> {
    await withTransaction(this.database, async (client) => {
      await lockRegistry(client);
      await work(new RegistryCheck(client));
    });
  }

  /** Every unacknowledged or acknowledged conflict, oldest first. */
  async open(): Promise<Conflict[]> {
    const { rows } = await this.database.query<ConflictRow>(registrySql.open);
    return rows.map(toConflict);
  }

  async find(id: string): Promise<Conflict | null> {
    const { rows } = await this.database.query<ConflictRow>(registrySql.find, [id]);
    return rows[0] ? toConflict(rows[0]) : null;
  }

  /** Those of the given pairs that the registry has. */
  async knownPairs(pairIds: readonly string[]): Promise<KnownPairs> {
    const { rows } = await this.database.query<KnownPairRow>(registrySql.knownPairs, [pairIds]);
    return toKnownPairs(rows);
  }

  /** Reads every pair of the registry, or null when it has more than `limit` conflicts. */
  async allPairs(limit: number): Promise<KnownPairs | null> {
    const size = await this.database.query<{ isLarger: boolean }>(registrySql.isLargerThan, [limit]);
    if (size.rows[0]?.isLarger) return null;
    const { rows } = await this.database.query<KnownPairRow>(registrySql.allPairs);
    return toKnownPairs(rows);
  }

  /**
   * Stores the options of conflicts unless somebody else has stored others meanwhile, and returns those that the
   * conflicts have then.
   */
  async freeze(frozen: readonly ConflictWithOptions[]): Promise<Map<string, ShownOptions>> {
    const ids = frozen.map(({ id }) => id);
    await withTransaction(this.database, async (client) => {
      await client.query(registrySql.lock, [ids]);
      await client.query(registrySql.freeze, [
        ids,
        frozen.map(({ options }) => JSON.stringify(options)),
        frozen.map(({ optionsRevision }) => optionsRevision),
      ]);
      if (frozen.some(({ optionsRevision }) => optionsRevision > 1)) await raiseRegistryVersion(client);
    });
    const { rows } = await this.database.query<ShownOptions & { id: string }>(registrySql.options, [ids]);
    return new Map(rows.map(({ id, ...shown }) => [id, shown]));
  }
}

/** The registry while no other transaction checks or changes it. */
export class RegistryCheck {
  private readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async open(): Promise<Conflict[]> {
    const { rows } = await this.client.query<ConflictRow>(registrySql.open);
    return rows.map(toConflict);
  }

  /** The state of pairs for `registryChanges`; a pair that the registry does not have is absent. */
  async pairs(pairIds: readonly string[]): Promise<RegistryState['pairs']> {
    type Row = { pairId: string; conflicts: number; settledTimes: string[] };
    const { rows } = await this.client.query<Row>(registrySql.pairs, [pairIds]);
    return new Map(
      rows.map(({ pairId, conflicts, settledTimes }) => [pairId, { conflicts, settledTimes: new Set(settledTimes) }]),
    );
  }

  async write(
    { added, updated, closed }: RegistryChanges,
    at: Date,
    nextAlert: (conflict: AlertedConflict) => Date | null,
  ): Promise<void> {
    const known = [...closed, ...updated.map(({ conflict }) => conflict)];
    await this.client.query(registrySql.lock, [known.map(({ id }) => id)]);
    if (closed.length > 0) await this.client.query(registrySql.close, [closed.map(({ id }) => id)]);
    for (const { conflict, seen } of updated) await this.client.query(followStatement(conflict, seen, nextAlert));
    if (added.length > 0) await this.client.query(addStatement(added, at, nextAlert));
    if (known.length + added.length > 0) await raiseRegistryVersion(this.client);
  }

  /** Records that the registry agrees with the calendars with this stamp. */
  async mark(
    { stamp, passesAt, leftOut }: Pick<RegistryMark, 'stamp' | 'passesAt' | 'leftOut'>,
    at: Date,
  ): Promise<void> {
    await this.client.query(registrySql.setMark, [stamp, at, passesAt, leftOut]);
  }
}
