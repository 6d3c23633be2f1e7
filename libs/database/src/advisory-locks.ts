/**
 * The kinds of advisory locks, each with a seed of its own, so that equal texts of two kinds are two locks; the first
 * four share one and differ in their texts. A seed never changes, because replicas of two versions exclude each other.
 */
const seeds = {
  leadership: 0,
  document: 0,
  'grocery list': 0,
  roster: 0,
  'idempotency key': 1,
  'undo stack': 2,
  calendar: 3,
  'conflict registry': 4,
  'conflict alerts': 5,
  'alert chat': 6,
  'notice chat': 7,
  reminders: 8,
  'calendar changes': 9,
  'indexed copies': 10,
} as const;

/** Name of a kind of advisory lock. */
export type AdvisoryLock = keyof typeof seeds;

/**
 * SQL for the key of an advisory lock, for `pg_advisory_xact_lock` and its relatives.
 * @param text SQL for what tells the locks of a kind apart, such as `$1` (defaults to the name of the kind)
 */
export function advisoryLockKey(name: AdvisoryLock, text = `'${name}'`): string {
  return `hashtextextended(${text}, ${seeds[name]})`;
}
