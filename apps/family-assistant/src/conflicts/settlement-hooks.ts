import type { CopyLeft } from '../changes/change.ts';
import type { ChangeHooks } from '../changes/change-hooks.ts';
import { conflictMark } from '../changes/change-store.ts';
import type { ChangeTransaction } from '../changes/change-store.ts';
import { lockConflict, markResolution, recordResolution } from './conflict-sql.ts';
import type { ConflictResult } from './conflict-result.ts';
import type { Conflict, Resolution, ResolutionAction } from './conflict.ts';

/**
 * The conflict that a change settles, stored with the change until a calendar server has taken it. Earlier versions
 * stored the conflict's response in it too, which is read from the registry now.
 */
export type Settlement = {
  conflictId: string;
  action: ResolutionAction;
  choice: number;
  /** The times of both occurrences after the change; see `timesOf`. */
  settledTimes: string;
  /** Every operation of the resolution, this one included. */
  operations: readonly string[];
  copiesLeft?: readonly CopyLeft[];
};

/** Settles conflicts in the transactions of the changes that resolve them, and follows undo and redo. */
export const settlementHooks: ChangeHooks<ConflictResult> = {
  async resultOf(transaction, note, at) {
    const { conflictId, action, choice, copiesLeft } = note as Settlement;
    const conflict = await conflictToSettle(transaction, conflictId);
    return (
      conflict && {
        type: 'resolved',
        conflict: resolved(conflict, { action, choice, executedAt: at }),
        copiesLeft,
      }
    );
  },

  async refusalOf(transaction, note, reason) {
    const conflict = await conflictToSettle(transaction, (note as Settlement).conflictId);
    return conflict && { type: 'failed', conflict, reason };
  },

  async written({ client }, completion, at) {
    const { conflictId, id } = completion.operation;
    if (conflictId === null) return;
    if (completion.kind === 'mark') await markResolution(client, conflictId, id, completion.undone);
    else if (completion.settles) await recordResolution(client, { ...(completion.settles as Settlement), at });
  },
};

/** The conflict, which nobody else settles or acknowledges until the end; null when there is none. */
export function conflictToSettle(transaction: ChangeTransaction, id: string): Promise<Conflict | null> {
  transaction.mention(conflictMark(id));
  return lockConflict(transaction.client, id);
}

/** The conflict with the resolution recorded. */
export function resolved(conflict: Conflict, resolution: Resolution): Conflict {
  return { ...conflict, status: 'resolved', nextAlertAt: null, resolution };
}
