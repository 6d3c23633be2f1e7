import { modelPurposes, type HostBreakers } from '@homeroom/model-host';
import type { Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';

/** Shows in `/metrics` for which purposes the model host is not called because it just failed. */
export function createBreakerMetrics({ registry }: Pick<Metrics, 'registry'>, breakers: HostBreakers): void {
  new Gauge({
    name: 'model_host_breaker_open',
    help: '1 while the model host is not called for a purpose because it just failed it.',
    labelNames: ['purpose'],
    registers: [registry],
    collect() {
      for (const purpose of modelPurposes) this.set({ purpose }, breakers.isOpen(purpose) ? 1 : 0);
    },
  });
}
