import type { Metrics } from '@homeroom/service-kit';
import { Counter } from 'prom-client';
import { createDeliveryMetrics, type DeliveryMetrics } from '../messages/delivery-metrics.ts';
import { noticeKinds, type NoticeKind } from './notice.ts';

/** Metrics of notices. */
export interface NoticeMetrics extends DeliveryMetrics {
  sent(kind: NoticeKind, notices: number): void;
  dropped(kind: NoticeKind): void;
}

/** Counts notices in the service's metrics. */
export function createNoticeMetrics(metrics: Pick<Metrics, 'registry'>): NoticeMetrics {
  const registers = [metrics.registry];
  const sent = new Counter({
    name: 'notices_sent_total',
    help: 'Reminders, overviews and messages about changes that the messenger accepted, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const dropped = new Counter({
    name: 'notices_dropped_total',
    help: 'Notices whose time was over before they could be sent, by kind.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of noticeKinds) for (const counter of [sent, dropped]) counter.inc({ kind }, 0);
  const delivery = createDeliveryMetrics(metrics, {
    failed: {
      name: 'notices_failed_total',
      help: 'Attempts to send notices that the messenger did not accept.',
    },
    waiting: {
      name: 'notices_waiting',
      help: 'Notices that are due and wait to be sent, of all replicas.',
    },
    oldest: {
      name: 'notices_oldest_waiting_seconds',
      help: 'Time since the notice was due that has waited longest to be sent, of all replicas; 0 when none waits.',
    },
  });
  return {
    ...delivery,
    sent: (kind, notices) => sent.inc({ kind }, notices),
    dropped: (kind) => dropped.inc({ kind }),
  };
}
