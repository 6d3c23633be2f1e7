import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import type { Messenger } from '@homeroom/messenger';
import { steadyLoop, type BackgroundLoop, type Logger } from '@homeroom/service-kit';
import type { AlertMetrics } from './alert-metrics.ts';
import { bySoonest, messageKind } from './alert-message.ts';
import type { MentionedConflict } from './alert-message.ts';
import { directChat, groupChat } from '../messages/recipients.ts';
import type { AlertSchedule } from './alert-schedule.ts';
import type { AlertStore } from './alert-store-sql.ts';
import type { AlertSubjects } from './alert-subjects.ts';
import { DeliverMessage } from './deliver-message.ts';
import type { DeliveryReport } from './deliver-message.ts';
import { LoggedMessenger } from '../messages/logged-messenger.ts';
import { AlertPlanner, endOfMinute } from './plan-alerts.ts';
import type { DueConflict } from './plan-alerts.ts';

export interface SendAlertsDeps {
  store: AlertStore;
  subjects: Pick<AlertSubjects, 'of'>;
  messenger: Messenger;
  schedule: AlertSchedule;
  household: Pick<Household, 'groupChatId' | 'locale' | 'members'>;
  zone: Zone;
  /** The dashboard's address without a token; null: unknown. */
  dashboardUrl: string | null;
  metrics: AlertMetrics;
  clock: () => Date;
  newId: () => string;
  logger: Logger;
}

/** More than the registry follows, so that what is due together goes together. */
const plannedInTurn = 10_000;
/** Of more than these, messages tell what the registry knows; the others have options and calendar details. */
const detailedInTurn = 100;
const stepsInTurn = 50;
const namedInLog = 20;

/**
 * Background job that alerts the family to unacknowledged conflicts: three alerts, then a direct message to the
 * designated parent, and in the evening a message to the group for each. Any number of replicas share the work. Every
 * message is stored before it is sent, and retried until the messenger accepts it, while it is still needed. It is sent
 * once, except that a message being sent during a crash, or whose response was lost, may be sent twice.
 */
export class SendAlerts {
  private readonly deps: SendAlertsDeps;
  private readonly planner: AlertPlanner;
  private readonly deliverer: DeliverMessage;
  /** Runs turns and warns of those that fail. */
  readonly loop: BackgroundLoop;

  constructor(deps: SendAlertsDeps) {
    const { messenger, schedule, household, zone, dashboardUrl, clock, newId, logger } = deps;
    const { locale } = household;
    this.deps = deps;
    this.planner = new AlertPlanner({
      schedule,
      zone,
      locale,
      dashboardUrl,
      newId,
      chatOf: (kind) => (kind === 'direct' ? directChat(household) : groupChat(household)),
    });
    this.deliverer = new DeliverMessage({
      messenger,
      record: new LoggedMessenger(logger),
      schedule,
      planner: this.planner,
      zone,
      locale,
      dashboardUrl,
      clock,
    });
    this.loop = steadyLoop({ work: (signal) => this.run(signal), message: 'alerts not sent', logger });
  }

  /**
   * Plans what is due and sends what waits, a part of it when there is much. It ends early when the signal does, after
   * the message that is being sent.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async run(signal: AbortSignal): Promise<void> {
    await this.plan();
    await this.deliver(signal);
    this.deps.metrics.waiting(await this.deps.store.waiting(this.deps.clock()));
  }

  private async plan(): Promise<void> {
    const { store, clock } = this.deps;
    const now = clock();
    const conflicts = await store.due(now, endOfMinute(now), plannedInTurn);
    if (conflicts.length === 0) return;
    const told = await this.detailsOf(conflicts);
    await store.plan(
      conflicts.map(({ id }) => id),
      now,
      (held) => this.planner.plan(held, told, now),
    );
  }

  private async detailsOf(conflicts: readonly DueConflict[]): Promise<Map<string, MentionedConflict>> {
    const { store, subjects } = this.deps;
    const soonest = conflicts.toSorted(bySoonest).slice(0, detailedInTurn);
    return subjects.of(await store.read(soonest.map(({ id }) => id)));
  }

  /** An absent messenger ends the turn, since it is absent for every message. */
  private async deliver(signal: AbortSignal): Promise<void> {
    const { store, clock } = this.deps;
    const tried: string[] = [];
    for (let step = 0; step < stepsInTurn && !signal.aborted; step += 1) {
      const turn = await store.deliver(clock(), tried, this.deliverer);
      if (!turn) return;
      if (turn.kind === 'tried' || turn.kind === 'passedOver') tried.push(turn.messageId);
      if (turn.kind === 'heldBack') this.reportHeldBack(turn);
      if (turn.kind === 'tried') this.report(turn.result);
      if (turn.kind === 'tried' && turn.result.failure?.reason === 'away') return;
    }
  }

  private reportHeldBack({ messages, until }: { messages: number; until: Date }): void {
    this.deps.metrics.heldBack(messages);
    this.deps.logger.info({ messages, until }, 'alerts held back: the chat had its messages of ten minutes');
  }

  private report({ delivery, wanted, failure }: DeliveryReport): void {
    const { metrics, logger } = this.deps;
    const kind = messageKind(wanted);
    const conflictIds = [...new Set(wanted.map(({ conflictId }) => conflictId))];
    const named = { kind, conflicts: conflictIds.length, conflictIds: conflictIds.slice(0, namedInLog) };
    if (delivery.kind === 'accepted') {
      for (const tell of wanted) metrics.sent(tell.kind, 1);
      logger.info(named, 'alert sent');
    }
    if (failure && delivery.kind === 'waits') {
      metrics.failed(failure.reason);
      logger.warn(
        { ...named, reason: failure.reason, until: delivery.until, err: failure.error },
        'alert not accepted',
      );
    }
  }
}
