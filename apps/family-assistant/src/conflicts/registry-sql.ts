// Hand-written SQL: every read checks the registry in one round trip, and its conflicts change as sets.
import { calendarsStamp } from '../calendar/calendar-object-sql.ts';
import { conflictColumns } from './conflict-sql.ts';
import type { AlertedConflict, Conflict } from './conflict.ts';
import type { RegistryChanges, SeenConflict } from './registry-changes.ts';

const isOpen = "status IN ('unacknowledged', 'acknowledged')";
/** A pair is settled by a resolution that stands. */
const settles = "status = 'resolved' AND resolution_action IS NOT NULL AND NOT resolution_undone";
const settledTimes = `coalesce(array_agg(settled_times) FILTER (WHERE ${settles} AND settled_times IS NOT NULL), '{}') AS "settledTimes"`;
const openFirst = `ORDER BY (${isOpen}) DESC, detected_at DESC`;
const knownPairs = (condition: string) => `SELECT pair_id AS "pairId", (array_agg(id ${openFirst}))[1] AS "conflictId",
  (array_agg(status ${openFirst}))[1] AS status, ${settledTimes} FROM conflict WHERE ${condition} GROUP BY pair_id`;

/** Statements with a fixed text. `$1` and following are named in the comment of each. */
export const registrySql = {
  /** calendars */
  mark: `SELECT coalesce(version, 0)::text AS version, coalesce(stamp, '') AS stamp, checked_at AS "checkedAt", passes_at AS "passesAt",
    coalesce(left_out, 0) AS "leftOut", ${calendarsStamp} AS calendars FROM (SELECT) AS one LEFT JOIN conflict_registry ON true`,
  /** stamp, checked at, passes at, left out */
  setMark: `INSERT INTO conflict_registry (id, stamp, checked_at, passes_at, left_out) VALUES (1, $1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET stamp = $1, checked_at = $2, passes_at = $3, left_out = $4, version = conflict_registry.version + (conflict_registry.left_out <> $4)::int`,
  open: `SELECT ${conflictColumns} FROM conflict WHERE ${isOpen} ORDER BY detected_at, first_start, id`,
  /** conflict */
  find: `SELECT ${conflictColumns} FROM conflict WHERE id = $1`,
  /** pairs */
  knownPairs: knownPairs('pair_id = ANY ($1)'),
  allPairs: knownPairs('true'),
  /** limit */
  isLargerThan: 'SELECT count(*) > $1 AS "isLarger" FROM (SELECT FROM conflict LIMIT $1::int + 1) AS first',
  /** pairs */
  pairs: `SELECT pair_id AS "pairId", count(*)::int AS conflicts, ${settledTimes} FROM conflict WHERE pair_id = ANY ($1) GROUP BY pair_id`,
  /** conflicts, which every writer locks in this order, so that no two wait for each other */
  lock: 'SELECT 1 FROM conflict WHERE id = ANY ($1) ORDER BY id FOR UPDATE',
  /** conflicts, options, their revisions */
  freeze: `UPDATE conflict SET options = given.options, options_revision = given.revision
    FROM unnest($1::uuid[], $2::jsonb[], $3::int[]) AS given (id, options, revision)
    WHERE conflict.id = given.id AND (conflict.options IS NULL OR conflict.options_revision < given.revision)`,
  /** conflicts */
  options: 'SELECT id, options, options_revision AS "optionsRevision" FROM conflict WHERE id = ANY ($1)',
  /** conflicts */
  close: `UPDATE conflict SET status = 'resolved', next_alert_at = NULL, escalate_at = NULL WHERE id = ANY ($1) AND ${isOpen}`,
};

type NextAlert = (conflict: AlertedConflict) => Date | null;

/** A statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Updates a conflict to what was seen. An alert that was not due before the overlap ended may be due when it ends later. */
export function followStatement(
  { id, nagCount, nextAlertAt }: Conflict,
  seen: SeenConflict,
  nextAlert: NextAlert,
): Statement {
  const due = nextAlertAt === null ? nextAlert({ ...seen, nagCount }) : null;
  const columns = seenColumns.map(({ name }, index) => `${name} = $${index + 4}`).join(', ');
  return {
    // An alert that was sent since the conflict was read has set its own time.
    text: `UPDATE conflict SET ${columns}, next_alert_at = CASE WHEN status = 'unacknowledged' AND nag_count = $3 THEN coalesce(next_alert_at, $2) ELSE next_alert_at END WHERE id = $1 AND ${isOpen}`,
    values: [id, due, nagCount, ...seenColumns.map((column) => column.of(seen))],
  };
}

/** Adds conflicts that were detected at a time. */
export function addStatement(added: RegistryChanges['added'], at: Date, nextAlert: NextAlert): Statement {
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
  return {
    text: `INSERT INTO conflict (detected_at, ${names}) SELECT $1, ${names} FROM unnest(${given}) AS given (${names}) ON CONFLICT (id) DO NOTHING`,
    values: [at, ...columns.map(({ values }) => values)],
  };
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
  { name: 'shared_members', type: 'jsonb', of: ({ shared }) => JSON.stringify(shared) },
  { name: 'events_mark', type: 'text', of: ({ eventsMark }) => eventsMark },
];
