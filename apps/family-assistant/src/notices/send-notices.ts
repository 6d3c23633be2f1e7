import type { Messenger } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import { LoggedMessenger } from '../messages/logged-messenger.ts';
import type { QuietHours } from '../messages/quiet-hours.ts';
import { nobody } from '../messages/recipients.ts';
import { pauseAfter, reasonOf, type FailureReason } from '../messages/try-again.ts';
import { joinNotices } from './join-notices.ts';
import type { HeldNotice, NoticeDelivery, NoticeKind } from './notice.ts';
import type { NoticeMetrics } from './notice-metrics.ts';
import type { NoticeStore } from './notice-store-sql.ts';

export interface SendNoticesDeps {
  store: NoticeStore;
  messenger: Messenger;
  quiet: QuietHours;
  metrics: NoticeMetrics;
  clock: () => Date;
  logger: Logger;
}

interface NoticeReport {
  kind: NoticeKind;
  ids: readonly string[];
  delivery: NoticeDelivery;
  failure: { reason: FailureReason; error: unknown } | null;
}

const messagesInTurn = 50;

/**
 * Background job that sends notices. Any number of replicas share the work. Each notice is sent once, except that a
 * message being sent during a crash, or whose response was lost, may be sent twice. A notice that comes too late is
 * dropped and logged.
 *
 * The limit of alerts does not hold for notices and does not count them: "Leave by 3:20 PM" is of no use ten minutes
 * later. Those of one kind that are due for a chat at once are one message.
 */
export class SendNotices {
  private readonly deps: SendNoticesDeps;
  private readonly record: Messenger;

  constructor(deps: SendNoticesDeps) {
    this.deps = deps;
    this.record = new LoggedMessenger(deps.logger);
  }

  /**
   * Sends what is due. It ends early when the signal does, after the message that is being sent.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async run(signal: AbortSignal): Promise<void> {
    const { store, quiet, metrics, clock } = this.deps;
    const now = clock();
    if (quiet.include(now.getTime())) await store.postpone(now, new Date(quiet.after(now.getTime())));
    await this.dropLate(now);
    await this.deliver(signal);
    metrics.waiting(await store.waiting(clock()));
  }

  private async dropLate(now: Date): Promise<void> {
    for (const { id, kind, dueAt } of await this.deps.store.dropLate(now)) {
      this.deps.metrics.dropped(kind);
      this.deps.logger.warn({ id, kind, dueAt }, 'notice dropped: its time was over before it could be sent');
    }
  }

  /** An unavailable messenger ends the turn, since it is unavailable for every chat. */
  private async deliver(signal: AbortSignal): Promise<void> {
    const { store, clock } = this.deps;
    const passed: string[] = [];
    for (let step = 0; step < messagesInTurn && !signal.aborted; step += 1) {
      const turn = await store.deliver(clock(), passed, (notices) => this.send(notices));
      if (!turn) return;
      if (!turn.result) passed.push(turn.chatId);
      else this.report(turn.result);
      if (turn.result?.failure?.reason === 'away') return;
    }
  }

  private async send(notices: readonly [HeldNotice, ...HeldNotice[]]): Promise<NoticeReport> {
    const { messenger, clock } = this.deps;
    const { taken, body } = joinNotices(notices);
    const [{ chatId, kind }] = notices;
    const ids = taken.map(({ id }) => id);
    try {
      await (chatId === nobody ? this.record : messenger).send({ chatId, ...body });
    } catch (error) {
      const reason = reasonOf(error);
      const attempts = Math.max(...taken.map((notice) => notice.attempts)) + (reason === 'busy' ? 0 : 1);
      const until = new Date(clock().getTime() + pauseAfter(error, attempts));
      const delivery = { kind: 'waits' as const, until, attempts, wholeChat: reason === 'busy' };
      return { kind, ids, delivery, failure: { reason, error } };
    }
    return { kind, ids, delivery: { kind: 'sent', at: clock() }, failure: null };
  }

  private report({ kind, ids, delivery, failure }: NoticeReport): void {
    const { metrics, logger } = this.deps;
    if (delivery.kind === 'sent') {
      metrics.sent(kind, ids.length);
      logger.info({ kind, ids }, 'notice sent');
    }
    if (failure && delivery.kind === 'waits') {
      metrics.failed(failure.reason);
      logger.warn(
        { kind, ids, reason: failure.reason, until: delivery.until, err: failure.error },
        'notice not accepted',
      );
    }
  }
}
