import type { Metrics } from '@homeroom/service-kit';
import { Counter, Gauge } from 'prom-client';
import { failureReasons, type FailureReason } from './try-again.ts';
import type { Waiting } from './waiting.ts';

/** Metrics of messages of one kind on their way to the messenger. */
export interface DeliveryMetrics {
  failed(reason: FailureReason): void;
  waiting(waiting: Waiting): void;
}

type Named = { name: string; help: string };

/** Counts failed attempts by reason and shows what waits, under the names of the kind. */
export function createDeliveryMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  named: { failed: Named; waiting: Named; oldest: Named },
): DeliveryMetrics {
  const registers = [registry];
  const failed = new Counter({ ...named.failed, labelNames: ['reason'], registers });
  const waiting = new Gauge({ ...named.waiting, registers });
  const oldest = new Gauge({ ...named.oldest, registers });
  for (const reason of failureReasons) failed.inc({ reason }, 0);
  return {
    failed: (reason) => failed.inc({ reason }),
    waiting: ({ count, oldestSeconds }) => {
      waiting.set(count);
      oldest.set(oldestSeconds);
    },
  };
}
