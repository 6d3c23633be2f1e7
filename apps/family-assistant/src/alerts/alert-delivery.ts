import type { Conflict } from '../conflicts/conflict.ts';
import type { AlertBody, AlertMessage, Mention } from './alert-message.ts';

/** A message that is being delivered. Until that is over nobody else delivers it or changes its conflicts. */
export interface HeldMessage extends AlertMessage {
  /** Number of failed attempts. */
  attempts: number;
  /** The conflicts that it tells of, as they are now, without their options. */
  conflicts: readonly Conflict[];
}

/** Outcome of a message. */
export type Delivery =
  /** None of its conflicts needs it any more. */
  | { kind: 'dropped'; leftOut: readonly Mention[] }
  | {
      kind: 'accepted';
      leftOut: readonly Mention[];
      at: Date;
      body: AlertBody;
      alerted: readonly AcceptedConflict[];
      directs: readonly AlertMessage[];
    }
  | {
      kind: 'waits';
      leftOut: readonly Mention[];
      until: Date;
      attempts: number;
      error: string | null;
      wholeChat: boolean;
    };

/** Effect of an accepted alert on a conflict. */
export interface AcceptedConflict {
  conflictId: string;
  nextAlertAt: Date | null;
  /** Time of the escalation to the group, if this was the first alert. */
  escalateAt: Date;
}

/** Result of one turn. */
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
