import { minuteMs } from '../calendar/time-zones.ts';
import type { Zone } from '../calendar/time-zones.ts';
import { overlapEnd } from '../conflicts/conflict.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import { writeBody } from './alert-message.ts';
import type { AlertMessage, ToldConflict } from './alert-message.ts';
import type { AlertSchedule } from './alert-schedule.ts';
import { conflictsOfMessage } from './alert-text.ts';
import type { AlertKind } from './alert-text.ts';

/** How often a conflict is alerted before it escalates. */
export const alertsOfConflict = 3;

/** So many alerts due in one minute are messages of their own; more go together. */
const singleMessages = 3;

/** A conflict whose time may have come. */
export interface DueConflict extends Conflict {
  /** When the group is told; null before the first alert, and once that is planned. */
  escalateAt: Date | null;
}

/** A conflict that is held while messages about it are planned. */
export interface PlannableConflict extends DueConflict {
  /** The messages that it has: kind and number with a space between. */
  messages: ReadonlySet<string>;
}

/** What planning decides. */
export interface AlertPlan {
  messages: AlertMessage[];
  /** What quiet hours move; null: the overlap is over by then. */
  postponed: { conflictId: string; kind: 'alert' | 'group'; until: Date | null }[];
}

/** What planning works with. */
export interface AlertPlanParts {
  schedule: AlertSchedule;
  zone: Zone;
  chatOf: (kind: AlertKind) => string;
  newId: () => string;
}

/** The first instant after the clock's minute, up to which alerts count as due together. */
export function endOfMinute(now: Date): Date {
  return new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs);
}

/** Whether there may be something to plan. */
export function isAnyDue(conflicts: readonly DueConflict[], now: Date): boolean {
  return conflicts.some(({ nextAlertAt, escalateAt }) => [nextAlertAt, escalateAt].some((at) => at !== null && at <= now));
}

/** Decides which messages are due. */
export class AlertPlanner {
  private readonly parts: AlertPlanParts;

  constructor(parts: AlertPlanParts) {
    this.parts = parts;
  }

  /**
   * The messages about conflicts that nobody took: alerts that are due, and group messages whose hour has come. Quiet
   * hours postpone both, but not a group message whose hour they include.
   * @param conflicts by the time of their next alert
   * @param told what is told of them; one of which nothing is told is left out
   */
  plan(conflicts: readonly PlannableConflict[], told: ReadonlyMap<string, ToldConflict>, now: Date): AlertPlan {
    const open = conflicts.filter((conflict) => conflict.status === 'unacknowledged' && overlapEnd(conflict) > now.getTime() && told.has(conflict.id));
    const alerts = dueAlerts(open, now);
    const escalations = open.filter((conflict) => isEscalated(conflict, now));
    const quiet = this.parts.schedule.isQuiet(now.getTime());
    const toldOf = ({ id, nagCount }: Conflict, kind: AlertKind): ToldWith[] => {
      const subject = told.get(id);
      return subject ? [{ conflictId: id, number: kind === 'alert' ? nagCount + 1 : 1, told: subject }] : [];
    };
    const postponed = quiet ? alerts.map((conflict) => this.postpone(conflict, 'alert', now)) : [];
    const messages = quiet ? [] : this.inMessages('alert', alerts.flatMap((conflict) => toldOf(conflict, 'alert')));
    if (quiet && !this.parts.schedule.escalatesInQuietHours) postponed.push(...escalations.map((conflict) => this.postpone(conflict, 'group', now)));
    else messages.push(...escalations.flatMap((conflict) => toldOf(conflict, 'group')).map((one) => this.message('group', [one])));
    return { messages, postponed };
  }

  /** Messages about conflicts of which is told at once: one each, or when there are many one for all, up to ten in one. */
  inMessages(kind: AlertKind, conflicts: readonly ToldWith[]): AlertMessage[] {
    const size = conflicts.length > singleMessages ? conflictsOfMessage : 1;
    const count = Math.ceil(conflicts.length / size);
    return Array.from({ length: count }, (_, index) => this.message(kind, conflicts.slice(index * size, (index + 1) * size)));
  }

  private message(kind: AlertKind, conflicts: readonly ToldWith[]): AlertMessage {
    const { newId, chatOf, zone } = this.parts;
    const tells = conflicts.map(({ conflictId, number }) => ({ conflictId, number }));
    return { id: newId(), kind, chatId: chatOf(kind), body: writeBody(kind, conflicts, zone), tells };
  }

  private postpone(conflict: Conflict, kind: 'alert' | 'group', now: Date): AlertPlan['postponed'][number] {
    const until = this.parts.schedule.afterQuiet(now.getTime());
    return { conflictId: conflict.id, kind, until: kind === 'alert' && until >= overlapEnd(conflict) ? null : new Date(until) };
  }
}

/** What a message tells of one conflict. */
export interface ToldWith {
  conflictId: string;
  number: number;
  told: ToldConflict;
}

/** Those that are due, and when they would be many with them those that are due later in the minute. */
function dueAlerts(conflicts: readonly PlannableConflict[], now: Date): PlannableConflict[] {
  const before = (limit: Date) => ({ nextAlertAt, nagCount, messages }: PlannableConflict) =>
    nextAlertAt !== null && nextAlertAt < limit && nagCount < alertsOfConflict && !messages.has(`alert ${nagCount + 1}`);
  const due = conflicts.filter(before(new Date(now.getTime() + 1)));
  const ofMinute = conflicts.filter(before(endOfMinute(now)));
  return due.length > 0 && ofMinute.length > singleMessages ? ofMinute : due;
}

function isEscalated({ escalateAt, nagCount, messages }: PlannableConflict, now: Date): boolean {
  return escalateAt !== null && escalateAt <= now && nagCount > 0 && !messages.has('group 1');
}
