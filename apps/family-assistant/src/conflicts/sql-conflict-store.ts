import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import { calendarsStamp } from '../calendar/object-rows.ts';
import type { Conflict, ConflictStatus, FrozenOptions } from './conflict.ts';
import { conflictColumns, lockRegistry, raiseRegistryVersion, toConflict } from './conflict-rows.ts';
import type { ConflictRow } from './conflict-rows.ts';
import type { AlertedConflict, ConflictStore, KnownPair, RegistryCheck, RegistryMark } from './conflict-store.ts';
import type { RegistryChanges, RegistryState, SeenConflict } from './registry-changes.ts';

const openOnes = "status IN ('unacknowledged', 'acknowledged')";
/** A pair is settled by a resolution that stands. */
const settles = "status = 'resolved' AND resolution_action IS NOT NULL AND NOT resolution_undone";
/** Whoever changes several conflicts holds them in this order, so that no two wait for each other. */
const holdInOrder = 'SELECT 1 FROM conflict WHERE id = ANY ($1)';

/** Conflicts in PostgreSQL. */
export class SqlConflictStore implements ConflictStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async readMark(calendarIds: readonly string[]): Promise<RegistryMark> {
    const { rows } = await this.database.query<RegistryMark>({
      name: 'registry-mark',
      text: `SELECT coalesce(version, 0)::text AS version, coalesce(stamp, '') AS stamp, checked_at AS "checkedAt", passes_at AS "passesAt", coalesce(left_out, 0) AS "leftOut", ${calendarsStamp} AS calendars
             FROM (SELECT) AS one LEFT JOIN conflict_registry ON true`,
      values: [calendarIds],
    });
    return rows[0] as RegistryMark;
  }

  async check(work: (check: RegistryCheck) => Promise<void>): Promise<void> {
    await withTransaction(this.database, async (client) => {
      await lockRegistry(client);
      await work(new SqlRegistryCheck(client));
    });
  }

  async open(): Promise<Conflict[]> {
    const { rows } = await this.database.query<ConflictRow>(
      `SELECT ${conflictColumns} FROM conflict WHERE ${openOnes} ORDER BY detected_at, first_start, id`,
    );
    return rows.map(toConflict);
  }

  async find(id: string): Promise<Conflict | null> {
    const { rows } = await this.database.query<ConflictRow>(`SELECT ${conflictColumns} FROM conflict WHERE id = $1`, [
      id,
    ]);
    return rows[0] ? toConflict(rows[0]) : null;
  }

  async knownPairs(pairIds: readonly string[]): Promise<Map<string, KnownPair>> {
    const { rows } = await this.database.query<{
      pairId: string;
      conflictId: string;
      status: ConflictStatus;
      settledTimes: string[];
    }>(
      `SELECT pair_id AS "pairId", (array_agg(id ORDER BY (${openOnes}) DESC, detected_at DESC))[1] AS "conflictId",
         (array_agg(status ORDER BY (${openOnes}) DESC, detected_at DESC))[1] AS status, ${settledTimesOfPair}
       FROM conflict WHERE pair_id = ANY ($1) GROUP BY pair_id`,
      [pairIds],
    );
    return new Map(
      rows.map(({ pairId, conflictId, status, settledTimes }) => [
        pairId,
        { conflictId, status, settledTimes: new Set(settledTimes) },
      ]),
    );
  }

  async freeze(options: ReadonlyMap<string, FrozenOptions>): Promise<Map<string, FrozenOptions>> {
    const ids = [...options.keys()];
    await withTransaction(this.database, async (client) => {
      await client.query(`${holdInOrder} AND options IS NULL ORDER BY id FOR UPDATE`, [ids]);
      await client.query(
        'UPDATE conflict SET options = given.options FROM unnest($1::uuid[], $2::jsonb[]) AS given (id, options) WHERE conflict.id = given.id AND conflict.options IS NULL',
        [ids, [...options.values()].map((one) => JSON.stringify(one))],
      );
    });
    const { rows } = await this.database.query<{ id: string; options: FrozenOptions }>(
      'SELECT id, options FROM conflict WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row.options]));
  }
}

const settledTimesOfPair = `coalesce(array_agg(settled_times) FILTER (WHERE ${settles} AND settled_times IS NOT NULL), '{}') AS "settledTimes"`;

class SqlRegistryCheck implements RegistryCheck {
  private readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async open(): Promise<Conflict[]> {
    const { rows } = await this.client.query<ConflictRow>(
      `SELECT ${conflictColumns} FROM conflict WHERE ${openOnes} ORDER BY id`,
    );
    return rows.map(toConflict);
  }

  async pairs(pairIds: readonly string[]): Promise<RegistryState['pairs']> {
    const { rows } = await this.client.query<{ pairId: string; conflicts: number; settledTimes: string[] }>(
      `SELECT pair_id AS "pairId", count(*)::int AS conflicts, ${settledTimesOfPair} FROM conflict WHERE pair_id = ANY ($1) GROUP BY pair_id`,
      [pairIds],
    );
    return new Map(
      rows.map(({ pairId, conflicts, settledTimes }) => [pairId, { conflicts, settledTimes: new Set(settledTimes) }]),
    );
  }

  async write(
    { added, updated, closed }: RegistryChanges,
    at: Date,
    nextAlert: (conflict: AlertedConflict) => Date | null,
  ): Promise<void> {
    await this.client.query(`${holdInOrder} ORDER BY id FOR UPDATE`, [
      [...closed, ...updated.map(({ conflict }) => conflict)].map(({ id }) => id),
    ]);
    if (closed.length > 0)
      await this.client.query(
        `UPDATE conflict SET status = 'resolved', next_alert_at = NULL, escalate_at = NULL WHERE id = ANY ($1) AND ${openOnes}`,
        [closed.map(({ id }) => id)],
      );
    for (const { conflict, seen } of updated) await this.follow(conflict, seen, nextAlert);
    if (added.length > 0) await this.add(added, at, nextAlert);
    if (closed.length + updated.length + added.length > 0) await raiseRegistryVersion(this.client);
  }

  async mark(
    { stamp, passesAt, leftOut }: Pick<RegistryMark, 'stamp' | 'passesAt' | 'leftOut'>,
    at: Date,
  ): Promise<void> {
    await this.client.query(
      `INSERT INTO conflict_registry (id, stamp, checked_at, passes_at, left_out) VALUES (1, $1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET stamp = $1, checked_at = $2, passes_at = $3, left_out = $4, version = conflict_registry.version + (conflict_registry.left_out <> $4)::int`,
      [stamp, at, passesAt, leftOut],
    );
  }

  /** An alert that was not due before the overlap ended may be due when it ends later. */
  private async follow(
    { id, nagCount, nextAlertAt }: Conflict,
    seen: SeenConflict,
    nextAlert: (conflict: AlertedConflict) => Date | null,
  ): Promise<void> {
    const due = nextAlertAt === null ? nextAlert({ ...seen, nagCount }) : null;
    const columns = seenColumns.map(({ name }, index) => `${name} = $${index + 4}`).join(', ');
    const values = seenColumns.map((column) => column.of(seen));
    // An alert that was sent since the conflict was read has set its own time.
    await this.client.query(
      `UPDATE conflict SET ${columns}, next_alert_at = CASE WHEN status = 'unacknowledged' AND nag_count = $3 THEN coalesce(next_alert_at, $2) ELSE next_alert_at END WHERE id = $1 AND ${openOnes}`,
      [id, due, nagCount, ...values],
    );
  }

  private async add(
    added: RegistryChanges['added'],
    at: Date,
    nextAlert: (conflict: AlertedConflict) => Date | null,
  ): Promise<void> {
    const columns = [
      { name: 'id', type: 'uuid', values: added.map(({ id }) => id) },
      { name: 'pair_id', type: 'uuid', values: added.map(({ pairId }) => pairId) },
      {
        name: 'next_alert_at',
        type: 'timestamptz',
        values: added.map((conflict) => nextAlert({ ...conflict, nagCount: 0 })),
      },
      ...seenColumns.map(({ name, type, of }) => ({ name, type, values: added.map(of) })),
    ];
    const names = columns.map(({ name }) => name).join(', ');
    const given = columns.map(({ type }, index) => `$${index + 2}::${type}[]`).join(', ');
    await this.client.query(
      `INSERT INTO conflict (detected_at, ${names}) SELECT $1, ${names} FROM unnest(${given}) AS given (${names}) ON CONFLICT (id) DO NOTHING`,
      [at, ...columns.map(({ values }) => values)],
    );
  }
}

interface SeenColumn {
  name: string;
  type: string;
  of: (seen: SeenConflict) => unknown;
}

const seenColumns: readonly SeenColumn[] = [
  ...(['first', 'second'] as const).flatMap((name): SeenColumn[] => [
    { name: `${name}_event_id`, type: 'uuid', of: (seen) => seen[name].eventId },
    { name: `${name}_calendar_id`, type: 'text', of: (seen) => seen[name].calendarId },
    { name: `${name}_uid`, type: 'text', of: (seen) => seen[name].uid },
    { name: `${name}_summary`, type: 'text', of: (seen) => seen[name].summary },
    { name: `${name}_start`, type: 'timestamptz', of: (seen) => new Date(seen[name].start) },
    { name: `${name}_end`, type: 'timestamptz', of: (seen) => new Date(seen[name].end) },
  ]),
  { name: 'overlap_minutes', type: 'int', of: ({ overlapMinutes }) => overlapMinutes },
];
