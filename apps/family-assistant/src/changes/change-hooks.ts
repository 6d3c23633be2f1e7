import type { ChangeNote, Completion } from './change.ts';
import type { ChangeTransaction } from './change-store.ts';

/**
 * Hooks of a feature that makes changes for its own ends, such as settling a conflict. They run in the transaction of
 * the change, which for a calendar server may be long after the request. `Own`: the results that they return.
 */
export interface ChangeHooks<Own extends { type: string }> {
  /** The result of a change with a note, before it is written; null for the change's own result. */
  resultOf(transaction: ChangeTransaction, note: ChangeNote, at: Date): Promise<Own | null>;
  /** The result when the calendar server refuses a change with a note; null to refuse the request. */
  refusalOf(transaction: ChangeTransaction, note: ChangeNote, reason: string): Promise<Own | null>;
  /** Runs after a change, an undo or a redo was written. */
  written(transaction: ChangeTransaction, completion: Completion, at: Date): Promise<void>;
}
