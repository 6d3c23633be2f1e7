import { type Zone, minuteMs } from '@homeroom/icalendar';
import { overlapEnd } from '../conflicts/conflict.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import { mentionConflict, writeBody } from './alert-message.ts';
import type { AlertMessage, Mention, MentionedConflict } from './alert-message.ts';
import type { AlertSchedule } from './alert-schedule.ts';
import { conflictsOfMessage } from './alert-text.ts';
import type { AlertKind } from './alert-text.ts';

/** Number of alerts before a conflict escalates. */
export const alertsOfConflict = 3;

/** So many messages may go to a chat in the time of `chatLimitMs`, whatever their kinds. */
export const messagesOfChat = 3;

/** Time a message counts against the limit of its chat, in milliseconds. */
export const chatLimitMs = 10 * minuteMs;

/** So many alerts due in one minute are messages of their own; more go together. */
const singleMessages = 3;

/** A conflict whose time may have come. */
export interface DueConflict extends Conflict {
  /** Time of the group message; null before the first alert, and once it is planned. */
  escalateAt: Date | null;
}

/** A conflict that is held while messages about it are planned. */
export interface PlannableConflict extends DueConflict {
  /** The messages that it has: kind and number with a space between. */
  messages: ReadonlySet<string>;
}

/** Result of planning. */
export interface AlertPlan {
  messages: AlertMessage[];
  /** Alerts moved by quiet hours; null: the overlap is over by then. */
  postponed: { conflictId: string; kind: 'alert' | 'group'; until: Date | null }[];
}

export interface AlertPlanDeps {
  schedule: AlertSchedule;
  zone: Zone;
  /** The household's. */
  locale: string;
  /** See `BodySettings`. */
  dashboardUrl: string | null;
  chatOf: (kind: AlertKind) => string;
  newId: () => string;
}

/** The first instant after the clock's minute, up to which alerts count as due together. */
export function endOfMinute(now: Date): Date {
  return new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs);
}

/** Decides which messages are due. */
export class AlertPlanner {
  private readonly deps: AlertPlanDeps;

  constructor(deps: AlertPlanDeps) {
    this.deps = deps;
  }

  /**
   * The messages about conflicts that nobody took: alerts that are due, and group messages whose hour has come. Quiet
   * hours postpone both, but not a group message whose hour they include.
   * @param conflicts by the time of their next alert
   * @param told their details; of the others only what the registry knows is mentioned
   */
  plan(conflicts: readonly PlannableConflict[], told: ReadonlyMap<string, MentionedConflict>, now: Date): AlertPlan {
    const open = conflicts.filter(
      (conflict) => conflict.status === 'unacknowledged' && overlapEnd(conflict) > now.getTime(),
    );
    const alerts = dueAlerts(open, now);
    const escalations = open.filter((conflict) => isEscalated(conflict, now));
    const quiet = this.deps.schedule.quiet.include(now.getTime());
    const tellOf =
      (kind: AlertKind) =>
      (conflict: Conflict): PlannedMention => ({
        tell: { conflictId: conflict.id, kind, number: kind === 'alert' ? conflict.nagCount + 1 : 1 },
        told: told.get(conflict.id) ?? mentionConflict(conflict),
      });
    const postponed = quiet ? alerts.map((conflict) => this.postpone(conflict, 'alert', now)) : [];
    const messages = quiet ? [] : this.inMessages('alert', alerts.map(tellOf('alert')));
    if (quiet && !this.deps.schedule.escalatesInQuietHours)
      postponed.push(...escalations.map((conflict) => this.postpone(conflict, 'group', now)));
    else messages.push(...this.inMessages('group', escalations.map(tellOf('group'))));
    return { messages, postponed };
  }

  /**
   * Messages about conflicts of which is told at once: one each; of more than three, lists of up to ten; of more than
   * three such lists, one summary.
   */
  inMessages(kind: AlertKind, conflicts: readonly PlannedMention[]): AlertMessage[] {
    const listed = conflicts.length > singleMessages ? conflictsOfMessage : 1;
    const isSummary = conflicts.length > messagesOfChat * conflictsOfMessage;
    const size = isSummary ? conflicts.length : listed;
    const count = Math.ceil(conflicts.length / size);
    return Array.from({ length: count }, (_, index) =>
      this.message(kind, conflicts.slice(index * size, (index + 1) * size), isSummary),
    );
  }

  /** One summary of messages to the same chat. It takes the place of the first of them. */
  join(messages: readonly [AlertMessage, ...AlertMessage[]]): AlertMessage {
    const { zone, locale, dashboardUrl } = this.deps;
    const tells = messages.flatMap((message) => message.tells);
    const told = new Map(messages.flatMap(({ body }) => body.told.map((one) => [one.id, one])));
    return {
      ...messages[0],
      tells,
      body: writeBody(tells, [...told.values()], { zone, locale, dashboardUrl, isSummary: true }),
    };
  }

  private message(kind: AlertKind, conflicts: readonly PlannedMention[], isSummary: boolean): AlertMessage {
    const { newId, chatOf, zone, locale, dashboardUrl } = this.deps;
    const tells = conflicts.map(({ tell }) => tell);
    const told = conflicts.map((one) => one.told);
    return {
      id: newId(),
      chatId: chatOf(kind),
      body: writeBody(tells, told, { zone, locale, dashboardUrl, isSummary }),
      tells,
    };
  }

  private postpone(conflict: Conflict, kind: 'alert' | 'group', now: Date): AlertPlan['postponed'][number] {
    const until = this.deps.schedule.quiet.after(now.getTime());
    return {
      conflictId: conflict.id,
      kind,
      until: kind === 'alert' && until >= overlapEnd(conflict) ? null : new Date(until),
    };
  }
}

/** Conflict as reported in a message, and the kind of message it counts as. */
export interface PlannedMention {
  tell: Mention;
  told: MentionedConflict;
}

/** Those that are due, and when they would be many with them those that are due later in the minute. */
function dueAlerts(conflicts: readonly PlannableConflict[], now: Date): PlannableConflict[] {
  const before =
    (limit: Date) =>
    ({ nextAlertAt, nagCount, messages }: PlannableConflict) =>
      nextAlertAt !== null &&
      nextAlertAt < limit &&
      nagCount < alertsOfConflict &&
      !messages.has(`alert ${nagCount + 1}`);
  const due = conflicts.filter(before(new Date(now.getTime() + 1)));
  const ofMinute = conflicts.filter(before(endOfMinute(now)));
  return due.length > 0 && ofMinute.length > singleMessages ? ofMinute : due;
}

function isEscalated({ escalateAt, nagCount, messages }: PlannableConflict, now: Date): boolean {
  return escalateAt !== null && escalateAt <= now && nagCount > 0 && !messages.has('group 1');
}
