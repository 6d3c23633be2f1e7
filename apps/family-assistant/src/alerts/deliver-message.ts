import type { Messenger } from '@homeroom/messenger';
import type { Zone } from '../calendar/time-zones.ts';
import { overlapEnd } from '../conflicts/conflict.ts';
import { nobody, tellAnew, writeBody } from './alert-message.ts';
import type { AlertBody, AlertMessage } from './alert-message.ts';
import type { AlertSchedule } from './alert-schedule.ts';
import type { AcceptedConflict, Delivery, HeldConflict, HeldMessage } from './alert-store.ts';
import { alertsOfConflict } from './plan-alerts.ts';
import type { AlertPlanner, ToldWith } from './plan-alerts.ts';
import { pauseAfter, reasonOf } from './try-again.ts';
import type { FailureReason } from './try-again.ts';

/** What delivering works with. */
export interface DeliverMessageParts {
  messenger: Messenger;
  /** Takes what there is nobody to send to. */
  record: Messenger;
  schedule: AlertSchedule;
  planner: Pick<AlertPlanner, 'inMessages'>;
  zone: Zone;
  clock: () => Date;
}

/** What became of a message, for whoever watches. */
export interface DeliveryReport {
  delivery: Delivery;
  kind: HeldMessage['kind'];
  conflictIds: readonly string[];
  failure: { reason: FailureReason; error: unknown } | null;
}

const longestError = 300;

interface ToldNow extends ToldWith {
  conflict: HeldConflict;
}

/** Sends one message that is held, if it is still wanted, and decides what follows. */
export class DeliverMessage {
  private readonly parts: DeliverMessageParts;

  constructor(parts: DeliverMessageParts) {
    this.parts = parts;
  }

  async deliver(message: HeldMessage): Promise<DeliveryReport> {
    const now = this.parts.clock();
    const wanted = message.conflicts.filter((conflict) => isWanted(message.kind, conflict, now));
    const leftOut = message.conflicts.filter((conflict) => !wanted.includes(conflict)).map(({ id }) => id);
    const report = (delivery: Delivery, failure: DeliveryReport['failure'] = null) => ({ delivery, kind: message.kind, conflictIds: wanted.map(({ id }) => id), failure });
    const told = toldNow(message, wanted);
    if (told.length === 0) return report({ kind: 'dropped', leftOut });
    const until = this.afterQuiet(message, now.getTime());
    if (until.getTime() > now.getTime()) return report({ kind: 'waits', leftOut, until, attempts: message.attempts, error: null, wholeChat: false });
    const body = this.bodyFor(message, told);
    try {
      await this.messengerOf(message).send({ chatId: message.chatId, html: body.html, buttons: body.buttons });
    } catch (error) {
      return report(this.failed(message, leftOut, error), { reason: reasonOf(error), error });
    }
    return report(this.accepted(message, { leftOut, body, told }));
  }

  private messengerOf({ chatId }: HeldMessage): Messenger {
    return chatId === nobody ? this.parts.record : this.parts.messenger;
  }

  /** What was written when it was planned, unless something of it changed. */
  private bodyFor({ kind, body }: HeldMessage, told: readonly ToldNow[]): AlertBody {
    const isAsPlanned = told.length === body.told.length && told.every((one, index) => one.told === body.told[index]);
    return isAsPlanned ? body : writeBody(kind, told, this.parts.zone);
  }

  private accepted({ kind }: AlertMessage, { leftOut, body, told }: { leftOut: string[]; body: AlertBody; told: readonly ToldNow[] }): Delivery {
    const { schedule, planner, clock } = this.parts;
    const at = clock();
    const conflicts = told.map(({ conflict }): AcceptedConflict => {
      const next = schedule.nextAlert(conflict.nagCount + 1, at.getTime(), overlapEnd(conflict));
      return { conflictId: conflict.id, nextAlertAt: next === null ? null : new Date(next), escalateAt: new Date(schedule.escalation(at.getTime())) };
    });
    const exhausted = kind === 'alert' ? told.filter(({ number }) => number === alertsOfConflict) : [];
    const directs = planner.inMessages('direct', exhausted.map((one) => ({ ...one, number: 1 })));
    return { kind: 'accepted', leftOut, at, body, told: conflicts, directs };
  }

  private failed(message: HeldMessage, leftOut: string[], error: unknown): Delivery {
    const busy = reasonOf(error) === 'busy';
    const attempts = message.attempts + (busy ? 0 : 1);
    const until = this.afterQuiet(message, this.parts.clock().getTime() + pauseAfter(error, attempts));
    return { kind: 'waits', leftOut, until, attempts, error: busy ? null : sentenceOf(error), wholeChat: busy };
  }

  /** Quiet hours hold everything back but a group message whose hour they include. */
  private afterQuiet({ kind }: AlertMessage, at: number): Date {
    const { schedule } = this.parts;
    return new Date(kind === 'group' && schedule.escalatesInQuietHours ? at : schedule.afterQuiet(at));
  }
}

/** Nobody took it, the overlap is not over, and the number has not been used. */
function isWanted(kind: AlertMessage['kind'], conflict: HeldConflict, now: Date): boolean {
  const isDue = kind !== 'alert' || conflict.number === conflict.nagCount + 1;
  return conflict.status === 'unacknowledged' && overlapEnd(conflict) > now.getTime() && isDue;
}

/** What is told of the wanted conflicts, in the order of the message. */
function toldNow({ body }: AlertMessage, wanted: readonly HeldConflict[]): ToldNow[] {
  return body.told.flatMap((told) => {
    const conflict = wanted.find(({ id }) => id === told.id);
    return conflict ? [{ conflictId: conflict.id, number: conflict.number, told: tellAnew(told, conflict), conflict }] : [];
  });
}

/** A messenger's errors are sentences for people; others are not shown. */
function sentenceOf(error: unknown): string {
  const isMessengers = error instanceof Error && error.name.startsWith('Messenger');
  return isMessengers ? error.message.slice(0, longestError) : 'The message could not be sent.';
}
