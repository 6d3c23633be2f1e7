import type { Conflict } from '../conflicts/conflict.ts';
import type { AlertBody, AlertMessage, Told } from './alert-message.ts';
import type { AlertPlan, DueConflict, PlannableConflict } from './plan-alerts.ts';

/** A message that is being delivered. Until that is over nobody else delivers it or changes its conflicts. */
export interface HeldMessage extends AlertMessage {
  /** How often it has failed. */
  attempts: number;
  /** The conflicts that it tells of, as they are now, without their options. */
  conflicts: readonly Conflict[];
}

/** What became of a message. */
export type Delivery =
  /** None of its conflicts needs it any more. */
  | { kind: 'dropped'; leftOut: readonly Told[] }
  | {
      kind: 'accepted';
      leftOut: readonly Told[];
      at: Date;
      body: AlertBody;
      alerted: readonly AcceptedConflict[];
      directs: readonly AlertMessage[];
    }
  | {
      kind: 'waits';
      leftOut: readonly Told[];
      until: Date;
      attempts: number;
      error: string | null;
      wholeChat: boolean;
    };

/** What an accepted alert means for a conflict. */
export interface AcceptedConflict {
  conflictId: string;
  nextAlertAt: Date | null;
  /** When the group is told, if this was the first alert. */
  escalateAt: Date;
}

/** What happened in one turn. */
export type DeliveryTurn<Result> =
  /** The message was tried. */
  | { kind: 'tried'; messageId: string; result: Result }
  /** The chat has room for fewer messages than wait for it, so they were joined into one, which comes next. */
  | { kind: 'joined' }
  /** The chat had its messages of the last minutes: so many that were due wait until then, as one. */
  | { kind: 'heldBack'; messages: number; until: Date }
  /** Somebody else works on one of its conflicts, or sends to its chat. */
  | { kind: 'passedOver'; messageId: string };

/** Sends and joins messages while they are held. */
export interface Courier<Result extends { delivery: Delivery }> {
  send(message: HeldMessage): Promise<Result>;
  join(messages: readonly [AlertMessage, ...AlertMessage[]]): AlertMessage;
}

/** Where alerts are kept between being planned and being accepted. */
export interface AlertStore {
  /**
   * When a message is due: the conflicts that nobody took and that need one, without their options. Those are the ones
   * whose next alert comes before `alertsBefore` and those whose escalation came by `now`, by the time of the alert.
   */
  due(now: Date, alertsBefore: Date, limit: number): Promise<DueConflict[]>;
  /** The conflicts with these ids, with their options. */
  read(conflictIds: readonly string[]): Promise<Conflict[]>;
  /**
   * Holds those of the conflicts that nobody else holds, and writes down what is planned for them. Of any number of
   * replicas one plans at a time, so that what belongs in one message is not torn apart.
   * @returns how many messages were planned
   */
  plan(
    conflictIds: readonly string[],
    now: Date,
    decide: (conflicts: readonly PlannableConflict[]) => AlertPlan,
  ): Promise<number>;
  /**
   * Holds the message that may be tried first, with its conflicts, and writes down what becomes of it, all in one
   * transaction: when that fails, it is as if the message had not been tried. Of any number of replicas one sends to a
   * chat at a time. Beyond the limit of its chat a message is held back or joined with others instead.
   * @param except messages to leave for another turn
   * @returns null when no message may be tried
   */
  deliver<Result extends { delivery: Delivery }>(
    now: Date,
    except: readonly string[],
    courier: Courier<Result>,
  ): Promise<DeliveryTurn<Result> | null>;
  /** How many messages wait to be sent. */
  waiting(): Promise<number>;
}
