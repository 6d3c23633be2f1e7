import type { RosterChanges, RowChanges } from './roster.ts';

/**
 * Maximum number of rows that an import may remove: a percentage of the stored rows of a kind, or a number per kind.
 */
export type RemovalLimit = { percent: number } | { rows: number };

/** The limit when the operator names none. */
export const defaultRemovalLimit: RemovalLimit = { percent: 5 };

/** More rows of some kind would be removed than the limit allows; nothing was written. */
export class TooManyRemovalsError extends Error {
  readonly changes: RosterChanges;

  constructor(message: string, changes: RosterChanges) {
    super(message);
    this.name = 'TooManyRemovalsError';
    this.changes = changes;
  }
}

/** Reads `5%` or `20`. Returns null for anything else. */
export function parseRemovalLimit(text: string): RemovalLimit | null {
  const [, number, sign] = /^(\d{1,9}(?:\.\d{1,6})?)(%?)$/.exec(text) ?? [];
  if (number === undefined) return null;
  if (sign === '%') return Number(number) <= 100 ? { percent: Number(number) } : null;
  return number.includes('.') ? null : { rows: Number(number) };
}

/**
 * Each kind of rows is judged alone, so that a cut-off athletes.csv cannot hide behind the many members.
 * @throws TooManyRemovalsError naming each kind and what would allow it
 */
export function checkRemovals(changes: RosterChanges, limit: RemovalLimit): void {
  const excess = (['members', 'athletes', 'cases'] as const).filter((kind) => exceeds(changes[kind], limit));
  if (excess.length === 0) return;
  const parts = excess.map((kind) => `${changes[kind].removed.length} of ${changes[kind].held} ${kind}`);
  const allowing = Math.max(...excess.map((kind) => changes[kind].removed.length));
  const shown = 'percent' in limit ? `${limit.percent}%` : String(limit.rows);
  throw new TooManyRemovalsError(
    `This would remove ${parts.join(', ')}; --max-remove ${shown} allows less. If that is meant, allow it with --max-remove ${allowing}.`,
    changes,
  );
}

function exceeds({ removed, held }: RowChanges, limit: RemovalLimit): boolean {
  return removed.length > ('percent' in limit ? (held * limit.percent) / 100 : limit.rows);
}
