import type { Metrics } from '@homeroom/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { AlertKind } from './alert-text.ts';
import { failureReasons, type FailureReason } from '../messages/try-again.ts';
import type { Waiting } from '../messages/waiting.ts';

/** Metrics of alerts. */
export interface AlertMetrics {
  /** Conflicts of which an accepted message told. */
  sent(kind: AlertKind, conflicts: number): void;
  failed(reason: FailureReason): void;
  /** Messages that wait because their chat had as many as it may get. */
  heldBack(messages: number): void;
  waiting(waiting: Waiting): void;
}

/** Counts alerts in the service's metrics. */
export function createAlertMetrics({ registry }: Pick<Metrics, 'registry'>): AlertMetrics {
  const registers = [registry];
  const sent = new Counter({
    name: 'alerts_sent_total',
    help: 'Conflicts told of in messages that the messenger accepted, by kind of message.',
    labelNames: ['kind'],
    registers,
  });
  const failed = new Counter({
    name: 'alerts_failed_total',
    help: 'Attempts to send a message that the messenger did not accept.',
    labelNames: ['reason'],
    registers,
  });
  const heldBack = new Counter({
    name: 'alerts_held_back_total',
    help: 'Messages that waited, because their chat had had three in ten minutes.',
    registers,
  });
  const waiting = new Gauge({
    name: 'alert_messages_waiting',
    help: 'Messages that wait to be sent, of all replicas.',
    registers,
  });
  const oldest = new Gauge({
    name: 'alert_messages_oldest_waiting_seconds',
    help: 'Age of the message that has waited longest to be sent, of all replicas; 0 when none waits.',
    registers,
  });
  for (const kind of ['alert', 'direct', 'group'] satisfies AlertKind[]) sent.inc({ kind }, 0);
  for (const reason of failureReasons) failed.inc({ reason }, 0);
  return {
    sent: (kind, conflicts) => sent.inc({ kind }, conflicts),
    failed: (reason) => failed.inc({ reason }),
    heldBack: (messages) => heldBack.inc(messages),
    waiting: ({ count, oldestSeconds }) => {
      waiting.set(count);
      oldest.set(oldestSeconds);
    },
  };
}
