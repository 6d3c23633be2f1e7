import type { Zone } from '@homeroom/icalendar';
import type { Messenger } from '@homeroom/messenger';
import { overlapEnd } from '../conflicts/conflict.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import { updateMention, mentionConflict, writeBody } from './alert-message.ts';
import type { AlertBody, AlertMessage, Mention, MentionedConflict } from './alert-message.ts';
import type { AlertSchedule } from './alert-schedule.ts';
import type { AcceptedConflict, Courier, Delivery, HeldMessage } from './alert-delivery.ts';
import { alertsOfConflict } from './plan-alerts.ts';
import type { AlertPlanner } from './plan-alerts.ts';
import { nobody } from '../messages/recipients.ts';
import { pauseAfter, reasonOf } from '../messages/try-again.ts';
import type { FailureReason } from '../messages/try-again.ts';

export interface DeliverMessageDeps {
  messenger: Messenger;
  /** Takes what there is nobody to send to. */
  record: Messenger;
  schedule: AlertSchedule;
  planner: Pick<AlertPlanner, 'inMessages' | 'join'>;
  zone: Zone;
  /** The household's. */
  locale: string;
  /** See `BodySettings`. */
  dashboardUrl: string | null;
  clock: () => Date;
}

/** Outcome of a message, for logs and metrics. */
export interface DeliveryReport {
  delivery: Delivery;
  /** Alerts it contains, or would have contained. */
  wanted: readonly Mention[];
  failure: { reason: FailureReason; error: unknown } | null;
}

const maxErrorLength = 300;

/** Remaining content of a message. */
interface WantedMessage {
  tells: readonly Mention[];
  leftOut: readonly Mention[];
  told: readonly MentionedConflict[];
  conflicts: ReadonlyMap<string, Conflict>;
}

/** Sends one message that is held, if it is still wanted, and decides what follows. */
export class DeliverMessage implements Courier<DeliveryReport> {
  private readonly deps: DeliverMessageDeps;

  constructor(deps: DeliverMessageDeps) {
    this.deps = deps;
  }

  join(messages: readonly [AlertMessage, ...AlertMessage[]]): AlertMessage {
    return this.deps.planner.join(messages);
  }

  async send(message: HeldMessage): Promise<DeliveryReport> {
    const now = this.deps.clock();
    const wanted = wantedOf(message, now);
    const { leftOut, tells } = wanted;
    const report = (delivery: Delivery, failure: DeliveryReport['failure'] = null) => ({
      delivery,
      wanted: tells,
      failure,
    });
    if (tells.length === 0) return report({ kind: 'dropped', leftOut });
    const until = this.afterQuiet(tells, now.getTime());
    if (until.getTime() > now.getTime())
      return report({ kind: 'waits', leftOut, until, attempts: message.attempts, error: null, wholeChat: false });
    const body = this.bodyFor(message, wanted);
    try {
      await this.messengerOf(message).send({ chatId: message.chatId, html: body.html, buttons: body.buttons });
    } catch (error) {
      return report(this.failed(message, wanted, error), { reason: reasonOf(error), error });
    }
    return report(this.accepted(body, wanted));
  }

  private messengerOf({ chatId }: HeldMessage): Messenger {
    return chatId === nobody ? this.deps.record : this.deps.messenger;
  }

  /** Reuses the planned text, unless its content changed or one of its events was forgotten. */
  private bodyFor({ body }: HeldMessage, { leftOut, tells, told }: WantedMessage): AlertBody {
    const isAsPlanned =
      body.html !== '' && leftOut.length === 0 && body.told.every((one, index) => one === told[index]);
    const { zone, locale, dashboardUrl } = this.deps;
    return isAsPlanned ? body : writeBody(tells, told, { zone, locale, dashboardUrl, isSummary: body.isSummary });
  }

  private accepted(body: AlertBody, { tells, leftOut, told, conflicts }: WantedMessage): Delivery {
    const { schedule, planner, clock } = this.deps;
    const at = clock();
    const alerts = tells.filter(({ kind }) => kind === 'alert');
    const escalateAt = new Date(schedule.escalation(at.getTime()));
    const alerted = alerts.map(({ conflictId, number }): AcceptedConflict => {
      const conflict = conflicts.get(conflictId);
      const next = conflict ? schedule.nextAlert(number, at.getTime(), overlapEnd(conflict)) : null;
      return { conflictId, nextAlertAt: next === null ? null : new Date(next), escalateAt };
    });
    const exhausted = new Set(
      alerts.filter(({ number }) => number === alertsOfConflict).map(({ conflictId }) => conflictId),
    );
    const directs = planner.inMessages(
      'direct',
      told
        .filter(({ id }) => exhausted.has(id))
        .map((one) => ({ tell: { conflictId: one.id, kind: 'direct', number: 1 }, told: one })),
    );
    return { kind: 'accepted', leftOut, at, body, alerted, directs };
  }

  private failed(message: HeldMessage, { tells, leftOut }: WantedMessage, error: unknown): Delivery {
    const busy = reasonOf(error) === 'busy';
    const attempts = message.attempts + (busy ? 0 : 1);
    const until = this.afterQuiet(tells, this.deps.clock().getTime() + pauseAfter(error, attempts));
    return { kind: 'waits', leftOut, until, attempts, error: busy ? null : sentenceOf(error), wholeChat: busy };
  }

  /** Quiet hours hold everything back but what is only the group's message and whose hour they include. */
  private afterQuiet(tells: readonly Mention[], at: number): Date {
    const { schedule } = this.deps;
    const passes = schedule.escalatesInQuietHours && tells.every(({ kind }) => kind === 'group');
    return new Date(passes ? at : schedule.quiet.after(at));
  }
}

/** Returns what is still to be reported, with each conflict in the order of the message. */
function wantedOf({ body, tells, conflicts: held }: HeldMessage, now: Date): WantedMessage {
  const conflicts = new Map(held.map((conflict) => [conflict.id, conflict]));
  const isStillWanted = (tell: Mention) => {
    const conflict = conflicts.get(tell.conflictId);
    return conflict !== undefined && isWanted(tell, conflict, now);
  };
  const wanted = tells.filter(isStillWanted);
  const wantedOnes = new Set(wanted);
  const untold = new Set(wanted.map(({ conflictId }) => conflictId));
  const told = body.told.flatMap((one) => {
    const conflict = conflicts.get(one.id);
    return conflict && untold.delete(one.id) ? [updateMention(one, conflict)] : [];
  });
  for (const conflict of held) if (untold.has(conflict.id)) told.push(mentionConflict(conflict));
  return { tells: wanted, leftOut: tells.filter((tell) => !wantedOnes.has(tell)), told, conflicts };
}

/** Nobody took it, the overlap is not over, and the number has not been used. */
function isWanted({ kind, number }: Mention, conflict: Conflict, now: Date): boolean {
  const isDue = kind !== 'alert' || number === conflict.nagCount + 1;
  return conflict.status === 'unacknowledged' && overlapEnd(conflict) > now.getTime() && isDue;
}

/** A messenger's errors are sentences for people; others are not shown. */
function sentenceOf(error: unknown): string {
  const isMessengers = error instanceof Error && error.name.startsWith('Messenger');
  return isMessengers ? error.message.slice(0, maxErrorLength) : 'The message could not be sent.';
}
