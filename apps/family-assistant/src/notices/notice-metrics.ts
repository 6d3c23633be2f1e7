import type { Metrics } from '@homeroom/service-kit';
import { Counter, Gauge } from 'prom-client';
import { failureReasons, type FailureReason } from '../messages/try-again.ts';
import { noticeKinds, type NoticeKind } from './notice.ts';
import type { Waiting } from '../messages/waiting.ts';

/** Metrics of notices. */
export interface NoticeMetrics {
  sent(kind: NoticeKind, notices: number): void;
  failed(reason: FailureReason): void;
  dropped(kind: NoticeKind): void;
  waiting(waiting: Waiting): void;
}

/** Counts notices in the service's metrics. */
export function createNoticeMetrics({ registry }: Pick<Metrics, 'registry'>): NoticeMetrics {
  const registers = [registry];
  const sent = new Counter({
    name: 'notices_sent_total',
    help: 'Reminders, overviews and messages about changes that the messenger accepted, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const failed = new Counter({
    name: 'notices_failed_total',
    help: 'Attempts to send notices that the messenger did not accept.',
    labelNames: ['reason'],
    registers,
  });
  const dropped = new Counter({
    name: 'notices_dropped_total',
    help: 'Notices whose time was over before they could be sent, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const waiting = new Gauge({
    name: 'notices_waiting',
    help: 'Notices that are due and wait to be sent, of all replicas.',
    registers,
  });
  const oldest = new Gauge({
    name: 'notices_oldest_waiting_seconds',
    help: 'Time since the notice was due that has waited longest to be sent, of all replicas; 0 when none waits.',
    registers,
  });
  for (const kind of noticeKinds) for (const counter of [sent, dropped]) counter.inc({ kind }, 0);
  for (const reason of failureReasons) failed.inc({ reason }, 0);
  return {
    sent: (kind, notices) => sent.inc({ kind }, notices),
    failed: (reason) => failed.inc({ reason }),
    dropped: (kind) => dropped.inc({ kind }),
    waiting: ({ count, oldestSeconds }) => {
      waiting.set(count);
      oldest.set(oldestSeconds);
    },
  };
}
