import type { Metrics } from '@homeroom/service-kit';
import { Counter } from 'prom-client';
import type { AlertKind } from './alert-text.ts';
import { createDeliveryMetrics, type DeliveryMetrics } from '../messages/delivery-metrics.ts';

/** Metrics of alerts. */
export interface AlertMetrics extends DeliveryMetrics {
  /** Conflicts of which an accepted message told. */
  sent(kind: AlertKind, conflicts: number): void;
  /** Messages that wait because their chat had as many as it may get. */
  heldBack(messages: number): void;
}

/** Counts alerts in the service's metrics. */
export function createAlertMetrics(metrics: Pick<Metrics, 'registry'>): AlertMetrics {
  const registers = [metrics.registry];
  const sent = new Counter({
    name: 'alerts_sent_total',
    help: 'Conflicts told of in messages that the messenger accepted, by kind of message.',
    labelNames: ['kind'],
    registers,
  });
  const heldBack = new Counter({
    name: 'alerts_held_back_total',
    help: 'Messages that waited, because their chat had had three in ten minutes.',
    registers,
  });
  for (const kind of ['alert', 'direct', 'group'] satisfies AlertKind[]) sent.inc({ kind }, 0);
  const delivery = createDeliveryMetrics(metrics, {
    failed: {
      name: 'alerts_failed_total',
      help: 'Attempts to send a message that the messenger did not accept.',
    },
    waiting: {
      name: 'alert_messages_waiting',
      help: 'Messages that wait to be sent, of all replicas.',
    },
    oldest: {
      name: 'alert_messages_oldest_waiting_seconds',
      help: 'Age of the message that has waited longest to be sent, of all replicas; 0 when none waits.',
    },
  });
  return {
    ...delivery,
    sent: (kind, conflicts) => sent.inc({ kind }, conflicts),
    heldBack: (messages) => heldBack.inc(messages),
  };
}
