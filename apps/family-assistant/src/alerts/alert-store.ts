import type { Conflict } from '../conflicts/conflict.ts';
import type { AlertBody, AlertMessage } from './alert-message.ts';
import type { AlertPlan, DueConflict, PlannableConflict } from './plan-alerts.ts';

/** A message that is being delivered. Until that is over nobody else delivers it or changes its conflicts. */
export interface HeldMessage extends AlertMessage {
  /** How often it has failed. */
  attempts: number;
  /** The conflicts that it tells of, as they are now. */
  conflicts: readonly HeldConflict[];
}

/** A conflict of a held message, and as which message of its kind it is told. */
export type HeldConflict = Conflict & { number: number };

/** What became of a message. */
export type Delivery =
  /** None of its conflicts needs it any more. */
  | { kind: 'dropped'; leftOut: readonly string[] }
  | { kind: 'accepted'; leftOut: readonly string[]; at: Date; body: AlertBody; told: readonly AcceptedConflict[]; directs: readonly AlertMessage[] }
  | { kind: 'waits'; leftOut: readonly string[]; until: Date; attempts: number; error: string | null; wholeChat: boolean };

/** What an accepted alert means for a conflict. */
export interface AcceptedConflict {
  conflictId: string;
  nextAlertAt: Date | null;
  /** When the group is told, if this was the first alert. */
  escalateAt: Date;
}

/** What became of a message's turn; null: one of its conflicts is held by somebody else. */
export interface DeliveryTurn<Result> {
  messageId: string;
  result: Result | null;
}

/** Where alerts are kept between being planned and being accepted. */
export interface AlertStore {
  /** Conflicts that nobody took and that need a message: those whose next alert comes before `alertsBefore`, and those whose escalation came by `now`; by the time of the alert. */
  due(now: Date, alertsBefore: Date, limit: number): Promise<DueConflict[]>;
  /**
   * Holds those of the conflicts that nobody else holds, and writes down what is planned for them. Of any number of
   * replicas one plans at a time, so that what belongs in one message is not torn apart.
   * @returns how many messages were planned
   */
  plan(conflictIds: readonly string[], now: Date, decide: (conflicts: readonly PlannableConflict[]) => AlertPlan): Promise<number>;
  /**
   * Holds the message that may be tried first, with its conflicts, and writes down what becomes of it, all in one
   * transaction: when that fails, it is as if the message had not been tried.
   * @param except messages to leave for another turn
   * @returns null when no message may be tried
   */
  deliver<Result extends { delivery: Delivery }>(now: Date, except: readonly string[], send: (message: HeldMessage) => Promise<Result>): Promise<DeliveryTurn<Result> | null>;
  /** How many messages wait to be sent. */
  waiting(): Promise<number>;
}
