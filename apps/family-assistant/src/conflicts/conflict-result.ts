import type { CopyLeft } from '../changes/change.ts';
import type { Outcome, ChangeResult } from '../changes/change-result.ts';
import type { Conflict } from './conflict.ts';

/** Result of acknowledging or resolving a conflict. */
export type ConflictResult =
  /** `alreadyResolved`: the conflict was settled before, or its overlap is gone. */
  | {
      type: 'acknowledged' | 'resolved' | 'alreadyResolved';
      conflict: Conflict;
      copiesLeft?: readonly CopyLeft[] | undefined;
    }
  /** The calendar could not be changed, and nothing was. */
  | { type: 'failed'; conflict: Conflict; reason: string };

/** The outcome of a request about a conflict. */
export type ConflictOutcome = Outcome<ChangeResult | ConflictResult>;
